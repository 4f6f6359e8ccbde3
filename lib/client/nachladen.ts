import { useEffect, useState } from 'react'

/** Safari has no `requestIdleCallback`. */
const SPAETER_MS = 1500

interface Nachgeladen<T> {
  /** Null until it is there. */
  readonly teil: T | null
  /** It was asked for and did not come. */
  readonly fehlt: boolean
  /** Asks for it now. */
  readonly hole: () => void
}

/**
 * A part of the page that comes after it: fetched once the page rests, so that it is there when the network is not.
 * `lade` must be the same function each time.
 */
export function useNachgeladen<T extends object>(lade: () => Promise<T>): Nachgeladen<T> {
  const [teil, setTeil] = useState<T | null>(null)
  const [fehlt, setFehlt] = useState(false)

  useEffect(() => {
    const still = () => void lade().then(merke, () => undefined)
    const merke = (neu: T) => setTeil(() => neu)
    if (typeof window.requestIdleCallback !== 'function') {
      const uhr = setTimeout(still, SPAETER_MS)
      return () => clearTimeout(uhr)
    }
    const bescheid = window.requestIdleCallback(still)
    return () => window.cancelIdleCallback(bescheid)
  }, [lade])

  function hole() {
    setFehlt(false)
    void lade().then(
      (neu) => setTeil(() => neu),
      () => setFehlt(true),
    )
  }
  return { teil, fehlt, hole }
}
