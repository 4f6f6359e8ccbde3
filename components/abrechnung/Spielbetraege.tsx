import { Verweis } from '@/components/ui/Verweis'
import type { Rundenabrechnung } from '@/lib/domain/abrechnung/ansicht'
import { textEinstellung } from '@/lib/format/einstellungen'
import { textRundenort } from '@/lib/format/spiel-ort'
import { Falte } from './Falte'
import { Namensbetraege } from './Namensbetraege'

interface Props {
  readonly runde: Rundenabrechnung
  readonly namen: Readonly<Record<string, string>>
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** What each game of a table cost and brought, folded away until somebody asks; each leads to its receipt. */
export function Spielbetraege({ runde, namen, pfad }: Props) {
  const { spiele, abrechnung, summe } = runde
  const ort = textRundenort(runde.ort)
  return (
    <div>
      <p className="text-leise">
        {ort !== '' && `${ort}: `}
        {textEinstellung('abrechnung', abrechnung).wert}
      </p>
      {spiele.length > 0 && (
        <Falte titel={ort === '' ? 'Spiel für Spiel' : `Spiel für Spiel, ${ort}`}>
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
