import { useMemo, useRef } from 'react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { nachDemBild } from '@/lib/client/bild'

export interface TippAntwort {
  /** Both belong on what is around all buttons of a sheet. */
  readonly hoerer: {
    readonly onClickCapture: () => void
    readonly onClick: (e: MouseEvent) => void
  }
  /** Does in the second picture what a tap is for; at once where it is none. */
  readonly danach: (tue: () => void) => void
}

/**
 * A tap on a sheet is answered in two pictures: the first marks the button, the second shows what has become of the sheet, which
 * takes a slow phone longer. Whatever is pressed next, on the sheet or beside it, finds that done; a button that is no more then
 * does nothing.
 */
export function useTipp(): TippAntwort {
  /** What the tap is for that is being heard; null where none is. */
  const gehoert = useRef<(() => void)[] | null>(null)
  return useMemo(
    () => ({
      hoerer: {
        onClickCapture: () => (gehoert.current = []),
        onClick: ({ target }) => {
          const alles = gehoert.current ?? []
          gehoert.current = null
          if (alles.length === 0) return
          const tue = () => alles.forEach((eines) => eines())
          const knopf = target instanceof Element && target.closest('button')
          if (knopf) tueDanach(knopf, tue)
          else tue()
        },
      },
      danach: (tue) => {
        if (gehoert.current) gehoert.current.push(tue)
        else tue()
      },
    }),
    [],
  )
}

/**
 * What may depend on what is not drawn yet: where a finger comes down, which tells a second tap of a double one, too. A text must
 * not be drawn over once it is changed.
 */
const EINGABEN = ['pointerdown', 'click', 'keydown', 'beforeinput'] as const

function tueDanach(knopf: HTMLElement, tue: () => void): void {
  const zu = new AbortController()
  function zeichne() {
    // Whichever comes first does it.
    if (zu.signal.aborted) return
    zu.abort()
    delete knopf.dataset.getippt
    flushSync(tue)
  }
  knopf.dataset.getippt = ''
  for (const art of EINGABEN)
    window.addEventListener(art, zeichne, { capture: true, signal: zu.signal })
  void nachDemBild().then(zeichne)
}
