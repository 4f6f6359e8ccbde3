import { Zahl } from '@/components/ui/Zahl'
import type { LaufenderTag, Saisonblatt } from '@/lib/domain/saison/blatt'
import { formatDatum } from '@/lib/format/datum'
import { textLaufenderTisch } from '@/lib/format/tische'
import { SaisonVerweis } from './SaisonVerweis'

interface Props {
  readonly blatt: Pick<Saisonblatt, 'laufende' | 'gestrichene' | 'namen'>
  /** `/v/<kurz>`; null where the evening may not be seen. */
  readonly pfad: string | null
}

/** The evenings that are not in the table, and why; of one under way how it stands. Nothing when all count. */
export function NichtGezaehlt({ blatt, pfad }: Props) {
  const { laufende, gestrichene, namen } = blatt
  if (laufende.length + gestrichene.length === 0) return null
  return (
    <ul className="grid gap-1">
      {laufende.map((tag) => (
        <li key={tag.id}>
          <Abendverweis tag={tag} pfad={pfad} />{' '}
          <span className="text-leise">läuft noch und zählt nach dem Abschluss.</span>
          <Zwischenstand tag={tag} namen={namen} />
        </li>
      ))}
      {gestrichene.map((tag) => (
        <li key={tag.id}>
          <Abendverweis tag={tag} pfad={pfad} />{' '}
          <span className="text-leise">ist gestrichen und zählt nicht.</span>
        </li>
      ))}
    </ul>
  )
}

interface AbendverweisProps {
  readonly tag: { readonly id: string; readonly datum: string }
  readonly pfad: string | null
}

function Abendverweis({ tag, pfad }: AbendverweisProps) {
  return (
    <SaisonVerweis
      pfad={pfad}
      ziel={`/spieltage/${tag.id}`}
      className={`inline-flex min-h-12 items-center ${pfad === null ? '' : 'verweis'}`}
    >
      {formatDatum(tag.datum)}
    </SaisonVerweis>
  )
}

interface ZwischenstandProps {
  readonly tag: LaufenderTag
  readonly namen: Readonly<Record<string, string>>
}

function Zwischenstand({ tag, namen }: ZwischenstandProps) {
  const { tische, punkte } = tag
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-l-3 border-gruen pb-1 pl-3">
      <span className="font-semibold">{tische.map(textLaufenderTisch).join(' · ')}</span>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {punkte
          .toSorted((a, b) => b.summe - a.summe)
          .map(({ spieler, summe }) => (
            <div key={spieler} className="flex items-baseline gap-1.5">
              <dt className="max-w-40 truncate text-leise">{namen[spieler] ?? spieler}</dt>
              <dd className="font-semibold">
                <Zahl wert={summe} vorzeichen />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
