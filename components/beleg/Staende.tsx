import { Zahl } from '@/components/ui/Zahl'
import type { SpielStand } from '@/lib/domain/runde/runde'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { regelDerVerteilung, textVerteilung } from '@/lib/format/verteilung'
import { Abschnitt } from './Abschnitt'
import { Regelverweis } from './Regelverweis'

interface Props {
  readonly stand: SpielStand
  readonly runde: GerechneteRunde
  readonly uebertrag: Readonly<Record<string, number>>
  readonly namen: Readonly<Record<string, string>>
}

/** Everyone's points of this game and the evening's total before and after it. */
export function Staende({ stand, runde, uebertrag, namen }: Props) {
  const { regelwerk } = runde.akte
  const verteilung = textVerteilung(stand, { namen, regelwerk })
  return (
    <Abschnitt titel="Punkte und Stand">
      <table className="w-full">
        <caption className="sr-only">Punkte dieses Spiels und Stand des Abends</caption>
        <thead>
          <tr className="text-klein text-leise">
            <th scope="col" className="text-left font-normal">
              <Regelverweis
                regel={regelDerVerteilung(regelwerk, stand.spiel)}
                regelwerk={regelwerk}
              />
            </th>
            <th scope="col" className="text-right font-normal">
              vorher
            </th>
            <th scope="col" className="text-right font-normal">
              Punkte
            </th>
            <th scope="col" className="text-right font-normal">
              nachher
            </th>
          </tr>
        </thead>
        <tbody>
          {runde.akte.sitze.map((id) => (
            <Zeile
              key={id}
              name={namen[id] ?? id}
              re={stand.spiel.re.includes(id)}
              punkte={stand.punkte[id]}
              nachher={(uebertrag[id] ?? 0) + (stand.stand[id] ?? 0)}
            />
          ))}
        </tbody>
      </table>
      {verteilung.length > 0 && (
        <p className="mt-1 text-klein text-leise">{verteilung.join(' ')}</p>
      )}
    </Abschnitt>
  )
}

interface ZeileProps {
  readonly name: string
  readonly re: boolean
  /** Undefined for who sat out. */
  readonly punkte: number | undefined
  readonly nachher: number
}

function Zeile({ name, re, punkte, nachher }: ZeileProps) {
  return (
    <tr className="border-t border-dotted border-linie">
      <th
        scope="row"
        className="py-1 pr-2 text-left leading-snug font-normal wrap-anywhere hyphens-auto"
      >
        {name}
        {re && <span className="text-klein text-leise"> Re</span>}
      </th>
      <td className="w-16 text-right text-leise">
        <Zahl wert={nachher - (punkte ?? 0)} />
      </td>
      <td className="w-16 text-right text-gross font-semibold">
        {punkte === undefined ? (
          <span className="text-grund font-normal text-leise">–</span>
        ) : (
          <Zahl wert={punkte} vorzeichen />
        )}
      </td>
      <td className="w-16 text-right">
        <Zahl wert={nachher} />
      </td>
    </tr>
  )
}
