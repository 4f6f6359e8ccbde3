import { useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import { nurSitzende, offeneHinweise } from '@/lib/domain/spiel/entwurf'
import type { Entwurf } from '@/lib/domain/spiel/entwurf'
import { felderVon } from '@/lib/domain/spiel/entwurf-felder'
import type { Felder } from '@/lib/domain/spiel/entwurf-felder'
import type { computeEntwurf, EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import { ziehe } from '@/lib/domain/spiel/entwurf-zug'
import type { Zug } from '@/lib/domain/spiel/entwurf-zug'
import type { Hinweis, Spiel, SpielerRef } from '@/lib/domain/spiel/spiel'
import { useTipp } from './use-tipp'
import type { TippAntwort } from './use-tipp'

/** What follows from a draft. */
interface Folge {
  readonly stand: EntwurfStand
  /** Hints that nobody has confirmed yet. */
  readonly offen: readonly Hinweis[]
}

/** `stand` and `offen` are of the draft that is drawn with them: a tap is answered first, what follows from it comes right after. */
interface ZettelStand extends Folge {
  /** Those who sit in the game that they are of. */
  readonly spieler: readonly SpielerRef[]
  readonly entwurf: Entwurf
  readonly felder: Felder
  /** Whether they are of the draft as it is now. */
  readonly istGezeigt: boolean
  /** Draws what follows from the draft as it is now, at once, and answers with it: nothing counts that was not to be seen. */
  readonly zeige: () => Folge
  readonly tipp: TippAntwort
  readonly onZug: (zug: Zug) => void
}

/** A draft that lives in this component, with all that follows from it. */
export function useZettel(p: {
  readonly regelwerk: Regelwerk
  readonly spieler: readonly SpielerRef[]
  readonly anfang: () => Entwurf
  readonly computeEntwurf: typeof computeEntwurf
  /** Hints that a Spiel would carry; each must be confirmed. */
  readonly hinweiseFuer?: ((spiel: Spiel) => readonly Hinweis[]) | undefined
}): ZettelStand {
  const { computeEntwurf, hinweiseFuer } = p
  const { regelwerk } = p
  const [gemerkt, zieheJetzt] = useReducer(
    (e: Entwurf, zug: Zug) => ziehe(nurSitzende(e, p.spieler), zug, regelwerk),
    undefined,
    p.anfang,
  )
  const tipp = useTipp()
  const onZug = useCallback((zug: Zug) => tipp.danach(() => zieheJetzt(zug)), [tipp])
  const entwurf = useMemo(() => nurSitzende(gemerkt, p.spieler), [gemerkt, p.spieler])
  const felder = useMemo(() => felderVon(entwurf, regelwerk), [entwurf, regelwerk])
  const rechne = useCallback(
    (e: Entwurf): Folge => {
      const stand = computeEntwurf(e, { regelwerk, spieler: p.spieler })
      const hinweise = stand.art === 'gueltig' ? (hinweiseFuer?.(stand.spiel) ?? []) : []
      return { stand, offen: offeneHinweise(e, hinweise) }
    },
    [computeEntwurf, hinweiseFuer, regelwerk, p.spieler],
  )
  // The draft with its table: what follows is of both as they were together.
  const jetzt = useMemo(
    () => ({ entwurf, spieler: p.spieler, rechne }),
    [entwurf, p.spieler, rechne],
  )
  const [sofort, setSofort] = useState<typeof jetzt | null>(null)
  const spaet = useDeferredValue(jetzt)
  const gezeigt = sofort === jetzt ? jetzt : spaet
  const folge = useMemo(() => gezeigt.rechne(gezeigt.entwurf), [gezeigt])
  const istGezeigt = gezeigt === jetzt
  return {
    ...{ entwurf, felder, istGezeigt, tipp, onZug },
    ...{ ...folge, spieler: gezeigt.spieler },
    zeige: () => {
      if (istGezeigt) return folge
      flushSync(() => setSofort(jetzt))
      return rechne(entwurf)
    },
  }
}
