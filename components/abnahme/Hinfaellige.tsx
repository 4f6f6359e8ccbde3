import { computeVerworfene } from '@/lib/domain/abnahme/abnahme'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { textAbnahmen, textVerworfen } from '@/lib/format/abnahme'

interface Props {
  readonly akte: SpieltagAkte
  readonly namen: Readonly<Record<string, string>>
}

/** What was confirmed before a correction: struck through, with the totals that were signed and those of today. */
export function Hinfaellige({ akte, namen }: Props) {
  const verworfene = computeVerworfene(akte)
  if (verworfene.length === 0) return null
  return (
    <ul
      aria-label="Hinfällige Bestätigungen"
      className="grid gap-2 border-t border-linie pt-3 print:border-0 print:px-6"
    >
      {verworfene.map(({ abnahmen, anders }) => (
        <li key={abnahmen[0]?.id} className="text-klein wrap-anywhere">
          <s className="text-leise">{textAbnahmen(abnahmen, namen)}</s>
          <p className="font-semibold text-achtung">hinfällig durch eine spätere Korrektur</p>
          <p>{textVerworfen({ anders }, namen)}</p>
        </li>
      ))}
    </ul>
  )
}
