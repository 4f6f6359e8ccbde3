import { useState } from 'react'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import { offeneEinsprueche } from '@/lib/domain/einspruch/einspruch'

interface Optionen {
  readonly spielId: string
  /** The Einspruch that shall be accepted; left out, the open one if there is only one. */
  readonly einspruchId?: string | undefined
}

export interface Warum {
  /** With an Einspruch the answer to whoever objected. */
  readonly grund: string
  /** Once the evening is closed, unless an Einspruch says why (U-T7). */
  readonly grundNoetig: boolean
  readonly grundFehler: string | undefined
  readonly setGrund: (grund: string) => void
  readonly setGrundFehler: (fehler: string) => void
  /** The open ones against the Spiel. */
  readonly einsprueche: readonly EinspruchAkte[]
  /** The one that is accepted. */
  readonly einspruch: EinspruchAkte | null
  readonly setEinspruchId: (id: string | null) => void
}

/** Why a recorded game is changed: a reason, or somebody's objection with an answer to it. */
export function useWarum(hier: SpieltagHier, optionen: Optionen): Warum {
  const { spielId, einspruchId } = optionen
  const einsprueche = offeneEinsprueche(hier.akte.einsprueche).filter((e) => e.spielId === spielId)
  const [grund, setGrund] = useState('')
  const [grundFehler, setGrundFehler] = useState<string>()
  const [gewaehlt, setGewaehlt] = useState<string | null>(
    () => einspruchId ?? (einsprueche.length === 1 ? (einsprueche[0]?.id ?? null) : null),
  )
  // Somebody else may have decided on it meanwhile.
  const einspruch = einsprueche.find((e) => e.id === gewaehlt) ?? null
  return {
    grund,
    grundNoetig: hier.akte.ende !== null && einspruch === null,
    grundFehler,
    setGrund: (neu) => {
      setGrund(neu)
      setGrundFehler(undefined)
    },
    setGrundFehler,
    einsprueche,
    einspruch,
    setEinspruchId: (id) => {
      setGewaehlt(id)
      setGrundFehler(undefined)
    },
  }
}
