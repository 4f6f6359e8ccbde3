import { Verweis } from '@/components/ui/Verweis'
import { ABNAHME_ANKER } from '@/lib/client/spieltag/abnahme-auftraege'
import { computeAbnahme } from '@/lib/domain/abnahme/abnahme'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { formatDatum } from '@/lib/format/datum'

interface Props {
  readonly spieltag: SpieltagAkte
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** A quiet word on the start page: an evening I played waits for somebody's confirmation. */
export function AbnahmeBitte({ spieltag, pfad }: Props) {
  const { gueltig, hinfaellig } = computeAbnahme(spieltag)
  return (
    <p className="relative flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-karte border border-linie px-4 py-2.5 hover:bg-vertieft sm:px-6">
      <span className="min-w-0">
        <span className="font-semibold">Stimmt das Ergebnis?</span>{' '}
        <span className="text-leise">
          {formatDatum(spieltag.datum)}
          {hinfaellig.length > 0 && gueltig.length === 0 && ', seit der Bestätigung korrigiert'}
        </span>
      </span>
      <Verweis
        href={`${pfad}/spieltage/${spieltag.id}#${ABNAHME_ANKER}`}
        className="verweis after:absolute after:inset-0"
      >
        Ansehen und bestätigen
      </Verweis>
    </p>
  )
}
