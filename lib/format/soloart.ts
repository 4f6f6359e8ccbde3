import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Soloart } from '../domain/runde/runde'
import { worteVon } from './worte'

/** Which of the two an announced solo is; null for what is neither. */
export function textSoloart(soloart: Soloart | null, regelwerk: RegelwerkId): string | null {
  switch (soloart) {
    case 'pflicht':
      return 'Pflichtsolo'
    case 'kuer':
      return worteVon(regelwerk).kuersolo
    case null:
      return null
  }
}
