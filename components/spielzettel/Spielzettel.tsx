'use client'

import { useDeferredValue, useMemo, useRef } from 'react'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import type { Besetzung } from '@/lib/domain/runde/runde'
import { beginneEntwurf, entwurfAus } from '@/lib/domain/spiel/entwurf'
import type { Vorgabe } from '@/lib/domain/spiel/entwurf'
import type { EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import type { Zug } from '@/lib/domain/spiel/entwurf-zug'
import type { Hinweis, Spiel, SpielerRef } from '@/lib/domain/spiel/spiel'
import type { textSpielFehler } from '@/lib/format/fehler-spiel'
import { sortiereFehler } from './bogen'
import type { Bogen } from './bogen'
import { Fuss } from './Fuss'
import { useEintrag } from './use-eintrag'
import type { Antwort } from './use-eintrag'
import { useWerk } from './use-werk'
import { useZettel } from './use-zettel'
import { useZuletzt } from './use-zuletzt'
import { Zettel } from './Zettel'

interface Props {
  readonly regelwerk: Regelwerk
  readonly besetzung: Besetzung
  /** Who has the Pflichtsolo still to play; missing where that is not known, as of a game long past. */
  readonly offenePflichtsoli?: readonly SpielerRef[]
  /** Everyone at the table, clockwise. */
  readonly sitze: readonly SpielerRef[]
  readonly namen: Readonly<Record<SpielerRef, string>>
  /** A repeat or a forced Pflichtsolo to begin with; it can be changed. */
  readonly vorgabe?: Vorgabe
  /** The Spiel to correct: the sheet begins filled in. */
  readonly anfang?: Spiel
  /** Hints that the Spiel would carry; each must be confirmed. */
  readonly hinweiseFuer?: ((spiel: Spiel) => readonly Hinweis[]) | undefined
  /** The word on the button. */
  readonly beschriftung?: string
  /** Told of all that is put on the sheet, before it stands there. */
  readonly onBeruehrt?: () => void
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
  const zettel = useZettel({
    regelwerk: props.regelwerk,
    spieler: besetzung.spieler,
    anfang: () => (anfang ? entwurfAus(anfang) : beginneEntwurf(vorgabe)),
    ...{ computeEntwurf, hinweiseFuer },
  })
  const { entwurf, felder, stand, offen, istGezeigt, onZug } = zettel

  const ziehe = useZuletzt((zug: Zug) => {
    // What is being recorded must not change under the answer.
    if (eintrag.laeuft) return
    eintrag.vergiss()
    props.onBeruehrt?.()
    onZug(zug)
  })
  const bestaetige = useZuletzt(() => {
    // A tap in between has made it another game, to which nobody has read the hints.
    if (!istGezeigt) return
    ziehe({ zug: 'bestaetigt', codes: [...entwurf.bestaetigt, ...offen.map((h) => h.code)] })
  })
  async function sende() {
    const jetzt = zettel.zeige()
    if (jetzt.stand.art !== 'gueltig' || jetzt.offen.length > 0) return
    const eingetragen = await eintrag.sende(jetzt.stand.spiel)
    // A correction is the caller's to close: until then it shows what was sent.
    if (eingetragen && !anfang) onZug({ zug: 'neu', entwurf: beginneEntwurf() })
  }
  const trageEin = useZuletzt(() => void sende())

  const fehler = useMemo(
    () => sortiereFehler(fehlerIn(stand, textSpielFehler, namen) ?? eintrag.abgelehnt),
    [stand, textSpielFehler, namen, eintrag.abgelehnt],
  )
  const { regelwerk, sitze, offenePflichtsoli } = props
  const bogen = useMemo<Bogen>(
    () => ({
      ...{ entwurf, felder, regelwerk, besetzung, sitze, namen, fehler, onZug: ziehe },
      ...(offenePflichtsoli && { offenePflichtsoli }),
    }),
    [entwurf, felder, regelwerk, besetzung, offenePflichtsoli, sitze, namen, fehler, ziehe],
  )
  const spaet = useDeferredValue(bogen)
  return (
    <Zettel bogen={bogen} tipp={zettel.tipp} ziel={ziel} enter="eintragen">
      {(tafel) => (
        <Fuss
          tafel={tafel}
          bogen={istGezeigt ? bogen : spaet}
          stand={stand}
          offen={offen}
          laeuft={eintrag.laeuft}
          beschriftung={props.beschriftung ?? 'Eintragen'}
          ziel={ziel}
          onBestaetigen={bestaetige}
          onEintragen={trageEin}
        />
      )}
    </Zettel>
  )
}

function fehlerIn(stand: EntwurfStand, text: typeof textSpielFehler, namen: Bogen['namen']) {
  if (stand.art !== 'fehlerhaft') return null
  return stand.fehler.map((f) => ({ ort: f.ort, text: text(f, namen) }))
}
