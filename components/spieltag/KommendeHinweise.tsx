import type { Hinweis } from '@/lib/domain/spiel/spiel'
import { textHinweis } from '@/lib/format/hinweis'
import { WarnZeichen } from './WarnZeichen'

interface Props {
  readonly hinweise: readonly Hinweis[]
  readonly namen: Readonly<Record<string, string>>
}

/** What the coming game has to be, calmly: a line each. */
export function KommendeHinweise({ hinweise, namen }: Props) {
  if (hinweise.length === 0) return null
  return (
    <div className="nur-schirm" role="status">
      <ul className="grid gap-1">
        {hinweise.map((h) => (
          <li
            key={h.code}
            className="flex items-center gap-2 rounded-karte bg-achtung px-3 py-2 text-klein font-semibold text-achtung"
          >
            <WarnZeichen />
            <span>{textHinweis(h, namen)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
