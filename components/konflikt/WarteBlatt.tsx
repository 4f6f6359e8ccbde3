'use client'

import { useState } from 'react'
import { StartbildschirmBlatt } from '@/components/rahmen/StartbildschirmBlatt'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Meldung } from '@/components/ui/Meldung'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { getStartweg } from '@/lib/client/startbildschirm'
import { textAufDiesemGeraet, textWartend } from '@/lib/format/konflikt'
import { GEFAEHRDET, STARTBILDSCHIRM_HILFT, textWarumWartet } from '@/lib/format/speicherlage'

interface Props {
  readonly hier: SpieltagHier
  readonly namen: Readonly<Record<string, string>>
  readonly onZu: () => void
}

/** What this device has and the server has not yet: why, in which order it will be sent, and what helps. */
export function WarteBlatt({ hier, namen, onZu }: Props) {
  const { lage, offen, akte } = hier
  return (
    <Blatt offen titel="Auf diesem Gerät" onZu={onZu}>
      <div className="grid gap-4">
        {lage.art === 'wartet' ? (
          <>
            <p>{textWarumWartet(lage.warum)}</p>
            {lage.gefaehrdet && <Gefaehrdet />}
            <ol className="divide-y divide-linie border-y border-linie">
              {offen.map(({ op, erfasstVon, zeit }) => (
                <li key={op.id} className="py-2">
                  <p className="wrap-anywhere">
                    {textWartend({ ...op, erfasstVon }, { akte, namen })}
                  </p>
                  <p className="text-klein text-leise">{textAufDiesemGeraet(zeit)}</p>
                </li>
              ))}
            </ol>
            {lage.warum === 'anmeldung' ? (
              <KnopfLink voll href={anmeldeAdresse()}>
                Anmelden
              </KnopfLink>
            ) : (
              <Knopf voll laedt={lage.warum === 'sendet'} onClick={hier.nochmal}>
                Jetzt senden
              </Knopf>
            )}
          </>
        ) : (
          <>
            <Meldung art="gut">Alles ist angekommen.</Meldung>
            <Knopf voll onClick={onZu} autoFocus>
              Fertig
            </Knopf>
          </>
        )}
      </div>
    </Blatt>
  )
}

/** The sheet exists in the browser only. */
function anmeldeAdresse(): string {
  return `/anmelden?weiter=${encodeURIComponent(window.location.pathname)}`
}

function Gefaehrdet() {
  const [blatt, setBlatt] = useState(false)
  const weg = getStartweg()
  // On an iPhone the icon opens a store of its own, over plain http it is a bookmark: both keep nothing of what waits here.
  const hilft = weg === 'angebot' || weg === 'menue'
  return (
    <Meldung art="fehler" titel="Nicht sicher aufbewahrt">
      <p>{hilft ? `${GEFAEHRDET} ${STARTBILDSCHIRM_HILFT}` : GEFAEHRDET}</p>
      {hilft && (
        <Knopf art="neben" className="mt-2" onClick={() => setBlatt(true)}>
          Auf den Startbildschirm
        </Knopf>
      )}
      {blatt && <StartbildschirmBlatt onZu={() => setBlatt(false)} />}
    </Meldung>
  )
}
