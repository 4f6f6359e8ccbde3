'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Stand } from './nachrechnung-stand'
import { frageStand } from './nachrechnung-stand'

const TAKT_MS = 500

/** The check of a club: starts it, follows one that runs, whoever started it. */
export function useNachrechnung(kurz: string, anfang: Stand) {
  const router = useRouter()
  const [stand, setStand] = useState(anfang)
  const [stumm, setStumm] = useState(false)
  const laeuft = stand.laeuft !== null

  useEffect(() => {
    if (!laeuft) return
    let weg = false
    const uhr = setInterval(() => {
      void frageStand(kurz).then((neu) => {
        if (weg) return
        setStumm(neu === null)
        if (neu === null) return
        setStand(neu)
        // What else of the page tells of the last check.
        if (neu.laeuft === null) router.refresh()
      })
    }, TAKT_MS)
    return () => {
      weg = true
      clearInterval(uhr)
    }
  }, [kurz, laeuft, router])

  async function starte() {
    setStand({ ...stand, laeuft: { geprueft: 0, gesamt: 0 }, gescheitert: false })
    const neu = await frageStand(kurz, { start: true })
    setStumm(neu === null)
    setStand(neu ?? stand)
  }
  return { stand, stumm, starte: () => void starte() }
}
