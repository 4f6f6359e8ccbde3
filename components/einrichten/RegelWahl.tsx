'use client'

import { EinstellungenFelder } from '@/components/saison/EinstellungenFelder'
import { Auswahl } from '@/components/ui/Auswahl'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { REGELWERK_IDS } from '@/lib/domain/regelwerk/regelwerk'
import { REGELWERK_TEXTE } from '@/lib/format/regelwerk'
import type { FormFehler } from '@/lib/client/senden'
import { fehlerBei } from '@/lib/client/senden'
import type { Angaben } from './angaben'

interface Props {
  readonly angaben: Angaben
  readonly fehler: readonly FormFehler[]
  readonly onAngaben: (aendern: (a: Angaben) => Angaben) => void
}

const REGELWERKE = REGELWERK_IDS.map((wert) => ({
  wert,
  text: REGELWERK_TEXTE[wert].name,
  hinweis: REGELWERK_TEXTE[wert].zeile,
}))

/** The rule book of the Saison and what a club may set in it, in words. */
export function RegelWahl({ angaben, fehler, onAngaben }: Props) {
  return (
    <>
      <Auswahl
        label="Regelwerk"
        name="regelwerk"
        gestapelt
        wert={angaben.regelwerk}
        optionen={REGELWERKE}
        onWahl={(regelwerk) =>
          onAngaben((a) => ({ ...a, regelwerk, einstellungen: getRegelwerk(regelwerk).standard }))
        }
        fehler={fehlerBei(fehler, 'regelwerk')}
      />
      <EinstellungenFelder
        wert={angaben.einstellungen}
        onWert={(einstellungen) => onAngaben((a) => ({ ...a, einstellungen }))}
        fehler={{
          freieFehltage: fehlerBei(fehler, 'einstellungen.freieFehltage'),
          kuersoloWiederholung: fehlerBei(fehler, 'einstellungen.kuersoloWiederholung'),
        }}
      />
    </>
  )
}
