import { useEffect, useState } from 'react'
import type * as Modul from '@/lib/client/ausgang/gebliebenes'

const lade = () => import('@/lib/client/ausgang/gebliebenes')

interface Gebliebenes {
  readonly reste: readonly Modul.Geblieben[]
  readonly laeuft: boolean
  readonly onVerwerfen: () => void
}

/** What `liste` finds on this device, now and later, and how to drop all of it; `liste` is the same function at every render. */
export function useGebliebenes(
  liste: (modul: typeof Modul) => Promise<readonly Modul.Geblieben[]>,
): Gebliebenes {
  const [reste, setReste] = useState<readonly Modul.Geblieben[]>([])
  const [laeuft, setLaeuft] = useState(false)
  useEffect(() => {
    let halt: () => void = () => undefined
    let beendet = false
    void lade()
      .then((modul) => {
        if (beendet) return
        const lies = () => void liste(modul).then((r) => !beendet && setReste(r))
        halt = modul.beobachteReste(lies)
        lies()
      })
      .catch(() => undefined)
    return () => {
      beendet = true
      halt()
    }
  }, [liste])
  async function verwirf() {
    setLaeuft(true)
    const { verwirfReste } = await lade()
    await verwirfReste(reste)
    setLaeuft(false)
  }
  return { reste, laeuft, onVerwerfen: () => void verwirf() }
}
