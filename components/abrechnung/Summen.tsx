import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import { Betrag } from './Betrag'

interface Summenzeile {
  readonly id: string
  readonly name: string
  readonly cent: number
  /** What of it is for absences, less than nothing; 0 without. */
  readonly gebuehren: number
}

interface Props {
  readonly zeilen: readonly Summenzeile[]
  readonly kasse: number
  /** Where the till's share comes from. */
  readonly hrefKasse: string
  readonly beschreibung: string
}

/** Everybody's sum and the till's: together they are nothing. */
export function Summen({ zeilen, kasse, hrefKasse, beschreibung }: Props) {
  return (
    <Karte randlos>
      <table className="w-full">
        <caption className="sr-only">{beschreibung}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Wer</th>
            <th scope="col">Betrag</th>
          </tr>
        </thead>
        <tbody>
          {zeilen.map((z) => (
            <tr key={z.id} className="border-t border-linie first:border-t-0">
              <th scope="row" className={NAME}>
                {z.name}
                {z.gebuehren !== 0 && (
                  <span className="block text-klein font-normal text-leise">
                    Spiele <Betrag cent={z.cent - z.gebuehren} vorzeichen />, Gebühren{' '}
                    <Betrag cent={z.gebuehren} vorzeichen />
                  </span>
                )}
              </th>
              <td className={SUMME}>
                <Betrag cent={z.cent} vorzeichen />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-4 border-double border-rand">
            <th scope="row" className={NAME}>
              <Verweis href={hrefKasse} className="verweis">
                Kasse
              </Verweis>
            </th>
            <td className={SUMME}>
              <Betrag cent={kasse} vorzeichen />
            </td>
          </tr>
        </tfoot>
      </table>
    </Karte>
  )
}

const NAME = 'py-2.5 pl-4 text-left wrap-anywhere sm:pl-6 print:py-1 print:pl-0'
const SUMME =
  'py-2.5 pr-4 pl-2 text-right align-baseline font-semibold sm:pr-6 print:py-1 print:pr-0'
