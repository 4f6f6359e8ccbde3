import { useSyncExternalStore } from 'react'

/** Null where the browser cannot show a page on the full screen, such as on an iPhone. */
type Vollbild = { readonly an: boolean; readonly wechsle: () => void } | null

function abonniere(hoerer: () => void): () => void {
  document.addEventListener('fullscreenchange', hoerer)
  return () => document.removeEventListener('fullscreenchange', hoerer)
}

function wechsle() {
  const fertig = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // Refused by the device: the page stays as it is, and the button where it was.
  fertig.catch(() => undefined)
}

/** Whether the page has the full screen, and the switch. */
export function useVollbild(): Vollbild {
  const an = useSyncExternalStore(
    abonniere,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const moeglich = useSyncExternalStore(
    () => () => undefined,
    () => document.fullscreenEnabled,
    () => false,
  )
  return moeglich ? { an, wechsle } : null
}
