import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { antwortetServer } from '@/lib/client/netz'

/**
 * Reads the page's figures anew, if the server answers. Without an answer the router would load the whole page instead, and what is
 * being entered would be gone.
 */
export function useAuffrischen(): () => void {
  const router = useRouter()
  return useCallback(() => {
    void antwortetServer().then((da) => {
      if (da) router.refresh()
    })
  }, [router])
}
