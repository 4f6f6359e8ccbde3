'use client'

import { useEffect, useState } from 'react'
import { Spielzettel } from '@/components/spielzettel/Spielzettel'
import { createMelder } from '@/lib/client/abend-live'
import type { SpieltagHier } from '@/lib/client/spieltag'
import { hinweiseFuer } from '@/lib/domain/runde/hinweise'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { rundeAus } from '@/lib/domain/spieltag/rechnen'
import { Fertig } from './Fertig'
import { KommendeHinweise } from './KommendeHinweise'
import { vorgabeAus } from './laufende-runde'
import { Ueberholt } from './Ueberholt'
import { useBegonnen } from './use-begonnen'
import type { useEintragen } from './use-eintragen'

interface Props {
  readonly hier: SpieltagHier
  /** The Runde whose next game is entered; stands still while one is on its way. */
  readonly runde: GerechneteRunde
  readonly namen: Readonly<Record<string, string>>
  readonly eintragung: ReturnType<typeof useEintragen>
}

/** The entry of the coming game, or, when all are played, the way to close the evening. */
export function Eintragung({ hier, runde, namen, eintragung }: Props) {
  const begonnen = useBegonnen({ akte: hier.akte, runde }, eintragung.zaehler)
  const { akte, stand } = begonnen.fuer.runde
  /** The number of games after which the table decided to go on. */
  const [weiterNach, setWeiterNach] = useState<number | null>(null)
  const melder = useMelder(hier, eintragung.zaehler)
  const vorgabe = vorgabeAus(stand)
  const hinweise = stand.hinweise.filter((h) => h.code !== 'runde-beendet')

  function beruehrt() {
    melder.beruehrt()
    begonnen.beruehrt()
  }

  if (stand.beendet && weiterNach !== stand.spiele.length) {
    return (
      <Fertig
        hier={hier}
        runde={runde}
        namen={namen}
        onWeiter={() => setWeiterNach(stand.spiele.length)}
      />
    )
  }
  return (
    <>
      <KommendeHinweise hinweise={hinweise} namen={namen} />
      {/* On a phone the sheet reaches the edges: every millimetre is for fingers. */}
      <div
        onPointerDown={beruehrt}
        onKeyDown={beruehrt}
        className="relative -mx-4 border-t border-linie bg-flaeche px-4 pt-1 sm:mx-0 sm:pt-3 sm:rounded-karte sm:border sm:shadow-karte"
      >
        {begonnen.anderes && (
          <Ueberholt anderes={begonnen.anderes} onWeiter={eintragung.neuerZettel} />
        )}
        <Spielzettel
          key={`${akte.id} ${eintragung.zaehler} ${vorgabe?.art ?? ''} ${vorgabe?.spieler ?? ''}`}
          regelwerk={akte.regelwerk}
          besetzung={stand.naechstes}
          sitze={akte.sitze}
          namen={namen}
          {...(vorgabe && { vorgabe })}
          hinweiseFuer={(spiel) => hinweiseFuer(rundeAus(akte), spiel)}
          onEintragen={(spiel) => eintragung.eintragen(spiel, begonnen.fuer)}
        />
      </div>
    </>
  )
}

/** The others see that somebody enters, from the first touch of the sheet until it is empty again. */
function useMelder({ weg, akte }: SpieltagHier, zaehler: number) {
  const [melder] = useState(() => createMelder(weg, akte.id))
  useEffect(() => melder.fertig, [melder, zaehler])
  return melder
}
