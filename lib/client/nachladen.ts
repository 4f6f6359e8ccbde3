import { useSyncExternalStore } from 'react'

/** Also where something never rests, or nobody looks. */
const SPAETESTENS_MS = 1000

/** Safari has no `requestIdleCallback`. */
const SPAETER_MS = 1500

interface Lage<T> {
  /** Null until it is there. */
  readonly teil: T | null
  /** It was asked for and did not come. */
  readonly fehlt: boolean
}

/** A part of the page that comes after it. */
export interface Nachschub<T> {
  readonly getLage: () => Lage<T>
  readonly abonniere: (hoerer: () => void) => () => void
  /** Asks for it now, once more where it did not come. */
  readonly hole: () => void
}

const AUSSTEHT = { teil: null, fehlt: false } as const

/** Once the page rests, so that it is there when the network is not; or only when it is asked for. */
export type Wann = 'in-ruhe' | 'bei-bedarf'

/** Fetches a part, at once when `hole` asks for it. */
export function createNachschub<T extends object>(
  lade: () => Promise<T>,
  wann: Wann = 'in-ruhe',
): Nachschub<T> {
  let lage: Lage<T> = AUSSTEHT
  let laeuft = false
  const hoerer = new Set<() => void>()

  function setze(neu: Lage<T>) {
    lage = neu
    hoerer.forEach((h) => h())
  }

  async function hole() {
    if (laeuft || lage.teil !== null) return
    laeuft = true
    if (lage.fehlt) setze(AUSSTEHT)
    const teil = await lade().catch(() => null)
    laeuft = false
    setze({ teil, fehlt: teil === null })
  }

  if (wann === 'in-ruhe') sobaldRuhe(() => void hole())
  return {
    getLage: () => lage,
    hole: () => void hole(),
    abonniere: (h) => {
      hoerer.add(h)
      return () => {
        hoerer.delete(h)
      }
    },
  }
}

/** What there is of a part. The server has none of it: what comes later is not in the page. */
export function useNachschub<T>({ abonniere, getLage }: Nachschub<T>): Lage<T> {
  return useSyncExternalStore<Lage<T>>(abonniere, getLage, () => AUSSTEHT)
}

/** When everything that the page itself needs has come, and the browser has nothing to do. */
export function sobaldRuhe(tue: () => void): void {
  if (typeof window === 'undefined') return
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => sobaldRuhe(tue), { once: true })
  } else if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(tue, { timeout: SPAETESTENS_MS })
  else setTimeout(tue, SPAETER_MS)
}

/** Longest pause between two attempts. */
const PAUSE_HOECHSTENS_MS = 30_000

/** A part without which the page is none: asked for again until it comes. */
export async function ladeBeharrlich<T>(lade: () => Promise<T>): Promise<T> {
  for (let ms = 1000; ; ms = Math.min(2 * ms, PAUSE_HOECHSTENS_MS)) {
    try {
      return await lade()
    } catch {
      await new Promise((weiter) => setTimeout(weiter, ms))
    }
  }
}
