import { useEffect, useState } from 'react'
import type { Fremdes } from '@/lib/client/fremde'

/** Without a store there is nothing left in it. */
async function lade(spieltagId: string): Promise<readonly Fremdes[]> {
  try {
    const { listFremde } = await import('@/lib/client/fremde')
    return await listFremde(spieltagId)
  } catch {
    return []
  }
}

/** What other versions of the app have left of an evening on this device, read once and after each decision. */
export function useFremde(spieltagId: string): {
  readonly fremde: readonly Fremdes[]
  readonly liesFremde: () => Promise<void>
} {
  const [fremde, setFremde] = useState<readonly Fremdes[]>([])
  useEffect(() => {
    let weg = false
    void lade(spieltagId).then((gelesen) => {
      if (!weg && gelesen.length > 0) setFremde(gelesen)
    })
    return () => {
      weg = true
    }
  }, [spieltagId])
  return { fremde, liesFremde: async () => setFremde(await lade(spieltagId)) }
}
