import { Karte } from '@/components/ui/Karte'
import { Leer } from '@/components/ui/Leer'
import { klassen } from '@/components/ui/klassen'
import { knopfKlassen } from '@/components/ui/knopf-stil'
import type { SaisonAkte } from '@/lib/domain/verein/verein'

interface Props {
  readonly saisons: readonly SaisonAkte[]
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** A download for each season. */
export function ExportListe({ saisons, pfad }: Props) {
  if (saisons.length === 0) {
    return (
      <Leer titel="Noch keine Saison" farbe="karo">
        <p>Zu exportieren gibt es etwas, sobald eine Saison angelegt ist.</p>
      </Leer>
    )
  }
  return (
    <div className="grid gap-4">
      <Karte randlos>
        <ul>
          {saisons.map((s) => (
            <li
              key={s.id}
              className="border-linie flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2 last:border-b-0"
            >
              <span className="min-w-0 font-semibold wrap-anywhere">{s.name}</span>
              <a
                href={`${pfad}/saison/${s.id}/export`}
                download
                aria-label={`${s.name} herunterladen`}
                className={klassen(knopfKlassen('neben', false), 'no-underline')}
              >
                Herunterladen
              </a>
            </li>
          ))}
        </ul>
      </Karte>
      <p className="text-leise max-w-prose">
        Die Datei enthält Spieler, Spieltage und alle Spiele. Gestrichenes und Zugänge stehen nicht
        darin.
      </p>
    </div>
  )
}
