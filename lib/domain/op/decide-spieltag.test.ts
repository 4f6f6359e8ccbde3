import { describe, expect, it } from 'vitest'
import {
  ablehnungen,
  ANNA,
  BERND,
  CLARA,
  DIETER,
  eingetragen,
  ELKE,
  eroeffnet,
  nach,
  op,
  SAISON,
  SPIELTAG,
  testId,
  verein,
} from '../../../tests/builders/verein'
import type { Op, OpDaten, VereinStand } from './op'
import { einstellungen } from '../../../tests/builders/einstellungen'

const erster = (stand: VereinStand) => stand.spieltage[0]

describe('a Spieltag that exists', () => {
  const offen = nach(verein(), eroeffnet())
  const gespielt = nach(offen, eingetragen(1))
  const aendern = (basis: number, mehr: Partial<OpDaten<'spieltag-aendern'>> = {}) =>
    op('spieltag-aendern', basis, {
      spieltagId: SPIELTAG,
      datum: '2026-01-10',
      ort: 'Bernd',
      entschuldigt: [ELKE],
      ...mehr,
    })
  const abschliessen = (basis: number, ende: 'gespielt' | 'vorzeitig' = 'vorzeitig') =>
    op('spieltag-abschliessen', basis, { spieltagId: SPIELTAG, ende })

  it('changes date, place and excuses', () => {
    expect(erster(nach(offen, aendern(1)))).toMatchObject({
      datum: '2026-01-10',
      reihenfolge: 1,
      ort: 'Bernd',
      entschuldigt: [ELKE],
      version: 2,
    })
  })

  it('refuses to excuse who has played', () => {
    expect(ablehnungen(offen, aendern(1, { entschuldigt: [DIETER] }))).toEqual([
      'abgelehnt entschuldigt[0] entschuldigt-anwesend',
    ])
  })

  it('refuses every change on a version that is not current', () => {
    const stand = nach(gespielt, aendern(1))
    const runde = { id: testId(60), sitze: [ANNA, BERND, CLARA, ELKE], ersterGeber: ANNA }
    for (const o of [
      aendern(1),
      abschliessen(1),
      op('runde-eroeffnen', 1, { spieltagId: SPIELTAG, runde }),
      op('spieltag-streichen', 1, { spieltagId: SPIELTAG }),
      op('spieltag-wiederoeffnen', 1, { spieltagId: SPIELTAG }),
    ])
      expect(ablehnungen(stand, o)).toEqual(['veraltet basis veraltet'])
  })

  it('closes early, with its Runde, and opens again', () => {
    const zu = nach(gespielt, abschliessen(1))
    expect(erster(zu)).toMatchObject({ ende: 'vorzeitig', version: 2 })
    expect(erster(zu)?.runden[0]).toMatchObject({ ende: 'vorzeitig', version: 2 })
    const auf = nach(
      zu,
      op('spieltag-wiederoeffnen', 2, { spieltagId: SPIELTAG, grund: 'weitergespielt' }),
    )
    expect(erster(auf)).toMatchObject({ ende: null, version: 3 })
    expect(erster(auf)?.runden[0]?.ende).toBeNull()
    expect(ablehnungen(auf, eingetragen(2))).toEqual([])
  })

  it('is not played while games are missing, nor over without any', () => {
    expect(ablehnungen(gespielt, abschliessen(1, 'gespielt'))).toEqual([
      'abgelehnt ende spielzahl-nicht-erreicht',
    ])
    expect(ablehnungen(offen, abschliessen(1))).toEqual(['abgelehnt  spieltag-ohne-spiele'])
  })

  it('is played when the number of games is reached', () => {
    const voll = Array.from({ length: 24 }, (_, i) => {
      const hinweise = ['pflichtsolo-nicht-gespielt'] as const
      return eingetragen(i + 1, {
        art: 'normal',
        re: [ANNA, BERND],
        augenRe: 130,
        bestaetigt: hinweise,
      })
    })
    const stand = nach(offen, ...voll)
    expect(ablehnungen(stand, abschliessen(1, 'gespielt'))).toEqual([])
    expect(ablehnungen(stand, eingetragen(25))).toContain(
      'abgelehnt bestaetigt hinweis-unbestaetigt',
    )
  })

  it('cannot be closed twice, nor opened while it runs', () => {
    const zu = nach(gespielt, abschliessen(1))
    expect(ablehnungen(zu, abschliessen(2))).toEqual(['abgelehnt  spieltag-abgeschlossen'])
    const auf = op('spieltag-wiederoeffnen', 1, { spieltagId: SPIELTAG })
    expect(ablehnungen(gespielt, auf)).toEqual(['abgelehnt  spieltag-laeuft'])
  })

  it('is struck and comes back as it was', () => {
    const weg = nach(gespielt, op('spieltag-streichen', 1, { spieltagId: SPIELTAG }))
    expect(erster(weg)?.gestrichen).toBe(true)
    expect(ablehnungen(weg, aendern(2))).toEqual(['abgelehnt spieltagId spieltag-gestrichen'])
    const da = nach(weg, op('spieltag-wiederoeffnen', 2, { spieltagId: SPIELTAG }))
    expect(erster(da)).toMatchObject({ gestrichen: false, ende: null, version: 3 })
  })

  it('goes on with other players in a new Runde, and who comes late is no longer excused', () => {
    const mitElke = { id: testId(60), sitze: [ANNA, BERND, CLARA, ELKE], ersterGeber: ANNA }
    const stand = nach(
      gespielt,
      aendern(1),
      op('runde-eroeffnen', 2, { spieltagId: SPIELTAG, runde: mitElke }),
    )
    expect(erster(stand)).toMatchObject({ version: 3, entschuldigt: [] })
    expect(erster(stand)?.runden.map((r) => [r.nummer, r.ende, r.sitze.length])).toEqual([
      [1, 'vorzeitig', 4],
      [2, null, 4],
    ])
    expect(ablehnungen(stand, eingetragen(2))).toEqual(['veraltet rundeId runde-beendet'])
    // A phone that was without a network has a game of the four of then.
    const { daten, ...huelle } = eingetragen(2)
    const nachtrag = { ...huelle, daten: { ...daten, nachtrag: true } } as Op
    expect(ablehnungen(stand, nachtrag)).toEqual(['veraltet rundeId runde-beendet'])
    const vier = [ANNA, BERND, CLARA, DIETER]
    const mitVieren = { ...huelle, daten: { ...daten, nachtrag: true, besetzung: vier } } as Op
    expect(erster(nach(stand, mitVieren))?.runden.map((r) => [r.ende, r.spiele.length])).toEqual([
      ['vorzeitig', 2],
      [null, 0],
    ])
  })

  it('keeps in a Runde the options it was opened with', () => {
    const stand = nach(
      offen,
      op('saison-aendern', 1, {
        saisonId: SAISON,
        name: '2026',
        einstellungen: { freieFehltage: 0, kuersoloWiederholung: 'aus' },
      }),
    )
    expect(erster(stand)?.runden[0]?.einstellungen).toEqual(einstellungen())
  })

  it('carries them into a Runde with other players, too', () => {
    const stand = nach(
      verein(),
      eroeffnet(),
      eingetragen(1),
      op('saison-aendern', 1, {
        saisonId: SAISON,
        name: '2026',
        einstellungen: { freieFehltage: 0, kuersoloWiederholung: 'aus' },
      }),
      op('runde-eroeffnen', 1, {
        spieltagId: SPIELTAG,
        runde: { id: testId(22), sitze: [ANNA, BERND, CLARA, ELKE], ersterGeber: ELKE },
      }),
    )
    expect(erster(stand)?.runden[1]?.einstellungen.kuersoloWiederholung).toBe('einmal')
  })
})
