'use client'

import { useEffect } from 'react'

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
      <button
        type="button"
        onClick={reset}
        className="min-h-12 rounded-karte bg-gruen px-5 font-semibold text-auf-gruen hover:bg-gruen-tief"
      >
        Noch einmal versuchen
      </button>
      {error.digest && <p className="text-klein">Kennung für die Verwaltung: {error.digest}</p>}
    </div>
  )
}
