import { gegner } from '../../spiel/parteien'
import { ABSAGE_STUFEN } from '../../spiel/spiel'
import type { AbsageStufe, Partei } from '../../spiel/spiel'
import type { SchrittCode } from '../schritt-codes'
import type { Schritt } from '../wertung'
import { augen, hatStich } from './lage'
import type { Lage } from './lage'

/** Every game but Null: who wins, and the points before Stöße and Sonderpunkte. */

const GRENZE: Readonly<Record<Exclude<AbsageStufe, 'schwarz'>, number>> = {
  keine90: 90,
  keine60: 60,
  keine30: 30,
}

const ERREICHT: Readonly<Record<AbsageStufe, SchrittCode>> = {
  keine90: '90-erreicht',
  keine60: '60-erreicht',
  keine30: '30-erreicht',
  schwarz: 'stich-gemacht',
}

/** U-W1, U-W2. `null`: one plays alone, nobody has an Ansage, 120:120. */
export function gewinner(lage: Lage): Partei | null {
  if (lage.ansagend) return ansageHaelt(lage, lage.ansagend) ? lage.ansagend : gegner(lage.ansagend)
  const augenRe = augen(lage, 're')
  if (lage.art.re === 1 && augenRe === 120) return null
  return augenRe >= 121 ? 're' : 'kontra'
}

/** U-W3 to U-W7, as they are counted at the table: what a failed Ansage costs, then level by level. */
export function grundwert(lage: Lage, sieger: Partei | null): readonly Schritt[] {
  if (sieger === null) return []
  return [
    ...ABSAGE_STUFEN.flatMap((stufe) => verfehlteAnsage(lage, sieger, stufe)),
    ...keine120(lage, sieger),
    ...ABSAGE_STUFEN.flatMap((stufe) => [
      ...unterschritten(lage, sieger, stufe),
      ...gehalteneAnsage(lage, sieger, stufe),
    ]),
    ...gegenDieAlten(lage, sieger),
  ]
}

/** U-W3. 120:120 has no such step. */
function keine120(lage: Lage, sieger: Partei): readonly Schritt[] {
  if (augen(lage, gegner(sieger)) >= 120) return []
  return [{ regel: 'U-W3', code: 'keine120', punkte: 1 }]
}

/** U-W3: the loser has fewer Augen than the level, or no trick. */
function unterschritten(lage: Lage, sieger: Partei, stufe: AbsageStufe): readonly Schritt[] {
  if (erreicht(lage, gegner(sieger), stufe)) return []
  return [{ regel: 'U-W3', code: stufe, punkte: 1 }]
}

/** U-W4: the winner has announced this level (then it holds, and every one below it). */
function gehalteneAnsage(lage: Lage, sieger: Partei, stufe: AbsageStufe): readonly Schritt[] {
  if (lage.ansagend !== sieger || !lage.angesagt.includes(stufe)) return []
  return [{ regel: 'U-W4', code: `${stufe}-angesagt`, punkte: 1 }]
}

/** U-W5: the loser has announced this level and the winner has reached it; levels that held count nothing [A2]. */
function verfehlteAnsage(lage: Lage, sieger: Partei, stufe: AbsageStufe): readonly Schritt[] {
  const verfehlt =
    lage.ansagend === gegner(sieger) &&
    lage.angesagt.includes(stufe) &&
    erreicht(lage, sieger, stufe)
  if (!verfehlt) return []
  return [
    { regel: 'U-W5', code: ERREICHT[stufe], punkte: 1 },
    { regel: 'U-W5', code: `${stufe}-angesagt`, punkte: 1 },
  ]
}

/** U-W6: never when Re plays alone [A3]. */
function gegenDieAlten(lage: Lage, sieger: Partei): readonly Schritt[] {
  if (sieger !== 'kontra' || lage.art.re === 1) return []
  return [{ regel: 'U-W6', code: 'gegen-die-alten', punkte: 1 }]
}

/** U-W2: holds when the other party has not reached the highest level announced. */
function ansageHaelt(lage: Lage, ansagend: Partei): boolean {
  return ABSAGE_STUFEN.every(
    (stufe) => !lage.angesagt.includes(stufe) || !erreicht(lage, gegner(ansagend), stufe),
  )
}

/** Whether a party got what an Ansage would deny it. */
function erreicht(lage: Lage, partei: Partei, stufe: AbsageStufe): boolean {
  return stufe === 'schwarz' ? hatStich(lage, partei) : augen(lage, partei) >= GRENZE[stufe]
}
