import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

const DAUER_MS = 180

/** Rows that change places walk to the new one, so that the eye can follow. Without motion they are there at once. */
export function usePlatzwechsel(
  folge: readonly string[],
): RefObject<HTMLTableSectionElement | null> {
  const rumpf = useRef<HTMLTableSectionElement>(null)
  const vorher = useRef(folge)
  useLayoutEffect(() => {
    const alt = vorher.current
    vorher.current = folge
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [platz, zeile] of [...(rumpf.current?.rows ?? [])].entries()) {
      const davor = alt.indexOf(folge[platz] ?? '')
      if (davor < 0 || davor === platz) continue
      zeile.animate(
        [{ translate: `0 ${(davor - platz) * zeile.offsetHeight}px` }, { translate: '0 0' }],
        { duration: DAUER_MS, easing: 'ease-out' },
      )
    }
  })
  return rumpf
}
