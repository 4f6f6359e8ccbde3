'use client'

import { useCallback } from 'react'
import { Gebliebenes } from '@/components/konflikt/Gebliebenes'
import { useGebliebenes } from '@/components/konflikt/use-gebliebenes'

interface Props {
  /** Of the link that the page was opened by. */
  readonly token: string
  readonly spieltagId: string
}

/** What was entered on this device through an earlier link to this evening, and never arrived. */
export function FruehereReste({ token, spieltagId }: Props) {
  const gebliebenes = useGebliebenes(
    useCallback((m) => m.listFruehereReste({ token, spieltagId }), [token, spieltagId]),
  )
  return (
    <Gebliebenes
      {...gebliebenes}
      satz="Das kam über einen früheren Link und ist nicht angekommen. Fehlt es oben, noch einmal eintragen."
    />
  )
}
