import { Meldung } from '@/components/ui/Meldung'
import type { OpStand } from './use-op'

interface Props {
  readonly stand: OpStand
  /** Places whose faults stand at their fields already. */
  readonly felder?: readonly string[]
}

/** What went wrong with a form and has no field to stand at. */
export function OpMeldung({ stand, felder = [] }: Props) {
  if (stand.ohneAntwort) {
    return (
      <Meldung art="fehler" titel="Keine Antwort vom Server">
        Nichts ist verloren. Verbindung prüfen und noch einmal speichern.
      </Meldung>
    )
  }
  if (stand.veraltet) {
    return (
      <Meldung art="fehler" titel="Inzwischen geändert">
        Jemand anderes war schneller. Seite neu laden und die Änderung noch einmal ansehen.
      </Meldung>
    )
  }
  const uebrige = stand.fehler.filter(
    (f) => !felder.some((ort) => f.ort === ort || f.ort.startsWith(`${ort}[`)),
  )
  if (uebrige.length === 0) return null
  return (
    <Meldung art="fehler" titel="Nicht gespeichert">
      {uebrige.map((f) => (
        <p key={`${f.ort} ${f.code}`}>{f.text}</p>
      ))}
    </Meldung>
  )
}
