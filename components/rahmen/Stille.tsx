'use client'

import { StilleZeichen } from './StilleZeichen'
import { useStille } from './use-stille'

/**
 * Says on a page that follows the server that nothing comes from it, and of when its figures are; gone as soon as it is heard
 * again. It lies over the page, which stays where it is; where games are entered, the line that says what is saved says it.
 */
export function Stille() {
  const text = useStille()
  return (
    <div
      role="status"
      className="nur-schirm pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex justify-center px-4 md:bottom-4 [body:has([data-spieltisch])_&]:hidden"
    >
      {text !== '' && (
        <p className="animate-erscheinen rounded-karte border border-rand bg-flaeche px-4 py-2.5 text-klein font-semibold shadow-karte">
          <StilleZeichen /> {text}
        </p>
      )}
    </div>
  )
}
