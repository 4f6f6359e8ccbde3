import { begruendeSpiel } from '@/lib/domain/runde/begruendung'
import type { SpielStand } from '@/lib/domain/runde/runde'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { rundeAus } from '@/lib/domain/spieltag/rechnen'
import { textBegruendung } from '@/lib/format/begruendung'
import { Abschnitt } from './Abschnitt'
import { Regelverweis } from './Regelverweis'
import { Satzteile } from './Satzteile'

interface Props {
  readonly stand: SpielStand
  readonly runde: GerechneteRunde
  /** Which Runde of its table it is, from 1. */
  readonly nummer: number
  readonly namen: Readonly<Record<string, string>>
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** Who dealt, sat out and led, why Pflicht or Kür, why this many games: each with its rule. */
export function AmTisch({ stand, runde, nummer, namen, pfad }: Props) {
  const { regelwerk } = runde.akte
  const saetze = textBegruendung(begruendeSpiel(rundeAus(runde.akte), stand.nummer), {
    namen,
    runde: nummer,
  })
  const hrefSpiel = (gesucht: number) => {
    const id = runde.spiele[gesucht - 1]?.akte.id
    return id === undefined || gesucht === stand.nummer ? null : `${pfad}/spiele/${id}`
  }
  return (
    <Abschnitt titel="Am Tisch">
      <ul className="grid gap-1.5">
        {saetze.map(({ regel, teile }, i) => (
          <li key={i} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 leading-snug wrap-anywhere">
              <Satzteile teile={teile} hrefSpiel={hrefSpiel} />
            </span>
            <Regelverweis regel={regel} regelwerk={regelwerk} />
          </li>
        ))}
      </ul>
    </Abschnitt>
  )
}
