import type { ReactNode } from 'react'

/** A part of the receipt under its heading. */
export function Abschnitt(props: { readonly titel: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 border-b border-linie pb-1 font-schrift text-klein font-semibold text-leise">
        {props.titel}
      </h2>
      {props.children}
    </section>
  )
}
