import { augenVon } from '@/lib/domain/spiel/entwurf'
import { istBand } from '@/lib/domain/spiel/augen'
import type { Partei } from '@/lib/domain/spiel/spiel'
import { textPartei } from '@/lib/format/art'
import { formatAugen, kurzAugen } from '@/lib/format/augen'
import type { Bogen } from './bogen'

interface Props {
  readonly bogen: Bogen
  readonly partei: Partei
  /** A tap: digits go here from now on. */
  readonly onFeld: (partei: Partei) => void
}

/** One party's Augen: one is typed, the other filled in to 240. */
export function Augenfeld({ bogen, partei, onFeld }: Props) {
  const { augen } = bogen.entwurf
  const wert = augenVon(augen, partei)
  const aktiv = augen.partei === partei
  // Shown as selected text is: the next digit replaces it.
  const ersetzbar = aktiv && augen.frisch && wert !== null
  const name = textPartei(partei)
  const gesagt = wert === null ? 'noch keine' : formatAugen(wert)
  return (
    <button
      type="button"
      aria-pressed={aktiv}
      aria-label={`Augen von ${name}: ${gesagt}${aktiv ? ', Ziffern zählen hier' : ''}`}
      onClick={() => onFeld(partei)}
      className={`flex min-h-12 min-w-0 flex-col @max-[17rem]:col-span-3 items-start justify-center rounded-karte border px-1.5 @3xl:flex-row @3xl:items-baseline @3xl:justify-between @3xl:px-3 ${
        aktiv
          ? 'border-gruen bg-flaeche shadow-[inset_0_-3px_0_var(--color-gruen)]'
          : 'border-rand bg-vertieft'
      }`}
    >
      <span
        className={`text-winzig leading-4 font-semibold @3xl:text-klein ${aktiv ? 'text-gruen' : 'text-leise'}`}
      >
        {name}
      </span>
      <span
        className={`font-schrift leading-6 font-bold whitespace-nowrap @3xl:leading-[2.75rem] ${
          wert !== null && istBand(wert)
            ? 'text-grund tracking-tight @max-[17rem]:text-klein'
            : 'text-[1.375rem] @3xl:text-titel'
        } ${wert === null ? 'text-leise' : 'text-tinte'}`}
      >
        <span className={ersetzbar ? '-mx-1 rounded-klein bg-gruen-hell px-1' : ''}>
          {wert === null ? '–' : kurzAugen(wert)}
        </span>
      </span>
    </button>
  )
}
