import type { ReactNode } from 'react'

/** What is there for whoever asks, and on paper always. */
export function Falte({
  titel,
  children,
}: {
  readonly titel: string
  readonly children: ReactNode
}) {
  return (
    <details className="print:details-content:[content-visibility:visible]">
      <summary className="flex min-h-12 items-center text-gruen underline-offset-4 hover:underline print:min-h-0 print:list-none print:font-semibold print:text-tinte">
        {titel}
      </summary>
      {children}
    </details>
  )
}
