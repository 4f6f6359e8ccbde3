import type { ComponentProps } from 'react'
import { klassen } from './klassen'

/** A text field. Give it a label through `Feld`, or an `aria-label` where the place says it. */
export function Eingabe({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      className={klassen(
        'min-h-12 w-full min-w-0 rounded-karte border border-rand bg-flaeche px-3.5 py-2 text-tinte placeholder:text-leise',
        'transition-colors hover:border-tinte focus:border-gruen read-only:bg-vertieft disabled:bg-vertieft disabled:text-leise',
        'aria-invalid:border-achtung aria-invalid:ring-1 aria-invalid:ring-achtung',
        className,
      )}
    />
  )
}
