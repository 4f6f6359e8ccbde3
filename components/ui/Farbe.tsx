import type { ReactNode } from 'react'
import { klassen } from './klassen'

export type Kartenfarbe = 'kreuz' | 'pik' | 'herz' | 'karo'

const FORMEN: Readonly<Record<Kartenfarbe, ReactNode>> = {
  kreuz: (
    <>
      <circle cx="12" cy="6.6" r="4.6" />
      <circle cx="6.4" cy="13.6" r="4.6" />
      <circle cx="17.6" cy="13.6" r="4.6" />
      <path d="M9.5 9.5h5l-1.4 4.6c.2 3.4 1.1 6 3.3 8H7.6c2.2-2 3.1-4.6 3.3-8L9.5 9.5Z" />
    </>
  ),
  pik: (
    <path d="M12 1.8c-.9 3.9-9.4 7.6-9.4 13 0 2.8 2 4.7 4.5 4.7 1.7 0 3.1-.8 3.9-2.2-.2 2.1-1 3.7-2.6 4.9h7.2c-1.6-1.2-2.4-2.8-2.6-4.9.8 1.4 2.2 2.2 3.9 2.2 2.5 0 4.5-1.9 4.5-4.7 0-5.4-8.5-9.1-9.4-13Z" />
  ),
  herz: (
    <path d="M12 21.8C10.4 17.9 2.4 14.2 2.4 8.1c0-3.1 2.2-5.4 5-5.4 2 0 3.7 1.2 4.6 3.2.9-2 2.6-3.2 4.6-3.2 2.8 0 5 2.3 5 5.4 0 6.1-8 9.8-9.6 13.7Z" />
  ),
  karo: (
    <path d="M12 1.6c1.8 4 4.6 7.6 8 10.4-3.4 2.8-6.2 6.4-8 10.4-1.8-4-4.6-7.6-8-10.4 3.4-2.8 6.2-6.4 8-10.4Z" />
  ),
}

interface Props {
  readonly art: Kartenfarbe
  /** A length; the surrounding text's size where left out. */
  readonly groesse?: string | number
  readonly className?: string
}

/** One of the four suits. Decoration: the word stands beside it. */
export function Farbe({ art, groesse = '1em', className }: Props) {
  const rot = art === 'herz' || art === 'karo'
  return (
    <svg
      viewBox="0 0 24 24"
      width={groesse}
      height={groesse}
      fill="currentColor"
      aria-hidden="true"
      className={klassen('inline-block shrink-0 align-[-0.125em]', rot && 'text-rot', className)}
    >
      {FORMEN[art]}
    </svg>
  )
}
