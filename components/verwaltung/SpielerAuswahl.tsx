import { Feld } from '@/components/ui/Feld'
import type { MitgliedAkte, SpielerAkte } from '@/lib/domain/verein/verein'
import { Auswahlfeld } from './Auswahlfeld'

interface Props {
  readonly spieler: readonly SpielerAkte[]
  readonly mitglieder: readonly MitgliedAkte[]
  /** The member in question, whose own player stays choosable. */
  readonly mitgliedId?: string
  readonly wert: string | null
  readonly onWahl: (spielerId: string | null) => void
  readonly fehler?: string | undefined
}

/** Which player an account is; players of others are left out. */
export function SpielerAuswahl(props: Props) {
  const vergeben = new Set(
    props.mitglieder.filter((m) => m.id !== props.mitgliedId).map((m) => m.spielerId),
  )
  const frei = props.spieler.filter((s) => !vergeben.has(s.id))
  return (
    <Feld
      label="Spielt als"
      hinweis="Der eigene Name wird in Tabelle und Verlauf hervorgehoben."
      fehler={props.fehler}
    >
      {(anschluss) => (
        <Auswahlfeld
          {...anschluss}
          value={props.wert ?? ''}
          onChange={(e) => props.onWahl(e.target.value === '' ? null : e.target.value)}
        >
          <option value="">spielt nicht mit</option>
          {frei.map((s) => (
            <option key={s.id} value={s.id}>
              {s.gast ? `${s.name} (Gast)` : s.name}
            </option>
          ))}
        </Auswahlfeld>
      )}
    </Feld>
  )
}
