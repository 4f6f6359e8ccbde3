'use client'

import { useEffect } from 'react'
import { Knopf } from '@/components/ui/Knopf'

interface Props {
  readonly error: Error & { readonly digest?: string }
  readonly reset: () => void
}

/** In place of a page that failed to render. Every page carries it along: hence so plain. */
export function Fehlerblatt({ error, reset }: Props) {
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <p aria-hidden className="text-riesig text-rot">
        ♥
      </p>
      <h1 className="text-gross">Das hat nicht geklappt</h1>
      <p className="max-w-md text-leise">
        Der Fehler liegt bei Kallemann. Was schon eingetragen war, ist gespeichert. Noch einmal
        versuchen hilft oft.
      </p>
      <Knopf onClick={reset}>Noch einmal versuchen</Knopf>
      {error.digest && <p className="text-klein">Kennung für die Verwaltung: {error.digest}</p>}
    </div>
  )
}
