import type { RegelwerkId } from '../regelwerk/regelwerk'
import type { Wertungsregeln } from './auswertung'
import { verteile } from './urexweiler/verteile'
import { werte } from './urexweiler/werte'

const REGELN: Readonly<Record<RegelwerkId, Wertungsregeln>> = {
  urexweiler: { werte, verteile },
}

/** The rule functions that belong to a preset. */
export function getWertungsregeln(id: RegelwerkId): Wertungsregeln {
  return REGELN[id]
}
