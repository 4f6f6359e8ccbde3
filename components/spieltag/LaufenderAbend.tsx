import { KnopfLink } from '@/components/ui/KnopfLink'
import { Zahl } from '@/components/ui/Zahl'
import type { LaufenderTag } from '@/lib/domain/saison/blatt'
import { formatDatumOrt } from '@/lib/format/datum'
import { textLaufenderTisch } from '@/lib/format/tische'

interface Props {
  readonly tag: LaufenderTag
  readonly namen: Readonly<Record<string, string>>
  readonly href: string
  readonly darfSchreiben: boolean
}

/** The evening that runs: how it stands, and the way back to the table. */
export function LaufenderAbend({ tag, namen, href, darfSchreiben }: Props) {
  return (
    <article className="grid gap-4 rounded-karte border-2 border-gruen bg-flaeche p-4 shadow-karte sm:p-6">
      <div>
        <p className="text-leise">{formatDatumOrt(tag)}</p>
        <h2 className="text-titel">
          {tag.tische.map((tisch) => (
            <span key={tisch.tisch} className="block">
              {textLaufenderTisch(tisch)}
            </span>
          ))}
        </h2>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {tag.punkte
          .toSorted((a, b) => b.summe - a.summe)
          .map(({ spieler, summe }) => (
            <div key={spieler} className="flex items-baseline gap-2">
              <dt className="max-w-40 truncate text-leise">{namen[spieler] ?? spieler}</dt>
              <dd className="text-gross font-semibold">
                <Zahl wert={summe} vorzeichen />
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
