'use client'

import { useEffect, useRef } from 'react'
import type { GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'
import { rundenort } from '@/lib/domain/spieltag/tische'
import { uebertrag } from '@/lib/domain/spieltag/uebertrag'
import { textRundenort } from '@/lib/format/spiel-ort'
import { RundeTabelle } from './RundeTabelle'

interface Props {
  readonly spieltag: GerechneterSpieltag
  readonly namen: Readonly<Record<string, string>>
  readonly hrefSpiel: (spielId: string) => string
  /** Games the server has not confirmed yet. */
  readonly unbestaetigt: ReadonlySet<string>
  /** Corrects one of those here; null for who only reads. */
  readonly onKorrigieren: ((spielId: string) => void) | null
  /** The game that was just entered here: it enters with a motion and is scrolled to. */
  readonly neuestes: string | null
  /** How many objections are open, by Spiel. */
  readonly einsprueche: ReadonlyMap<string, number>
  /** With an entry below it, the list keeps to its part of the screen; else it takes what it needs. */
  readonly begrenzt: boolean
  /** Only the Runden of this table; null for all, table below table. */
  readonly nurTisch: number | null
}

/** The games as on paper, Runde below Runde, the last rows in view. */
export function Spielliste(props: Props) {
  const { namen, neuestes, begrenzt } = props
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Laid out from the bottom up (below), so 0 is where the newest row is.
    if (neuestes !== null) ref.current?.scrollTo({ top: 0, behavior: 'smooth' })
  }, [neuestes])

  return (
    // Reversed, so that the browser itself begins at the last row and stays there: no script, no jump.
    <div
      ref={ref}
      role="region"
      aria-label="Spiele des Abends"
      tabIndex={0}
      className={`@container flex flex-col-reverse overflow-x-clip rounded-karte border border-linie bg-flaeche shadow-karte focus-visible:outline-offset-[-3px] print:block print:max-h-none print:overflow-visible print:border-0 print:shadow-none ${
        begrenzt
          ? // `--balken`: what stands above the page's own parts; `--hinweise`: what the coming game has to be; `--reiter`: tabs.
            'max-h-[calc(max(7.5625rem,100dvh-38.625rem-var(--balken,0rem))-var(--hinweise,0rem)-var(--reiter,0rem))] max-lg:[@media(min-height:52rem)]:max-h-[calc(100dvh-40.5rem-var(--balken,0rem)-var(--reiter,0rem))] overflow-y-auto overscroll-contain lg:max-h-[calc(100dvh-15rem-var(--balken,0rem))]'
          : ''
      }`}
    >
      <div>
        {listTabellen(props).map(({ runde, ...tabelle }) => (
          <RundeTabelle
            key={runde.akte.id}
            runde={runde}
            {...tabelle}
            namen={namen}
            hrefSpiel={props.hrefSpiel}
            unbestaetigt={props.unbestaetigt}
            onKorrigieren={props.onKorrigieren}
            neuestes={neuestes}
            einsprueche={props.einsprueche}
            begrenzt={begrenzt}
          />
        ))}
      </div>
    </div>
  )
}

/** The tables to draw: of each Runde what it is called, and what its players bring in from earlier ones. */
function listTabellen({ spieltag: { runden }, nurTisch }: Pick<Props, 'spieltag' | 'nurTisch'>) {
  const akten = { runden: runden.map((r) => r.akte) }
  return runden
    .map((runde, i) => {
      const { sitze, id, tisch } = runde.akte
      const davor = uebertrag(runden, i)
      const ort = rundenort(akten, id)
      return {
        ...{ runde, tisch },
        titel: textRundenort(nurTisch === null ? ort : { runde: ort.runde }),
        uebertrag: sitze.some((s) => Object.hasOwn(davor, s)) ? davor : null,
      }
    })
    .filter(({ tisch }) => nurTisch === null || tisch === nurTisch)
    .sort((a, b) => a.tisch - b.tisch)
}
