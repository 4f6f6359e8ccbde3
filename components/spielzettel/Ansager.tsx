'use client'

import { useEffect, useState } from 'react'

const RUHE_MS = 800

/** Tells a screen reader once the fingers rest, not at each digit. */
export function Ansager({ text }: { readonly text: string }) {
  const [gesagt, setGesagt] = useState('')
  useEffect(() => {
    const uhr = setTimeout(() => setGesagt(text), RUHE_MS)
    return () => clearTimeout(uhr)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {gesagt}
    </p>
  )
}
