'use client'

import { usePathname } from 'next/navigation'

interface Props {
  readonly error: Error & { readonly digest?: string }
}

/**
 * In place of a club's page that failed. Every page carries it along: hence so plain. The page is asked for anew, as what the
 * framework offers draws once more what the server has already failed at.
 */
export default function Fehlerseite({ error }: Props) {
  const verein = usePathname().split('/', 3).join('/')
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <title>Fehler · Kallemann</title>
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
        onClick={() => location.reload()}
        className="min-h-12 rounded-karte bg-gruen px-5 font-semibold text-auf-gruen hover:bg-gruen-tief"
      >
        Noch einmal versuchen
      </button>
      <a href={verein} className="grid min-h-12 items-center font-semibold text-gruen">
        Zu den Spieltagen
      </a>
      {error.digest && <p className="text-klein">Kennung für die Verwaltung: {error.digest}</p>}
    </div>
  )
}
