import { useEffect } from 'react'
import type { RefObject } from 'react'
import { buchstabenFuer, zugFuerTaste } from './tasten'
import { spielendeIn } from './bogen'
import type { Bogen } from './bogen'
import { useZuletzt } from './use-zuletzt'

interface Tastatur {
  readonly bogen: Bogen
  readonly flaeche: RefObject<HTMLElement | null>
  /** Where typing leaves the focus: Enter then records. */
  readonly ziel: RefObject<HTMLButtonElement | null>
  readonly an: boolean
}

/**
 * The whole entry by keyboard. Keys count while the focus is in the sheet or on nothing in particular, never in a text field,
 * behind an open dialog, or together with Ctrl, Alt or Cmd.
 */
export function useTastatur(tastatur: Tastatur): void {
  const hoere = useZuletzt((e: KeyboardEvent) => druecke(e, tastatur))
  useEffect(() => {
    document.addEventListener('keydown', hoere)
    return () => document.removeEventListener('keydown', hoere)
  }, [hoere])
}

function druecke(e: KeyboardEvent, { bogen, flaeche, ziel, an }: Tastatur): void {
  if (!an || e.defaultPrevented || e.ctrlKey || e.altKey || e.metaKey) return
  if (!istUnser({ flaeche, ziel })) return
  const imBogen = !document.activeElement?.contains(flaeche.current)
  // The page scrolls by arrows as long as nobody works in the sheet.
  if (!imBogen && e.key.startsWith('Arrow')) return
  const zug = zugFuerTaste(e, {
    buchstaben: buchstabenFuer(spielendeIn(bogen), bogen.namen),
    entwurf: bogen.entwurf,
    felder: bogen.felder,
    arten: bogen.regelwerk.arten.map((a) => a.art),
  })
  if (zug === null) return
  e.preventDefault()
  ziel.current?.focus({ preventScroll: true })
  bogen.onZug(zug)
}

/** The focus is in the sheet, on the button that keys lead to, or on nothing but what is around; and no dialog covers the sheet. */
function istUnser({ flaeche, ziel }: Pick<Tastatur, 'flaeche' | 'ziel'>): boolean {
  const wo = document.activeElement
  if (!flaeche.current || wo?.matches('input, textarea, select')) return false
  const dialog = document.querySelector('dialog[open]')
  if (dialog && !dialog.contains(flaeche.current)) return false
  return !wo || wo === ziel.current || wo.contains(flaeche.current) || flaeche.current.contains(wo)
}
