import { Karte } from '@/components/ui/Karte'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Leer } from '@/components/ui/Leer'
import type { Protokollsuche } from '@/lib/domain/protokoll/suche'
import { querySuche } from '@/lib/domain/protokoll/suche'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { ProtokollEintrag } from './ProtokollEintrag'
import type { Eintrag } from './protokoll-eintrag'

interface Props {
  /** Newest first. */
  readonly eintraege: readonly Eintrag[]
  readonly suche: Protokollsuche
  /** The next older page begins before this number; null on the last. */
  readonly aelter: number | null
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
  /** Address of this page. */
  readonly href: string
}

/** Who did what and when, the newest on top. */
export function ProtokollListe({ eintraege, suche, aelter, form, pfad, href }: Props) {
  const { vor, ...ohneSeite } = suche
  const anfang = `${href}${querySuche(ohneSeite)}`
  if (eintraege.length === 0) return <Nichts suche={suche} anfang={anfang} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Karte randlos>
        <ol>
          {eintraege.map((e) => (
            <ProtokollEintrag key={e.seq} eintrag={e} form={form} pfad={pfad} />
          ))}
        </ol>
      </Karte>
      <nav aria-label="Seiten des Protokolls" className="flex flex-wrap gap-2">
        {vor !== undefined && (
          <KnopfLink href={anfang} art="neben">
            Neueste Einträge
          </KnopfLink>
        )}
        {aelter !== null && (
          <KnopfLink href={`${href}${querySuche({ ...suche, vor: aelter })}`} art="neben">
            Ältere Einträge
          </KnopfLink>
        )}
      </nav>
    </div>
  )
}

function Nichts({ suche, anfang }: { readonly suche: Protokollsuche; readonly anfang: string }) {
  const { vor, ...gesucht } = suche
  if (vor !== undefined) {
    return (
      <Leer titel="Keine älteren Einträge" farbe="pik">
        <p>Das Protokoll beginnt weiter vorn.</p>
        <KnopfLink href={anfang}>Neueste Einträge</KnopfLink>
      </Leer>
    )
  }
  return Object.keys(gesucht).length > 0 ? (
    <Leer titel="Kein Eintrag passt" farbe="pik">
      <p>Weniger angeben, oder einen anderen Zeitraum.</p>
    </Leer>
  ) : (
    <Leer titel="Noch kein Eintrag" farbe="pik" />
  )
}
