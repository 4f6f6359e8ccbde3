import type { ReactNode } from 'react'
import { Zahl } from '@/components/ui/Zahl'
import type { Spalte } from './spalten'

interface Props {
  readonly spalten: readonly Spalte[]
  /** What stands in the corner above the column of values. */
  readonly ecke: ReactNode
}

/** Names with the running totals pinned under them, and who still has a Pflichtsolo to play. */
export function Spaltenkopf({ spalten, ecke }: Props) {
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="doppellinie sticky top-0 z-10 bg-flaeche pb-1 align-bottom text-klein font-normal text-leise print:static"
        >
          {ecke}
          Wert
        </th>
        {spalten.map((s) => (
          <th
            key={s.id}
            scope="col"
            className="doppellinie sticky top-0 z-10 bg-flaeche px-0.5 pt-1 pb-1 text-center lg:pt-2 font-normal print:static"
          >
            <span className="block truncate text-klein font-semibold" title={s.name}>
              <span aria-hidden className="@lg:hidden">
                {s.kurz}
              </span>
              <span className="sr-only @lg:not-sr-only">
                <span className="block truncate">{s.name}</span>
              </span>
            </span>
            <span className="block text-gross font-semibold">
              <Zahl wert={s.summe} vorzeichen />
            </span>
            <Soli spalte={s} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Soli({ spalte: { pflichtOffen, kuersoli } }: { readonly spalte: Spalte }) {
  return (
    <span className="flex min-h-4 items-center justify-center gap-1 text-winzig text-leise">
      <span className="sr-only">
        {pflichtOffen ? 'Pflichtsolo offen' : 'Pflichtsolo gespielt'}
        {kuersoli > 0 ? `, Kürsoli: ${kuersoli}` : ''}
      </span>
      <span aria-hidden>{pflichtOffen ? 'S offen' : 'S ✓'}</span>
      {kuersoli > 0 && <span aria-hidden>{kuersoli === 1 ? 'K' : `K${kuersoli}`}</span>}
    </span>
  )
}
