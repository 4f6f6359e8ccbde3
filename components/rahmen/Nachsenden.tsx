'use client'

import { useEffect } from 'react'
import { sobaldRuhe } from '@/lib/client/nachladen'

/** Any page sends what waits on this device: nobody has to find the evening that it was entered for. */
export function Nachsenden({ kontoId }: { readonly kontoId: string }) {
  useEffect(() => {
    sobaldRuhe(() => {
      // Without a network there is nothing to send either.
      void import('@/lib/client/ausgang/dienst')
        .then(({ sendeNach }) => sendeNach(kontoId))
        .catch(() => undefined)
    })
  }, [kontoId])
  return null
}
