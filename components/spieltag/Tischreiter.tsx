'use client'

import type { ComponentProps } from 'react'
import { useEffect, useRef, useState } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { textTisch } from '@/lib/format/spiel-ort'
import { REITER } from './reiter'
import type { StandBlatt as Stand } from './StandBlatt'
import type { WechselBlatt as Wechsel } from './WechselBlatt'

interface Props extends Pick<ComponentProps<typeof Stand>, 'gerechnet' | 'akte' | 'namen'> {
  readonly tische: readonly number[]
  /** The one that the screen is for. */
  readonly tisch: number
  readonly onTisch: (tisch: number) => void
  /** Somebody has just chosen it here: the screen is another one since, and the focus goes with it. */
  readonly gewechselt: boolean
  /** Whether something stands on the sheet, which is for this table's game. */
  readonly istBegonnen: () => boolean
}

const StandBlatt = spaetesBlatt<ComponentProps<typeof Stand>>(() =>
  import('./StandBlatt').then((m) => m.StandBlatt),
)
const WechselBlatt = spaetesBlatt<ComponentProps<typeof Wechsel>>(() =>
  import('./WechselBlatt').then((m) => m.WechselBlatt),
)

/** The tables of the evening side by side, and how it stands across them. */
export function Tischreiter(props: Props) {
  const { tische, tisch, onTisch, gewechselt, istBegonnen } = props
  const aktiver = useRef<HTMLButtonElement>(null)
  const [offen, setOffen] = useState<'stand' | { readonly nach: number } | null>(null)
  const zu = () => setOffen(null)

  useEffect(() => {
    if (gewechselt) aktiver.current?.focus({ preventScroll: true })
  }, [gewechselt])

  function waehle(neuer: number) {
    if (neuer === tisch) return
    if (istBegonnen()) setOffen({ nach: neuer })
    else onTisch(neuer)
  }

  return (
    <div data-kopf className="nur-schirm flex min-w-0 items-end gap-x-1 border-b border-linie">
      <div role="group" aria-label="Tische" className="flex min-w-0 flex-wrap gap-x-1">
        {tische.map((nummer) => (
          <button
            key={nummer}
            ref={nummer === tisch ? aktiver : null}
            type="button"
            aria-pressed={nummer === tisch}
            onClick={() => waehle(nummer)}
            className={REITER}
          >
            {textTisch(nummer)}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => setOffen('stand')} className={`${REITER} ml-auto`}>
        Gesamtstand
      </button>
      {offen === 'stand' && <StandBlatt {...props} onZu={zu} />}
      {offen !== null && offen !== 'stand' && (
        <WechselBlatt von={tisch} nach={offen.nach} onTisch={onTisch} onZu={zu} />
      )}
    </div>
  )
}
