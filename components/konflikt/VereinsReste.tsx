'use client'

import { useCallback } from 'react'
import { Gebliebenes } from './Gebliebenes'
import { useGebliebenes } from './use-gebliebenes'

interface Props {
  readonly kontoId: string
  /** Short names of the clubs that the account belongs to. */
  readonly vereine: readonly string[]
}

/** What was entered on this device for clubs that the account does not belong to any more, and whose pages do not open. */
export function VereinsReste({ kontoId, vereine }: Props) {
  const alle = vereine.join(' ')
  const gebliebenes = useGebliebenes(
    useCallback((m) => m.listVereinsreste(kontoId, alle.split(' ')), [kontoId, alle]),
  )
  return (
    <Gebliebenes
      {...gebliebenes}
      satz="Das ist nicht mehr angekommen: Dieses Konto gehört nicht mehr zum Verein. Wer den Abend führt, kann es nachtragen."
    />
  )
}
