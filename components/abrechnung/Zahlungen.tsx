import { Karte } from '@/components/ui/Karte'
import type { Zahlung } from '@/lib/domain/abrechnung/zahlungen'
import { textZahlung } from '@/lib/format/abrechnung'

interface Props {
  readonly zahlungen: readonly Zahlung[]
  readonly namen: Readonly<Record<string, string>>
}

/** Who pays whom, to be read out at the table: a sentence a payment (K-B). */
export function Zahlungen({ zahlungen, namen }: Props) {
  if (zahlungen.length === 0) return <p>Niemand schuldet etwas.</p>
  return (
    <Karte randlos>
      <ol className="divide-y divide-linie">
        {zahlungen.map((z) => (
          <li
            key={`${z.von} ${z.an}`}
            className="px-4 py-3 font-titel text-gross font-semibold wrap-anywhere sm:px-6 sm:text-titel print:px-0 print:py-1.5"
          >
            {textZahlung(z, namen)}
          </li>
        ))}
      </ol>
    </Karte>
  )
}
