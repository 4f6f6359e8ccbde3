'use client'

import { Auswahl } from '@/components/ui/Auswahl'
import { FeldFehler } from '@/components/ui/FeldFehler'
import { Stepper } from '@/components/ui/Stepper'
import type { Einstellungen, RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { REGELWERK_TEXTE } from '@/lib/format/regelwerk'
import type { FormFehler } from '@/lib/client/senden'
import { fehlerBei } from '@/lib/client/senden'
import type { Angaben } from './angaben'

interface Props {
  readonly angaben: Angaben
  readonly fehler: readonly FormFehler[]
  readonly onAngaben: (aendern: (a: Angaben) => Angaben) => void
}

const REGELWERKE = (Object.keys(REGELWERK_TEXTE) as RegelwerkId[]).map((wert) => ({
  wert,
  text: REGELWERK_TEXTE[wert].name,
  hinweis: REGELWERK_TEXTE[wert].zeile,
}))

const WIEDERHOLUNG: readonly {
  wert: Einstellungen['kuersoloWiederholung']
  text: string
  hinweis: string
}[] = [
  { wert: 'einmal', text: 'Einmal', hinweis: 'Die Wiederholung zählt, wie sie ausgeht.' },
  { wert: 'bis-gewonnen', text: 'Bis es gewonnen ist', hinweis: 'So oft, wie es verloren geht.' },
  { wert: 'aus', text: 'Gar nicht', hinweis: 'Nach einem verlorenen Kürsolo geht es weiter.' },
]

/** The rule book of the Saison and what a club may set in it, in words. */
export function RegelWahl({ angaben, fehler, onAngaben }: Props) {
  const { einstellungen } = angaben
  const setze = (neu: Partial<Einstellungen>) =>
    onAngaben((a) => ({ ...a, einstellungen: { ...a.einstellungen, ...neu } }))
  const fehltage = fehlerBei(fehler, 'einstellungen.freieFehltage')
  return (
    <>
      <Auswahl
        label="Regelwerk"
        name="regelwerk"
        gestapelt
        wert={angaben.regelwerk}
        optionen={REGELWERKE}
        onWahl={(regelwerk) => onAngaben((a) => ({ ...a, regelwerk }))}
        fehler={fehlerBei(fehler, 'regelwerk')}
      />
      <Auswahl
        label="Ein verlorenes Kürsolo wird wiederholt"
        name="wiederholung"
        gestapelt
        wert={einstellungen.kuersoloWiederholung}
        optionen={WIEDERHOLUNG}
        onWahl={(kuersoloWiederholung) => setze({ kuersoloWiederholung })}
        fehler={fehlerBei(fehler, 'einstellungen.kuersoloWiederholung')}
      />
      <div>
        <Stepper
          label="Freie Fehltage"
          wert={einstellungen.freieFehltage}
          min={0}
          max={99}
          onWert={(freieFehltage) => setze({ freieFehltage })}
        />
        <p className="mt-1.5 text-klein text-leise">{textFehltage(einstellungen.freieFehltage)}</p>
        {fehltage && <FeldFehler id="fehltage-fehler">{fehltage}</FeldFehler>}
      </div>
    </>
  )
}

function textFehltage(frei: number): string {
  if (frei === 0) return 'Jedes Fehlen kostet einen Rangpunkt.'
  if (frei === 1) return 'Einmal fehlen ist frei, jedes weitere kostet einen Rangpunkt.'
  return `${frei}-mal fehlen ist frei, jedes weitere kostet einen Rangpunkt.`
}
