import { Verweis } from '@/components/ui/Verweis'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { formatDatum } from '@/lib/format/datum'

interface Props {
  readonly spieltage: readonly SpieltagAkte[]
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** The evenings that are not in the table, and why. Nothing when all count. */
export function NichtGezaehlt({ spieltage, pfad }: Props) {
  const uebrige = spieltage.filter((s) => s.gestrichen || (s.ende === null && s.endstand === null))
  if (uebrige.length === 0) return null
  return (
    <ul className="grid gap-1">
      {uebrige.map((s) => (
        <li key={s.id}>
          <Verweis
            href={`${pfad}/spieltage/${s.id}`}

            className="verweis inline-flex min-h-12 items-center"
          >
            {formatDatum(s.datum)}
          </Verweis>{' '}
          <span className="text-leise">
            {s.gestrichen
              ? 'ist gestrichen und zählt nicht.'
              : 'läuft noch und zählt nach dem Abschluss.'}
          </span>
        </li>
      ))}
    </ul>
  )
}
