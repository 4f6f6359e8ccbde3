import { describe, expect, it } from 'vitest'
import type { Op } from '../domain/op/op'
import type { Chronikeintrag, Spielbezug } from '../domain/protokoll/chronik'
import type { Spiel } from '../domain/spiel/spiel'
import type { SpielAkte } from '../domain/spieltag/spieltag'
import { textChronikzeilen, textKurz } from './chronik-zeilen'

const NAMEN = { a: 'Anna', b: 'Bernd', c: 'Clara', d: 'Dieter', e: 'Elke' }
const SPIEL: Spiel = { art: 'normal', re: ['a', 'b'], augenRe: 130 }
const LEER: Chronikeintrag = {
  ...{ seq: 1, art: '', daten: null, op: null, folge: null, kontoName: 'Anna', geraet: 'x' },
  ...{
    zeit: 0,
    namen: NAMEN,
    regelwerk: 'urexweiler',
    spiel: null,
    einspruch: null,
    angaben: null,
  },
}

const fassung = (version: number, inhalt: Partial<SpielAkte> = {}): SpielAkte => ({
  ...{ id: 's', rundeId: 'r', position: 1, version, spiel: SPIEL, gestrichen: false },
  ...{ besetzung: ['a', 'b', 'c', 'd'], grund: null },
  ...{ eingetragenAm: 0, erfasstVon: 'Anna', erfasstAm: 0 },
  ...inhalt,
})
const spiel = (bezug: Partial<Spielbezug>): Chronikeintrag => ({
  ...LEER,
  spiel: {
    ...{ id: 's', nummer: 1, runde: null, davor: null, danach: null, punkte: null },
    wert: { vorher: null, nachher: null },
    ...bezug,
  },
})
const mitOp = <A extends Op['art']>(
  art: A,
  daten: Extract<Op, { art: A }>['daten'],
  rest: Partial<Chronikeintrag> = {},
): Chronikeintrag => ({
  ...LEER,
  ...{ art, daten, op: { id: 'o', art, basis: 0, daten } as Op },
  ...rest,
})
const zeilen = (eintrag: Chronikeintrag) =>
  textChronikzeilen(eintrag).map(({ was, vorher, nachher }) =>
    vorher === null ? `${was}: ${nachher}` : `${was}: ${vorher} → ${nachher}`,
  )

describe('lines of a game', () => {
  const erste = spiel({
    danach: fassung(1),
    wert: { vorher: null, nachher: 1 },
    punkte: { a: 1, b: 1, c: -1, d: -1 },
  })

  it('say all of the first version, in a line without what follows from it', () => {
    expect(zeilen(erste)).toEqual([
      'Spiel: Normalspiel',
      'Re: Anna und Bernd',
      'Kontra: Clara und Dieter',
      'Augen: Re 130, Kontra 110',
      'Wert: 1',
      'Punkte: Anna\u00a0+1, Bernd\u00a0+1, Clara\u00a0−1, Dieter\u00a0−1',
    ])
    expect(textKurz(textChronikzeilen(erste))).toBe(
      'Normalspiel · Re: Anna und Bernd · Augen: Re 130, Kontra 110 · Wert: 1 · Anna\u00a0+1, Bernd\u00a0+1, Clara\u00a0−1, Dieter\u00a0−1',
    )
  })

  it('say of a later version what is otherwise, and its value even where that stays', () => {
    const anders = fassung(2, { spiel: { ...SPIEL, augenRe: 125, stoesse: ['c'] } })
    const wert = (vorher: number | null, nachher: number | null) =>
      zeilen(spiel({ davor: fassung(1), danach: anders, wert: { vorher, nachher } }))
    expect(wert(1, 2)).toEqual([
      'Augen: Re 130, Kontra 110 → Re 125, Kontra 115',
      'Stoß: nichts → Clara',
      'Wert: 1 → 2',
    ])
    expect(wert(1, 1).at(-1)).toBe('Wert: 1, unverändert')
  })

  it('say of a struck one that it does not count, and of one that counts again what it is worth', () => {
    const [zaehlt, gestrichen] = [fassung(1), fassung(2, { gestrichen: true })]
    expect(
      zeilen(spiel({ davor: zaehlt, danach: gestrichen, wert: { vorher: 1, nachher: null } })),
    ).toEqual(['Wert: 1 → zählt nicht'])
    expect(
      zeilen(spiel({ davor: gestrichen, danach: zaehlt, wert: { vorher: null, nachher: 1 } })),
    ).toEqual(['Wert: zählt nicht → 1'])
  })

  it('are none for an entry that is only about it', () => {
    expect(zeilen(spiel({}))).toEqual([])
    const einspruch = { spieltagId: 't', einspruchId: 'x', antwort: 'nein' }
    expect(zeilen(mitOp('einspruch-ablehnen', einspruch))).toEqual([])
  })
})

