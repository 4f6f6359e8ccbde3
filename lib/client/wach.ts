import { useEffect, useState } from 'react'

/** Whether the screen is kept from going dark: asked for, granted, or not to be had (plain HTTP, saving power). */
export type Wachlage = 'offen' | 'wach' | 'nicht-moeglich'

interface Umgebung {
  /** Missing where the browser has none, such as over plain HTTP. */
  readonly wakeLock: Pick<WakeLock, 'request'> | undefined
  readonly dokument: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  readonly melde: (lage: Wachlage) => void
}

/**
 * Keeps the screen awake until the returned function is called. The browser lets go whenever the page is not in view, so it is
 * asked again on every return.
 */
export function halteWach({ wakeLock, dokument, melde }: Umgebung): () => void {
  if (!wakeLock) {
    melde('nicht-moeglich')
    return () => undefined
  }
  let beendet = false
  let unterwegs = false
  let sperre: Pick<WakeLockSentinel, 'released' | 'release'> | null = null

  const fordere = async () => {
    if (dokument.visibilityState !== 'visible' || unterwegs || sperre?.released === false) return
    unterwegs = true
    try {
      const neu = await wakeLock.request('screen')
      if (beendet) return await neu.release()
      sperre = neu
      melde('wach')
    } catch {
      melde('nicht-moeglich')
    } finally {
      unterwegs = false
    }
  }
  const beiRueckkehr = () => void fordere()

  dokument.addEventListener('visibilitychange', beiRueckkehr)
  void fordere()
  return () => {
    beendet = true
    dokument.removeEventListener('visibilitychange', beiRueckkehr)
    void sperre?.release()
  }
}

/** Keeps the screen awake for as long as the component is there. */
export function useWachhalten(): Wachlage {
  const [lage, melde] = useState<Wachlage>('offen')
  useEffect(() => halteWach({ wakeLock: sperren(), dokument: document, melde }), [])
  return lage
}

/** The types say that it is always there; over plain HTTP it is not. */
function sperren(): WakeLock | undefined {
  return 'wakeLock' in navigator ? navigator.wakeLock : undefined
}
