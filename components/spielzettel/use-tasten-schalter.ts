import { useSyncExternalStore } from 'react'

const SCHLUESSEL = 'kallemann.tasten'
const EREIGNIS = 'kallemann-tasten'

function abonniere(melde: () => void): () => void {
  window.addEventListener(EREIGNIS, melde)
  window.addEventListener('storage', melde)
  return () => {
    window.removeEventListener(EREIGNIS, melde)
    window.removeEventListener('storage', melde)
  }
}

function lies(): boolean {
  try {
    return localStorage.getItem(SCHLUESSEL) !== 'aus'
  } catch {
    return true
  }
}

/** Whether single keys work, kept on the device (WCAG 2.1.4: who dictates or uses a switch can turn them off). */
export function useTastenSchalter(): readonly [an: boolean, setze: (an: boolean) => void] {
  const an = useSyncExternalStore(abonniere, lies, () => true)
  return [an, setze]
}

function setze(an: boolean): void {
  try {
    if (an) localStorage.removeItem(SCHLUESSEL)
    else localStorage.setItem(SCHLUESSEL, 'aus')
  } catch {
    // Storage is forbidden: the keys stay as they are.
  }
  window.dispatchEvent(new Event(EREIGNIS))
}
