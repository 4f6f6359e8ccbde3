import { Karte } from '@/components/ui/Karte'
import { Leer } from '@/components/ui/Leer'
import { Verweis } from '@/components/ui/Verweis'
import type { SaisonAkte } from '@/lib/domain/verein/verein'
import { textSaisonKurz } from '@/lib/format/einstellungen'

interface Props {
  readonly saisons: readonly SaisonAkte[]
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** Each season with its settings in short; a tap leads to them. */
export function SaisonsVerwalten({ saisons, pfad }: Props) {
  if (saisons.length === 0) return <Leer titel="Noch keine Saison" farbe="pik" />
  return (
    <Karte randlos>
      <ul>
        {saisons.map((s) => (
          <li key={s.id} className="border-linie border-b last:border-b-0">
            <Verweis
              href={`${pfad}/verwaltung/saison/${s.id}`}
              className="hover:bg-vertieft block min-h-14 px-4 py-3"
            >
              <span className="block font-semibold wrap-anywhere">{s.name}</span>
              <span className="text-klein text-leise block">{textSaisonKurz(s)}</span>
            </Verweis>
          </li>
        ))}
      </ul>
    </Karte>
  )
}
