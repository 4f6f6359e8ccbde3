import { Verweis } from '@/components/ui/Verweis'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { textSaisonregeln } from '@/lib/format/saisonregeln'

interface Props {
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
  /** N of U-L1. */
  readonly anzahl: number
}

/** How this season counts, in words, each sentence with its rule. */
export function SaisonRegeln({ regelwerk, einstellungen, anzahl }: Props) {
  return (
    <ul className="grid max-w-prose">
      {textSaisonregeln(einstellungen, anzahl).map(({ regel, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Verweis
            href={`/regeln/${regelwerk}#${regel}`}
            className="inline-flex min-h-12 w-14 shrink-0 items-start pt-0.5 text-klein whitespace-nowrap text-leise underline decoration-dotted underline-offset-4 hover:text-gruen"
          >
            {regel}
          </Verweis>
          <span className="pb-2">{text}</span>
        </li>
      ))}
    </ul>
  )
}
