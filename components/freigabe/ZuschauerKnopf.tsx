'use client'

import type { ComponentProps } from 'react'
import { useState } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { Knopf } from '@/components/ui/Knopf'
import type { GaesteBlatt as Gaeste } from './GaesteBlatt'

const GaesteBlatt = spaetesBlatt<ComponentProps<typeof Gaeste>>(() =>
  import('./GaesteBlatt').then((m) => m.GaesteBlatt),
)

interface Props {
  readonly kurz: string
  readonly saisonId: string
  /** Name of the season. */
  readonly name: string
}

/** Opens the season to spectators. */
export function ZuschauerKnopf({ kurz, saisonId, name }: Props) {
  const [offen, setOffen] = useState(false)
  return (
    <>
      <Knopf art="neben" onClick={() => setOffen(true)}>
        Link für Zuschauer
      </Knopf>
      {offen && (
        <GaesteBlatt
          kurz={kurz}
          art="saison"
          id={saisonId}
          titel={`Saison ${name}`}
          onZu={() => setOffen(false)}
        />
      )}
    </>
  )
}
