import { describe, expect, it } from 'vitest'
import { parseAnnehmen, parseEinrichten, parsePasswortwechsel } from './anfragen'

const EINRICHTEN = {
  code: 'ABCD-EFGH-JKMN',
  verein: 'Kreuzdame',
  anmeldename: 'anna',
  name: 'Anna Beispiel',
  passwort: 'kreuz-dame-2026',
  spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'],
  ichBin: 0,
  saison: '2026',
  regelwerk: 'urexweiler',
  einstellungen: { freieFehltage: 2, kuersoloWiederholung: 'einmal' },
}

function fehler(
  parse: (roh: unknown) => ReturnType<typeof parseEinrichten | typeof parseAnnehmen>,
  roh: unknown,
) {
  const gelesen = parse(roh)
  return gelesen.ok ? [] : gelesen.fehler.map((f) => `${f.ort} ${f.code}`)
}

describe('parseEinrichten', () => {
  it('takes a complete form', () => {
    expect(parseEinrichten(EINRICHTEN)).toEqual({ ok: true, wert: EINRICHTEN })
  })

  it.each([
    [{ anmeldename: 'a b' }, 'anmeldename anmeldename-form'],
    [{ anmeldename: 'ab' }, 'anmeldename anmeldename-form'],
    [{ passwort: '1234567' }, 'passwort passwort-laenge'],
    [{ verein: '  ' }, 'verein name-form'],
    [{ spieler: ['Anna', 'Bernd', 'Clara', ''] }, 'spieler[3] name-form'],
    [{ spieler: ['Anna', 'Bernd', 'Clara'] }, 'spieler kader-anzahl'],
    [{ ichBin: 4 }, 'ichBin spieler-unbekannt'],
    [{ regelwerk: 'skat' }, 'regelwerk wert-unbekannt'],
  ])('refuses %j', (mehr, erwartet) => {
    expect(fehler(parseEinrichten, { ...EINRICHTEN, ...mehr })).toEqual([erwartet])
  })
})

describe('parseAnnehmen', () => {
  it('takes a token alone, or one with a new account', () => {
    const neu = {
      token: 't',
      anmeldename: 'bernd@example.org',
      name: 'Bernd',
      passwort: '12345678',
    }
    expect(parseAnnehmen({ token: 't' })).toEqual({ ok: true, wert: { token: 't' } })
    expect(parseAnnehmen(neu)).toEqual({ ok: true, wert: neu })
  })

  it('says what a new account lacks', () => {
    const halb = { token: 't', anmeldename: '', name: 'Bernd', passwort: '12345678' }
    expect(fehler(parseAnnehmen, halb)).toEqual(['anmeldename anmeldename-form'])
  })
})

describe('parsePasswortwechsel', () => {
  it('asks of the new password alone that it be long enough', () => {
    expect(parsePasswortwechsel({ alt: 'x', neu: '12345678' }).ok).toBe(true)
    expect(parsePasswortwechsel({ alt: 'x', neu: '1234567' })).toMatchObject({
      ok: false,
      fehler: [{ ort: 'neu', code: 'passwort-laenge' }],
    })
  })
})
