import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'button'> {
  readonly gewaehlt: boolean
}

/** A choice that is on or off: filled with ink at once when on, never by colour alone (`aria-pressed`, weight, edge). */
export function Chip({ gewaehlt, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-pressed={gewaehlt}
      {...rest}
      className={
        'flex min-h-12 min-w-12 items-center justify-center gap-1.5 rounded-karte border px-2 text-center leading-tight font-semibold select-none ' +
        'druck:translate-y-px ' +
        (gewaehlt
          ? 'border-tinte bg-tinte text-papier [&_.text-rot]:text-current forced-colors:border-4'
          : 'border-rand bg-flaeche text-tinte hover:bg-vertieft') +
        (className ? ` ${className}` : '')
      }
    />
  )
}
