import { useCallback, useState } from 'react'
import { merkeTisch } from '@/lib/client/spieltag/tischwahl'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { tischeVon } from '@/lib/domain/spieltag/tische'

interface Tischwahl {
  readonly tische: readonly number[]
  /** The one that the screen is for. */
  readonly tisch: number
  readonly onTisch: (tisch: number) => void
  /** Somebody has chosen it here. */
  readonly gewechselt: boolean
}

/** For which of the evening's tables the screen is. One that came to nothing, as the server refused it, is left. */
export function useTischwahl(anfang: number, akte: SpieltagAkte): Tischwahl {
  const [{ gewaehlt, gewechselt }, setWahl] = useState({ gewaehlt: anfang, gewechselt: false })
  const tische = tischeVon(akte)
  const onTisch = useCallback(
    (tisch: number) => {
      setWahl({ gewaehlt: tisch, gewechselt: true })
      merkeTisch(akte.id, tisch)
    },
    [akte.id],
  )
  const tisch = tische.includes(gewaehlt) ? gewaehlt : (tische[0] ?? 1)
  return { tische, tisch, onTisch, gewechselt }
}
