import type { ComponentProps, MouseEvent } from 'react'
import { klassen } from './klassen'
import type { KnopfArt } from './knopf-stil'
import { knopfKlassen } from './knopf-stil'

interface Props extends ComponentProps<'button'> {
  readonly art?: KnopfArt
  /** As wide as its container. */
  readonly voll?: boolean | undefined
  /** Busy: keeps its width and the focus, takes no second press. */
  readonly laedt?: boolean | undefined
}

function halt(e: MouseEvent) {
  e.preventDefault()
}

/** A button. `haupt` once a screen, `neben` for the rest, `still` for asides, `gefahr` for what cannot be undone. */
export function Knopf({ art = 'haupt', voll, laedt, className, children, ...rest }: Props) {
  const stil = klassen(knopfKlassen(art, voll), className)
  if (!laedt) {
    return (
      <button type="button" {...rest} className={stil}>
        {children}
      </button>
    )
  }
  return (
    <button type="button" {...rest} className={stil} onClick={halt} aria-disabled aria-busy>
      <span className="invisible inline-flex items-center gap-2" aria-hidden="true">
        {children}
      </span>
      <span className="absolute inset-0 grid place-items-center">
        <span className="size-5 animate-drehen rounded-full border-2 border-current border-t-transparent" />
        <span className="sr-only">Bitte warten: {children}</span>
      </span>
    </button>
  )
}
