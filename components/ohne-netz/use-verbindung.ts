import { useEffect, useRef, useState } from 'react'
import { ladeEchteSeite, warteAufServer } from '@/lib/client/netz'

/** Not again and again when pages fail although the server answers. */
const RUHE_MS = 60_000
const SCHLUESSEL = 'kallemann-verbunden'

/** A screen reader may press without a pointer or a key. */
const BERUEHRUNGEN = ['pointerdown', 'keydown', 'click'] as const

/**
 * Whether the server answers again. Until somebody has touched the page the real one then takes its place by itself; after that
 * it is offered, because an entry may have been begun.
 */
export function useVerbindung(): boolean {
  const [da, setDa] = useState(false)
  const beruehrt = useRef(false)

  useEffect(() => {
    const merke = () => {
      beruehrt.current = true
    }
    BERUEHRUNGEN.forEach((art) => window.addEventListener(art, merke))
    return () => BERUEHRUNGEN.forEach((art) => window.removeEventListener(art, merke))
  }, [])

  useEffect(
    () =>
      warteAufServer(() => {
        setDa(true)
        if (!beruehrt.current && darfVonSelbst()) ladeEchteSeite()
      }),
    [],
  )
  return da
}

function darfVonSelbst(): boolean {
  const jetzt = Date.now()
  try {
    const zuletzt = Number(sessionStorage.getItem(SCHLUESSEL))
    sessionStorage.setItem(SCHLUESSEL, `${jetzt}`)
    return Math.abs(jetzt - zuletzt) > RUHE_MS
  } catch {
    return false
  }
}
