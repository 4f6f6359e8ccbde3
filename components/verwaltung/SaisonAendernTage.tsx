import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { Tageswertung } from '@/lib/domain/saison/saison'
import type { SaisonVorschau } from '@/lib/domain/saison/vorschau'
import { formatDatum } from '@/lib/format/datum'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import { formFuer, worteDerWertung } from '@/lib/format/wertung'
import { textTagesgrund } from '@/lib/format/saison-vorschau'

interface Props {
  readonly spieltage: SaisonVorschau['spieltage']
  readonly einstellungen: SaisonVorschau['einstellungen']
  readonly namen: Readonly<Record<string, string>>
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** Each Spieltag on which somebody's figure changes, with the figures and the reason. */
export function SaisonAendernTage({ spieltage, einstellungen, namen, form, pfad }: Props) {
  const { vorher, nachher } = einstellungen
  const andere = vorher.wertung !== nachher.wertung
  const figur = (w: Tageswertung, { wertung }: Einstellungen) =>
    w.zaehlt ? formatRangpunkte(w.rangpunkte, formFuer(wertung, form)) : '–'
  return (
    <div className="grid gap-2">
      <h3>
        {andere && `${worteDerWertung(vorher.wertung).tag} → `}
        {worteDerWertung(nachher.wertung).tag} der Spieltage
      </h3>
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
                      <span className="text-klein text-leise">{figur(a.vorher, vorher)} → </span>
                      <b className={a.nachher.gestrichen ? 'line-through' : undefined}>
                        {figur(a.nachher, nachher)}
                      </b>
                    </span>
                    <span className="text-klein text-leise">{textTagesgrund(a, nachher)}</span>
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
