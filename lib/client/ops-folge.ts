import { useRef, useState } from 'react'
import type { Op } from '../domain/op/op'
import type { Ablehnung } from './ops'
import { sendOp } from './ops'

type Stand =
  | { readonly art: 'ruht' }
  | { readonly art: 'sendet' }
  | { readonly art: 'netz' }
  | { readonly art: 'abgelehnt'; readonly ablehnung: Ablehnung }

interface Senden {
  readonly stand: Stand
  /** Sends one after the other; true when all are taken. */
  readonly sende: (ops: readonly Op[]) => Promise<boolean>
  /** Goes on where the network failed, with the same operations. */
  readonly nochmal: () => Promise<boolean>
}

/** Sends operations that belong together, such as a new guest and the Spieltag he plays. */
export function useOpsFolge(vereinKurz: string): Senden {
  const [stand, setStand] = useState<Stand>({ art: 'ruht' })
  const rest = useRef<readonly Op[]>([])

  async function nochmal(): Promise<boolean> {
    setStand({ art: 'sendet' })
    for (let op = rest.current[0]; op; op = rest.current[0]) {
      const antwort = await sendOp({ art: 'verein', kurz: vereinKurz }, op)
      if (!antwort.ok) {
        setStand(
          antwort.art === 'netz'
            ? { art: 'netz' }
            : { art: 'abgelehnt', ablehnung: antwort.ablehnung },
        )
        return false
      }
      rest.current = rest.current.slice(1)
    }
    setStand({ art: 'ruht' })
    return true
  }

  return {
    stand,
    nochmal,
    sende: (ops) => {
      rest.current = ops
      return nochmal()
    },
  }
}
