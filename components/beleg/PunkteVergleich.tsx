import { Strich } from '@/components/ui/Strich'
import { Zahl } from '@/components/ui/Zahl'
import { klassen } from '@/components/ui/klassen'
import type { SpielVergleich } from '@/lib/domain/spieltag/was-waere-wenn'

interface Props {
  readonly spieler: SpielVergleich['spieler']
  readonly namen: Readonly<Record<string, string>>
}

/** Everyone's points of the game and the evening's total, before → after, with the difference. */
export function PunkteVergleich({ spieler, namen }: Props) {
  return (
    <table className="w-full">
      <caption className="sr-only">Punkte und Stand des Abends, eingetragen und geändert</caption>
      <thead>
        <tr className="border-b border-tinte text-klein">
          <th scope="col" className="pb-1 text-left font-normal text-leise">
            Spieler
          </th>
          <th scope="col" className="px-1 pb-1 text-right font-semibold">
            dieses Spiel
          </th>
          <th scope="col" className="px-1 pb-1 text-right font-semibold">
            Abend
          </th>
          <th scope="col" className="pb-1 pl-1 text-right font-semibold">
            <span aria-hidden>±</span>
            <span className="sr-only">Unterschied</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {spieler.map(({ id, spiel, abend }) => {
          const unterschied = abend.nachher - abend.vorher
          return (
            <tr key={id} className="border-b border-dotted border-linie">
              <th
                scope="row"
                className="py-1 pr-1 text-left leading-snug font-normal wrap-anywhere hyphens-auto"
              >
                {namen[id] ?? id}
              </th>
              <td className="px-1 text-right whitespace-nowrap">
                <Wechsel {...spiel} vorzeichen />
              </td>
              <td className="px-1 text-right whitespace-nowrap">
                <Wechsel {...abend} />
              </td>
              <td className={klassen('pl-1 text-right', unterschied !== 0 && 'font-semibold')}>
                <Zahl wert={unterschied} vorzeichen />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface WechselProps {
  /** Null for who sits out. */
  readonly vorher: number | null
  readonly nachher: number | null
  readonly vorzeichen?: boolean
}

function Wechsel({ vorher, nachher, vorzeichen = false }: WechselProps) {
  if (vorher === nachher) return <Punkte wert={nachher} vorzeichen={vorzeichen} />
  return (
    <>
      <span className="text-leise">
        <Punkte wert={vorher} vorzeichen={vorzeichen} />
      </span>
      <span aria-hidden> → </span>
      <span className="sr-only"> wird </span>
      <span className="font-semibold">
        <Punkte wert={nachher} vorzeichen={vorzeichen} />
      </span>
    </>
  )
}

function Punkte({
  wert,
  vorzeichen,
}: {
  readonly wert: number | null
  readonly vorzeichen: boolean
}) {
  if (wert === null) return <Strich wort="setzt aus" />
  return <Zahl wert={wert} vorzeichen={vorzeichen} />
}
