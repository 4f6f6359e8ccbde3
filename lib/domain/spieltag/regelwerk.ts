import { REGELWERK_VORGABE } from '../regelwerk/regelwerk'
import type { RegelwerkId } from '../regelwerk/regelwerk'
import type { SpieltagAkte } from './spieltag'

/** By which rules an evening is played: all its Runden have those of its season. */
export function regelwerkDes({ runden }: Pick<SpieltagAkte, 'runden'>): RegelwerkId {
  return runden[0]?.regelwerk ?? REGELWERK_VORGABE
}
