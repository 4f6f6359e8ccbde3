import type { RefObject } from 'react'
import { useEffect } from 'react'
import type { FormFehler } from './senden'

/** Puts the focus on the first faulty field whenever there are new faults, so that nobody has to look for it. */
export function useFehlerFokus(
  form: RefObject<HTMLFormElement | null>,
  fehler: readonly FormFehler[],
): void {
  useEffect(() => {
    if (fehler.length === 0) return
    form.current
      ?.querySelector<HTMLElement>(
        '[aria-invalid="true"], [data-fehler] input, [data-fehler-gesamt]',
      )
      ?.focus()
  }, [form, fehler])
}
