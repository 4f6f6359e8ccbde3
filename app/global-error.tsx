'use client'

import './globals.css'
import { useEffect } from 'react'

interface Props {
  readonly error: Error & { readonly digest?: string }
  readonly reset: () => void
}

/** Last resort when the frame itself fails; it brings its own <html> and no other part. */
export default function LetzteFehlerseite({ error, reset }: Props) {
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <html lang="de">
      <body>
        <title>Fehler · Kallemann</title>
        <main className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-20 text-center">
          <h1 className="text-titel">Kallemann lässt sich gerade nicht öffnen</h1>
          <p className="text-leise">Was schon eingetragen war, ist gespeichert.</p>
          <button
            type="button"
            onClick={reset}
            className="min-h-12 rounded-karte bg-gruen px-5 font-semibold text-auf-gruen"
          >
            Noch einmal versuchen
          </button>
        </main>
      </body>
    </html>
  )
}
