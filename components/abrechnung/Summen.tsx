import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import { Betrag } from './Betrag'

export interface Summenzeile {
  readonly id: string
  readonly name: string
  readonly cent: number
  /** What of it comes from games, and what from absences; only where there are fees. */
  readonly spiele?: number
  readonly gebuehren?: number
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
  const mitGebuehren = zeilen.some((z) => z.gebuehren !== undefined)
  return (
    <Karte randlos>
      <table className="w-full">
        <caption className="sr-only">{beschreibung}</caption>
        <thead className={mitGebuehren ? 'text-klein text-leise' : 'sr-only'}>
          <tr>
            <th scope="col" className="py-2 pl-4 text-left font-normal sm:pl-6 print:pl-0">
              Spieler
            </th>
            {mitGebuehren && (
              <>
                <Kopfzelle>Spiele</Kopfzelle>
                <Kopfzelle>Gebühren</Kopfzelle>
              </>
            )}
            <Kopfzelle>Summe</Kopfzelle>
          </tr>
        </thead>
        <tbody>
          {zeilen.map((z) => (
            <tr key={z.id} className="border-t border-linie first:border-t-0">
              <th scope="row" className="py-2.5 pl-4 text-left wrap-anywhere sm:pl-6 print:pl-0">
                {z.name}
              </th>
              {mitGebuehren && (
                <>
                  <Zelle cent={z.spiele ?? z.cent} leise />
                  <Zelle cent={z.gebuehren ?? 0} leise />
                </>
              )}
              <Zelle cent={z.cent} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-4 border-double border-rand">
            <th
              scope="row"
              colSpan={mitGebuehren ? 3 : 1}
              className="py-2.5 pl-4 text-left font-semibold sm:pl-6 print:pl-0"
            >
              <Verweis href={hrefKasse} className="verweis">
                Kasse
              </Verweis>
            </th>
            <Zelle cent={kasse} />
          </tr>
        </tfoot>
      </table>
    </Karte>
  )
}

function Kopfzelle({ children }: { readonly children: string }) {
  return (
    <th scope="col" className="py-2 pl-2 text-right font-normal last:pr-4 sm:last:pr-6">
      {children}
    </th>
  )
}

function Zelle({ cent, leise }: { readonly cent: number; readonly leise?: boolean }) {
  return (
    <td
      className={`py-2.5 pl-2 text-right align-baseline last:pr-4 sm:last:pr-6 ${leise ? 'text-klein text-leise' : 'font-semibold'}`}
    >
      <Betrag cent={cent} vorzeichen />
    </td>
  )
}