describe('lines of an evening', () => {
  const angaben = { datum: '2026-01-09', ort: null, entschuldigt: [] }
  const runde = { id: 'r', sitze: ['a', 'b', 'c', 'd'], ersterGeber: 'd' }

  it('say when and where, who is excused if anyone, and who sits', () => {
    const daten = { spieltagId: 't', saisonId: 'x', ...angaben, runde }
    const rest = { angaben: { vorher: null, nachher: angaben } }
    expect(zeilen(mitOp('spieltag-eroeffnen', daten, rest))).toEqual([
      'Datum: Fr., 9. Januar 2026',
      'Am Tisch: Anna, Bernd, Clara und Dieter',
      'Erster Geber: Dieter',
    ])
    const mehr = { ...daten, ort: 'bei Anna', entschuldigt: ['e'] }
    expect(zeilen(mitOp('spieltag-eroeffnen', mehr))).toEqual([
      'Datum: Fr., 9. Januar 2026',
      'Ort: bei Anna',
      'Entschuldigt: Elke',
      'Am Tisch: Anna, Bernd, Clara und Dieter',
      'Erster Geber: Dieter',
    ])
    expect(zeilen(mitOp('runde-eroeffnen', { spieltagId: 't', runde }))).toEqual([
      'Am Tisch: Anna, Bernd, Clara und Dieter',
      'Erster Geber: Dieter',
    ])
  })

  it('say of a change only what is otherwise, in one order', () => {
    const wechsel = (vorher: object, nachher: object) => {
      const neu = { ...angaben, ...nachher }
      const rest = { angaben: { vorher: { ...angaben, ...vorher }, nachher: neu } }
      return zeilen(mitOp('spieltag-aendern', { spieltagId: 't', ...neu, grund: 'x' }, rest))
    }
    expect(wechsel({}, { datum: '2026-01-10', ort: 'bei Anna', entschuldigt: ['e'] })).toEqual([
      'Datum: Fr., 9. Januar 2026 → Sa., 10. Januar 2026',
      'Ort: nichts → bei Anna',
      'Entschuldigt: niemand → Elke',
    ])
    expect(wechsel({ ort: 'bei Anna', entschuldigt: ['e'] }, {})).toEqual([
      'Ort: bei Anna → nichts',
      'Entschuldigt: Elke → niemand',
    ])
    expect(wechsel({}, {})).toEqual([])
  })

  it('say the totals where it ends, is confirmed, or came as a result', () => {
    const folge = {
      ...{ rechenweise: 1, namen: {} },
      spieltag: { datum: '2026-01-09', stand: { a: 12, b: 0, c: -12 } },
    }
    const stand = ['Endstand: Anna\u00a0+12, Bernd\u00a00, Clara\u00a0−12']
    const ende = { spieltagId: 't', ende: 'vorzeitig' } as const
    expect(zeilen(mitOp('spieltag-abschliessen', ende, { folge }))).toEqual(stand)
    const abnahme = { spieltagId: 't', abnahmeId: 'n', spielerId: 'a', fassung: 3 }
    expect(zeilen(mitOp('spieltag-abnehmen', abnahme, { folge }))).toEqual(stand)
    const endstand = { a: 12, b: 0, c: -12 }
    const nachtrag = { spieltagId: 't', saisonId: 'x', ...angaben, endstand }
    expect(zeilen(mitOp('spieltag-nachtragen', nachtrag))).toEqual([
      'Datum: Fr., 9. Januar 2026',
      ...stand,
    ])
    // From before there was a folge.
    expect(zeilen(mitOp('spieltag-abschliessen', ende))).toEqual([])
    expect(zeilen(LEER)).toEqual([])
  })
})
