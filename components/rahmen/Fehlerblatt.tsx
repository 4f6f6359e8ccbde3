'use client'

import { useEffect } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { Leer } from '@/components/ui/Leer'

interface Props {
  readonly error: Error & { readonly digest?: string }
  readonly reset: () => void
}

/** In place of a page that failed to render. */
export function Fehlerblatt({ error, reset }: Props) {
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <Leer titel={<h1>Das hat nicht geklappt</h1>} farbe="herz">
      <p>
        Der Fehler liegt bei Kallemann. Was schon eingetragen war, ist gespeichert. Noch einmal
        versuchen hilft oft.
      </p>
      <Knopf onClick={reset}>Noch einmal versuchen</Knopf>
      {error.digest && <p className="text-klein">Kennung für die Verwaltung: {error.digest}</p>}
    </Leer>
  )
}
