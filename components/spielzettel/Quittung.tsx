import Link from 'next/link'
import { Zahl } from '@/components/ui/Zahl'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielerRef } from '@/lib/domain/spiel/spiel'
import type { Schritt, Wertung } from '@/lib/domain/wertung/wertung'
import { textSchritt } from '@/lib/format/schritt'
import { textGewinner } from '@/lib/format/spielzettel'
import { formatPunkte } from '@/lib/format/zahl'

interface Props {
  readonly wertung: Wertung
  readonly regelwerk: RegelwerkId
  readonly spieler: readonly SpielerRef[]
  readonly namen: Readonly<Record<SpielerRef, string>>
}

/** The value as a till receipt: a line a step with its rule, the double rule, the value, what each gets. */
export function Quittung({ wertung, regelwerk, spieler, namen }: Props) {
  return (
    <div className="grid gap-4">
      <p className="font-titel text-gross font-semibold">{textGewinner(wertung.gewinner)}</p>
      <table className="w-full">
        <caption className="sr-only">Schritte der Wertung</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Schritt</th>
            <th scope="col">Regel</th>
            <th scope="col">Punkte</th>
          </tr>
        </thead>
        <tbody>
          {wertung.schritte.map((schritt, i) => (
            <tr key={i} className="border-b border-dotted border-linie">
              <th scope="row" className="py-1 text-left font-normal">
                {textSchritt(schritt)}
              </th>
              <td className="text-right">
                <Link
                  href={`/regeln/${regelwerk}#${schritt.regel}`}
                  className="inline-flex min-h-6 items-center text-klein whitespace-nowrap text-leise underline decoration-linie underline-offset-4 hover:text-gruen"
                >
                  {schritt.regel}
                </Link>
              </td>
              <td className="w-14 text-right font-semibold">{textBetrag(schritt)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="doppellinie border-t border-tinte font-semibold">
            <th scope="row" colSpan={2} className="py-1.5 text-left">
              Wert
            </th>
            <td className="text-right text-titel">
              <Zahl wert={wertung.wert} />
            </td>
          </tr>
        </tfoot>
      </table>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-gross">
        {spieler.map((s) => (
          <div key={s} className="contents">
            <dt className="truncate">{namen[s] ?? s}</dt>
            <dd className="text-right font-semibold">
              <Zahl wert={wertung.punkte[s] ?? 0} vorzeichen />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function textBetrag(schritt: Schritt): string {
  return 'faktor' in schritt ? `× ${schritt.faktor}` : formatPunkte(schritt.punkte)
}
