'use client'

import { useCallback, useMemo, useRef } from 'react'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import type { Besetzung } from '@/lib/domain/runde/runde'
import { beginneEntwurf, entwurfAus, offeneHinweise } from '@/lib/domain/spiel/entwurf'
import type { Vorgabe } from '@/lib/domain/spiel/entwurf'
import type { Zug } from '@/lib/domain/spiel/entwurf-zug'
import type { Hinweis, Spiel, SpielerRef } from '@/lib/domain/spiel/spiel'
import { sortiereFehler } from './bogen'
import type { Bogen } from './bogen'
import { Fuss } from './Fuss'
import { useEintrag } from './use-eintrag'
import type { Antwort, Eintrag } from './use-eintrag'
import { useWerk } from './use-werk'
import { useZettel } from './use-zettel'
import { Zettel } from './Zettel'

interface Props {
  readonly regelwerk: RegelwerkId
  readonly besetzung: Besetzung
  /** Everyone at the table, clockwise. */
  readonly sitze: readonly SpielerRef[]
  readonly namen: Readonly<Record<SpielerRef, string>>
  /** A repeat or a forced Pflichtsolo to begin with; it can be changed. */
  readonly vorgabe?: Vorgabe
  /** The Spiel to correct: the sheet begins filled in. */
  readonly anfang?: Spiel
  /** Hints that the Spiel would carry; each must be confirmed. */
  readonly hinweiseFuer?: (spiel: Spiel) => readonly Hinweis[]
  /** The word on the button. */
  readonly beschriftung?: string
  /** Records the Spiel; called once at a time. After `ok` the sheet is empty, unless it corrects. */
  readonly onEintragen: (spiel: Spiel) => Promise<Antwort>
}

/**
 * The entry of one game. Give it a `key` of its own for each game (number or id), so that the next game begins
 * with an empty sheet and its own `vorgabe`.
 */
export function Spielzettel(props: Props) {
  const { besetzung, namen, vorgabe, anfang, hinweiseFuer } = props
  const ziel = useRef<HTMLButtonElement>(null)
  const eintrag = useEintrag(props.onEintragen)
  const { computeEntwurf, textSpielFehler } = useWerk()
  const { entwurf, felder, stand, onZug } = useZettel({
    regelwerk: props.regelwerk,
    spieler: besetzung.spieler,
    anfang: () => (anfang ? entwurfAus(anfang) : beginneEntwurf(vorgabe)),
    computeEntwurf,
  })

  const ziehe = useZug(eintrag, onZug)
  const hinweise = useMemo(
    () => (stand.art === 'gueltig' ? (hinweiseFuer?.(stand.spiel) ?? []) : []),
    [stand, hinweiseFuer],
  )
  const offen = offeneHinweise(entwurf, hinweise)
  const fehler = sortiereFehler(
    stand.art === 'fehlerhaft'
      ? stand.fehler.map((f) => ({ ort: f.ort, text: textSpielFehler(f, namen) }))
      : eintrag.abgelehnt,
  )

  async function trageEin() {
    if (stand.art !== 'gueltig' || offen.length > 0) return
    const eingetragen = await eintrag.sende(stand.spiel)
    // A correction is the caller's to close: until then it shows what was sent.
    if (eingetragen && !anfang) onZug({ zug: 'neu', entwurf: beginneEntwurf() })
  }

  const bogen: Bogen = {
    entwurf,
    felder,
    regelwerk: getRegelwerk(props.regelwerk),
    besetzung,
    sitze: props.sitze,
    namen,
    fehler,
    onZug: ziehe,
  }
  return (
    <Zettel bogen={bogen} ziel={ziel} enter="eintragen">
      {(tafel) => (
        <Fuss
          tafel={tafel}
          bogen={bogen}
          stand={stand}
          offen={offen}
          laeuft={eintrag.laeuft}
          beschriftung={props.beschriftung ?? 'Eintragen'}
          ziel={ziel}
          onEintragen={() => void trageEin()}
        />
      )}
    </Zettel>
  )
}

/** The same function at every render, so that what a tap leaves as it was is not drawn anew. */
function useZug({ getLaeuft, vergiss }: Eintrag, onZug: (zug: Zug) => void) {
  return useCallback(
    (zug: Zug) => {
      // What is being recorded must not change under the answer.
      if (getLaeuft()) return
      vergiss()
      onZug(zug)
    },
    [getLaeuft, vergiss, onZug],
  )
}
