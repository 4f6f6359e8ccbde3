import { abgeleiteteId } from '../../lib/domain/ids'
import type { Kontext } from '../../lib/domain/op/aenderung'
import { applyAenderungen } from '../../lib/domain/op/apply'
import { decide } from '../../lib/domain/op/decide'
import type { Op, OpArt, OpDaten, VereinStand } from '../../lib/domain/op/op'
import type { Spiel } from '../../lib/domain/spiel/spiel'
import type { MitgliedAkte, SpielerAkte } from '../../lib/domain/verein/verein'
import { einstellungen } from './einstellungen'

const WURZEL = '01900000-0000-7000-8000-000000000000'

/** The same id for the same number in every test. */
export function testId(nummer: number): string {
  return abgeleiteteId(WURZEL, nummer)
}

export const JETZT = Date.UTC(2026, 0, 9, 20)
export const [ANNA, BERND, CLARA, DIETER, ELKE, GAST] = [1, 2, 3, 4, 5, 6].map(testId) as [
  string,
  string,
  string,
  string,
  string,
  string,
]
export const SAISON = testId(10)
export const SPIELTAG = testId(20)
export const RUNDE = testId(21)
const VERWALTERIN = { id: testId(31), name: 'Anna Beispiel', anmeldename: 'anna' }

/** The Verwaltung acts, unless said otherwise. */
export function kontext(mehr: Partial<Kontext> = {}): Kontext {
  return { konto: VERWALTERIN, rolle: 'verwaltung', jetzt: JETZT, ...mehr }
}

export function mitglied(mehr: Partial<MitgliedAkte> = {}): MitgliedAkte {
  return {
    id: testId(41),
    kontoId: VERWALTERIN.id,
    name: VERWALTERIN.name,
    anmeldename: VERWALTERIN.anmeldename,
    rolle: 'verwaltung',
    spielerId: null,
    version: 1,
    ...mehr,
  }
}

/** A club of five with a guest and a season, without Spieltage. */
export function verein(mehr: Partial<VereinStand> = {}): VereinStand {
  const namen = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke', 'Gast Gerd']
  const spieler = namen.map((name, i): SpielerAkte => ({
    id: testId(i + 1),
    name,
    gast: i === 5,
    version: 1,
  }))
  return {
    verein: { id: testId(30), kurz: 'kreuzdame', name: 'Kreuzdame' },
    spieler,
    saisons: [
      {
        id: SAISON,
        name: '2026',
        regelwerk: 'urexweiler',
        einstellungen: einstellungen({ freieFehltage: 2, kuersoloWiederholung: 'einmal' }),
        spieler: spieler.slice(0, 5).map((s) => s.id),
        version: 1,
      },
    ],
    spieltage: [],
    mitglieder: [mitglied()],
    einladungen: [],
    freigaben: [],
    buchungen: [],
    fruehereNamen: [],
    ...mehr,
  }
}

let opNummer = 0x1000

/** An operation with an id of its own. */
export function op<A extends OpArt>(art: A, basis: number, daten: OpDaten<A>): Op {
  return { id: testId(opNummer++), art, basis, daten } as Op
}

/** The club after operations that must all be allowed. */
export function nach(stand: VereinStand, ...ops: readonly Op[]): VereinStand {
  return ops.reduce((vorher, o) => {
    const entscheidung = decide(vorher, o, kontext())
    if (!entscheidung.ok) throw new Error(`${o.art}: ${JSON.stringify(entscheidung.fehler)}`)
    return applyAenderungen(vorher, entscheidung.wert)
  }, stand)
}

/** Why an operation is refused: `veraltet basis veraltet`, one line a fault; empty when it is allowed. */
export function ablehnungen(
  stand: VereinStand,
  o: Op,
  von: Partial<Kontext> = {},
): readonly string[] {
  const entscheidung = decide(stand, o, kontext(von))
  if (entscheidung.ok) return []
  const { code, fehler } = entscheidung.fehler
  return fehler.map((f) => [code, f.ort, f.code].join(' '))
}

/** Anna, Bernd, Clara and Dieter sit down; Dieter deals first. */
export function eroeffnet(mehr: Partial<OpDaten<'spieltag-eroeffnen'>> = {}): Op {
  return op('spieltag-eroeffnen', 0, {
    spieltagId: SPIELTAG,
    saisonId: SAISON,
    datum: '2026-01-09',
    ort: 'Anna',
    entschuldigt: [],
    runde: { id: RUNDE, sitze: [ANNA, BERND, CLARA, DIETER], ersterGeber: DIETER },
    ...mehr,
  })
}

/** Anna and Bernd win a plain game. */
export const NORMAL: Spiel = { art: 'normal', re: [ANNA, BERND], augenRe: 130 }

/** Records a game with the id `testId(100 + position)`. */
export function eingetragen(position: number, spiel: Spiel = NORMAL): Op {
  return op('spiel-eintragen', 0, {
    spieltagId: SPIELTAG,
    rundeId: RUNDE,
    spielId: spielId(position),
    position,
    spiel: { ...spiel },
  })
}

export function spielId(position: number): string {
  return testId(100 + position)
}
