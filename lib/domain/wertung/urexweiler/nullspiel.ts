import { NULL_STUFEN } from '../../spiel/spiel'
import type { NullStufe, Partei } from '../../spiel/spiel'
import type { Schritt } from '../wertung'
import { augen, hatStich } from './lage'
import type { Lage } from './lage'

/** Null: the soloist wins without a trick (U-N). No Sonderpunkte, and 120:120 is no special case (U-N5). */

const GRENZE: Readonly<Record<NullStufe, number>> = {
  augen30: 30,
  augen60: 60,
  augen90: 90,
  augen120: 120,
  augen150: 150,
  augen180: 180,
  augen210: 210,
  augen240: 240,
}

/** Names the steps of one level: `mindestens60` when it was made, `keine60-null` when it was missed. */
const AUGEN_VON = {
  augen30: '30',
  augen60: '60',
  augen90: '90',
  augen120: '120',
  augen150: '150',
  augen180: '180',
  augen210: '210',
  augen240: '240',
} as const satisfies Record<NullStufe, string>

/** U-N1 and U-N2 without an Ansage; with one the announcers win when it is reached and lose when not (U-N3, U-N4). */
export function nullGewinner(lage: Lage): Partei {
  if (!hatStich(lage, 're')) return 're'
  return NULL_STUFEN.some((stufe) => verfehlt(lage, stufe)) ? 're' : 'kontra'
}

/** The points of a Null before Stöße. */
export function nullGrundwert(lage: Lage, sieger: Partei): readonly Schritt[] {
  if (sieger === 're') {
    return [...gewonnen(lage), ...NULL_STUFEN.flatMap((stufe) => verfehlteAnsage(lage, stufe))]
  }
  return [
    { regel: 'U-N2', code: 'mehr-als-0', punkte: 1 },
    ...NULL_STUFEN.flatMap((stufe) => erreichteStufe(lage, stufe)),
  ]
}

/** U-N1; in addition to a missed Ansage it is U-N4 [A5]. */
function gewonnen(lage: Lage): readonly Schritt[] {
  if (hatStich(lage, 're')) return []
  return [{ regel: lage.ansagend ? 'U-N4' : 'U-N1', code: 'gewonnen', punkte: 1 }]
}

/** U-N2 for the Augen made, U-N3 for those announced. */
function erreichteStufe(lage: Lage, stufe: NullStufe): readonly Schritt[] {
  if (!erreicht(lage, stufe)) return []
  const gemacht = {
    regel: 'U-N2',
    code: `mindestens${AUGEN_VON[stufe]}`,
    punkte: 1,
  } as const
  if (!lage.angesagt.includes(stufe)) return [gemacht]
  return [gemacht, { regel: 'U-N3', code: `${stufe}-angesagt`, punkte: 1 }]
}

/** U-N4: two points for each announced step that was missed. */
function verfehlteAnsage(lage: Lage, stufe: NullStufe): readonly Schritt[] {
  if (!verfehlt(lage, stufe)) return []
  return [
    { regel: 'U-N4', code: `keine${AUGEN_VON[stufe]}-null`, punkte: 1 },
    { regel: 'U-N4', code: `${stufe}-angesagt`, punkte: 1 },
  ]
}

function verfehlt(lage: Lage, stufe: NullStufe): boolean {
  return lage.angesagt.includes(stufe) && !erreicht(lage, stufe)
}

function erreicht(lage: Lage, stufe: NullStufe): boolean {
  return augen(lage, 're') >= GRENZE[stufe]
}
