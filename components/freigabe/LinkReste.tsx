'use client'

import { useParams } from 'next/navigation'
import { useCallback } from 'react'
import { Gebliebenes } from '@/components/konflikt/Gebliebenes'
import { useGebliebenes } from '@/components/konflikt/use-gebliebenes'

/** What was entered on this device through a link that has ended, and never arrived. */
export function LinkReste() {
  const { token } = useParams<{ token: string }>()
  const gebliebenes = useGebliebenes(useCallback((m) => m.listLinkreste(token), [token]))
  return (
    <Gebliebenes
      {...gebliebenes}
      satz="Das ist nicht mehr angekommen. Wer den Abend führt, kann es nachtragen."
    />
  )
}
