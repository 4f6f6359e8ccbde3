import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Ablehnung } from '@/lib/client/ops'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { Auftrag } from '@/lib/client/spieltag-speicher'

export interface EinspruchOp {
  readonly laeuft: boolean
  /** Why it was not taken; null while nothing was refused. */
  readonly ablehnung: Ablehnung | null
  /** True when nothing is left to do here: it arrived, or it is kept and sent once there is a connection. */
  readonly sende: (auftrag: Auftrag) => Promise<boolean>
}

/** Raises or decides an objection; what the page shows besides is then read anew. */
export function useEinspruchOp(hier: SpieltagHier): EinspruchOp {
  const router = useRouter()
  const [laeuft, setLaeuft] = useState(false)
  const [ablehnung, setAblehnung] = useState<Ablehnung | null>(null)

  async function sende(auftrag: Auftrag): Promise<boolean> {
    setLaeuft(true)
    setAblehnung(null)
    const ergebnis = await hier.tue(auftrag)
    setLaeuft(false)
    if (!ergebnis.ok) setAblehnung(ergebnis.ablehnung)
    router.refresh()
    return ergebnis.ok
  }

  return { laeuft, ablehnung, sende }
}
