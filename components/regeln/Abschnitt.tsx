import type { ReactNode } from 'react'

interface Props {
  readonly anker: string
  readonly titel: string
  readonly einleitung?: string
  readonly children: ReactNode
}

/** One chapter of a rule book. */
export function Abschnitt({ anker, titel, einleitung, children }: Props) {
  return (
    <section aria-labelledby={anker} className="mb-12 print:mb-6">
      <h2 id={anker} className="doppellinie mb-3 scroll-mt-4 pb-2 text-titel">
        {titel}
      </h2>
      {einleitung && <p className="mb-3 max-w-prose text-gross text-leise">{einleitung}</p>}
      {children}
    </section>
  )
}
