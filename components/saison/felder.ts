import type { Einstellung, Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'

/** What fields of settings share: the settings, which of them have an effect, and how one is changed. */
export interface Felder {
  readonly regeln: { readonly regelwerk: RegelwerkId; readonly einstellungen: Einstellungen }
  readonly wirkt: (name: Einstellung) => boolean
  readonly setze: (neu: Partial<Einstellungen>) => void
  readonly fehler: Readonly<Partial<Record<Einstellung, string | undefined>>>
}
