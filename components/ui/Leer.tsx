import type { ReactNode } from 'react'
import type { Kartenfarbe } from './Farbe'
import { Farbe } from './Farbe'

interface Props {
  readonly titel: ReactNode
  readonly farbe?: Kartenfarbe
  /** What there will be, and how to begin. */
  readonly children?: ReactNode
}

/** Where nothing is yet: an empty sheet that says how it is filled. */
export function Leer({ titel, farbe = 'kreuz', children }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-karte border border-dashed border-rand px-6 py-10 text-center">
      <Farbe art={farbe} groesse="2.5rem" className="opacity-80" />
      <div className="font-titel text-gross font-semibold text-balance">{titel}</div>
      {children && (
        <div className="grid max-w-prose justify-items-center gap-4 text-leise">{children}</div>
      )}
    </div>
  )
}
