'use client'

import { Auswahl } from '@/components/ui/Auswahl'
import { FeldFehler } from '@/components/ui/FeldFehler'
import { Stepper } from '@/components/ui/Stepper'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import { SPIELTAGE_HOECHSTENS } from '@/lib/domain/regelwerk/einstellungen'
import { textFreieFehltage } from '@/lib/format/fehltag'

interface Props {
  readonly wert: Einstellungen
  readonly onWert: (wert: Einstellungen) => void
  readonly fehler?: Readonly<Partial<Record<keyof Einstellungen, string | undefined>>>
}

const WIEDERHOLUNG: readonly {
  wert: Einstellungen['kuersoloWiederholung']
  text: string
  hinweis: string
}[] = [
  {
    wert: 'einmal',
    text: 'Einmal wiederholen',
    hinweis: 'Gleich danach dasselbe Solo noch einmal. Geht auch das verloren, ist Schluss.',
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
]

/** The settings of a season, each with what it means. */
export function EinstellungenFelder({ wert, onWert, fehler = {} }: Props) {
  return (
    <>
      <div>
        <Stepper
          label="Freie Fehltage"
          wert={wert.freieFehltage}
          min={0}
          max={SPIELTAGE_HOECHSTENS}
          onWert={(freieFehltage) => onWert({ ...wert, freieFehltage })}
        />
        <p className="mt-1.5 text-klein text-leise">{textFreieFehltage(wert.freieFehltage)}</p>
        {fehler.freieFehltage && (
          <FeldFehler id="fehltage-fehler">{fehler.freieFehltage}</FeldFehler>
        )}
      </div>
      <Auswahl
        label="Verlorenes Kürsolo"
        name="kuersolo-wiederholung"
        gestapelt
        wert={wert.kuersoloWiederholung}
        optionen={WIEDERHOLUNG}
        onWahl={(kuersoloWiederholung) => onWert({ ...wert, kuersoloWiederholung })}
        fehler={fehler.kuersoloWiederholung}
      />
    </>
  )
}
