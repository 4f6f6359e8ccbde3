import type { ReactNode } from 'react'
import { Zahl } from '@/components/ui/Zahl'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { worteVon } from '@/lib/format/worte'
import type { Spalte } from './spalten'

interface Props {
  readonly spalten: readonly Spalte[]
  readonly regelwerk: RegelwerkId
  /** What stands in the corner above the column of values. */
  readonly ecke: ReactNode
}

/** Names with the running totals pinned under them, and who still has a Pflichtsolo to play. */
export function Spaltenkopf({ spalten, regelwerk, ecke }: Props) {
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
            <Soli spalte={s} worte={worteVon(regelwerk)} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface SoliProps {
  readonly spalte: Spalte
  readonly worte: ReturnType<typeof worteVon>
}

function Soli({ spalte: { pflichtOffen, kuersoli }, worte }: SoliProps) {
  if (pflichtOffen === null) return null
  return (
    <span className="flex min-h-4 items-center justify-center gap-1 text-winzig text-leise">
      <span className="sr-only">
        {pflichtOffen ? 'Pflichtsolo offen' : 'Pflichtsolo gespielt'}
        {kuersoli > 0 ? `, ${worte.kuersoli}: ${kuersoli}` : ''}
      </span>
      <span aria-hidden>{pflichtOffen ? 'S offen' : 'S ✓'}</span>
      {kuersoli > 0 && (
        <span aria-hidden>
          {worte.kuerzeichen}
          {kuersoli > 1 && kuersoli}
        </span>
      )}
    </span>
  )
}
