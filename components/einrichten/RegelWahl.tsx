'use client'

import { EinstellungenFelder } from '@/components/saison/EinstellungenFelder'
import { RegelwerkFeld } from '@/components/saison/RegelwerkFeld'
import type { FormFehler } from '@/lib/client/senden'
import { fehlerBei } from '@/lib/client/senden'
import { EINSTELLUNGEN } from '@/lib/domain/regelwerk/einstellungen'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import type { Angaben } from './angaben'

interface Props {
  readonly angaben: Angaben
  readonly fehler: readonly FormFehler[]
  readonly onAngaben: (aendern: (a: Angaben) => Angaben) => void
}

/** The rule book of the Saison and what a club may set in it, in words. */
export function RegelWahl({ angaben, fehler, onAngaben }: Props) {
  const { regelwerk, einstellungen } = angaben
  return (
    <>
      <RegelwerkFeld
        wert={regelwerk}
        onWert={(neu) =>
          onAngaben((a) => ({ ...a, regelwerk: neu, einstellungen: getRegelwerk(neu).standard }))
        }
        fehler={fehlerBei(fehler, 'regelwerk')}
      />
      <EinstellungenFelder
        key={regelwerk}
        regelwerk={regelwerk}
        wert={einstellungen}
        onWert={(neu) => onAngaben((a) => ({ ...a, einstellungen: neu }))}
        fehler={Object.fromEntries(
          EINSTELLUNGEN.map((name) => [name, fehlerBei(fehler, `einstellungen.${name}`)]),
        )}
      />
    </>
  )
}
