import { useEffect, useRef, useState } from 'react'
import { folgeServer, ladeEchteSeite } from '@/lib/client/netz'

/** Not again and again when pages fail although the server answers. */
const RUHE_MS = 60_000
const SCHLUESSEL = 'kallemann-verbunden'

/** As long as most evenings take to be sent; the next page goes on with the rest. */
const SENDEN_MS = 4000

/** A screen reader may press without a pointer or a key. */
const BERUEHRUNGEN = ['pointerdown', 'keydown', 'click'] as const

/**
 * Whether the server answers again. What waits goes out first. Until somebody has touched the page the real one then takes its place
 * by itself; after that it is offered, because an entry may have been begun.
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

  useEffect(() => {
    const tausche = () => {
      if (!beruehrt.current && darfVonSelbst()) ladeEchteSeite()
    }
    return folgeServer((antwortet) => {
      setDa(antwortet)
      if (antwortet) void sendeErst().then(tausche)
    })
  }, [])
  return da
}

/** A page that goes in the middle of it would leave the next one to find out what became of it. */
async function sendeErst(): Promise<void> {
  await import('@/lib/client/ausgang/dienst').then(
    ({ sendeZuEnde }) => sendeZuEnde(SENDEN_MS),
    () => undefined,
  )
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
