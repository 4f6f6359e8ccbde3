import { useEffect, useRef, useState } from 'react'

/** A value that is there for a while. */
export function useFrist(ms: number) {
  const [wert, setWert] = useState<string | null>(null)
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(uhr.current), [])
  return {
    wert,
    beginne: (neu: string) => {
      clearTimeout(uhr.current)
      setWert(neu)
      uhr.current = setTimeout(() => setWert(null), ms)
    },
    beende: () => {
      clearTimeout(uhr.current)
      setWert(null)
    },
  }
}
