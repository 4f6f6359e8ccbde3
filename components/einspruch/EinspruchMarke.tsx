import { textOffen } from '@/lib/format/einspruch'
import { EinspruchZeichen } from './EinspruchZeichen'

interface Props {
  readonly anzahl: number
  /** Only the flag and the figure, in a narrow column; who hears it hears all. */
  readonly knapp?: boolean
}

/** How many objections are open, as a mark beside an evening or a game; nothing when none is. */
export function EinspruchMarke({ anzahl, knapp = false }: Props) {
  if (anzahl === 0) return null
  return (
    <span className="inline-flex items-center gap-1 rounded-klein bg-achtung px-1.5 text-klein leading-5 font-semibold whitespace-nowrap text-achtung">
      <EinspruchZeichen />
      {knapp && <span aria-hidden>{anzahl}</span>}
      <span className={knapp ? 'sr-only' : ''}>{textOffen(anzahl)}</span>
    </span>
  )
}
