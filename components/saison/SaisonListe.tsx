import { Karte } from '@/components/ui/Karte'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Leer } from '@/components/ui/Leer'
import { Verweis } from '@/components/ui/Verweis'
import type { SaisonAkte, SpielerAkte } from '@/lib/domain/verein/verein'
import { formatDatumKurz } from '@/lib/format/datum'

interface Props {
  /** Newest first. */
  readonly saisons: readonly SaisonAkte[]
  readonly spieltage: readonly {
    readonly saisonId: string
    readonly datum: string
    readonly gestrichen: boolean
  }[]
  readonly spieler: readonly SpielerAkte[]
  /** `/v/<kurz>` */
  readonly pfad: string
  readonly darfAnlegen: boolean
}

/** The club's seasons with how far they have come. */
export function SaisonListe({ saisons, spieltage, spieler, pfad, darfAnlegen }: Props) {
  if (saisons.length === 0) {
    return (
      <Leer titel="Noch keine Saison" farbe="pik">
        <p>
          {darfAnlegen
            ? 'Eine Saison hält fest, wer mitspielt und wie gezählt wird.'
            : 'Die Verwaltung des Vereins legt die erste Saison an.'}
        </p>
        {darfAnlegen ? <KnopfLink href={`${pfad}/saison/neu`}>Saison anlegen</KnopfLink> : null}
      </Leer>
    )
  }
  const namen = new Map(spieler.map((s) => [s.id, s.name]))
  return (
    <ul className="grid gap-3">
      {saisons.map((saison) => {
        const daten = spieltage
          .filter((s) => s.saisonId === saison.id && !s.gestrichen)
          .map((s) => s.datum)
          .sort()
        return (
          <Karte key={saison.id} als="li" className="hover:border-rand relative grid gap-1">
            <h2 className="text-gross">
              <Verweis
                href={`${pfad}/saison/${saison.id}`}
                className="after:absolute after:inset-0"
              >
                {saison.name}
              </Verweis>
            </h2>
            <p>{textZeitraum(daten)}</p>
            <p className="text-klein text-leise">
              {saison.spieler.map((id) => namen.get(id)).join(', ')}
            </p>
          </Karte>
        )
      })}
    </ul>
  )
}

function textZeitraum(daten: readonly string[]): string {
  const erster = daten[0]
  const letzter = daten.at(-1)
  if (erster === undefined || letzter === undefined) return 'Noch kein Spieltag'
  if (daten.length === 1) return `1 Spieltag, am ${formatDatumKurz(erster)}`
  return `${daten.length} Spieltage, ${formatDatumKurz(erster)} bis ${formatDatumKurz(letzter)}`
}
