import type { PointerEvent } from 'react'
import { useRef, useState } from 'react'

/** Farther than this a press is a drag, not a tap. */
const SCHWELLE_PX = 8

interface Zug {
  readonly id: string
  readonly dx: number
  readonly dy: number
}

interface Ziehen {
  readonly zug: Zug | null
  /** True right after a drag: the click that ends it is no tap. */
  readonly warZug: () => boolean
  readonly griff: (id: string) => {
    readonly onPointerDown: (e: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (e: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (e: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: () => void
  }
}

/** Drags a seat onto another (marked by `data-sitz`) with mouse, pen or finger. */
export function useZiehen(onAbgelegt: (von: string, auf: string) => void): Ziehen {
  const [zug, setZug] = useState<Zug | null>(null)
  const anfang = useRef<{ id: string; x: number; y: number } | null>(null)
  const gezogen = useRef(false)

  function beende() {
    anfang.current = null
    setZug(null)
  }

  return {
    zug,
    warZug: () => gezogen.current,
    griff: (id) => ({
      onPointerDown: (e) => {
        gezogen.current = false
        anfang.current = { id, x: e.clientX, y: e.clientY }
        e.currentTarget.setPointerCapture(e.pointerId)
      },
      onPointerMove: (e) => {
        if (!anfang.current) return
        const dx = e.clientX - anfang.current.x
        const dy = e.clientY - anfang.current.y
        if (!gezogen.current && Math.hypot(dx, dy) < SCHWELLE_PX) return
        gezogen.current = true
        setZug({ id, dx, dy })
      },
      onPointerUp: (e) => {
        if (gezogen.current) {
          const auf = sitzUnter(e, id)
          if (auf !== null) onAbgelegt(id, auf)
        }
        beende()
      },
      onPointerCancel: beende,
    }),
  }
}

function sitzUnter(e: PointerEvent<HTMLElement>, gezogener: string): string | null {
  const treffer = document
    .elementsFromPoint(e.clientX, e.clientY)
    .map((el) => el.closest<HTMLElement>('[data-sitz]')?.dataset.sitz)
    .find((id) => id !== undefined && id !== gezogener)
  return treffer ?? null
}
