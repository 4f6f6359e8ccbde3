import { useEffect, useState } from 'react'
import type { Fremdes } from '@/lib/client/ausgang/fremde'
import type { Abendort } from '@/lib/client/ausgang/geraet-db'

/** Without a store there is nothing left in it. */
async function lade(ort: Abendort): Promise<readonly Fremdes[]> {
  try {
    const { listFremde } = await import('@/lib/client/ausgang/fremde')
    return await listFremde(ort)
  } catch {
    return []
  }
}

/** What other versions of the app have left of an evening on this device, read once and after each decision. */
export function useFremde({ weg, kontoId, spieltagId }: Abendort): {
  readonly fremde: readonly Fremdes[]
  readonly liesFremde: () => Promise<void>
} {
  const [fremde, setFremde] = useState<readonly Fremdes[]>([])
  useEffect(() => {
    let vorbei = false
    void lade({ weg, kontoId, spieltagId }).then((gelesen) => {
      if (!vorbei && gelesen.length > 0) setFremde(gelesen)
    })
    return () => {
      vorbei = true
    }
  }, [weg, kontoId, spieltagId])
  return {
    fremde,
    liesFremde: async () => setFremde(await lade({ weg, kontoId, spieltagId })),
  }
}
