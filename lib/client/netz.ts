import { istObjekt } from '@/lib/domain/objekt'

/** Longer than a server takes that can be worked with. */
const GEDULD_MS = 2500

/**
 * Whether the server answers right now; what the device says of its network only ever means that there is none. A pub's network
 * may answer everything with a page of its own: that is nobody's server.
 */
export async function antwortetServer(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(GEDULD_MS)
    const antwort = await fetch('/api/health', { cache: 'no-store', signal })
    const inhalt: unknown = await antwort.json()
    return antwort.ok && istObjekt(inhalt) && inhalt['ok'] === true
  } catch {
    return false
  }
}

/** How often it is asked. */
const FRAGE_MS = 5_000

/**
 * Tells `hoeren` when the server begins to answer and when it ceases to: asked at once, when the device finds a network or loses it,
 * when somebody comes back to the page, and from time to time. Returns how to stop.
 */
export function folgeServer(hoeren: (da: boolean) => void): () => void {
  let da = false
  let letzte = 0
  async function frage() {
    if (document.visibilityState === 'hidden') return
    const diese = ++letzte
    const antwortet = await antwortetServer()
    // Asked later is known better.
    if (diese !== letzte || antwortet === da) return
    da = antwortet
    hoeren(da)
  }
  const stoss = () => void frage()
  const uhr = setInterval(stoss, FRAGE_MS)
  window.addEventListener('online', stoss)
  window.addEventListener('offline', stoss)
  document.addEventListener('visibilitychange', stoss)
  stoss()
  return () => {
    letzte = NaN
    clearInterval(uhr)
    window.removeEventListener('online', stoss)
    window.removeEventListener('offline', stoss)
    document.removeEventListener('visibilitychange', stoss)
  }
}

/** Loads the real page in place of the shell. It was asked for: the service worker gives the server more time. */
export function ladeEchteSeite(): void {
  navigator.serviceWorker?.controller?.postMessage('geduld')
  window.location.reload()
}
