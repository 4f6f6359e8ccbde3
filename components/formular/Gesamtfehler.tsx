import { Meldung } from '@/components/ui/Meldung'
import type { FormFehler } from '@/lib/client/senden'

interface Props {
  readonly fehler: readonly FormFehler[]
  /** Whether a fault is shown at a field of its own. */
  readonly hatFeld: (ort: string) => boolean
}

/** The faults that belong to no field, above the button that was pressed. */
export function Gesamtfehler({ fehler, hatFeld }: Props) {
  const uebrige = fehler.filter((f) => !hatFeld(f.ort))
  if (uebrige.length === 0) return null
  return (
    <div tabIndex={-1} data-fehler-gesamt>
      <Meldung art="fehler">
        {uebrige.map((f) => (
          <p key={f.ort + f.text}>{f.text}</p>
        ))}
      </Meldung>
    </div>
  )
}
