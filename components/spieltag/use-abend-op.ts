import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { Auftrag } from '@/lib/client/spieltag-speicher'

interface AbendOp {
  readonly laeuft: boolean
  /** Why it was not saved, in sentences. */
  readonly fehler: readonly string[]
  /** True when the server has it; the page's other figures are then read anew. */
  readonly sende: (auftrag: Auftrag) => Promise<boolean>
}

const KEINE_ANTWORT =
  'Es kam keine Antwort. Sobald wieder Verbindung besteht, wird es noch einmal gesendet.'

/** Changes the Spieltag itself: closing, reopening, seats, date. */
export function useAbendOp(hier: SpieltagHier): AbendOp {
  const router = useRouter()
  const [laeuft, setLaeuft] = useState(false)
  const [fehler, setFehler] = useState<readonly string[]>([])

  async function sende(auftrag: Auftrag): Promise<boolean> {
    setLaeuft(true)
    setFehler([])
    const ergebnis = await hier.tue(auftrag)
    setLaeuft(false)
    router.refresh()
    if (ergebnis.ok && ergebnis.gesichert) return true
    setFehler(ergebnis.ok ? [KEINE_ANTWORT] : ergebnis.ablehnung.fehler.map((f) => f.text))
    return false
  }

  return { laeuft, fehler, sende }
}
