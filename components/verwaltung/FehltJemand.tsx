'use client'

import { NeuerSpieler } from './NeuerSpieler'

interface Props {
  readonly verein: string
  readonly onAngelegt: (spieler: { readonly id: string; readonly name: string }) => void
}

/** A player who is not in the club's list yet, without leaving the form. */
export function FehltJemand(props: Props) {
  return (
    <details className="rounded-karte border border-linie px-4">
      <summary className="flex min-h-12 items-center font-semibold text-gruen">
        Jemand fehlt in der Liste
      </summary>
      <div className="pt-2 pb-4">
        <NeuerSpieler {...props} art="nur-mitglied" />
      </div>
    </details>
  )
}
