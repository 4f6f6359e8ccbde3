import { Verweis } from '@/components/ui/Verweis'
import type { Rundenabrechnung } from '@/lib/domain/abrechnung/ansicht'
import { textEinstellung } from '@/lib/format/einstellungen'
import { Falte } from './Falte'
import { Namensbetraege } from './Namensbetraege'

interface Props {
  readonly runde: Rundenabrechnung
  /** More than one: a game's number alone does not name it. */
  readonly mehrere: boolean
  readonly namen: Readonly<Record<string, string>>
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** What each game of a table cost and brought, folded away until somebody asks; each leads to its receipt. */
export function Spielbetraege({ runde, mehrere, namen, pfad }: Props) {
  const { spiele, abrechnung, summe } = runde
  return (
    <div>
      <p className="text-leise">
        {mehrere && `Runde ${runde.nummer}: `}
        {textEinstellung('abrechnung', abrechnung).wert}
      </p>
      {spiele.length > 0 && (
        <Falte titel={mehrere ? `Spiele der Runde ${runde.nummer}` : 'Spiel für Spiel'}>
          <ol>
            {spiele.map((s) => (
              <li key={s.id} className="border-t border-linie py-2">
                <Verweis
                  href={`${pfad}/spiele/${s.id}`}
                  className="verweis inline-flex min-h-12 items-center font-semibold print:min-h-0"
                >
                  Spiel {s.nummer}
                </Verweis>
                <Namensbetraege
                  cent={s.cent}
                  kasse={s.kasse}
                  namen={namen}
                  reihe={Object.keys(summe)}
                />
              </li>
            ))}
          </ol>
        </Falte>
      )}
    </div>
  )
}
