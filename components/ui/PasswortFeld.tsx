'use client'

import type { ComponentProps } from 'react'
import { useState } from 'react'
import { Eingabe } from './Eingabe'
import { Feld } from './Feld'

interface Props extends Omit<ComponentProps<'input'>, 'children' | 'type' | 'id'> {
  readonly label: string
  readonly hinweis?: string
  readonly fehler?: string | undefined
}

/** A password with a switch that shows what was typed: on a phone a slip is easy and unseen. */
export function PasswortFeld({ label, hinweis, fehler, ...rest }: Props) {
  const [sichtbar, setSichtbar] = useState(false)
  return (
    <Feld label={label} hinweis={hinweis} fehler={fehler}>
      {(anschluss) => (
        <div className="flex gap-2">
          <Eingabe
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...anschluss}
            type={sichtbar ? 'text' : 'password'}
          />
          <button
            type="button"
            aria-pressed={sichtbar}
            onClick={() => setSichtbar(!sichtbar)}
            className="min-h-12 shrink-0 rounded-karte border border-rand bg-flaeche px-3.5 font-semibold hover:border-tinte aria-pressed:border-gruen aria-pressed:bg-gruen aria-pressed:text-auf-gruen"
          >
            <span className="sr-only">{label} </span>zeigen
          </button>
        </div>
      )}
    </Feld>
  )
}
