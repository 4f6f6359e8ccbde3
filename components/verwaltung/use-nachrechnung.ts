'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import type { Auskunft, Stand } from './nachrechnung-stand'
import { frageStand, verfolge } from './nachrechnung-stand'

const STUMM = 'Der Server antwortet gerade nicht.'

/** The check of a club: starts it, follows one that runs, whoever started it. */
export function useNachrechnung(kurz: string, anfang: Stand) {
  const router = useRouter()
  const [stand, setStand] = useState(anfang)
  const [beginnt, setBeginnt] = useState(false)
  const [stoerung, setStoerung] = useState<readonly string[]>([])

  const nimm = useCallback(
    (auskunft: Auskunft) => {
      switch (auskunft.art) {
        case 'stand':
          setStoerung([])
          setStand(auskunft.stand)
          // What else of the page tells of the last check.
          if (auskunft.stand.laeuft === null) router.refresh()
          return
        case 'stumm':
          return setStoerung([STUMM])
        case 'verwehrt':
          setStoerung(auskunft.texte.length > 0 ? auskunft.texte : [STUMM])
          setStand((bisher) => ({ ...bisher, laeuft: null }))
      }
    },
    [router],
  )

  const laeuft = stand.laeuft !== null
  useEffect(
    () => (laeuft ? verfolge(() => frageStand(kurz), nimm) : undefined),
    [kurz, laeuft, nimm],
  )

  async function starte() {
    setBeginnt(true)
    nimm(await frageStand(kurz, { start: true }))
    setBeginnt(false)
  }

  return {
    stand: beginnt ? { ...stand, laeuft: { geprueft: 0, gesamt: 0 } } : stand,
    stoerung,
    starte: () => void starte(),
  }
}
