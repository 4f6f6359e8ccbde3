'use client'

import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { klassen } from '@/components/ui/klassen'

interface Props {
  readonly label: string
  readonly className: string
  /** A table whose first column stays in view. */
  readonly children: ReactNode
}

/**
 * A box that scrolls sideways for what is wider than the page, and shows at its edges that there is more. On a phone it comes to
 * rest at whole columns, beside a first one of `w-28`.
 */
export function Rollkasten({ label, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { davor, danach } = useMehr(ref)
  return (
    <div className="relative">
      <div
        ref={ref}
        role="region"
        aria-label={label}
        tabIndex={0}
        className={klassen(
          'overflow-auto overscroll-x-contain max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-pl-28',
          className,
        )}
      >
        {children}
      </div>
      <div
        aria-hidden
        className={klassen(
          RAND,
          'left-28 w-3 bg-linear-to-r from-linie to-transparent sm:hidden',
          !davor && 'opacity-0',
        )}
      />
      <div
        aria-hidden
        className={klassen(
          RAND,
          'right-0 w-4 rounded-r-karte bg-linear-to-l from-flaeche to-transparent',
          !danach && 'opacity-0',
        )}
      >
        <span className="absolute top-1 right-1 text-gross font-semibold text-gruen">›</span>
      </div>
    </div>
  )
}

const RAND = 'nur-schirm pointer-events-none absolute inset-y-0 z-20 transition-opacity'

/** Whether there is more before and after what shows. */
function useMehr(ref: { readonly current: HTMLElement | null }) {
  const [mehr, setMehr] = useState({ davor: false, danach: false })
  useEffect(() => {
    const kasten = ref.current
    if (kasten === null) return
    const miss = () => {
      const davor = kasten.scrollLeft > 1
      const danach = kasten.scrollLeft + kasten.clientWidth < kasten.scrollWidth - 1
      setMehr((alt) => (alt.davor === davor && alt.danach === danach ? alt : { davor, danach }))
    }
    const beobachter = new ResizeObserver(miss)
    beobachter.observe(kasten)
    kasten.addEventListener('scroll', miss, { passive: true })
    return () => {
      beobachter.disconnect()
      kasten.removeEventListener('scroll', miss)
    }
  }, [ref])
  return mehr
}
