'use client'

import { useId } from 'react'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { formatAnzahl } from '@/lib/format/zahl'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'
import { AbweichungBlatt } from './AbweichungBlatt'
import type { Stand } from './nachrechnung-stand'
import { useNachrechnung } from './use-nachrechnung'

interface Props {
  readonly kurz: string
  /** How it stands when the page is made. */
  readonly stand: Stand
}

/** Recomputes all that the club has recorded, shows how far it is, and what came of it. */
export function Nachrechnung({ kurz, stand: anfang }: Props) {
  const { stand, stoerung, starte } = useNachrechnung(kurz, anfang)
  const titel = useId()
  return (
    <Karte als="section" aria-labelledby={titel}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={titel} className="text-gross">
            Nachrechnen
          </h2>
          <p className="text-klein text-leise">
            Prüft jeden Eintrag, jeden Wert, jede Summe und die Saisontabellen. Nachts geschieht das
            von selbst.
          </p>
        </div>
        <Knopf art="neben" onClick={starte} laedt={stand.laeuft !== null}>
          Alles nachrechnen
        </Knopf>
      </div>
      <div className="mt-4 grid gap-3">
        {stand.laeuft === null ? (
          <Ergebnis stand={stand} pfad={`/v/${kurz}`} />
        ) : (
          <Fortschritt {...stand.laeuft} />
        )}
        {stoerung.map((text) => (
          <p key={text} className="text-klein text-achtung">
            {text}
          </p>
        ))}
      </div>
    </Karte>
  )
}

function Fortschritt({ geprueft, gesamt }: NonNullable<Stand['laeuft']>) {
  return (
    <div>
      <progress
        aria-label="Geprüfte Einträge"
        className="block h-2 w-full overflow-hidden rounded-full bg-vertieft accent-gruen"
        {...(gesamt === 0 ? {} : { value: geprueft, max: gesamt })}
      />
      <p className="mt-1 text-klein text-leise tabular-nums">
        {gesamt === 0
          ? 'Beginnt …'
          : `${formatAnzahl(geprueft)} von ${formatAnzahl(gesamt)} Einträgen geprüft`}
      </p>
    </div>
  )
}

/** So much of a hash is enough to tell two protocols apart, and can be written down. */
const SIEGEL_ANFANG = 16

function Ergebnis({ stand, pfad }: { readonly stand: Stand; readonly pfad: string }) {
  const { letzte, gescheitert } = stand
  return (
    <>
      {gescheitert && (
        <Meldung art="fehler" titel="Das Nachrechnen ist abgebrochen">
          Die Datenbank ließ sich nicht lesen. Der Grund steht in der Ausgabe des Servers.
        </Meldung>
      )}
      {letzte === null && !gescheitert && (
        <p className="text-klein text-leise">Noch nie nachgerechnet.</p>
      )}
      {letzte !== null && letzte.abweichung !== null && (
        <AbweichungBlatt abweichung={letzte.abweichung} zeit={letzte.beendetAm} pfad={pfad} />
      )}
      {letzte !== null && letzte.abweichung === null && (
        <Meldung art="gut" titel="Alles stimmt">
          <p>
            {formatZeitpunkt(letzte.beendetAm)} Uhr, {formatAnzahl(letzte.eintraege)} Einträge.
          </p>
          <p className="text-klein">
            Siegel von Eintrag {formatAnzahl(letzte.eintraege)}:{' '}
            <code className="font-semibold wrap-anywhere">
              {gruppiert(letzte.siegel.slice(0, SIEGEL_ANFANG))}
            </code>
            . Auf Papier notiert, zeigt es später, ob das Protokoll noch dasselbe ist.
          </p>
        </Meldung>
      )}
    </>
  )
}

/** In fours, as people copy figures. */
function gruppiert(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ')
}
