import type { RegelId } from '../regelwerk/regel-ids'
import { PARTEIEN } from '../spiel/spiel'
import { falte } from '../wertung/auswertung'
import type { Schritt } from '../wertung/wertung'
import { addiere, male, type PapierSpiel } from './papier-abend'
import type { Hypothese, Wertgrund } from './papier-ursache'

type Gewertet = Pick<PapierSpiel, 'schritte' | 'wert' | 'stossWirkung'>
type AndererWert = readonly [wert: number, weil: Wertgrund]

const FAKTOREN = [2, 4, 1 / 2, 1 / 4]

/**
 * Other values that the paper may have for a game, each with its reason, the most telling first and none twice. A
 * missing, doubled or reversed game are causes of their own and not among them, except the doubled value.
 */
export function listAndereWerte(spiel: Gewertet): readonly AndererWert[] {
  const { schritte, wert } = spiel
  const alle: readonly AndererWert[] = [
    ...ohneStoss(schritte),
    ...mitStoss(spiel),
    ...sonderpunkteVerdoppelt(schritte),
    ...ohneSchritt(schritte),
    ...FAKTOREN.map((f): AndererWert => [wert * f, { art: 'faktor' }]),
  ]
  const gesehen = new Set([wert, 0, -wert])
  return alle.filter(([w]) => {
    if (gesehen.has(w) || !Number.isInteger(w)) return false
    gesehen.add(w)
    return true
  })
}

/** The game at another value on the paper. */
export function wertHypothese(spiel: PapierSpiel, [papier, weil]: AndererWert): Hypothese {
  return {
    ursache: { art: 'wert', spiel: spiel.nummer, app: spiel.wert, papier, weil },
    wirkung: addiere(male(spiel.einheit, papier), male(spiel.punkte, -1)),
  }
}

/** Stöße multiply what stands before them (U-W8): leaving one out is not halving where Sonderpunkte follow. Else they add (D-W). */
function ohneStoss(schritte: readonly Schritt[]): readonly AndererWert[] {
  const stoesse = schritte.filter(istStoss).length
  return Array.from({ length: stoesse }, (_, i): AndererWert => {
    const anzahl = i + 1
    const weggelassen = schritte.filter(istStoss).slice(0, anzahl)
    return [
      falte(schritte.filter((s) => !weggelassen.includes(s))),
      { art: 'stoss-vergessen', anzahl },
    ]
  })
}

/** One for each party at most (U-W8, D-W); where nobody has won none counts (D-N, D-R). */
function mitStoss({ schritte, wert, stossWirkung }: Gewertet): readonly AndererWert[] {
  if (schritte.filter(istStoss).length >= PARTEIEN.length) return []
  if (schritte.some((s) => OHNE_STOSS.includes(s.regel))) return []
  const { grundwert, sonderpunkte } = teile(schritte)
  const mehr = stossWirkung === 'mal2' ? 2 * grundwert + sonderpunkte : wert + 2
  return [[mehr, { art: 'stoss-zuviel' }]]
}

const OHNE_STOSS: readonly RegelId[] = ['D-N', 'D-R']

/** The Sonderpunkte counted before the Stöße instead of after them (U-W9). */
function sonderpunkteVerdoppelt(schritte: readonly Schritt[]): readonly AndererWert[] {
  const gestossen = schritte.filter(istFaktor)
  const gezaehlt = schritte.filter((s) => !istFaktor(s))
  return [[falte([...gezaehlt, ...gestossen]), { art: 'sonderpunkte-verdoppelt' }]]
}

function ohneSchritt(schritte: readonly Schritt[]): readonly AndererWert[] {
  return schritte.flatMap((schritt, i): readonly AndererWert[] =>
    istFaktor(schritt) ? [] : [[falte(ohne(schritte, i)), { art: 'schritt-vergessen', schritt }]],
  )
}

/** What the Stöße have multiplied, and what came after it (U-W9, B-S). */
function teile(schritte: readonly Schritt[]) {
  const sonderpunkte = falte(schritte.filter((s) => s.regel === 'U-W9' || s.regel === 'B-S'))
  return { grundwert: falte(schritte) - sonderpunkte, sonderpunkte }
}

/** Re or Kontra said, whatever it does. */
function istStoss(schritt: Schritt): boolean {
  return istFaktor(schritt) || schritt.code === 'ansage-re' || schritt.code === 'ansage-kontra'
}

function istFaktor(schritt: Schritt): boolean {
  return 'faktor' in schritt
}

function ohne(schritte: readonly Schritt[], index: number): readonly Schritt[] {
  return schritte.filter((_, i) => i !== index)
}
