'use client'

import { useEffect, useState } from 'react'
import { Verweis } from '@/components/ui/Verweis'
import { sobaldRuhe } from '@/lib/client/nachladen'
import type { Rest } from '@/lib/client/ausgang/reste'
import { formatDatum } from '@/lib/format/datum'
import { textRest } from '@/lib/format/speicherlage'

interface Props {
  readonly kontoId: string
  readonly kurz: string
}

/** On the start page: evenings of which something has stayed on this device, so that nobody has to remember where. */
export function HierGeblieben({ kontoId, kurz }: Props) {
  const [reste, setReste] = useState<readonly Rest[]>([])
  useEffect(() => {
    let halt: () => void = () => undefined
    let beendet = false
    sobaldRuhe(() => {
      void import('@/lib/client/ausgang/reste')
        .then(({ beobachteReste }) => {
          if (!beendet) halt = beobachteReste({ kontoId, kurz }, setReste)
        })
        .catch(() => undefined)
    })
    return () => {
      beendet = true
      halt()
    }
  }, [kontoId, kurz])
  if (reste.length === 0) return null
  return (
    <ul className="grid gap-3">
      {reste.map((rest) => (
        <li
          key={rest.spieltagId}
          className="relative flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-karte border border-achtung bg-achtung px-4 py-2.5 sm:px-6"
        >
          <p className="min-w-0">
            <span className="font-semibold text-achtung">{textRest(rest)}</span>{' '}
            <span>{rest.datum === null ? 'Spieltag' : formatDatum(rest.datum)}</span>
          </p>
          <Verweis
            href={`/v/${kurz}/spieltage/${rest.spieltagId}`}
            className="verweis after:absolute after:inset-0"
          >
            Ansehen
          </Verweis>
        </li>
      ))}
    </ul>
  )
}
