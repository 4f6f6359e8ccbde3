import { useEffect, useRef, useState } from 'react'
import { lose } from '@/lib/client/losen'

const ERSTER_SCHRITT_MS = 60
/** Each hop takes a little longer than the one before: the wheel runs out. */
const BREMSE = 1.14
const UMLAEUFE = 2

interface Losung {
  /** The seat the light is on while the lot is drawn. */
  readonly platz: number | null
  readonly beginne: () => void
}

/** Draws a seat by lot. The result is drawn first, the light only walks to it; without motion it is there at once. */
export function useLosung(anzahl: number, onGelost: (platz: number) => void): Losung {
  const [platz, setPlatz] = useState<number | null>(null)
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(uhr.current), [])

  function beginne() {
    clearTimeout(uhr.current)
    const gewinner = lose(anzahl)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      onGelost(gewinner)
      return
    }
    laufe({ schritt: 0, ziel: UMLAEUFE * anzahl + gewinner, ms: ERSTER_SCHRITT_MS })
  }

  function laufe({ schritt, ziel, ms }: { schritt: number; ziel: number; ms: number }) {
    setPlatz(schritt % anzahl)
    uhr.current = setTimeout(() => {
      if (schritt < ziel) {
        laufe({ schritt: schritt + 1, ziel, ms: ms * BREMSE })
        return
      }
      setPlatz(null)
      onGelost(ziel % anzahl)
    }, ms)
  }

  return { platz, beginne }
}
