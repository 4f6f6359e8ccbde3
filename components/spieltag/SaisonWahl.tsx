import { Feld } from '@/components/ui/Feld'
import type { SaisonZurWahl } from './eroeffnung-daten'

interface Props {
  readonly saisons: readonly SaisonZurWahl[]
  readonly saison: SaisonZurWahl | undefined
  readonly onWahl: (id: string) => void
}

/** Which season the evening counts for; nothing to ask with a single one. */
export function SaisonWahl({ saisons, saison, onWahl }: Props) {
  if (saisons.length < 2) return null
  return (
    <Feld label="Saison">
      {(anschluss) => (
        <select
          {...anschluss}
          value={saison?.id}
          onChange={(e) => onWahl(e.target.value)}
          className="min-h-12 w-full rounded-karte border border-rand bg-flaeche px-3 py-2 hover:border-tinte"
        >
          {saisons.map((s) => (
            <option key={s.id} value={s.id}>
              {s.name}
            </option>
          ))}
        </select>
      )}
    </Feld>
  )
}
