import type { Hinweis } from '@/lib/domain/spiel/spiel'
import { textHinweis } from '@/lib/format/hinweis'
import { WarnZeichen } from './WarnZeichen'

interface Props {
  readonly hinweise: readonly Hinweis[]
  readonly namen: Readonly<Record<string, string>>
}

/** Letters that one line of a small phone surely holds. */
const EINE_ZEILE = 45

/** What the coming game has to be, calmly. Over an entry the list makes room for more than one line of it (`--hinweise`). */
export function KommendeHinweise({ hinweise, namen }: Props) {
  if (hinweise.length === 0) return null
  const texte = hinweise.map((h) => ({ code: h.code, text: textHinweis(h, namen) }))
  const kurz = texte.length === 1 && texte.every(({ text }) => text.length <= EINE_ZEILE)
  return (
    <div data-hinweis={kurz ? 'kurz' : 'lang'} className="nur-schirm" role="status">
      <ul className="grid gap-1">
        {texte.map(({ code, text }) => (
          <li key={code} className={LEISTE}>
            <WarnZeichen />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Low on a low screen, where every line is taken from the keys. */
export const LEISTE =
  'flex items-center gap-2 rounded-karte bg-achtung px-3 py-2 text-klein font-semibold text-achtung max-lg:[@media(height<52rem)]:py-px max-lg:[@media(height<52rem)]:text-winzig max-lg:[@media(height<52rem)]:leading-3.5'
