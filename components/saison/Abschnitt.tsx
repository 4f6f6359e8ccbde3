'use client'

import type { ReactNode } from 'react'
import { useId } from 'react'

interface Props {
  readonly titel: string
  readonly unter?: string
  /** At the right of the heading. */
  readonly neben?: ReactNode
  readonly children: ReactNode
}

/**
 * A part of a page under its heading. Drawn on the client too: ids made by the server begin anew with every page that is navigated
 * to, and a heading would be taken for another's.
 */
export function Abschnitt({ titel, unter, neben, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="text-gross sm:text-titel">
            {titel}
          </h2>
          {unter === undefined ? null : <p className="text-klein text-leise">{unter}</p>}
        </div>
        {neben}
      </div>
      {children}
    </section>
  )
}
