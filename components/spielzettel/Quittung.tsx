import { Rechnung } from '@/components/beleg/Rechnung'
import { Zahl } from '@/components/ui/Zahl'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Spiel, SpielerRef } from '@/lib/domain/spiel/spiel'
import type { Wertung } from '@/lib/domain/wertung/wertung'

interface Props {
  readonly regelwerk: RegelwerkId
  readonly spiel: Spiel
  readonly wertung: Wertung
  readonly spieler: readonly SpielerRef[]
  readonly namen: Readonly<Record<SpielerRef, string>>
}

/** The receipt of a game on no evening: the value with its steps, and what each of the four gets. */
export function Quittung({ regelwerk, spiel, wertung, spieler, namen }: Props) {
  return (
    <div className="grid gap-4">
      <Rechnung stand={{ ...wertung, spiel }} regelwerk={regelwerk} />
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-gross">
        {spieler.map((s) => (
          <div key={s} className="contents">
            <dt className="truncate">
              {namen[s] ?? s}
              {spiel.re.includes(s) && <span className="text-klein text-leise"> Re</span>}
            </dt>
            <dd className="text-right font-semibold">
              <Zahl wert={wertung.punkte[s] ?? 0} vorzeichen />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
