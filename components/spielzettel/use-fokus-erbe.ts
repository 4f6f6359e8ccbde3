import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Where one button gives way to another (`wechsel` says which of them is there) and had the focus, the other one gets it: a
 * keyboard goes on there.
 */
export function useFokusErbe(ziel: RefObject<HTMLElement | null>, wechsel: boolean): void {
  const seiner = useRef(false)
  useEffect(() => {
    const hoere = (e: FocusEvent) => {
      seiner.current = e.target === ziel.current
    }
    document.addEventListener('focusin', hoere)
    return () => document.removeEventListener('focusin', hoere)
  }, [ziel])
  useLayoutEffect(() => {
    // With its element the focus has fallen to the page.
    if (seiner.current && document.activeElement === document.body) {
      ziel.current?.focus({ preventScroll: true })
    }
  }, [ziel, wechsel])
}
