import { useState } from 'react'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { findSpiel } from '@/lib/domain/spieltag/vorgriff'

interface AkteMit {
  /** The evening as it last had the game. */
  readonly akte: SpieltagAkte
  /** The same, also after waiting for something. */
  readonly lies: () => SpieltagAkte
}

/**
 * The evening for an open sheet about one of its games. A game that still waits to be sent leaves the evening when somebody
 * else's has its place: the sheet goes on with the evening as it was, and what is made on it goes with the game.
 */
export function useAkteMit(hier: SpieltagHier, spielId: string): AkteMit {
  const [letzte, setLetzte] = useState(hier.akte)
  const istDa = findSpiel(hier.akte, spielId) !== undefined
  if (istDa && letzte !== hier.akte) setLetzte(hier.akte)
  const akte = istDa ? hier.akte : letzte
  return {
    akte,
    lies: () => {
      const jetzt = hier.getSicht().akte
      return findSpiel(jetzt, spielId) ? jetzt : akte
    },
  }
}
