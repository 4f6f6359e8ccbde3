import type { RegelId } from '../domain/regelwerk/regel-ids'
import type { RegelText } from './regeln/regeltext'
import { UREXWEILER_REGELN } from './regeln/urexweiler'

/** A rule in German, for its anchor in the rules page and wherever a figure cites it. */
export function textRegel(regel: RegelId): RegelText {
  return UREXWEILER_REGELN[regel]
}
