import type { ComponentProps } from 'react'

/** A native list to choose from, dressed as the text fields are. Its label comes through `Feld`. */
export function Auswahlfeld({ children, ...rest }: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="relative">
      <select
        {...rest}
        className="rounded-karte border-rand bg-flaeche text-tinte hover:border-tinte focus:border-gruen aria-invalid:border-achtung min-h-12 w-full appearance-none border py-2 pr-11 pl-3.5 transition-colors aria-invalid:border-2"
      >
        {children}
      </select>
      <svg
        viewBox="0 0 20 20"
        aria-hidden
        className="text-leise pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
      >
        <path
          d="m5 7.5 5 5 5-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}
