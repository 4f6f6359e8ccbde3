import { useEffect, useState } from 'react'
import type { WartendesKonto } from '@/lib/client/ausgang/wartende-konten'
import { sobaldRuhe } from '@/lib/client/nachladen'

/** Whose entries wait on this device, once the page rests; of one evening, or of all. */
export function useWartendeKonten(spieltagId?: string): readonly WartendesKonto[] {
  const [konten, setKonten] = useState<readonly WartendesKonto[]>([])
  useEffect(() => {
    let beendet = false
    sobaldRuhe(() => {
      void import('@/lib/client/ausgang/wartende-konten')
        .then(({ listWartendeKonten }) => listWartendeKonten(spieltagId))
        .then((gelesen) => !beendet && setKonten(gelesen))
        .catch(() => undefined)
    })
    return () => {
      beendet = true
    }
  }, [spieltagId])
  return konten
}
