import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useZuletzt } from '@/components/spielzettel/use-zuletzt'
import { createMelder } from '@/lib/client/live/abend'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { hinweiseFuer } from '@/lib/domain/runde/hinweise'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { computeSpieltag, rundeAus } from '@/lib/domain/spieltag/rechnen'
import type { RundeAkte } from '@/lib/domain/spieltag/spieltag'
import { rundenort } from '@/lib/domain/spieltag/tische'
import { mitOffenen } from '@/lib/sync/vorgriff'
import type { Vorgefunden } from './abend-props'
import type { Anfang } from './begonnen'
import { Fertig } from './Fertig'
import { laufendeRunde } from './laufende-runde'
import type { Tisch } from './tisch'
import { EINGABESPALTE } from './tisch'
import { tischlageVon } from './tischlage'
import { Ueberholt } from './Ueberholt'
import { unbestaetigte } from './unbestaetigte'
import { useBegonnen } from './use-begonnen'
import type { useEintragen } from './use-eintragen'

interface Props {
  readonly hier: SpieltagHier
  readonly runde: GerechneteRunde
  readonly namen: Readonly<Record<string, string>>
  readonly eintragung: ReturnType<typeof useEintragen>
  /** What something was put on the sheet for before this came; once. */
  readonly nimmFrueh: () => Vorgefunden | null
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
  const jetzt = {
    ...{ akte: hier.akte, runde: eintragung.eingefroren ?? runde },
    eigene: unbestaetigte(hier.offen),
  }
  const begonnen = useBegonnen(jetzt, zaehler)
  const melder = useMelder(hier, runde.akte, zaehler)
  /** The number of games after which the table decided to go on. */
  const [weiterNach, setWeiterNach] = useState<number | null>(null)
  const gezeigt = begonnen.fuer.runde
  const gespielt = gezeigt.stand.spiele.length
  const fertig = gezeigt.stand.beendet && weiterNach !== gespielt
  const { inzwischen } = begonnen
  const { nummer } = jetzt.runde.stand.naechstes
  const eintragen = useZuletzt((spiel: Spiel) => eintragung.eintragen(spiel, begonnen.fuer))
  const neuerZettel = useZuletzt(eintragung.neuerZettel)
  const beruehre = useZuletzt((anfang?: Anfang) => {
    melder.beruehrt()
    begonnen.beginne(anfang)
    onBegonnen(true)
  })

  const tisch = useMemo<Tisch>(
    () => ({
      lage: { ...tischlageVon(gezeigt), fertig },
      ...{ namen, zaehler, eintragen, beruehrt: () => beruehre() },
      hinweiseFuer: (spiel) => hinweiseFuer(rundeAus(gezeigt.akte), spiel),
      darueber: inzwischen && <Ueberholt {...{ inzwischen, nummer }} onWeiter={neuerZettel} />,
    }),
    [gezeigt, fertig, namen, zaehler, inzwischen, nummer, eintragen, neuerZettel, beruehre],
  )
  useLayoutEffect(() => onTisch(tisch), [tisch, onTisch])
  useEffect(() => onBegonnen(false), [zaehler, onBegonnen])
  useFrueh(runde.akte.tisch, props.nimmFrueh, beruehre)

  if (!fertig) return null
  return (
    <div className={EINGABESPALTE}>
      <Fertig {...{ hier, runde, namen }} onWeiter={() => setWeiterNach(gespielt)} />
    </div>
  )
}

/** Tells what the sheet was begun for while this was not there yet. */
function useFrueh(
  tisch: number,
  nimm: Props['nimmFrueh'],
  beruehre: (anfang?: Anfang) => void,
): void {
  useEffect(() => {
    const seite = nimm()
    if (seite === null) return
    const akte = mitOffenen({ stand: seite.stand, wartende: seite.wartende ?? [] })
    const runde = laufendeRunde(akte, computeSpieltag(akte), tisch)
    if (runde) beruehre({ akte, runde })
  }, [tisch, nimm, beruehre])
}

/** The others see that somebody enters, from the first touch of the sheet until there is another; the table is that of now. */
function useMelder({ weg, akte }: SpieltagHier, { id }: RundeAkte, zaehler: number) {
  const getTisch = useZuletzt(() => rundenort(akte, id).tisch)
  const [melder] = useState(() => createMelder(weg, akte.id, getTisch))
  useEffect(() => melder.fertig, [melder, zaehler])
  return melder
}
