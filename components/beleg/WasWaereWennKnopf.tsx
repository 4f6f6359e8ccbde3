'use client'

import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { useNachgeladen } from '@/lib/client/nachladen'
import type { WasWaereWenn } from './WasWaereWenn'

const ladeBlatt = () => import('./WasWaereWenn').then((m) => m.WasWaereWenn)

/** Opens the what-if, which comes after the receipt so that this stays light. */
export function WasWaereWennKnopf(props: Omit<ComponentProps<typeof WasWaereWenn>, 'onZu'>) {
  const [offen, setOffen] = useState(false)
  const { teil: WasWaereWennBlatt, fehlt, hole } = useNachgeladen(ladeBlatt)
  const { onUebernehmen } = props
  const zu = () => setOffen(false)

  function oeffne() {
    if (!WasWaereWennBlatt) hole()
    setOffen(true)
  }

  return (
    <>
      <Knopf art="neben" onClick={oeffne}>
        Was wäre, wenn …?
      </Knopf>
      {offen && WasWaereWennBlatt && (
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
      {offen && !WasWaereWennBlatt && fehlt && (
        <Blatt offen titel="Was wäre, wenn …?" onZu={zu}>
          <div className="grid gap-4">
            <Meldung art="hinweis" titel="Noch nicht geladen">
              <p>Einmal muss dafür Verbindung bestehen. Dann geht es auch ohne.</p>
            </Meldung>
            <Knopf voll onClick={hole}>
              Noch einmal laden
            </Knopf>
          </div>
        </Blatt>
      )}
    </>
  )
}
