import type { ReactNode } from 'react'

/**
 * The foot of a sheet, where something is decided: it stays in view while what is above scrolls. On a screen too low for both, such as a
 * phone on its side, it stands at the end. What lies under its upper edge fades, so that it can be seen that there is more. Its parent
 * must be a flex column that is the last of the sheet.
 */
export function Blattfuss({ children }: { readonly children: ReactNode }) {
  return (
    // Over the sheet's own padding, at its sides and beneath.
    <div className="relative before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-flaeche before:to-transparent -mx-4 -mb-4 grid gap-2 border-t border-linie bg-flaeche px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-4 [@media(min-height:34rem)]:sticky [@media(min-height:34rem)]:-bottom-4 sm:[@media(min-height:34rem)]:-bottom-6">
      {children}
    </div>
  )
}
