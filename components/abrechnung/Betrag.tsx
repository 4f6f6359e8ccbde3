import { klassen } from '@/components/ui/klassen'
import { formatBetrag } from '@/lib/format/abrechnung'
import { formatCent } from '@/lib/format/geld'

interface Props {
  readonly cent: number
  /** A + before what somebody gets; balances go without. */
  readonly vorzeichen?: boolean
  readonly className?: string
}

/** An amount in euros; below zero red together with its sign. */
export function Betrag({ cent, vorzeichen, className }: Props) {
  return (
    <span
      className={klassen(
        'whitespace-nowrap tabular-nums lining-nums',
        cent < 0 && 'text-rot',
        className,
      )}
    >
      {vorzeichen ? formatBetrag(cent) : formatCent(cent)}
    </span>
  )
}
