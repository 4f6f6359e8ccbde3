import { useRef, useState } from 'react'
import type { Spiel } from '@/lib/domain/spiel/spiel'

/** A refusal at a field of the Spiel, in words. */
interface Ablehnung {
  readonly ort: string
  readonly text: string
}

export type Antwort =
  { readonly ok: true } | { readonly ok: false; readonly fehler: readonly Ablehnung[] }

interface Eintrag {
  readonly laeuft: boolean
  /** Why the last attempt was refused, until something changes. */
  readonly abgelehnt: readonly Ablehnung[]
  /** Records the Spiel unless one is on its way; says whether it was taken. */
  readonly sende: (spiel: Spiel) => Promise<boolean>
  readonly vergiss: () => void
}

const NICHTS: readonly Ablehnung[] = []

/** One record at a time: a double tap sends once, because the lock closes before the next render. */
export function useEintrag(onEintragen: (spiel: Spiel) => Promise<Antwort>): Eintrag {
  const sperre = useRef(false)
  const [laeuft, setLaeuft] = useState(false)
  const [abgelehnt, setAbgelehnt] = useState<readonly Ablehnung[]>(NICHTS)

  async function sende(spiel: Spiel): Promise<boolean> {
    if (sperre.current) return false
    sperre.current = true
    setLaeuft(true)
    try {
      const antwort = await onEintragen(spiel)
      setAbgelehnt(antwort.ok ? NICHTS : antwort.fehler)
      return antwort.ok
    } finally {
      sperre.current = false
      setLaeuft(false)
    }
  }
  return {
    laeuft,
    abgelehnt,
    sende,
    vergiss: () => setAbgelehnt(NICHTS),
  }
}
