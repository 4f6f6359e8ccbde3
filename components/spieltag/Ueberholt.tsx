import { Knopf } from '@/components/ui/Knopf'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { textUeberholt } from '@/lib/format/konflikt'

interface Props {
  readonly anderes: GerechneteRunde['spiele'][number]
  /** Empties the sheet for the next game. */
  readonly onWeiter: () => void
}

/**
 * Somebody else has entered the game that is being typed here. Lies over the list, so that no key moves under a finger; whoever
 * enters all the same is shown both.
 */
export function Ueberholt({ anderes: { akte, stand }, onWeiter }: Props) {
  return (
    <div
      role="status"
      className="absolute inset-x-0 bottom-full z-20 flex items-center justify-between gap-2 border-y border-achtung bg-achtung px-4 py-1 text-klein text-achtung sm:rounded-karte sm:border"
    >
      <p className="min-w-0 font-semibold">
        {textUeberholt({ nummer: stand.nummer, wer: akte.erfasstVon })}
      </p>
      <Knopf art="neben" className="shrink-0 px-3!" onClick={onWeiter}>
        Weiter mit Spiel {stand.nummer + 1}
      </Knopf>
    </div>
  )
}
