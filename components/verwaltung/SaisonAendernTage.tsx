import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { Tageswertung } from '@/lib/domain/saison/saison'
import type { SaisonVorschau } from '@/lib/domain/saison/vorschau'
import { formatDatum } from '@/lib/format/datum'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import { tagesform, worteDerWertung } from '@/lib/format/wertung'
import { textTagesgrund } from '@/lib/format/saison-vorschau'

interface Props {
  readonly spieltage: SaisonVorschau['spieltage']
  readonly einstellungen: SaisonVorschau['einstellungen']
  readonly namen: Readonly<Record<string, string>>
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
}

/**
 * Each Spieltag on which somebody's figure changes, with the figures and the reason; folded away where the season counts something
 * else, since then every one does.
 */
export function SaisonAendernTage(props: Props) {
  const { vorher, nachher } = props.einstellungen
  const was = `${worteDerWertung(nachher.wertung).tag} der Spieltage`
  const liste = (
    <Karte randlos als="section" aria-label="Spieltage, die sich ändern">
      <Tage {...props} />
    </Karte>
  )
  if (vorher.wertung !== nachher.wertung) {
    return (
      <details>
        <summary className="flex min-h-12 items-center text-gruen underline-offset-4 hover:underline">
          {worteDerWertung(vorher.wertung).tag} → {was}
        </summary>
        {liste}
      </details>
    )
  }
  return (
    <div className="grid gap-2">
      <h3>{was}</h3>
      {liste}
    </div>
  )
}

function Tage({ spieltage, einstellungen, namen, form, pfad }: Props) {
  const { vorher, nachher } = einstellungen
  const figur = (w: Tageswertung, { wertung }: Einstellungen) =>
    w.zaehlt ? formatRangpunkte(w.rangpunkte, tagesform(wertung, form)) : '–'
  return (
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
  )
}
