/** A slow device gets no more time than this to show it: what was asked for must not wait for long. */
export const HOECHSTENS_MS = 100

/**
 * Resolves once what has been drawn until now is on the screen, at the latest after 100 ms; at once on a page that nobody sees, and
 * on one that goes: there is no picture, and little time.
 */
export function nachDemBild(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((weiter) => {
    const vorbei = new AbortController()
    const { signal } = vorbei
    const fertig = () => {
      vorbei.abort()
      weiter()
    }
    document.addEventListener('visibilitychange', fertig, { signal })
    addEventListener('pagehide', fertig, { signal })
    setTimeout(fertig, HOECHSTENS_MS)
    // The first comes before its frame is painted, the second after that.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fertig)))
  })
}
