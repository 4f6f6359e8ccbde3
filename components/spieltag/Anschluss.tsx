import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createMelder } from '@/lib/client/live/abend'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { hinweiseFuer } from '@/lib/domain/runde/hinweise'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { rundeAus } from '@/lib/domain/spieltag/rechnen'
import { Fertig } from './Fertig'
import type { Tisch } from './tisch'
import { EINGABESPALTE, tischlageVon } from './tisch'
import { Ueberholt } from './Ueberholt'
import { useBegonnen } from './use-begonnen'
import type { useEintragen } from './use-eintragen'

interface Props {
  readonly hier: SpieltagHier
  readonly runde: GerechneteRunde
  readonly namen: Readonly<Record<string, string>>
  readonly eintragung: ReturnType<typeof useEintragen>
  /** Told whether something stands on the sheet; always the same function. */
  readonly onBegonnen: (begonnen: boolean) => void
  readonly onTisch: (tisch: Tisch) => void
}

/**
 * Tells the entry, in the same picture as the list shows it, which game comes and how it is recorded. Draws what stands in its
 * place when all games are played.
 */
export function Anschluss({ hier, runde, namen, eintragung, ...props }: Props) {
  const { zaehler } = eintragung
  const { onTisch, onBegonnen } = props
  // The Runde whose next game is entered stands still while one is on its way.
  const jetzt = { akte: hier.akte, runde: eintragung.eingefroren ?? runde }
  const begonnen = useBegonnen(jetzt, zaehler)
  const melder = useMelder(hier, zaehler)
  /** The number of games after which the table decided to go on. */
  const [weiterNach, setWeiterNach] = useState<number | null>(null)
  const gezeigt = begonnen.fuer.runde
  const gespielt = gezeigt.stand.spiele.length
  const fertig = gezeigt.stand.beendet && weiterNach !== gespielt
  const { anderes } = begonnen
  const griffe = useGriffe({
    eintragen: (spiel: Spiel) => eintragung.eintragen(spiel, begonnen.fuer),
    neuerZettel: eintragung.neuerZettel,
    beruehrt: () => {
      melder.beruehrt()
      begonnen.beruehrt()
      onBegonnen(true)
    },
  })

  const tisch = useMemo<Tisch>(
    () => ({
      lage: { ...tischlageVon(gezeigt), fertig },
      ...{ namen, zaehler, eintragen: griffe.eintragen, beruehrt: griffe.beruehrt },
      hinweiseFuer: (spiel) => hinweiseFuer(rundeAus(gezeigt.akte), spiel),
      darueber: anderes && <Ueberholt anderes={anderes} onWeiter={griffe.neuerZettel} />,
    }),
    [gezeigt, fertig, namen, zaehler, anderes, griffe],
  )
  useLayoutEffect(() => onTisch(tisch), [tisch, onTisch])
  useEffect(() => onBegonnen(false), [zaehler, onBegonnen])

  if (!fertig) return null
  return (
    <div className={EINGABESPALTE}>
      <Fertig {...{ hier, runde, namen }} onWeiter={() => setWeiterNach(gespielt)} />
    </div>
  )
}

interface Griffe {
  readonly eintragen: Tisch['eintragen']
  readonly neuerZettel: () => void
  readonly beruehrt: () => void
}

/** The same functions always, which do what the newest ones do: the entry is drawn anew for what it shows, not for these. */
function useGriffe(griffe: Griffe): Griffe {
  const neueste = useRef(griffe)
  useLayoutEffect(() => {
    neueste.current = griffe
  })
  return useMemo(
    () => ({
      eintragen: (spiel) => neueste.current.eintragen(spiel),
      neuerZettel: () => neueste.current.neuerZettel(),
      beruehrt: () => neueste.current.beruehrt(),
    }),
    [],
  )
}

/** The others see that somebody enters, from the first touch of the sheet until it is empty again. */
function useMelder({ weg, akte }: SpieltagHier, zaehler: number) {
  const [melder] = useState(() => createMelder(weg, akte.id))
  useEffect(() => melder.fertig, [melder, zaehler])
  return melder
}
