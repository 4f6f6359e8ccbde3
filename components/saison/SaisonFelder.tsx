'use client'

import type { ReactNode } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import { FeldFehler } from '@/components/ui/FeldFehler'
import { Stepper } from '@/components/ui/Stepper'
import { moeglicheAbwesenheiten, SPIELTAGE_HOECHSTENS } from '@/lib/domain/regelwerk/einstellungen'
import {
  beispielAbwesenheit,
  beispielFehltage,
  beispielGleichstand,
  beispielStreichen,
  beispielTeilnahme,
  beispielWertung,
} from '@/lib/format/einstellungen-beispiel'
import {
  ABWESENHEIT_OPTIONEN,
  GLEICHSTAND_OPTIONEN,
  WERTUNG_OPTIONEN,
} from '@/lib/format/einstellungen-optionen'
import { textFreieFehltage } from '@/lib/format/fehltag'
import { Beispiel } from './Beispiel'
import type { Felder } from './felder'

/** How evenings make the table of the season. */
export function SaisonFelder(felder: Felder) {
  const { regeln, setze, fehler } = felder
  const { einstellungen: wert } = regeln
  return (
    <>
      <div>
        <Auswahl
          label="Was für die Tabelle zählt"
          name="wertung"
          gestapelt
          wert={wert.wertung}
          optionen={WERTUNG_OPTIONEN}
          onWahl={(wertung) => setze({ wertung })}
          fehler={fehler.wertung}
        />
        <Beispiel>{beispielWertung(regeln)}</Beispiel>
      </div>
      <FehlenFelder {...felder} />
      <Anzahl
        label="Streichergebnisse"
        wert={wert.streichergebnisse}
        onWert={(streichergebnisse) => setze({ streichergebnisse })}
        fehler={fehler.streichergebnisse}
        was="So viele schlechteste Spieltage zählen bei jedem nicht. Einer zählt immer."
        beispiel={beispielStreichen(regeln)}
      />
      <Anzahl
        label="Mindestens dabei"
        wert={wert.mindestteilnahme}
        onWert={(mindestteilnahme) => setze({ mindestteilnahme })}
        fehler={fehler.mindestteilnahme}
        was="Wer an weniger Spieltagen da war, steht hinter allen anderen."
        beispiel={beispielTeilnahme(regeln)}
      />
      <div>
        <Auswahl
          label="Bei Gleichstand"
          name="gleichstand"
          gestapelt
          wert={wert.gleichstand}
          optionen={GLEICHSTAND_OPTIONEN}
          onWahl={(gleichstand) => setze({ gleichstand })}
          fehler={fehler.gleichstand}
        />
        <Beispiel>{beispielGleichstand(regeln)}</Beispiel>
      </div>
    </>
  )
}

/** What an absence is and costs. */
function FehlenFelder({ regeln, wirkt, setze, fehler }: Felder) {
  const { einstellungen: wert } = regeln
  const moeglich = moeglicheAbwesenheiten(wert.wertung)
  return (
    <>
      {wirkt('abwesenheit') && (
        <div>
          <Auswahl
            label="Wer fehlt"
            name="abwesenheit"
            gestapelt
            wert={wert.abwesenheit}
            optionen={ABWESENHEIT_OPTIONEN.filter((o) => moeglich.includes(o.wert))}
            onWahl={(abwesenheit) => setze({ abwesenheit })}
            fehler={fehler.abwesenheit}
          />
          <Beispiel>{beispielAbwesenheit(regeln)}</Beispiel>
        </div>
      )}
      {wirkt('freieFehltage') && (
        <Anzahl
          label="Freie Fehltage"
          wert={wert.freieFehltage}
          onWert={(freieFehltage) => setze({ freieFehltage })}
          fehler={fehler.freieFehltage}
          was={textFreieFehltage(wert.freieFehltage)}
          beispiel={beispielFehltage(regeln)}
        />
      )}
    </>
  )
}

interface AnzahlProps {
  readonly label: string
  readonly wert: number
  readonly onWert: (wert: number) => void
  readonly fehler: string | undefined
  readonly was: string
  readonly beispiel: ReactNode
}

function Anzahl({ label, wert, onWert, fehler, was, beispiel }: AnzahlProps) {
  return (
    <div>
      <Stepper label={label} wert={wert} min={0} max={SPIELTAGE_HOECHSTENS} onWert={onWert} />
      {fehler && <FeldFehler id={`${label}-fehler`}>{fehler}</FeldFehler>}
      <p className="mt-1.5 text-klein text-leise">{was}</p>
      <Beispiel>{beispiel}</Beispiel>
    </div>
  )
}
