import Link from 'next/link'
import { Karte } from '@/components/ui/Karte'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Leer } from '@/components/ui/Leer'
import { textVorgang } from '@/lib/format/vorgang'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'

interface Eintrag {
  readonly seq: number
  readonly art: string
  readonly daten: unknown
  readonly kontoName: string
  /** Epoch milliseconds. */
  readonly zeit: number
}

interface Props {
  /** Newest first. */
  readonly eintraege: readonly Eintrag[]
  /** Where the next older page is, `null` on the last. */
  readonly aelter: string | null
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** Who did what and when, the newest on top. */
export function ProtokollListe({ eintraege, aelter, pfad }: Props) {
  if (eintraege.length === 0) return <Leer titel="Noch kein Eintrag" farbe="pik" />
  return (
    <div className="grid gap-4">
      <Karte randlos>
        <ol>
          {eintraege.map((e) => (
            <li
              key={e.seq}
              className="relative grid min-h-12 grid-cols-[auto_1fr] gap-x-4 border-b border-linie px-4 py-3 last:border-b-0 sm:grid-cols-[4rem_11rem_1fr]"
            >
              <span className="text-klein text-leise tabular-nums">Nr. {e.seq}</span>
              <time
                dateTime={new Date(e.zeit).toISOString()}
                className="text-klein text-leise tabular-nums"
              >
                {formatZeitpunkt(e.zeit)} Uhr
              </time>
              <p className="col-span-2 wrap-anywhere sm:col-span-1">
                <span className="font-semibold">{e.kontoName}</span> {textVorgang(e.art, e.daten)}.
                <Ziel daten={e.daten} pfad={pfad} />
              </p>
            </li>
          ))}
        </ol>
      </Karte>
      {aelter === null ? null : (
        <KnopfLink href={aelter} art="neben" className="justify-self-start">
          Ältere Einträge
        </KnopfLink>
      )}
    </div>
  )
}

/** Leads to what the entry is about, where it has a page. */
function Ziel({ daten, pfad }: { readonly daten: unknown; readonly pfad: string }) {
  const ziel = zielVon(daten)
  if (ziel === null) return null
  return (
    <>
      {' '}
      <Link
        href={`${pfad}${ziel.weg}`}
        prefetch={false}
        className="verweis after:absolute after:inset-0"
      >
        {ziel.text}
      </Link>
    </>
  )
}

function zielVon(daten: unknown): { readonly weg: string; readonly text: string } | null {
  if (typeof daten !== 'object' || daten === null) return null
  if ('spieltagId' in daten && typeof daten.spieltagId === 'string') {
    return { weg: `/spieltage/${daten.spieltagId}`, text: 'Zum Spieltag' }
  }
  if ('saisonId' in daten && typeof daten.saisonId === 'string') {
    return { weg: `/saison/${daten.saisonId}`, text: 'Zur Saison' }
  }
  return null
}
