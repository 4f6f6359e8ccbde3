'use client'

import { useRef, useState } from 'react'
import { neueOp, sendOp } from '@/lib/client/ops'
import type { Op, OpArt, OpDaten } from '@/lib/domain/op/op'
import type { FehlerMitText } from '@/lib/sync/ausgang'

/** What became of the last attempt, for the form to show. */
export interface OpStand {
  readonly laeuft: boolean
  readonly fehler: readonly FehlerMitText[]
  /** No answer came: the same operation can be sent again. */
  readonly ohneAntwort: boolean
  /** Somebody else changed the thing meanwhile. */
  readonly veraltet: boolean
}

const RUHE: OpStand = { laeuft: false, fehler: [], ohneAntwort: false, veraltet: false }

/**
 * Sends operations of one form. The same content keeps its operation until it is answered, so that a second press
 * or another try has one effect; a press while one is under way does nothing.
 */
export function useOp(vereinKurz: string) {
  const [stand, setStand] = useState<OpStand>(RUHE)
  const offen = useRef<{ readonly schluessel: string; readonly op: Op } | null>(null)
  const unterwegs = useRef(false)

  /** True when the operation took effect. */
  async function sende<A extends OpArt>(
    art: A,
    basis: number,
    daten: OpDaten<A>,
  ): Promise<boolean> {
    if (unterwegs.current) return false
    unterwegs.current = true
    setStand({ ...RUHE, laeuft: true })
    const schluessel = JSON.stringify([art, basis, daten])
    const op =
      offen.current?.schluessel === schluessel ? offen.current.op : neueOp(art, basis, daten)
    offen.current = { schluessel, op }
    const antwort = await sendOp({ art: 'verein', kurz: vereinKurz }, op)
    unterwegs.current = false
    if (antwort.ok) {
      offen.current = null
      setStand(RUHE)
      return true
    }
    if (antwort.art === 'netz') {
      setStand({ ...RUHE, ohneAntwort: true })
      return false
    }
    offen.current = null
    const { code, fehler } = antwort.ablehnung
    setStand({ ...RUHE, fehler, veraltet: code === 'veraltet' })
    return false
  }

  return { stand, sende, vergiss: () => setStand(RUHE) }
}

/** The sentence of the first fault at `ort` or within it. */
export function fehlerBei({ fehler }: OpStand, ort: string): string | undefined {
  return fehler.find((f) => f.ort === ort || f.ort.startsWith(`${ort}[`))?.text
}
