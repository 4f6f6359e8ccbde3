import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Reads the page anew when somebody comes back to it: another phone may have entered games meanwhile. */
export function useAktuell(): void {
  const router = useRouter()
  useEffect(() => {
    const lies = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    document.addEventListener('visibilitychange', lies)
    return () => document.removeEventListener('visibilitychange', lies)
  }, [router])
}
