'use client'

import { useEffect } from 'react'
import { useAuffrischen } from './use-auffrischen'

/**
 * Reads the page anew when somebody comes back to it: on another phone games may be entered, objections decided. What is live
 * (`data-live`) finds out by itself what it has missed.
 */
export function Aktuell() {
  const frischeAuf = useAuffrischen()
  useEffect(() => {
    const lies = () => {
      if (document.visibilityState !== 'visible' || document.querySelector('[data-live]')) return
      frischeAuf()
    }
    document.addEventListener('visibilitychange', lies)
    return () => document.removeEventListener('visibilitychange', lies)
  }, [frischeAuf])
  return null
}
