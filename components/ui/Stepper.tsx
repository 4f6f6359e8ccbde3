'use client'

import type { ReactNode } from 'react'
import { useId } from 'react'

interface Props {
  readonly label: ReactNode
  readonly wert: number
  readonly min: number
  readonly max: number
  readonly onWert: (wert: number) => void
}

/** A small count with a button at either side. At its bounds a button stays focusable and does nothing. */
export function Stepper({ label, wert, min, max, onWert }: Props) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5"
    >
      <span id={id} className="min-w-0 font-semibold">
        {label}
      </span>
      <div className="flex shrink-0 items-center overflow-clip rounded-karte border border-rand bg-flaeche">
        <Taste zeichen="minus" id={id} gesperrt={wert <= min} onDruck={() => onWert(wert - 1)} />
        <output aria-live="polite" className="w-10 text-center text-gross font-semibold">
          {wert < 0 ? `−${-wert}` : wert}
        </output>
        <Taste zeichen="plus" id={id} gesperrt={wert >= max} onDruck={() => onWert(wert + 1)} />
      </div>
    </div>
  )
}

interface TasteProps {
  readonly zeichen: 'plus' | 'minus'
  /** The label's id: the button is called "weniger Doppelkopf". */
  readonly id: string
  readonly gesperrt: boolean
  readonly onDruck: () => void
}

function Taste({ zeichen, id, gesperrt, onDruck }: TasteProps) {
  const eigeneId = `${id}-${zeichen}`
  return (
    <button
      type="button"
      id={eigeneId}
      aria-label={zeichen === 'plus' ? 'mehr' : 'weniger'}
      aria-labelledby={`${eigeneId} ${id}`}
      aria-disabled={gesperrt}
      onClick={() => !gesperrt && onDruck()}
      className="grid size-12 place-items-center hover:bg-vertieft aria-disabled:cursor-default aria-disabled:text-leise aria-disabled:opacity-60 focus-visible:outline-offset-[-3px]"
    >
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
        <path
          d={zeichen === 'plus' ? 'M10 4v12M4 10h12' : 'M4 10h12'}
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  )
}
