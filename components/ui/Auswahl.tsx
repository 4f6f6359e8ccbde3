'use client'

import type { ReactNode } from 'react'
import { useId } from 'react'
import { FeldFehler } from './FeldFehler'
import { klassen } from './klassen'

interface Option<W extends string> {
  readonly wert: W
  readonly text: ReactNode
  /** A second, quiet line. */
  readonly hinweis?: ReactNode
}

interface Props<W extends string> {
  readonly label: ReactNode
  /** The place already says what is chosen; screen readers still hear the label. */
  readonly labelUnsichtbar?: boolean
  readonly name: string
  /** `null`: nothing is chosen yet. */
  readonly wert: W | null
  readonly optionen: readonly Option<W>[]
  readonly onWahl: (wert: W) => void
  readonly fehler?: string | undefined
  /** Below each other, for options with longer texts. */
  readonly gestapelt?: boolean
}

/** One of a few, as a segmented row of native radio buttons. */
export function Auswahl<W extends string>(props: Props<W>) {
  const { label, labelUnsichtbar, name, wert, optionen, onWahl, fehler, gestapelt } = props
  const id = useId()
  return (
    <fieldset
      className="min-w-0"
      data-fehler={fehler ? '' : undefined}
      aria-describedby={fehler ? `${id}-fehler` : undefined}
    >
      <legend className={labelUnsichtbar ? 'sr-only' : 'mb-1.5 font-semibold'}>{label}</legend>
      <div
        className={klassen(
          'flex gap-px overflow-clip rounded-karte border bg-rand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gruen',
          fehler ? 'border-achtung' : 'border-rand',
          gestapelt ? 'flex-col' : 'flex-wrap',
        )}
      >
        {optionen.map((o) => (
          <label
            key={o.wert}
            className={klassen(
              'group relative flex min-h-12 min-w-0 cursor-pointer flex-col justify-center bg-flaeche px-3.5 py-2 transition-colors hover:bg-vertieft',
              'has-checked:bg-gruen has-checked:text-auf-gruen',
              'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
              !gestapelt && 'flex-auto items-center text-center',
            )}
          >
            <input
              type="radio"
              name={name}
              value={o.wert}
              checked={o.wert === wert}
              onChange={() => onWahl(o.wert)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="font-semibold">{o.text}</span>
            {o.hinweis && (
              <span className="text-klein text-leise group-has-checked:text-inherit">
                {o.hinweis}
              </span>
            )}
          </label>
        ))}
      </div>
      {fehler && <FeldFehler id={`${id}-fehler`}>{fehler}</FeldFehler>}
    </fieldset>
  )
}
