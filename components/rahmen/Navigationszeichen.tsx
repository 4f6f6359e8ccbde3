import type { ReactNode } from 'react'

export type Bereich = 'spieltage' | 'saison' | 'spieler' | 'verwaltung'

const FORMEN: Readonly<Record<Bereich, ReactNode>> = {
  spieltage: (
    <>
      <rect x="4.5" y="3" width="15" height="18" rx="2" />
      <path d="M4.5 8h15M9.5 8v13M14.5 8v13M4.5 12.5h15M4.5 16.75h15" />
    </>
  ),
  saison: <path d="M3.5 20.5h17M5 20V13.5h4.5V20M9.5 20V5.5h5V20M14.5 20v-9.5H19V20" />,
  spieler: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.3.7 3.7 2.6 4 5.5" />
    </>
  ),
  verwaltung: (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.8" />
      <circle cx="8" cy="17" r="2.8" />
    </>
  ),
}

/** The sign of one area of a club; the word stands under or beside it. */
export function Navigationszeichen({ bereich }: { readonly bereich: Bereich }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {FORMEN[bereich]}
    </svg>
  )
}
