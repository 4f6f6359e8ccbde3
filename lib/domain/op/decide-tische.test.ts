import { describe, expect, it } from 'vitest'
import {
  eingetragenIn,
  FRITZ,
  GERDA,
  grosserVerein,
  HEINZ,
  INGE,
  RUNDE_2,
  setztSich,
  TISCH_1,
  TISCH_2,
  zweiTische,
} from '../../../tests/builders/tische'
import {
  ablehnungen,
  ANNA,
  BERND,
  CLARA,
  DIETER,
  eingetragen,
  ELKE,
  eroeffnet,
  kontext,
  nach,
  op,
  RUNDE,
  SPIELTAG,
  testId,
} from '../../../tests/builders/verein'
import { textFehler } from '../../format/fehler'
import { decide } from './decide'
import type { Op, VereinStand } from './op'
import { parseOp } from './parse'

const [R3, R4] = [testId(23), testId(24)]
const GAST_SPIEL = { art: 'normal', re: [FRITZ, GERDA], augenRe: 130 } as const
const abschliessen = (basis: number, ende: 'gespielt' | 'vorzeitig' = 'vorzeitig') =>
  op('spieltag-abschliessen', basis, { spieltagId: SPIELTAG, ende })
const wiederoeffnen = (basis: number) =>
  op('spieltag-wiederoeffnen', basis, { spieltagId: SPIELTAG, grund: 'noch ein Spiel' })

/** Each Runde as `table: how it ended`, in their order. */
function runden({ spieltage }: VereinStand): readonly string[] {
  return (spieltage[0]?.runden ?? []).map((r) => `${r.tisch}: ${r.ende ?? 'läuft'}`)
}

describe('one more table', () => {
  it('begins beside the first, under the options of the evening', () => {
    const stand = zweiTische()
    expect(runden(stand)).toEqual(['1: läuft', '2: läuft'])
    const [erste, zweite] = stand.spieltage[0]?.runden ?? []
    expect(zweite).toMatchObject({ nummer: 2, tisch: 2, sitze: TISCH_2, version: 1 })
    expect(zweite?.einstellungen).toEqual(erste?.einstellungen)
  })

  it('takes its games by itself: both tables count theirs from 1', () => {
    const stand = nach(
      zweiTische(),
      eingetragen(1),
      eingetragenIn(RUNDE_2, { spiel: 201, position: 1, inhalt: GAST_SPIEL }),
    )
    expect(stand.spieltage[0]?.runden.map((r) => r.spiele.map((s) => s.position))).toEqual([
      [1],
      [1],
    ])
  })

  it('excuses nobody any more who sits down at it', () => {
    const offen = nach(grosserVerein(), eroeffnet({ entschuldigt: [ELKE] }))
    const stand = nach(
      offen,
      setztSich(1, { id: RUNDE_2, sitze: [FRITZ, GERDA, HEINZ, ELKE], tisch: 2 }),
    )
    expect(stand.spieltage[0]?.entschuldigt).toEqual([])
  })

  it('is one of six at most', () => {
    const roh = setztSich(2, { id: R3, sitze: TISCH_2, tisch: 7 })
    const gelesen = parseOp(roh)
    expect(gelesen.ok ? [] : gelesen.fehler.map((f) => `${f.ort} ${f.code}`)).toEqual([
      'tisch tisch-nummer',
    ])
  })
})

