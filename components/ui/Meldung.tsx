import type { ReactNode } from 'react'

type Art = 'fehler' | 'hinweis' | 'gut'

const ARTEN: Readonly<Record<Art, { readonly flaeche: string; readonly zeichen: string }>> = {
  fehler: { flaeche: 'border-achtung bg-achtung', zeichen: 'text-achtung' },
  hinweis: { flaeche: 'border-linie bg-vertieft', zeichen: 'text-leise' },
  gut: { flaeche: 'border-gruen bg-gruen-hell', zeichen: 'text-gruen' },
}

const PFADE: Readonly<Record<Art, string>> = {
  fehler: 'M10 2 19 17.5H1L10 2ZM10 7.5v4.5M10 14.7v.1',
  hinweis: 'M10 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4ZM10 9v5M10 6v.1',
  gut: 'M10 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4ZM6 10.4l2.8 2.8L14 7.6',
}

interface Props {
  readonly art: Art
  readonly titel?: ReactNode
  readonly children?: ReactNode
}

/** A message about what just happened: a fault is announced at once, the rest when it suits. */
export function Meldung({ art, titel, children }: Props) {
  return (
    <div
      role={art === 'fehler' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-karte border px-4 py-3 ${ARTEN[art].flaeche}`}
    >
      <svg
        viewBox="0 0 20 20"
        className={`mt-0.5 size-5 shrink-0 ${ARTEN[art].zeichen}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={PFADE[art]} />
      </svg>
      <div className="min-w-0 flex-1">
        {titel && <p className="font-semibold">{titel}</p>}
        {children}
      </div>
    </div>
  )
}
