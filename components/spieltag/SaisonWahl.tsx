import { Auswahl } from '@/components/ui/Auswahl'
import type { SaisonZurWahl } from './eroeffnung-daten'

interface Props {
  readonly saisons: readonly SaisonZurWahl[]
  readonly saison: SaisonZurWahl | undefined
  readonly name: string
  readonly onWahl: (id: string) => void
}

/** Which season the evening counts for; nothing to ask with a single one. */
export function SaisonWahl({ saisons, saison, name, onWahl }: Props) {
  if (saisons.length < 2) return null
  return (
    <Auswahl
      label="Saison"
      name={name}
      wert={saison?.id ?? null}
      optionen={saisons.map((s) => ({ wert: s.id, text: s.name }))}
      onWahl={onWahl}
    />
  )
}
