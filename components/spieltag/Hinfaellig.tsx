import { useEffect } from 'react'

/** In place of a sheet whose matter another phone has settled: it closes, so that the menu can be opened again. */
export function Hinfaellig({ onZu }: { readonly onZu: () => void }) {
  useEffect(onZu, [onZu])
  return null
}
