import { AbnahmeZeichen } from '@/components/abnahme/AbnahmeZeichen'
import { EinspruchMarke } from '@/components/einspruch/EinspruchMarke'
import { Verweis } from '@/components/ui/Verweis'
import type { AbnahmeMarke } from '@/lib/domain/abnahme/abnahme'
import { formatDatum } from '@/lib/format/datum'

/** What a list shows of a Spieltag. */
export interface SpieltagKurz {
  readonly id: string
  readonly datum: string
  readonly ort: string | null
  readonly zustand: 'laeuft' | 'gespielt' | 'vorzeitig' | 'ergebnis' | 'gestrichen'
  readonly anzahlSpiele: number
  readonly offeneEinsprueche: number
  /** Who won the evening, where the list knows. */
  readonly sieger?: string
  /** Whether its result is confirmed, where the list knows. */
  readonly abnahme?: AbnahmeMarke
}

interface Props {
  readonly spieltage: readonly SpieltagKurz[]
  readonly pfad: string
}

/** Evenings, newest first, a line each. */
export function SpieltagListe({ spieltage, pfad }: Props) {
  return (
    <ul className="divide-y divide-linie">
      {spieltage.map((s) => (
        <li key={s.id} className="relative hover:bg-vertieft">
          <div className="flex min-h-16 items-center justify-between gap-4 px-4 py-2.5 sm:px-6">
            <div className="min-w-0">
              <Verweis
                href={`${pfad}/spieltage/${s.id}`}
                className={`font-semibold after:absolute after:inset-0 ${s.zustand === 'gestrichen' ? 'text-leise line-through' : ''}`}
              >
                {formatDatum(s.datum)}
              </Verweis>
              <p className="text-klein text-leise wrap-anywhere">
                {s.ort !== null && `${s.ort} · `}
                {textZustand(s)}
                {s.abnahme && (
                  <>
                    {' · '}
                    <AbnahmeZeichen marke={s.abnahme} />
                  </>
                )}
              </p>
              <EinspruchMarke anzahl={s.offeneEinsprueche} />
            </div>
            {s.sieger !== undefined && (
              <p className="line-clamp-2 max-w-[45%] shrink-0 text-right leading-snug wrap-anywhere">
                <span className="sr-only">Tagessieg: </span>
                <span aria-hidden className="text-leise">
                  1.{' '}
                </span>
                {s.sieger}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function textZustand({ zustand, anzahlSpiele }: SpieltagKurz): string {
  const spiele = anzahlSpiele === 1 ? '1 Spiel' : `${anzahlSpiele} Spiele`
  switch (zustand) {
    case 'laeuft':
      return `läuft, ${spiele}`
    case 'gespielt':
      return spiele
    case 'vorzeitig':
      return `${spiele}, vorzeitig beendet`
    case 'ergebnis':
      return 'nur Ergebnis'
    case 'gestrichen':
      return 'gestrichen'
  }
}
