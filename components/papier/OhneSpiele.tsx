import { KnopfLink } from '@/components/ui/KnopfLink'
import { Leer } from '@/components/ui/Leer'

interface Props {
  /** Only the final result of the evening is known (U-L7). */
  readonly endstand: boolean
  readonly href: string
}

/** An evening without games has nothing that could part from the paper. */
export function OhneSpiele({ endstand, href }: Props) {
  return (
    <Leer titel="Hier gibt es noch nichts zu vergleichen" farbe="karo">
      <p>
        {endstand
          ? 'Von diesem Spieltag ist nur das Ergebnis eingetragen. Ob es dem Papier gleicht, zeigt ein Blick auf den Spieltag.'
          : 'Sobald ein Spiel eingetragen ist, lassen sich seine Stände mit denen auf dem Papier vergleichen.'}
      </p>
      <KnopfLink art="neben" href={href}>
        Zum Spieltag
      </KnopfLink>
    </Leer>
  )
}
