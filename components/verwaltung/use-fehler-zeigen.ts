'use client'

import type { RefObject } from 'react'
import { useEffect } from 'react'

/** After each failed `versuch` (0: none yet) the first fault of the form gets the focus and so comes into view. */
export function useFehlerZeigen(form: RefObject<HTMLElement | null>, versuch: number): void {
  useEffect(() => {
    if (versuch === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fehler]')?.focus()
  }, [form, versuch])
}
