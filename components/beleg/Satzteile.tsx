import { Verweis } from '@/components/ui/Verweis'
import type { Satzteil } from '@/lib/format/begruendung'
import { textSpielNummer } from '@/lib/format/begruendung'

interface Props {
  readonly teile: readonly Satzteil[]
  /** Receipt of a game of the same Runde by its number; null when there is none to show. */
  readonly hrefSpiel: (nummer: number) => string | null
}

/** A sentence in which every game that it names leads to its receipt. */
export function Satzteile({ teile, hrefSpiel }: Props) {
  return teile.map((teil, i) => {
    if (typeof teil === 'string') return teil
    const href = hrefSpiel(teil.spiel)
    const text = textSpielNummer(teil.spiel)
    if (href === null) return text
    return (
      <Verweis key={i} href={href} className="verweis whitespace-nowrap">
        {text}
      </Verweis>
    )
  })
}
