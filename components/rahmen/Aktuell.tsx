'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Reads the page anew when somebody comes back to it: on another phone games may be entered, objections decided. */
export function Aktuell() {
  const router = useRouter()
  useEffect(() => {
    const lies = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    document.addEventListener('visibilitychange', lies)
    return () => document.removeEventListener('visibilitychange', lies)
  }, [router])
  return null
}
