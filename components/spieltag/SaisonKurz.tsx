import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import type { SaisonStand } from '@/lib/domain/saison/saison'
import type { SaisonAkte } from '@/lib/domain/verein/verein'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { formFuer, worteDerWertung } from '@/lib/format/wertung'

const SPITZE = 3

interface Props {
  readonly saison: Pick<SaisonAkte, 'name' | 'einstellungen'>
  readonly stand: SaisonStand
  readonly namen: Readonly<Record<string, string>>
  readonly form: RangpunkteForm
  readonly href: string
  /** A player's season: every addend of the sum. */
  readonly hrefSpieler: (id: string) => string
}

/** The head of the season's table in short: the first three places. */
export function SaisonKurz({ saison, stand, namen, href, hrefSpieler, ...props }: Props) {
  const { wertung } = saison.einstellungen
  const form = formFuer(wertung, props.form)
  const spitze = stand.tabelle.filter((z) => z.rang <= SPITZE)
  const anzahl = stand.spieltage.length
  return (
    <Karte als="section" randlos>
      <h2 className="flex items-baseline justify-between gap-3 px-4 pt-4 pb-1 text-gross sm:px-6">
        <span className="min-w-0 truncate">{saison.name}</span>
        {anzahl > 0 && (
          <span className="shrink-0 font-schrift text-klein font-normal text-leise">
            {anzahl === 1 ? 'nach 1 Spieltag' : `nach ${anzahl} Spieltagen`}
          </span>
        )}
      </h2>
      {anzahl === 0 ? (
        <p className="px-4 pb-3 text-leise sm:px-6">Die Tabelle beginnt mit dem ersten Spieltag.</p>
      ) : (
        <ol>
          {spitze.map((z) => (
            <li
              key={z.spieler}
              className="relative flex min-h-12 items-center gap-3 px-4 hover:bg-vertieft sm:px-6"
            >
              <span className="w-8 shrink-0 font-titel text-titel leading-none">
                <span className="sr-only">Platz </span>
                {z.rang}.
              </span>
              <Verweis
                href={hrefSpieler(z.spieler)}

                className="min-w-0 flex-1 truncate after:absolute after:inset-0"
              >
                {namen[z.spieler] ?? z.spieler}
              </Verweis>
              {z.bisMindest > 0 && (
                <span className="shrink-0 text-klein text-leise">außer Wertung</span>
              )}
              <b>
                {formatRangpunkte(z.rangpunkte, form)}
                <span className="sr-only"> {worteDerWertung(wertung).tabelle}</span>
              </b>
            </li>
          ))}
        </ol>
      )}
      <Verweis
        href={href}
        className="mt-1 flex min-h-12 items-center border-t border-linie px-4 font-semibold text-gruen hover:bg-vertieft sm:px-6"
      >
        Zur Tabelle
      </Verweis>
    </Karte>
  )
}
