'use client'

import type { ComponentType } from 'react'
import { useEffect } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import type { Wann } from '@/lib/client/nachladen'
import { createNachschub, useNachschub } from '@/lib/client/nachladen'

interface Schliessbar {
  readonly onZu?: (() => void) | undefined
}

/**
 * A sheet or panel whose code comes after the page: in the quiet after it, or with the tap that opens it. What is opened once
 * in an evening must not keep everybody waiting for the page.
 */
export function spaetesBlatt<P extends object>(
  lade: () => Promise<ComponentType<P>>,
  wann?: Wann,
): ComponentType<P> {
  const nachschub = createNachschub(lade, wann)
  return function SpaetesBlatt(props: P) {
    const { teil: Blatt, fehlt } = useNachschub(nachschub)
    useEffect(() => nachschub.hole(), [])
    if (Blatt !== null) return <Blatt {...props} />
    return fehlt ? <Fehlt {...(props as Schliessbar)} onNochmal={nachschub.hole} /> : null
  }
}

function Fehlt({ onNochmal, onZu }: Schliessbar & { readonly onNochmal: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto grid max-w-md gap-3 rounded-karte border border-achtung bg-achtung p-4 text-left shadow-karte"
    >
      <p>
        <b>Noch nicht geladen.</b> Einmal muss dafür Verbindung bestehen. Dann geht es auch ohne.
      </p>
      <div className="flex flex-wrap gap-2">
        <Knopf onClick={onNochmal}>Noch einmal laden</Knopf>
        {onZu && (
          <Knopf art="neben" onClick={onZu}>
            Schließen
          </Knopf>
        )}
      </div>
    </div>
  )
}
