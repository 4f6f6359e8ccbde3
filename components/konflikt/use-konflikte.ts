import { useEffect, useRef, useState } from 'react'
import type { Fremdes } from '@/lib/client/ausgang/fremde'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { useFremde } from './use-fremde'

/** Somebody has just made it, and still looks: then it is asked at once. */
const FRISCH_MS = 10_000

export interface Konfliktanzeige {
  /** All that waits for a person. */
  readonly anzahl: number
  readonly fremde: readonly Fremdes[]
  readonly liesFremde: () => Promise<void>
  readonly offen: boolean
  readonly zeige: () => void
  readonly zu: () => void
}

/**
 * Whether the sheet of the conflicts is open. It opens by itself for what was entered a moment ago; what comes back later, while
 * somebody may be typing the next game, waits for a tap on the line that says so.
 */
export function useKonflikte({
  konflikte,
  akte,
  weg,
  kontoId,
}: Pick<SpieltagHier, 'konflikte' | 'akte' | 'weg' | 'kontoId'>): Konfliktanzeige {
  const [offen, setOffen] = useState(false)
  const { fremde, liesFremde } = useFremde({ weg, kontoId, spieltagId: akte.id })
  const anzahl = konflikte.length + fremde.length
  const bekannt = useRef(new Set<string>())
  useEffect(() => {
    const neue = konflikte.filter((k) => !bekannt.current.has(k.wartend.op.id))
    for (const { wartend } of neue) bekannt.current.add(wartend.op.id)
    if (neue.some(({ wartend }) => Date.now() - wartend.zeit < FRISCH_MS)) setOffen(true)
  }, [konflikte])
  return {
    ...{ anzahl, fremde, liesFremde },
    offen: offen && anzahl > 0,
    zeige: () => setOffen(true),
    zu: () => setOffen(false),
  }
}
