import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import { textWer } from '@/lib/format/einspruch'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'

interface Props {
  readonly einsprueche: readonly EinspruchAkte[]
  readonly namen: Readonly<Record<string, string>>
}

/** Who objects to the game that is about to be changed, and why. */
export function OffeneEinsprueche({ einsprueche, namen }: Props) {
  if (einsprueche.length === 0) return null
  return (
    <ul className="mb-3 grid gap-1 rounded-karte border border-achtung bg-achtung px-3 py-2 text-klein">
      {einsprueche.map((e) => (
        <li key={e.id} className="wrap-anywhere">
          <b>Einspruch von {textWer(e, namen)}</b> ({formatZeitpunkt(e.erhobenAm)}): „{e.grund}“
        </li>
      ))}
    </ul>
  )
}
