'use client'

import { Auswahl } from '@/components/ui/Auswahl'
import { Stepper } from '@/components/ui/Stepper'
import type { Einstellungen } from '@/lib/domain/regelwerk/regelwerk'

interface Props {
  readonly wert: Einstellungen
  readonly onWert: (wert: Einstellungen) => void
}

const MEISTE_FREIE = 20

/** The settings of a season, each with what it means. */
export function EinstellungenFelder({ wert, onWert }: Props) {
  return (
    <>
      <div>
        <Stepper
          label="Freie Fehltage"
          wert={wert.freieFehltage}
          min={0}
          max={MEISTE_FREIE}
          onWert={(freieFehltage) => onWert({ ...wert, freieFehltage })}
        />
        <p className="text-klein text-leise mt-1.5">{textFehltage(wert.freieFehltage)}</p>
      </div>
      <Auswahl
        label="Verlorenes Kürsolo"
        name="kuersolo-wiederholung"
        gestapelt
        wert={wert.kuersoloWiederholung}
        optionen={[
          {
            wert: 'einmal',
            text: 'Einmal wiederholen',
            hinweis:
              'Gleich danach dasselbe Solo noch einmal. Geht auch das verloren, ist Schluss.',
          },
          {
            wert: 'bis-gewonnen',
            text: 'Wiederholen, bis es gewonnen ist',
            hinweis: 'Das Solo wird so oft gespielt, bis es einmal glückt.',
          },
          {
            wert: 'aus',
            text: 'Nicht wiederholen',
            hinweis: 'Ein verlorenes Kürsolo bleibt ohne Folge.',
          },
        ]}
        onWahl={(kuersoloWiederholung) => onWert({ ...wert, kuersoloWiederholung })}
      />
    </>
  )
}

function textFehltage(frei: number): string {
  if (frei === 0) return 'Schon das erste Fehlen kostet 1 Rangpunkt.'
  if (frei === 1) return 'Einmal fehlen ist frei, ab dem 2. Fehltag kostet jeder 1 Rangpunkt.'
  return `${frei}-mal fehlen ist frei, ab dem ${frei + 1}. Fehltag kostet jeder 1 Rangpunkt.`
}
