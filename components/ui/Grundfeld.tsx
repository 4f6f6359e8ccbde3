import type { ChangeEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Eingabe } from './Eingabe'
import { Feld } from './Feld'

/** As many characters as the store takes. */
const HOECHSTENS = 300

interface Props {
  readonly label: string
  /** Without it, it says that it may be left empty. */
  readonly noetig: boolean
  readonly wert: string
  readonly onWert: (wert: string) => void
  /** Why it is not taken: the field is gone to. */
  readonly fehler: string | undefined
  /** Another number goes to the field again, with the same fault. */
  readonly versuch?: number
  /** More than one for what is told rather than noted. */
  readonly zeilen?: number
  readonly hinweis?: ReactNode
  readonly platzhalter?: string
}

/** Why something is done, in a sentence or two: it stays with what was done. */
export function Grundfeld(props: Props) {
  const { label, noetig, wert, onWert, fehler, versuch, zeilen = 1, hinweis, platzhalter } = props
  const feld = useRef<HTMLElement>(null)
  useEffect(() => {
    if (fehler !== undefined) feld.current?.focus()
  }, [fehler, versuch])
  const eigenschaften = {
    ref: (element: HTMLElement | null) => {
      feld.current = element
    },
    required: noetig,
    value: wert,
    maxLength: HOECHSTENS,
    placeholder: platzhalter,
    onChange: (e: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onWert(e.target.value),
  }
  return (
    <Feld label={noetig ? label : `${label} (freiwillig)`} hinweis={hinweis} fehler={fehler}>
      {(anschluss) =>
        zeilen === 1 ? (
          <Eingabe {...eigenschaften} {...anschluss} />
        ) : (
          <textarea
            {...eigenschaften}
            {...anschluss}
            rows={zeilen}
            className="w-full rounded-karte border border-rand bg-flaeche px-3.5 py-2 hover:border-tinte focus:border-gruen aria-invalid:border-achtung aria-invalid:ring-1 aria-invalid:ring-achtung"
          />
        )
      }
    </Feld>
  )
}
