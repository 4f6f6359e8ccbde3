import { SaisonVerweis } from '@/components/saison/SaisonVerweis'
import type { Saisonblatt } from '@/lib/domain/saison/blatt'
import { formatDatumKurz } from '@/lib/format/datum'
import { gross } from '@/lib/format/einspruch'
import { textSpielOrt } from '@/lib/format/spiel-ort'
import { EinspruchMarke } from './EinspruchMarke'

interface Props {
  readonly einsprueche: Saisonblatt['einsprueche']
  /** `/v/<kurz>`; null where the games may not be seen. */
  readonly pfad: string | null
}

/** Under the table: it is not beyond dispute yet, and why. Of a struck Spieltag nothing counts. */
export function SaisonEinsprueche({ einsprueche, pfad }: Props) {
  if (einsprueche.length === 0) return null
  return (
    <div>
      <EinspruchMarke anzahl={einsprueche.length} />
      <ul className="flex flex-wrap gap-x-5">
        {einsprueche.map(({ id, spielId, ort }) => (
          <li key={id}>
            <SaisonVerweis
              pfad={pfad}
              ziel={`/spiele/${spielId}`}
              className={`inline-flex min-h-12 items-center ${pfad === null ? '' : 'verweis'}`}
            >
              {gross(textSpielOrt(ort))} vom {formatDatumKurz(ort.datum)}
            </SaisonVerweis>
          </li>
        ))}
      </ul>
    </div>
  )
}
