import { Verweis } from '@/components/ui/Verweis'
import type { Saisonordnung } from '@/lib/format/saisonregeln'
import { textSaisonregeln } from '@/lib/format/saisonregeln'

/** How this season counts, in words, each sentence with its rule. */
export function SaisonRegeln(saison: Saisonordnung) {
  return (
    <ul className="grid max-w-prose">
      {textSaisonregeln(saison).map(({ regel, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Verweis
            href={`/regeln/${saison.regelwerk}#${regel}`}
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
