import { useEffect, useState } from 'react'
import type { Linkrest } from '@/lib/client/ausgang/freigabe-reste'

interface Gebliebenes {
  readonly reste: readonly Linkrest[]
  readonly laeuft: boolean
  readonly onVerwerfen: () => void
}

/** What `liste` finds on this device, which must be the same function at every render, and how to drop all of it. */
export function useGebliebenes(liste: () => Promise<readonly Linkrest[]>): Gebliebenes {
  const [reste, setReste] = useState<readonly Linkrest[]>([])
  const [laeuft, setLaeuft] = useState(false)
  useEffect(() => {
    void liste().then(setReste, () => undefined)
  }, [liste])
  async function verwirf() {
    setLaeuft(true)
    const { verwirfLinkreste } = await import('@/lib/client/ausgang/freigabe-reste')
    await verwirfLinkreste(reste)
    setReste(await liste())
    setLaeuft(false)
  }
  return { reste, laeuft, onVerwerfen: () => void verwirf() }
}
