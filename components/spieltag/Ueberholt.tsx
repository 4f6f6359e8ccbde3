import { Knopf } from '@/components/ui/Knopf'
import { textNeueRunde, textUeberholt } from '@/lib/format/konflikt'
import type { Inzwischen } from './begonnen'

interface Props {
  readonly inzwischen: Inzwischen
  /** Of the game that comes now. */
  readonly nummer: number
  /** Empties the sheet for that game. */
  readonly onWeiter: () => void
}

/**
 * Somebody else has entered the game that is being typed here, or has begun a new Runde. Lies over the list, so that no key moves
 * under a finger; whoever enters all the same is shown both games.
 */
export function Ueberholt({ inzwischen, nummer, onWeiter }: Props) {
  return (
    <div
      role="status"
      className="absolute inset-x-0 bottom-full z-20 flex items-center justify-between gap-2 border-y border-achtung bg-achtung px-4 py-1 text-klein text-achtung sm:rounded-karte sm:border"
    >
      <p className="min-w-0 font-semibold">{textVon(inzwischen, nummer)}</p>
      <Knopf art="neben" className="shrink-0 px-3!" onClick={onWeiter}>
        {inzwischen === 'neue-runde' ? 'Zettel leeren' : `Weiter mit Spiel ${nummer}`}
      </Knopf>
    </div>
  )
}

function textVon(inzwischen: Inzwischen, nummer: number): string {
  if (inzwischen === 'neue-runde') return textNeueRunde(nummer)
  const { akte, stand } = inzwischen
  return textUeberholt({ nummer: stand.nummer, wer: akte.erfasstVon })
}
