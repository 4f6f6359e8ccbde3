'use client'

import { useState } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import type { EroeffnungProps } from './eroeffnung-daten'
import { NeuerAbend } from './NeuerAbend'
import { VergangenerAbend } from './VergangenerAbend'

type Weg = 'neu' | 'vergangen'

/** A new evening at the table, or the result of a past one. */
export function Eroeffnung(props: EroeffnungProps & { readonly weg: Weg }) {
  const [weg, setWeg] = useState<Weg>(props.weg)
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <Auswahl<Weg>
        label="Was wird angelegt?"
        labelUnsichtbar
        name="weg"
        wert={weg}
        optionen={[
          { wert: 'neu', text: 'Heute spielen' },
          { wert: 'vergangen', text: 'Ergebnis nachtragen' },
        ]}
        onWahl={setWeg}
      />
      {weg === 'neu' ? <NeuerAbend {...props} /> : <VergangenerAbend {...props} />}
    </div>
  )
}
