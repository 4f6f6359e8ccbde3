'use client'

import { useState } from 'react'
import type { ComponentProps } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { Knopf } from '@/components/ui/Knopf'
import type { WasWaereWenn } from './WasWaereWenn'

type Props = ComponentProps<typeof WasWaereWenn>

const WasWaereWennBlatt = spaetesBlatt<Props>(() =>
  import('./WasWaereWenn').then((m) => m.WasWaereWenn),
)

/** Opens the what-if, which comes after the receipt so that this stays light. */
export function WasWaereWennKnopf(props: Omit<Props, 'onZu'>) {
  const [offen, setOffen] = useState(false)
  const { onUebernehmen } = props
  const zu = () => setOffen(false)
  return (
    <>
      <Knopf art="neben" onClick={() => setOffen(true)}>
        Was wäre, wenn …?
      </Knopf>
      {offen && (
        <WasWaereWennBlatt
          {...props}
          onUebernehmen={
            onUebernehmen &&
            ((vorlage) => {
              zu()
              onUebernehmen(vorlage)
            })
          }
          onZu={zu}
        />
      )}
    </>
  )
}
