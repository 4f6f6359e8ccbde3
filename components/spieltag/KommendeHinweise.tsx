import type { Hinweis } from '@/lib/domain/spiel/spiel'
import { textHinweis } from '@/lib/format/hinweis'
import { WarnZeichen } from './WarnZeichen'

interface Props {
  readonly hinweise: readonly Hinweis[]
  readonly namen: Readonly<Record<string, string>>
}

/** What the coming game has to be, calmly: a line each. Over an entry the list makes room for it (`--hinweise`). */
export function KommendeHinweise({ hinweise, namen }: Props) {
  if (hinweise.length === 0) return null
  return (
    <div data-hinweis className="nur-schirm" role="status">
      <ul className="grid gap-1">
        {hinweise.map((h) => (
          <li key={h.code} className={LEISTE}>
            <WarnZeichen />
            <span>{textHinweis(h, namen)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Low on a low screen, where every line is taken from the keys. */
export const LEISTE =
  'flex items-center gap-2 rounded-karte bg-achtung px-3 py-2 text-klein font-semibold text-achtung max-lg:[@media(height<52rem)]:py-px max-lg:[@media(height<52rem)]:text-winzig max-lg:[@media(height<52rem)]:leading-3.5'
