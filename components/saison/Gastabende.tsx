import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import { Zahl } from '@/components/ui/Zahl'
import { formatDatum } from '@/lib/format/datum'
import type { Abend } from '@/lib/domain/saison/abende'

interface Props {
  readonly abende: readonly Abend[]
  readonly spieler: string
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** Evenings of somebody who is in no table (U-L6). */
export function Gastabende({ abende, spieler, pfad }: Props) {
  const eigene = abende.filter((a) => spieler in a.gaeste)
  if (eigene.length === 0) {
    return <p className="text-leise">An keinem gezählten Spieltag dieser Saison dabei.</p>
  }
  return (
    <Karte randlos>
      <ul>
        {eigene.map((a) => (
          <li key={a.id} className="border-linie border-b last:border-b-0">
            <Verweis
              href={`${pfad}/spieltage/${a.id}`}

              className="hover:bg-vertieft flex min-h-12 items-center justify-between gap-4 px-4 py-2"
            >
              {formatDatum(a.datum)}
              <Zahl wert={a.gaeste[spieler] ?? 0} vorzeichen />
            </Verweis>
          </li>
        ))}
      </ul>
    </Karte>
  )
}
