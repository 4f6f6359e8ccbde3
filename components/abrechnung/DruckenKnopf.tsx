'use client'

import { Knopf } from '@/components/ui/Knopf'

/** Puts the page on A4. */
export function DruckenKnopf() {
  return (
    <Knopf art="neben" onClick={() => window.print()}>
      Drucken
    </Knopf>
  )
}
