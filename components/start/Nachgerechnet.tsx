import { Meldung } from '@/components/ui/Meldung'
import { Verweis } from '@/components/ui/Verweis'
import type { Rolle } from '@/lib/domain/verein/verein'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'

interface Props {
  readonly letzte: {
    /** Epoch milliseconds. */
    readonly beendetAm: number
    readonly abweichung: unknown
  }
  /** `/v/<kurz>` */
  readonly pfad: string
  /** Whoever reads it. */
  readonly ich: { readonly rolle: Rolle }
}

const RUHIG = 'mt-6 text-klein text-leise'

/** When the club's records were last recomputed, and that they agree; loud only when they do not. */
export function Nachgerechnet({ letzte, pfad, ich }: Props) {
  const zeit = `${formatZeitpunkt(letzte.beendetAm)} Uhr`
  const protokoll = `${pfad}/verwaltung/protokoll`
  if (letzte.abweichung === null) {
    const text = `Nachgerechnet: alles stimmt, ${zeit}`
    if (ich.rolle !== 'verwaltung') return <p className={RUHIG}>{text}</p>
    return (
      <p className={RUHIG}>
        <Verweis
          href={protokoll}

          className="inline-flex min-h-12 items-center underline decoration-linie underline-offset-4 hover:text-gruen"
        >
          {text}
        </Verweis>
      </p>
    )
  }
  return (
    <Meldung art="hinweis" titel="Beim Nachrechnen stimmte etwas nicht">
      <p>
        Was gespeichert ist, passt an einer Stelle nicht zum Protokoll ({zeit}).
        {ich.rolle !== 'verwaltung' && ' Wer den Verein verwaltet, sieht, wo.'}
      </p>
      {ich.rolle === 'verwaltung' && (
        <Verweis href={protokoll} className="verweis inline-flex min-h-12 items-center">
          Die Abweichung ansehen
        </Verweis>
      )}
    </Meldung>
  )
}
