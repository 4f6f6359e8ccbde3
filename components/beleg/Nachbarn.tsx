import { Verweis } from '@/components/ui/Verweis'
import { klassen } from '@/components/ui/klassen'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { textSpielNummer } from '@/lib/format/begruendung'

interface Props {
  /** Those of its table. */
  readonly runden: readonly GerechneteRunde[]
  readonly spielId: string
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** The games before and after at the same table: where the standing before comes from, and where it leads. */
export function Nachbarn({ runden, spielId, pfad }: Props) {
  const spiele = runden.flatMap((r) => r.spiele)
  const platz = spiele.findIndex((s) => s.akte.id === spielId)
  const davor = spiele[platz - 1]
  const danach = spiele[platz + 1]
  if (davor === undefined && danach === undefined) return null
  return (
    <nav aria-label="Spiele davor und danach" className="nur-schirm -mt-3 flex gap-2">
      {davor && <Nachbar spiel={davor} richtung="davor" pfad={pfad} />}
      {danach && <Nachbar spiel={danach} richtung="danach" pfad={pfad} />}
    </nav>
  )
}

interface NachbarProps {
  readonly spiel: GerechneteRunde['spiele'][number]
  readonly richtung: 'davor' | 'danach'
  readonly pfad: string
}

function Nachbar({ spiel, richtung, pfad }: NachbarProps) {
  const danach = richtung === 'danach'
  return (
    <Verweis
      href={`${pfad}/spiele/${spiel.akte.id}`}

      className={klassen(
        'inline-flex min-h-12 items-center gap-1.5 rounded-karte px-2 text-gruen hover:bg-gruen-hell',
        danach ? '-mr-2 ml-auto flex-row-reverse' : '-ml-2',
      )}
    >
      <span aria-hidden>{danach ? '›' : '‹'}</span>
      <span>
        <span className="sr-only">{danach ? 'Danach: ' : 'Davor: '}</span>
        {textSpielNummer(spiel.stand.nummer)}
      </span>
    </Verweis>
  )
}
