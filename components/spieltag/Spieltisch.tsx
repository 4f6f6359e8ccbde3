'use client'

import { useMemo, useState } from 'react'
import { ruhend } from '@/components/rahmen/ruhend'
import type { SpieltischProps, Vorgefunden } from './abend-props'
import { Eintragung } from './Eintragung'
import type { Tisch } from './tisch'
import { EINGABESPALTE } from './tisch'

const Abendblatt = ruhend(() => import('./Abendblatt').then((m) => m.Abendblatt))

/** List and entry below each other on a phone, side by side on a desk. */
const NEBENEINANDER =
  '-my-5 grid gap-1 has-[[data-hinweis=lang]]:[--hinweise:3rem] has-[[aria-label=Tische]]:[--reiter:2.5rem] sm:my-0 sm:gap-2 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-6 print:block'

/**
 * The evening: the games as on paper, the coming game, and the entry always open below. The entry answers to taps first; the
 * sheet around it, which computes, keeps and listens, stands there from the beginning and wakes up after.
 */
export function Spieltisch(props: SpieltischProps) {
  const [tisch, setTisch] = useState<Tisch | null | 'kommt'>('kommt')
  const lage = tisch === 'kommt' ? props.anfang : tisch && tisch.lage
  const [frueh] = useState(createVormerkung)
  const abendblatt = useMemo(
    () => <Abendblatt {...props} nimmFrueh={frueh.nimm} onTisch={setTisch} />,
    [props, frueh],
  )
  return (
    <div data-live data-spieltisch={lage ? true : undefined} className={lage ? NEBENEINANDER : ''}>
      {abendblatt}
      {lage && !lage.fertig && (
        <div className={EINGABESPALTE}>
          {tisch === 'kommt' ? (
            <Eintragung
              key={lage.tisch}
              lage={lage}
              namen={namenVon(props)}
              tisch={null}
              onBeruehrt={() => frueh.merke(props)}
            />
          ) : (
            tisch && (
              <Eintragung
                key={lage.tisch}
                lage={lage}
                namen={tisch.namen}
                tisch={tisch}
                onBeruehrt={tisch.beruehrt}
              />
            )
          )}
        </div>
      )}
    </div>
  )
}

/** What the sheet was begun for while the rest still slept: the first tap says it, whatever the page is told after. */
function createVormerkung() {
  let seite: Vorgefunden | null = null
  return {
    merke: (jetzt: Vorgefunden) => {
      seite ??= jetzt
    },
    nimm: () => {
      const gemerkt = seite
      seite = null
      return gemerkt
    },
  }
}

function namenVon({ personen }: Pick<SpieltischProps, 'personen'>) {
  return Object.fromEntries(personen.map((p) => [p.id, p.name]))
}
