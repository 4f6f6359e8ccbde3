import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every render, which does what the last one does: what only calls it is not drawn anew for it. */
export function useZuletzt<A extends readonly unknown[], E>(tue: (...a: A) => E): (...a: A) => E {
  const zuletzt = useRef(tue)
  useLayoutEffect(() => {
    zuletzt.current = tue
  })
  return useCallback((...a: A) => zuletzt.current(...a), [])
}
