import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { FormFehler } from '@/lib/client/senden'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { Auftrag } from '@/lib/client/spieltag-speicher'

interface AbendOp {
  readonly laeuft: boolean
  /** Why it was not saved, in sentences. */
  readonly fehler: readonly string[]
  /** What is said of the reason: it belongs to its field. */
  readonly grundFehler: string | undefined
  /** True when the server has it; the page's other figures are then read anew. */
  readonly sende: (auftrag: Auftrag) => Promise<boolean>
}

const KEINE_ANTWORT: FormFehler = {
  ort: '',
  text: 'Es kam keine Antwort. Sobald wieder Verbindung besteht, wird es noch einmal gesendet.',
}

/** Changes the Spieltag itself: closing, reopening, seats, date. */
export function useAbendOp(hier: SpieltagHier): AbendOp {
  const router = useRouter()
  const [laeuft, setLaeuft] = useState(false)
  const [fehler, setFehler] = useState<readonly FormFehler[]>([])

  async function sende(auftrag: Auftrag): Promise<boolean> {
    setLaeuft(true)
    setFehler([])
    const ergebnis = await hier.tue(auftrag)
    setLaeuft(false)
    router.refresh()
    if (ergebnis.ok && ergebnis.gesichert) return true
    setFehler(ergebnis.ok ? [KEINE_ANTWORT] : ergebnis.ablehnung.fehler)
    return false
  }

  return {
    laeuft,
    fehler: fehler.filter((f) => f.ort !== 'grund').map((f) => f.text),
    grundFehler: fehler.find((f) => f.ort === 'grund')?.text,
    sende,
  }
}
