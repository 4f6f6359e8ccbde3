import type { ReactNode } from 'react'

/** The fault of one field: what to do, with a sign, so that it is not said by colour alone. */
export function FeldFehler({
  id,
  children,
}: {
  readonly id: string
  readonly children: ReactNode
}) {
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-klein font-semibold text-achtung">
      <svg viewBox="0 0 20 20" className="mt-px size-4.5 shrink-0" aria-hidden="true">
        <path
          d="M10 1.8 19 17.6H1L10 1.8Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
        <path d="M10 7.2v5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <circle cx="10" cy="14.8" r="1.15" fill="currentColor" />
      </svg>
      <span>{children}</span>
    </p>
  )
}
