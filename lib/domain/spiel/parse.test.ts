import { describe, expect, it } from 'vitest'
import { REGELWERK } from '../../../tests/builders/spiel'
import { getRegelwerk } from '../regelwerk/presets'
import { parseSpiel } from './parse'

const spiel = (mehr: object = {}) => ({
  art: 'normal',
  re: ['Anna', 'Bernd'],
  augenRe: 130,
  ...mehr,
})

function orte(roh: unknown): readonly string[] {
  const gelesen = parseSpiel(roh, REGELWERK)
  return gelesen.ok ? [] : gelesen.fehler.map((f) => `${f.regel} ${f.ort} ${f.code}`)
}

describe('parseSpiel', () => {
  it('takes everything that the exchange format knows, as it stands', () => {
    const voll = {
      art: 'hochzeit',
      re: ['Bernd', 'Elke'],
      augenRe: 185,
      ohneStich: 'kontra',
      stoesse: ['Elke'],
      ansagen: { re: 'keine60', kontra: 'augen30' },
      ansageVorKlaerung: 'keine90',
      sonderpunkte: { re: { fuchs: 1, kallemann: 1 }, kontra: { doppelkopf: 1 } },
      schweine: 'Elke',
      trumpfabgabe: ['Clara'],
      regelverstoss: 'Anna',
      notiz: 'zweiter Stich strittig',
      bestaetigt: ['pflichtsolo-nach-frist', 'runde-beendet'],
    }
    expect(parseSpiel(voll, REGELWERK)).toEqual({ ok: true, wert: voll })
  })

  it('leaves out no field and adds none to the shortest game', () => {
    const kurz = { art: 'normal', re: ['Anna', 'Bernd'] }
    expect(parseSpiel(kurz, REGELWERK)).toEqual({ ok: true, wert: kurz })
  })

  it.each([
    ['no object', null, ['Format  typ-falsch']],
    ['a list', [], ['Format  typ-falsch']],
    ['nothing', undefined, ['Format  feld-fehlt']],
    ['an empty object', {}, ['Format art feld-fehlt', 'Format re feld-fehlt']],
    ['an unknown kind', spiel({ art: 'solo-herz' }), ['Format art wert-unbekannt']],
    ['a kind that is no text', spiel({ art: 7 }), ['Format art wert-unbekannt']],
    ['Re as text', spiel({ re: 'Anna' }), ['Format re typ-falsch']],
    ['a number among the names', spiel({ re: ['Anna', 7] }), ['Format re[1] typ-falsch']],
    ['Augen as text', spiel({ augenRe: '130' }), ['Format augenRe typ-falsch']],
    ['Augen as null', spiel({ augenRe: null }), ['Format augenRe typ-falsch']],
    ['an unknown party', spiel({ ohneStich: 'alle' }), ['Format ohneStich wert-unbekannt']],
    [
      'an unknown level',
      spiel({ ansagen: { re: 'keine45' } }),
      ['Format ansagen.re wert-unbekannt'],
    ],
    [
      'Augen announced before the Hochzeit was clear',
      spiel({ ansageVorKlaerung: 'augen30' }),
      ['Format ansageVorKlaerung wert-unbekannt'],
    ],
    [
      'a Sonderpunkt of other rules',
      spiel({ sonderpunkte: { re: { charlie: 1 } } }),
      ['Format sonderpunkte.re.charlie feld-unbekannt'],
    ],
    [
      'a Sonderpunkt without a number',
      spiel({ sonderpunkte: { kontra: { fuchs: true } } }),
      ['Format sonderpunkte.kontra.fuchs typ-falsch'],
    ],
    ['an unknown hint', spiel({ bestaetigt: ['egal'] }), ['Format bestaetigt[0] wert-unbekannt']],
    [
      'unknown keys, each at its place',
      spiel({ gewinner: 're', 'zwei Wörter': 1 }),
      ['Format gewinner feld-unbekannt', 'Format ["zwei Wörter"] feld-unbekannt'],
    ],
    [
      'a key that objects have by themselves',
      JSON.parse('{"art":"normal","re":["Anna","Bernd"],"__proto__":1}'),
      ['Format __proto__ feld-unbekannt'],
    ],
  ] as readonly (readonly [string, unknown, readonly string[]])[])(
    'refuses %s',
    (_, roh, fehler) => {
      expect(orte(roh)).toEqual(fehler)
    },
  )

  it('says what would have been right', () => {
    const gelesen = parseSpiel(spiel({ ohneStich: 'alle' }), REGELWERK)
    expect(gelesen).toMatchObject({
      fehler: [{ daten: { wert: 'alle', erlaubt: 're, kontra' } }],
    })
  })

  it('knows only the kinds of its rule book', () => {
    const ohneNull = { ...REGELWERK, arten: REGELWERK.arten.filter((a) => a.art !== 'solo-null') }
    expect(parseSpiel(spiel({ art: 'solo-null' }), ohneNull)).toMatchObject({
      ok: false,
      fehler: [{ ort: 'art', regel: 'Format', code: 'wert-unbekannt' }],
    })
  })

  it.each([
    ['Schweine', { schweine: 'Anna' }, 'schweine feld-unbekannt'],
    ['a Trumpfabgabe', { trumpfabgabe: [] }, 'trumpfabgabe feld-unbekannt'],
    [
      'an Ansage before the Hochzeit was clear',
      { ansageVorKlaerung: 'keine90' },
      'ansageVorKlaerung feld-unbekannt',
    ],
    ['Augen announced', { ansagen: { kontra: 'augen60' } }, 'ansagen.kontra wert-unbekannt'],
    [
      'a Kallemann',
      { sonderpunkte: { re: { kallemann: 0 } } },
      'sonderpunkte.re.kallemann feld-unbekannt',
    ],
    ['a Köhler', { art: 'solo-koehler' }, 'art wert-unbekannt'],
  ] as const)('%s belongs to Urexweiler and is unknown elsewhere', (_, mehr, fehler) => {
    for (const id of ['ddv', 'besenmarkt', 'skill7'] as const) {
      const gelesen = parseSpiel(spiel(mehr), getRegelwerk(id))
      const gefunden = gelesen.ok ? [] : gelesen.fehler
      expect(gefunden.map((f) => `${f.regel} ${f.ort} ${f.code}`)).toEqual([`Format ${fehler}`])
    }
  })

  it.each([
    ['besenmarkt', { art: 'solo-fehlfarben' }, 'art wert-unbekannt'],
    [
      'besenmarkt',
      { sonderpunkte: { kontra: { charlie: 1 } } },
      'sonderpunkte.kontra.charlie feld-unbekannt',
    ],
    [
      'ddv',
      { sonderpunkte: { kontra: { 'fuchs-letzter': 1 } } },
      'sonderpunkte.kontra.fuchs-letzter feld-unbekannt',
    ],
  ] as const)('%s knows no %j (B-S, B-A)', (id, mehr, fehler) => {
    const gelesen = parseSpiel(spiel(mehr), getRegelwerk(id))
    const gefunden = gelesen.ok ? [] : gelesen.fehler
    expect(gefunden.map((f) => `${f.regel} ${f.ort} ${f.code}`)).toEqual([`Format ${fehler}`])
  })
})