describe('players who change', () => {
  it('end the Runde of their table only; what names no table is the first', () => {
    const eins = nach(zweiTische(), setztSich(2, { id: R3, sitze: [ANNA, BERND, CLARA, ELKE] }))
    expect(runden(eins)).toEqual(['1: vorzeitig', '2: läuft', '1: läuft'])
    const zwei = nach(
      zweiTische(),
      setztSich(2, { id: R3, sitze: [FRITZ, GERDA, HEINZ, ELKE], tisch: 2 }),
    )
    expect(runden(zwei)).toEqual(['1: läuft', '2: vorzeitig', '2: läuft'])
  })

  it('are refused by name and place while they sit at another table', () => {
    const falsch = setztSich(2, { id: R3, sitze: [ANNA, FRITZ, CLARA, GERDA], tisch: 1 })
    expect(ablehnungen(zweiTische(), falsch)).toEqual([
      'abgelehnt runde.sitze[1] tisch-anderer',
      'abgelehnt runde.sitze[3] tisch-anderer',
    ])
    const entscheidung = decide(zweiTische(), falsch, kontext())
    const texte = entscheidung.ok ? [] : entscheidung.fehler.fehler.map((f) => textFehler(f))
    expect(texte[0]).toBe(
      'Fritz sitzt noch an Tisch 2. Erst dort die Sitze ändern, oder den Tisch auflösen.',
    )
    expect(
      ablehnungen(zweiTische(), setztSich(2, { id: R3, sitze: TISCH_1, tisch: 3 })),
    ).toHaveLength(4)
  })

  it('dissolve the table that they come from when that is said, and the rest may sit down anew', () => {
    const gemischt = nach(
      zweiTische(),
      setztSich(2, { id: R3, sitze: [ANNA, FRITZ, CLARA, GERDA], tisch: 1, aufgeloest: [2] }),
      setztSich(3, { id: R4, sitze: [BERND, HEINZ, DIETER, INGE], tisch: 2 }),
    )
    expect(runden(gemischt)).toEqual(['1: vorzeitig', '2: vorzeitig', '1: läuft', '2: läuft'])
  })

  it('dissolve no table from which nobody comes, nor their own', () => {
    const ohne = setztSich(2, { id: R3, sitze: [ANNA, BERND, CLARA, ELKE], aufgeloest: [2] })
    expect(ablehnungen(zweiTische(), ohne)).toEqual([
      'abgelehnt aufgeloest[0] tisch-nicht-aufloesbar',
    ])
    const selbst = setztSich(2, { id: R3, sitze: TISCH_2, tisch: 2, aufgeloest: [2] })
    expect(ablehnungen(zweiTische(), selbst)).toEqual([
      'abgelehnt aufgeloest[0] tisch-nicht-aufloesbar',
    ])
  })

  it('take what was entered for their earlier Runde as a late game of it', () => {
    const stand = nach(
      zweiTische(),
      setztSich(2, { id: R3, sitze: [ANNA, FRITZ, CLARA, GERDA], tisch: 1, aufgeloest: [2] }),
    )
    const { daten, ...huelle } = eingetragenIn(RUNDE_2, {
      ...{ spiel: 201, position: 1, inhalt: GAST_SPIEL },
    })
    const spaet = { ...huelle, daten: { ...daten, besetzung: TISCH_2, nachtrag: true } } as Op
    expect(nach(stand, spaet).spieltage[0]?.runden.map((r) => r.spiele.length)).toEqual([0, 1, 0])
  })
})

describe('the end of an evening of two tables', () => {
  it('ends both, and opening it again opens both', () => {
    const zu = nach(zweiTische(), eingetragen(1), abschliessen(2))
    expect(runden(zu)).toEqual(['1: vorzeitig', '2: vorzeitig'])
    expect(runden(nach(zu, wiederoeffnen(3)))).toEqual(['1: läuft', '2: läuft'])
  })

  it('is the planned one only when each table has played all its games; who has is told so', () => {
    const hinweise = ['pflichtsolo-nicht-gespielt'] as const
    const voll = (rundeId: string, [a = '', b = '']: readonly string[]) =>
      Array.from({ length: 24 }, (_, i) => {
        const inhalt = { art: 'normal', re: [a, b], augenRe: 130, bestaetigt: hinweise } as const
        const spiel = (rundeId === RUNDE ? 300 : 400) + i
        return eingetragenIn(rundeId, { spiel, position: i + 1, inhalt })
      })
    const einer = nach(zweiTische(), ...voll(RUNDE, TISCH_1))
    expect(ablehnungen(einer, abschliessen(2, 'gespielt'))).toEqual([
      'abgelehnt ende spielzahl-nicht-erreicht',
    ])
    expect(runden(nach(einer, abschliessen(2)))).toEqual(['1: gespielt', '2: vorzeitig'])
    const beide = nach(einer, ...voll(RUNDE_2, TISCH_2))
    expect(runden(nach(beide, abschliessen(2, 'gespielt')))).toEqual(['1: gespielt', '2: gespielt'])
  })

  it('is taken back without the Runden that were over before', () => {
    const gemischt = nach(
      zweiTische(),
      eingetragen(1),
      setztSich(2, { id: R3, sitze: [ANNA, FRITZ, CLARA, GERDA], tisch: 1, aufgeloest: [2] }),
    )
    // Those of the dissolved table who stay have no table of their own any more.
    const auf = nach(gemischt, abschliessen(3), wiederoeffnen(4))
    expect(runden(auf)).toEqual(['1: vorzeitig', '2: vorzeitig', '1: läuft'])
    // Also after whoever came from there has left again.
    const spaeter = nach(gemischt, setztSich(3, { id: R4, sitze: [ANNA, BERND, CLARA, DIETER] }))
    const wieder = nach(spaeter, abschliessen(4), wiederoeffnen(5))
    expect(runden(wieder)).toEqual(['1: vorzeitig', '2: vorzeitig', '1: vorzeitig', '1: läuft'])
  })
})
