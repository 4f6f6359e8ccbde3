import { Verweis } from '@/components/ui/Verweis'
import { offeneEinsprueche } from '@/lib/domain/einspruch/einspruch'
import { mitOrt } from '@/lib/domain/einspruch/ort'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { formatDatumKurz } from '@/lib/format/datum'
import { gross } from '@/lib/format/einspruch'
import { textSpielOrt } from '@/lib/format/spiel-ort'
import { EinspruchMarke } from './EinspruchMarke'

interface Props {
  /** All of the season, struck and running ones included. */
  readonly spieltage: readonly SpieltagAkte[]
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** Under the table: it is not beyond dispute yet, and why. Of a struck Spieltag nothing counts. */
export function SaisonEinsprueche({ spieltage, pfad }: Props) {
  const offen = spieltage
    .filter((t) => !t.gestrichen)
    .flatMap((t) => offeneEinsprueche(t.einsprueche).map((e) => mitOrt(t, e)))
  if (offen.length === 0) return null
  return (
    <div>
      <EinspruchMarke anzahl={offen.length} />
      <ul className="flex flex-wrap gap-x-5">
        {offen.map(({ einspruch, ort }) => (
          <li key={einspruch.id}>
            <Verweis
              href={`${pfad}/spiele/${einspruch.spielId}`}

              className="verweis inline-flex min-h-12 items-center"
            >
              {gross(textSpielOrt(ort))} vom {formatDatumKurz(ort.datum)}
            </Verweis>
          </li>
        ))}
      </ul>
    </div>
  )
}
