'use client'

import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { istGeradeAbgeschlossen, vergissAbschluss } from '@/lib/client/spieltag/abschluss'

interface Props {
  readonly spieltagId: string
  readonly children: ReactNode
}

/** The heading of the result: whoever has closed the evening goes on reading here. */
export function Ergebnistitel({ spieltagId, children }: Props) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!ref.current || !istGeradeAbgeschlossen(spieltagId)) return
    ref.current.focus({ preventScroll: true })
    ref.current.scrollIntoView({ block: 'start' })
    // Not at once: React may mount the same appearance twice.
    const uhr = setTimeout(vergissAbschluss)
    return () => clearTimeout(uhr)
  }, [spieltagId])
  return (
    <h2 ref={ref} tabIndex={-1} className="scroll-mt-6 px-4 pt-4 text-gross outline-none sm:px-6">
      {children}
    </h2>
  )
}
