import { EinspruchMarke } from '@/components/einspruch/EinspruchMarke'
import { Verweis } from '@/components/ui/Verweis'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'
import { textArt } from '@/lib/format/art'

interface Props {
  readonly akte: SpielAkte
  readonly regelwerk: RegelwerkId
  readonly namen: Readonly<Record<string, string>>
  readonly href: string
  readonly spalten: number
  /** Open objections to it. */
  readonly einsprueche: number
}

/** A struck game: it counts nowhere, but stays to be seen and restored. */
export function GestrichenZeile({ akte, regelwerk, namen, href, spalten, einsprueche }: Props) {
  return (
    <tr className="relative h-12 text-leise hover:bg-vertieft print:hidden">
      <td className="border-t border-linie text-center" aria-hidden>
        –
      </td>
      <td colSpan={spalten} className="border-t border-linie px-2 text-klein">
        <Verweis href={href} className="after:absolute after:inset-0">
          <span className="line-through">
            {textArt(akte.spiel.art, regelwerk)},{' '}
            {akte.spiel.re.map((id) => namen[id] ?? id).join(' und ')}
          </span>{' '}
          gestrichen
          {akte.grund ? `: ${akte.grund}` : ''}
        </Verweis>{' '}
        <EinspruchMarke anzahl={einsprueche} />
      </td>
    </tr>
  )
}
