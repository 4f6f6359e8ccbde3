'use client'

import { useState } from 'react'
import type { ComponentProps } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { Knopf } from '@/components/ui/Knopf'
import type { AbendMenue } from './AbendMenue'

type Props = ComponentProps<typeof AbendMenue>

const Menue = spaetesBlatt<Props>(() => import('./AbendMenue').then((m) => m.AbendMenue))

/** Opens what else can be done with the evening. */
export function AbendMenueKnopf(props: Omit<Props, 'onZu'>) {
  const [offen, setOffen] = useState(false)
  return (
    <>
      <Knopf
        art="neben"
        aria-label="Spieltag …"
        className="shrink-0 px-3.5! max-lg:size-12 max-lg:px-0!"
        onClick={() => setOffen(true)}
      >
        <span className="max-lg:hidden">Spieltag </span>…
      </Knopf>
      {offen && <Menue {...props} onZu={() => setOffen(false)} />}
    </>
  )
}
