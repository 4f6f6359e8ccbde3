import type { ReactNode } from 'react'

interface Props {
  readonly nummer: number
  readonly titel: string
  readonly hinweis?: ReactNode
  readonly children: ReactNode
}

/** One numbered part of the form, as on a printed one. */
export function Abschnitt({ nummer, titel, hinweis, children }: Props) {
  return (
    <section className="border-t border-linie pt-6 first:border-0 first:pt-0">
      <h2 className="flex items-baseline gap-3 text-gross">
        <span aria-hidden="true" className="text-titel text-gruen">
          {nummer}
        </span>
        {titel}
      </h2>
      {hinweis && <p className="mt-1 text-leise">{hinweis}</p>}
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
    </section>
  )
}
