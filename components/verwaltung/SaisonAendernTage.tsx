import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import type { SaisonVorschau } from '@/lib/domain/saison/vorschau'
import { formatDatum } from '@/lib/format/datum'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import { textTagesgrund } from '@/lib/format/saison-vorschau'

interface Props {
  readonly spieltage: SaisonVorschau['spieltage']
  readonly namen: Readonly<Record<string, string>>
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** Each Spieltag on which somebody's Rangpunkte change, with the figures and the reason. */
export function SaisonAendernTage({ spieltage, namen, form, pfad }: Props) {
  return (
    <div className="grid gap-2">
      <h3>Rangpunkte der Spieltage</h3>
      <Karte randlos als="section" aria-label="Spieltage, die sich ändern">
        <ul className="divide-linie divide-y">
          {spieltage.map((tag) => (
            <li key={tag.id} className="px-4 pb-3 sm:px-6">
              <Verweis
                href={`${pfad}/spieltage/${tag.id}`}

                className="verweis inline-flex min-h-12 items-center"
              >
                {formatDatum(tag.datum)}
              </Verweis>
              <ul className="grid gap-1">
                {tag.aenderungen.map((a) => (
                  <li
                    key={a.spieler}
                    className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4"
                  >
                    <span className="wrap-anywhere">{namen[a.spieler] ?? a.spieler}</span>
                    <span className="whitespace-nowrap">
                      <span className="text-klein text-leise">
                        {formatRangpunkte(a.vorher.rangpunkte, form)} →{' '}
                      </span>
                      <b>{formatRangpunkte(a.nachher.rangpunkte, form)}</b>
                    </span>
                    <span className="text-klein text-leise">{textTagesgrund(a)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Karte>
    </div>
  )
}
