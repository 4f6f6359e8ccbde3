import { Knopf } from '@/components/ui/Knopf'
import { KnopfLink } from '@/components/ui/KnopfLink'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { findSpiel } from '@/lib/domain/spieltag/vorgriff'
import { textAufDiesemGeraet } from '@/lib/format/konflikt'
import { textWarumWartet, UEBERHOLT } from '@/lib/format/speicherlage'
import { textWartend, textWartendInhalt } from '@/lib/format/wartend'
import type { Wartend } from '@/lib/sync/ausgang'
import { Gefaehrdet } from './Gefaehrdet'

interface Props {
  readonly hier: SpieltagHier
  readonly namen: Readonly<Record<string, string>>
}

/** What waits in line: why, in which order it will be sent, and what helps. Nothing where nothing does. */
export function Wartendes({ hier, namen }: Props) {
  const { lage, gefaehrdet, offen, akte } = hier
  if (lage.art !== 'wartet') return null
  return (
    <>
      <p>{textWarumWartet(lage.warum)}</p>
      {gefaehrdet && <Gefaehrdet warum={lage.warum} />}
      <ol className="divide-y divide-linie border-y border-linie">
        {offen.map((wartend) => (
          <Wartezeile key={wartend.op.id} {...{ wartend, akte, namen }} />
        ))}
      </ol>
      {lage.warum === 'anmeldung' ? (
        <KnopfLink voll href={anmeldeAdresse()}>
          Anmelden
        </KnopfLink>
      ) : (
        <Knopf voll laedt={lage.warum === 'sendet'} onClick={hier.nochmal}>
          Jetzt senden
        </Knopf>
      )}
    </>
  )
}

interface WartezeileProps {
  readonly wartend: Wartend
  readonly akte: SpieltagAkte
  readonly namen: Props['namen']
}

/** One change that waits: which, what it says, and when it was made. */
function Wartezeile({ wartend, akte, namen }: WartezeileProps) {
  const vorgang = { ...wartend, ...wartend.op }
  const inhalt = textWartendInhalt(vorgang, { akte, namen })
  return (
    <li className="py-2 wrap-anywhere">
      <p>{textWartend(vorgang, { akte, namen })}</p>
      {inhalt !== '' && <p className="font-semibold">{inhalt}</p>}
      {istUeberholt(wartend, akte) && <p className="text-achtung">{UEBERHOLT}</p>}
      <p className="text-klein text-leise">{textAufDiesemGeraet(wartend.zeit)}</p>
    </li>
  )
}

/** Whether an entry does not count on the screen: its place has another Spiel by now, or there is none any more. */
function istUeberholt({ op }: Wartend, akte: SpieltagAkte): boolean {
  return op.art === 'spiel-eintragen' && findSpiel(akte, op.daten.spielId) === undefined
}

/** The sheet exists in the browser only. */
function anmeldeAdresse(): string {
  return `/anmelden?weiter=${encodeURIComponent(window.location.pathname)}`
}
