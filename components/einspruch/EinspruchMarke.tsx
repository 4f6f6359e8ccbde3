import { textOffen } from '@/lib/format/einspruch'
import { EinspruchZeichen } from './EinspruchZeichen'

/** How many objections are open, as a mark beside an evening or a game; nothing when none is. */
export function EinspruchMarke({ anzahl }: { readonly anzahl: number }) {
  if (anzahl === 0) return null
  return (
    <span className="inline-flex items-center gap-1 rounded-klein bg-achtung px-1.5 text-klein leading-5 font-semibold whitespace-nowrap text-achtung">
      <EinspruchZeichen />
      {textOffen(anzahl)}
    </span>
  )
}
