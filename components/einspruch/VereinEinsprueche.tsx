import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import type { EinspruchMitOrt } from '@/lib/domain/einspruch/ort'
import { formatDatumKurz } from '@/lib/format/datum'
import { gross, textAlter, textWer } from '@/lib/format/einspruch'
import { textSpielOrt } from '@/lib/format/spiel-ort'
import { EinspruchZeichen } from './EinspruchZeichen'

interface Props {
  /** The oldest first. */
  readonly offen: readonly EinspruchMitOrt[]
  readonly namen: Readonly<Record<string, string>>
  /** `/v/<kurz>` */
  readonly pfad: string
  /** Epoch milliseconds. */
  readonly jetzt: number
}

/** What is disputed in the club, a line each, leading to its receipt. Nothing when nothing is. */
export function VereinEinsprueche({ offen, namen, pfad, jetzt }: Props) {
  if (offen.length === 0) return null
  return (
    <Karte als="section" randlos aria-labelledby="offene-einsprueche">
      <h2
        id="offene-einsprueche"
        className="flex items-center gap-2 px-4 pt-4 pb-1 text-gross sm:px-6"
      >
        <EinspruchZeichen className="size-4.5" />
        Offene Einsprüche
      </h2>
      <ul className="divide-y divide-linie">
        {offen.map(({ einspruch, ort }) => (
          <li
            key={einspruch.id}
            className="relative grid min-h-16 content-center px-4 py-2.5 hover:bg-vertieft sm:px-6"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Verweis
                href={`${pfad}/spiele/${einspruch.spielId}`}

                className="font-semibold after:absolute after:inset-0"
              >
                {gross(textSpielOrt(ort))} vom {formatDatumKurz(ort.datum)}
              </Verweis>
              <span className="text-klein text-leise">{textAlter(einspruch.erhobenAm, jetzt)}</span>
            </p>
            <p className="text-klein wrap-anywhere">
              {textWer(einspruch, namen)}: „{einspruch.grund}“
            </p>
          </li>
        ))}
      </ul>
    </Karte>
  )
}
