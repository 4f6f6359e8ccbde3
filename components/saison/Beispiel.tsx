import type { ReactNode } from 'react'

/** What a setting comes to in an example, told anew as it is set. */
export function Beispiel({ children }: { readonly children: ReactNode }) {
  return (
    <p aria-live="polite" className="mt-1.5 text-klein text-leise">
      <span className="font-semibold">Beispiel:</span> {children}
    </p>
  )
}
