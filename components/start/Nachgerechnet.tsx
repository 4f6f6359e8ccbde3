import Link from 'next/link'
import { Meldung } from '@/components/ui/Meldung'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'

interface Props {
  readonly letzte: {
    /** Epoch milliseconds. */
    readonly beendetAm: number
    readonly abweichung: unknown
  } | null
  /** Where the Verwaltung sees more; null for everyone else. */
  readonly href: string | null
}

/** When the club's records were last recomputed, and that they agree; loud only when they do not. */
export function Nachgerechnet({ letzte, href }: Props) {
  if (letzte === null) return null
  const zeit = `${formatZeitpunkt(letzte.beendetAm)} Uhr`
  if (letzte.abweichung === null) {
    return <p className="text-klein text-leise">Nachgerechnet: alles stimmt, {zeit}</p>
  }
  return (
    <Meldung art="hinweis" titel="Beim Nachrechnen stimmte etwas nicht">
      <p>
        Was gespeichert ist, passt an einer Stelle nicht zum Protokoll ({zeit}).
        {href === null && ' Wer den Verein verwaltet, sieht, wo.'}
      </p>
      {href !== null && (
        <Link href={href} className="verweis inline-flex min-h-12 items-center">
          Die Abweichung ansehen
        </Link>
      )}
    </Meldung>
  )
}
