import { Karte } from '@/components/ui/Karte'
import type { EroeffnungProps } from './eroeffnung-daten'
import { SaisonWahl } from './SaisonWahl'
import { SpieltagFelder } from './SpieltagFelder'
import type { useAngaben } from './use-angaben'
import type { useTeilnahme } from './use-teilnahme'

interface Props {
  readonly angaben: ReturnType<typeof useAngaben>
  readonly teilnahme: ReturnType<typeof useTeilnahme>
  readonly saisons: EroeffnungProps['saisons']
  readonly personen: EroeffnungProps['personen']
}

/** Which season, when and where. */
export function AbendAngaben({ angaben, teilnahme, saisons, personen }: Props) {
  const { datum, ort, onDatum, onOrt } = angaben
  return (
    <Karte als="section" className="grid gap-4">
      <SaisonWahl saisons={saisons} saison={teilnahme.saison} onWahl={teilnahme.setSaisonId} />
      <SpieltagFelder
        {...{ datum, ort, onDatum, onOrt }}
        vorschlaege={personen.filter((p) => !p.gast).map((p) => p.name)}
      />
    </Karte>
  )
}
