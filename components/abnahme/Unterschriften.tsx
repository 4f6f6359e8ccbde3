import { ABNAHMEN_NOETIG } from '@/lib/domain/abnahme/abnahme'
import type { AbnahmeAkte } from '@/lib/domain/abnahme/akte'
import { textAbnahmeWeg } from '@/lib/format/abnahme'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'

interface Props {
  readonly gueltig: readonly AbnahmeAkte[]
  readonly namen: Readonly<Record<string, string>>
}

/** On paper: who confirmed, as over the rules of a signature block; free rules for those who sign by hand. */
export function Unterschriften({ gueltig, namen }: Props) {
  const frei = Math.max(0, ABNAHMEN_NOETIG - gueltig.length)
  return (
    <div className="nur-druck break-inside-avoid px-4 sm:px-6">
      <p className="font-semibold">Das Ergebnis stimmt:</p>
      <ul className="grid grid-cols-2 gap-x-10 gap-y-2">
        {gueltig.map((a) => (
          <li key={a.id}>
            <p className="border-b border-rand pt-4 font-titel text-gross">
              {namen[a.spielerId] ?? a.spielerId}
            </p>
            <p className="text-klein">
              {textAbnahmeWeg(a)}, {formatZeitpunkt(a.zeit)} Uhr
            </p>
          </li>
        ))}
        {Array.from({ length: frei }, (_, i) => (
          <li key={i}>
            <p className="border-b border-rand pt-4 font-titel text-gross">&nbsp;</p>
            <p className="text-klein">Unterschrift</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
