import { Verweis } from '@/components/ui/Verweis'
import { textOffen } from '@/lib/format/einspruch'
import { EinspruchZeichen } from './EinspruchZeichen'

interface Props {
  readonly anzahl: number
  /** The first of the disputed games. */
  readonly href: string
}

/** How many objections are open, in the corner of the list on a phone, where the entry takes the rest of the screen. */
export function EinspruchZaehler({ anzahl, href }: Props) {
  return (
    <Verweis
      href={href}

      aria-label={textOffen(anzahl)}
      className="nur-schirm mx-0.5 mb-0.5 flex min-h-12 items-center justify-center gap-0.5 rounded-klein bg-achtung font-semibold text-achtung lg:hidden"
    >
      <EinspruchZeichen />
      {anzahl}
    </Verweis>
  )
}
