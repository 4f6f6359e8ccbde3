import { Zahl } from '@/components/ui/Zahl'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielStand } from '@/lib/domain/runde/runde'
import { falte } from '@/lib/domain/wertung/auswertung'
import { begruendeGewinner } from '@/lib/domain/wertung/gewinngrund'
import type { Schritt } from '@/lib/domain/wertung/wertung'
import { textGewinngrund } from '@/lib/format/gewinngrund'
import { textBetrag, textSchritt } from '@/lib/format/schritt'
import { textGewinner } from '@/lib/format/spielzettel'
import { Abschnitt } from './Abschnitt'
import { Regelverweis } from './Regelverweis'

/** What of a game makes its value; a game on no evening has just this. */
type Gewertet = Pick<SpielStand, 'spiel' | 'gewinner' | 'ansagen' | 'schritte' | 'wert'>

interface Props {
  readonly stand: Gewertet
  readonly regelwerk: RegelwerkId
}

/** Who won and why, then the value step by step with the running subtotal; under the double rule stands the value. */
export function Rechnung({ stand, regelwerk }: Props) {
  const grund = begruendeGewinner(stand.spiel, stand, regelwerk)
  return (
    <Abschnitt titel="Rechnung">
      <p className="mb-1 flex items-baseline justify-between gap-3">
        <span className="leading-snug">
          <b>{textGewinner(stand.gewinner)}.</b> {textGewinngrund(grund, stand.gewinner, regelwerk)}
        </span>
        <Regelverweis regel={grund.regel} regelwerk={regelwerk} />
      </p>
      <table className="w-full">
        <caption className="sr-only">Schritte der Wertung</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Schritt</th>
            <th scope="col">Regel</th>
            <th scope="col">Punkte</th>
            <th scope="col">Zwischensumme</th>
          </tr>
        </thead>
        <tbody>
          {mitZwischensumme(stand.schritte).map(({ schritt, summe }, i) => (
            <tr key={i} className="border-b border-dotted border-linie">
              <th scope="row" className="py-1 text-left font-normal">
                {textSchritt(schritt)}
              </th>
              <td className="px-2 text-right">
                <Regelverweis regel={schritt.regel} regelwerk={regelwerk} />
              </td>
              <td className="w-12 text-right font-semibold">{textBetrag(schritt)}</td>
              <td className="w-12 text-right text-leise">
                <Zahl wert={summe} />
              </td>
            </tr>
          ))}
          {stand.schritte.length === 0 && (
            <tr>
              <td colSpan={4} className="py-1 text-leise">
                Kein Schritt gibt einen Punkt.
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="doppellinie border-t border-tinte font-semibold">
            <th scope="row" colSpan={3} className="py-1.5 text-left">
              Wert
            </th>
            <td className="text-right text-titel">
              <Zahl wert={stand.wert} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Abschnitt>
  )
}

function mitZwischensumme(schritte: readonly Schritt[]) {
  return schritte.map((schritt, i) => ({ schritt, summe: falte(schritte.slice(0, i + 1)) }))
}
