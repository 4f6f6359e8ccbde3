import { Karte } from '@/components/ui/Karte'
import { Leer } from '@/components/ui/Leer'
import { Verweis } from '@/components/ui/Verweis'
import type { SaisonAkte, SpielerAkte } from '@/lib/domain/verein/verein'
import { Abschnitt } from './Abschnitt'

interface Props {
  readonly spieler: readonly SpielerAkte[]
  readonly saisons: readonly SaisonAkte[]
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** Everybody who plays or played, members first. */
export function SpielerVerzeichnis({ spieler, saisons, pfad }: Props) {
  if (spieler.length === 0) return <Leer titel="Noch keine Spieler" farbe="herz" />
  const gaeste = spieler.filter((s) => s.gast)
  return (
    <div className="grid gap-8">
      <Liste spieler={spieler.filter((s) => !s.gast)} saisons={saisons} pfad={pfad} />
      {gaeste.length > 0 ? (
        <Abschnitt titel="Gäste">
          <Liste spieler={gaeste} saisons={saisons} pfad={pfad} />
        </Abschnitt>
      ) : null}
    </div>
  )
}

function Liste({ spieler, saisons, pfad }: Props) {
  return (
    <Karte randlos>
      <ul>
        {spieler.map((s) => (
          <li key={s.id} className="border-linie border-b last:border-b-0">
            <Verweis
              href={`${pfad}/spieler/${s.id}`}
              className="hover:bg-vertieft flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2"
            >
              <span className="font-semibold wrap-anywhere">{s.name}</span>
              <span className="text-klein text-leise">{textSaisons(saisons, s.id)}</span>
            </Verweis>
          </li>
        ))}
      </ul>
    </Karte>
  )
}

function textSaisons(saisons: readonly SaisonAkte[], id: string): string {
  return saisons
    .filter((s) => s.spieler.includes(id))
    .map((s) => s.name)
    .join(', ')
}
