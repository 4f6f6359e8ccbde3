import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { KorrekturBlatt as Korrektur } from './KorrekturBlatt'

const KorrekturBlatt = spaetesBlatt<ComponentProps<typeof Korrektur>>(() =>
  import('./KorrekturBlatt').then((m) => m.KorrekturBlatt),
)

interface KorrekturHier {
  readonly beginne: (spielId: string) => void
  /** The sheet while it is open. */
  readonly blatt: ReactNode
}

/** Corrects a game over the evening's list, without the way to its receipt. */
export function useKorrektur(
  hier: SpieltagHier,
  namen: Readonly<Record<string, string>>,
): KorrekturHier {
  const [spielId, setSpielId] = useState<string | null>(null)
  return {
    beginne: setSpielId,
    blatt: spielId && (
      <KorrekturBlatt {...{ hier, namen, spielId }} onZu={() => setSpielId(null)} />
    ),
  }
}
