'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Zahl } from '@/components/ui/Zahl'
import type { GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { reiheStand } from '@/lib/domain/spieltag/stand'
import { formatPlatz } from '@/lib/format/tafel'
import { textTisch } from '@/lib/format/spiel-ort'

interface Props {
  readonly akte: SpieltagAkte
  readonly gerechnet: GerechneterSpieltag
  readonly namen: Readonly<Record<string, string>>
  readonly onZu: () => void
}

/** How the evening stands across its tables: everybody in one row, by Spielpunkte. */
export function StandBlatt({ akte, gerechnet, namen, onZu }: Props) {
  return (
    <Blatt offen titel="Stand des Abends" onZu={onZu}>
      <table className="w-full">
        <caption className="sr-only">Alle Tische, nach Spielpunkten</caption>
        <thead className="text-klein text-leise">
          <tr>
            <th scope="col" className="w-10 text-left font-normal">
              Platz
            </th>
            <th scope="col" className="px-2 text-left font-normal">
              Spieler
            </th>
            <th scope="col" className="text-right font-normal">
              Spielpunkte
            </th>
          </tr>
        </thead>
        <tbody>
          {reiheStand(akte, gerechnet).map(({ id, platz, summe, tisch }) => (
            <tr key={id} className="border-t border-linie">
              <td className="py-2 font-titel text-gross font-semibold">{formatPlatz(platz)}</td>
              <th
                scope="row"
                className="px-2 py-2 text-left leading-snug font-normal wrap-anywhere"
              >
                {namen[id] ?? id}
                <span className="block text-klein text-leise">
                  {tisch === null ? 'nicht mehr am Tisch' : textTisch(tisch)}
                </span>
              </th>
              <td className="py-2 text-right text-gross font-semibold">
                <Zahl wert={summe} vorzeichen />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Blatt>
  )
}
