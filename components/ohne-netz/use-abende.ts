import { useEffect, useState } from 'react'
import type { AbendHier } from './abende'
import { liesAbende } from './abende'

/**
 * The evenings that this device holds, the one that was looked at last first; null until they are read. Read anew for each
 * address: a game that was entered on the way there has a receipt.
 */
export function useAbende(adresse: string): readonly AbendHier[] | null {
  const [gelesen, setGelesen] = useState<{
    readonly adresse: string
    readonly abende: readonly AbendHier[]
  } | null>(null)
  useEffect(() => {
    let gilt = true
    void liesAbende().then((abende) => {
      if (gilt) setGelesen({ adresse, abende })
    })
    return () => {
      gilt = false
    }
  }, [adresse])
  return gelesen?.adresse === adresse ? gelesen.abende : null
}
