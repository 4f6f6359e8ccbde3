import { useCallback, useDeferredValue, useMemo, useReducer } from 'react'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { nurSitzende } from '@/lib/domain/spiel/entwurf'
import type { Entwurf } from '@/lib/domain/spiel/entwurf'
import { felderVon } from '@/lib/domain/spiel/entwurf-felder'
import type { Felder } from '@/lib/domain/spiel/entwurf-felder'
import type { computeEntwurf, EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import { ziehe } from '@/lib/domain/spiel/entwurf-zug'
import type { Zug } from '@/lib/domain/spiel/entwurf-zug'
import type { SpielerRef } from '@/lib/domain/spiel/spiel'

interface ZettelStand {
  readonly entwurf: Entwurf
  readonly felder: Felder
  /** Of the draft that is drawn with it: a tap is answered first, what follows from it comes right after. */
  readonly stand: EntwurfStand
  /** Of the draft as it is now. */
  readonly getStand: () => EntwurfStand
  readonly onZug: (zug: Zug) => void
}

/** A draft that lives in this component, with all that follows from it. */
export function useZettel(p: {
  readonly regelwerk: RegelwerkId
  readonly spieler: readonly SpielerRef[]
  readonly anfang: () => Entwurf
  readonly computeEntwurf: typeof computeEntwurf
}): ZettelStand {
  const { computeEntwurf } = p
  const regelwerk = getRegelwerk(p.regelwerk)
  const [gemerkt, onZug] = useReducer(
    (e: Entwurf, zug: Zug) => ziehe(nurSitzende(e, p.spieler), zug, regelwerk),
    undefined,
    p.anfang,
  )
  const entwurf = useMemo(() => nurSitzende(gemerkt, p.spieler), [gemerkt, p.spieler])
  const felder = useMemo(() => felderVon(entwurf, regelwerk), [entwurf, regelwerk])
  const rechne = useCallback(
    (e: Entwurf) => computeEntwurf(e, { regelwerk, spieler: p.spieler }),
    [computeEntwurf, regelwerk, p.spieler],
  )
  const spaet = useDeferredValue(entwurf)
  const stand = useMemo(() => rechne(spaet), [rechne, spaet])
  return { entwurf, felder, stand, getStand: () => rechne(entwurf), onZug }
}
