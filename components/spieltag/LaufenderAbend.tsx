import { KnopfLink } from '@/components/ui/KnopfLink'
import { Zahl } from '@/components/ui/Zahl'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { formatDatumOrt } from '@/lib/format/datum'
import { laufendeRunde } from './laufende-runde'

interface Props {
  readonly spieltag: SpieltagAkte
  readonly namen: Readonly<Record<string, string>>
  readonly href: string
  readonly darfSchreiben: boolean
}

/** The evening that runs: how it stands, and the way back to the table. */
export function LaufenderAbend({ spieltag, namen, href, darfSchreiben }: Props) {
  const gerechnet = computeSpieltag(spieltag)
  const runde = laufendeRunde(spieltag, gerechnet)
  const staende = Object.entries(gerechnet.summe).sort(([, a], [, b]) => b - a)
  return (
    <article className="grid gap-4 rounded-karte border-2 border-gruen bg-flaeche p-4 shadow-karte sm:p-6">
      <div>
        <p className="text-leise">{formatDatumOrt(spieltag)}</p>
        <h2 className="text-titel">
          {runde && !runde.stand.beendet
            ? `Spiel ${runde.stand.naechstes.nummer} von ${runde.stand.geplant}`
            : 'Alle Spiele gespielt'}
        </h2>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {staende.map(([id, punkte]) => (
          <div key={id} className="flex items-baseline gap-2">
            <dt className="max-w-40 truncate text-leise">{namen[id] ?? id}</dt>
            <dd className="text-gross font-semibold">
              <Zahl wert={punkte} vorzeichen />
            </dd>
          </div>
        ))}
      </dl>
      <KnopfLink href={href} voll className="min-h-16! text-gross">
        {darfSchreiben ? 'Weiterspielen' : 'Zum Spielstand'}
      </KnopfLink>
    </article>
  )
}
