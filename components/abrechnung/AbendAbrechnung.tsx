import { Abschnitt } from '@/components/saison/Abschnitt'
import { DruckenKnopf } from './DruckenKnopf'
import { KnopfLink } from '@/components/ui/KnopfLink'
import type { Abendabrechnung } from '@/lib/domain/abrechnung/ansicht'
import { textUmfang } from '@/lib/format/abrechnung'
import { Spielbetraege } from './Spielbetraege'
import { Summen } from './Summen'
import { Zahlungen } from './Zahlungen'

interface Props {
  readonly abrechnung: Abendabrechnung
  readonly laeuft: boolean
  readonly namen: Readonly<Record<string, string>>
  /** `/v/<kurz>` */
  readonly pfad: string
  readonly saisonId: string
}

/** The money of one evening: who pays whom, everybody's sum, and each game's amounts. */
export function AbendAbrechnung({ abrechnung, laeuft, namen, pfad, saisonId }: Props) {
  const { zahlungen, summe, kasse, runden, spiele } = abrechnung
  const hrefKasse = `${pfad}/saison/${saisonId}/abrechnung`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:gap-4">
      <Abschnitt titel="Wer zahlt wem" unter={textUmfang({ spiele, laeuft })}>
        <Zahlungen zahlungen={zahlungen} namen={namen} />
      </Abschnitt>
      <Abschnitt titel="Summen">
        <Summen
          zeilen={Object.entries(summe).map(([id, cent]) => ({
            id,
            cent,
            name: namen[id] ?? id,
            gebuehren: 0,
          }))}
          kasse={kasse}
          hrefKasse={hrefKasse}
          beschreibung="Was jeder an diesem Abend bekommt oder zahlt"
        />
      </Abschnitt>
      <Abschnitt titel="Worum gespielt wird">
        {runden.map((runde) => (
          <Spielbetraege key={runde.id} {...{ runde, namen, pfad }} />
        ))}
      </Abschnitt>
      <p className="nur-schirm flex flex-wrap gap-3">
        <DruckenKnopf />
        <KnopfLink href={hrefKasse} art="neben">
          Abrechnung der Saison
        </KnopfLink>
      </p>
    </div>
  )
}
