import type { ReactNode } from 'react'
import { Verweis } from '@/components/ui/Verweis'

interface Props {
  readonly titel: ReactNode
  /** A quiet line under the title: date and place, the club, a count. */
  readonly unter?: ReactNode
  readonly zurueck?: { readonly href: string; readonly text: string } | undefined
  /** Actions of the page, at the right of the title. */
  readonly children?: ReactNode
}

/** The head of a page, as on a printed form: its name over a double rule. */
export function Kopf({ titel, unter, zurueck, children }: Props) {
  return (
    <header className="doppellinie mb-6 pb-3 print:mb-3">
      {zurueck && (
        <Verweis
          href={zurueck.href}
          className="nur-schirm -ml-2 inline-flex min-h-12 items-center gap-1.5 rounded-karte px-2 text-gruen hover:bg-gruen-hell"
        >
          <svg viewBox="0 0 20 20" className="size-4" aria-hidden="true">
            <path
              d="M12.5 3.5 6 10l6.5 6.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {zurueck.text}
        </Verweis>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-titel sm:text-riesig">{titel}</h1>
          {unter && <p className="mt-1 text-leise">{unter}</p>}
        </div>
        {children && <div className="nur-schirm flex flex-wrap gap-2">{children}</div>}
      </div>
    </header>
  )
}
