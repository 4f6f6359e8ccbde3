'use client'

import { linienart } from '@/components/charts/linien'
import { Marke } from '@/components/charts/Marke'
import type { VerlaufDaten } from './verlauf-daten'

interface Props {
  readonly spieler: VerlaufDaten['spieler']
  readonly hervor: string | null
  readonly onHervor: (id: string | null) => void
}

/** Each line's look and name; a tap lifts the line out, a second one lets it go. */
export function VerlaufLegende({ spieler, hervor, onHervor }: Props) {
  return (
    <div role="group" aria-label="Spieler hervorheben" className="flex flex-wrap gap-2">
      {spieler.map((s, i) => {
        const gewaehlt = s.id === hervor
        return (
          <button
            key={s.id}
            type="button"
            aria-pressed={gewaehlt}
            onClick={() => onHervor(gewaehlt ? null : s.id)}
            className={`text-klein rounded-karte flex min-h-12 items-center gap-2 border px-3 text-left ${
              gewaehlt
                ? 'border-gruen bg-gruen-hell font-semibold'
                : 'border-linie hover:border-rand hover:bg-vertieft'
            }`}
          >
            <svg viewBox="0 0 36 12" width="36" height="12" aria-hidden className="shrink-0">
              <path
                d="M1 6H35"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeDasharray={linienart(i).strich}
              />
              <Marke art={linienart(i)} x={18} y={6} />
            </svg>
            <span className="wrap-anywhere">{s.name}</span>
            <span className="text-leise">{s.kurz}</span>
          </button>
        )
      })}
    </div>
  )
}
