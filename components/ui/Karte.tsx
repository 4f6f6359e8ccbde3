import type { ComponentProps } from 'react'
import { klassen } from './klassen'

interface Props extends ComponentProps<'div'> {
  /** The element, where it has a meaning of its own. */
  readonly als?: 'div' | 'section' | 'article' | 'li'
  /** Without inner spacing, for tables and lists that reach the edge. */
  readonly randlos?: boolean
}

/** A sheet of paper on the table. */
export function Karte({ als: Element = 'div', randlos, className, ...rest }: Props) {
  return (
    <Element
      {...(rest as object)}
      className={klassen(
        'rounded-karte border border-linie bg-flaeche shadow-karte print:border-0 print:shadow-none',
        !randlos && 'p-4 sm:p-6 print:p-0',
        className,
      )}
    />
  )
}
