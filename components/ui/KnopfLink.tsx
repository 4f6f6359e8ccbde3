import type { ComponentProps } from 'react'
import { klassen } from './klassen'
import type { KnopfArt } from './knopf-stil'
import { knopfKlassen } from './knopf-stil'
import { Verweis } from './Verweis'

interface Props extends ComponentProps<typeof Verweis> {
  readonly art?: KnopfArt
  readonly voll?: boolean | undefined
}

/** A link that looks like a button: it leads somewhere, a `Knopf` does something. */
export function KnopfLink({ art = 'haupt', voll, className, ...rest }: Props) {
  return (
    <Verweis {...rest} className={klassen(knopfKlassen(art, voll), 'no-underline', className)} />
  )
}
