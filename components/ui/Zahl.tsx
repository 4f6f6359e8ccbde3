import { klassen } from './klassen'

interface Props {
  readonly wert: number
  /** A + before gains, as for the points of one game; totals go without. */
  readonly vorzeichen?: boolean
  readonly className?: string
}

/** A figure in tabular digits; below zero red together with its sign. */
export function Zahl({ wert, vorzeichen, className }: Props) {
  const zeichen = wert < 0 ? '−' : vorzeichen && wert > 0 ? '+' : ''
  return (
    <span
      className={klassen(
        'whitespace-nowrap tabular-nums lining-nums',
        wert < 0 && 'text-rot',
        className,
      )}
    >
      {zeichen}
      {Math.abs(wert)}
    </span>
  )
}
