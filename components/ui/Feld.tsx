import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { Eingabe } from './Eingabe'
import { FeldFehler } from './FeldFehler'

/** What a control of its own must take over to be named and described by its `Feld`. */
interface Anschluss {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface Props extends Omit<ComponentProps<'input'>, 'children'> {
  readonly label: ReactNode
  readonly hinweis?: ReactNode
  /** Why the value is not taken, as a sentence that says what to do. */
  readonly fehler?: string | undefined
  /** A control other than a text field; gets the attributes that tie it to the label. */
  readonly children?: (anschluss: Anschluss) => ReactNode
}

/** A label with its text field (the remaining props are the input's), its hint and its fault. */
export function Feld({ label, hinweis, fehler, children, className, id, ...rest }: Props) {
  const eigeneId = useId()
  const feldId = id ?? eigeneId
  const beschreibung = [hinweis && `${feldId}-hinweis`, fehler && `${feldId}-fehler`]
  const anschluss: Anschluss = {
    id: feldId,
    'aria-describedby': beschreibung.filter(Boolean).join(' ') || undefined,
    'aria-invalid': fehler ? true : undefined,
  }
  return (
    <div className={className}>
      <label htmlFor={feldId} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children ? children(anschluss) : <Eingabe {...rest} {...anschluss} />}
      {fehler && <FeldFehler id={`${feldId}-fehler`}>{fehler}</FeldFehler>}
      {hinweis && (
        <p id={`${feldId}-hinweis`} className="mt-1.5 text-klein text-leise">
          {hinweis}
        </p>
      )}
    </div>
  )
}
