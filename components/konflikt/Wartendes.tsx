import { useState } from 'react'
import { StartbildschirmBlatt } from '@/components/rahmen/StartbildschirmBlatt'
import { Knopf } from '@/components/ui/Knopf'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Meldung } from '@/components/ui/Meldung'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { getStartweg } from '@/lib/client/startbildschirm'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { findSpiel } from '@/lib/domain/spieltag/vorgriff'
import { textAufDiesemGeraet } from '@/lib/format/konflikt'
import {
  STARTBILDSCHIRM_HILFT,
  textGefaehrdet,
  textWarumWartet,
  UEBERHOLT,
} from '@/lib/format/speicherlage'
import { textWartend, textWartendInhalt } from '@/lib/format/wartend'
import type { Wartend } from '@/lib/sync/ausgang'

interface Props {
  readonly hier: SpieltagHier
  readonly namen: Readonly<Record<string, string>>
}

/** What waits in line: why, in which order it will be sent, and what helps. Nothing where nothing does. */
export function Wartendes({ hier, namen }: Props) {
  const { lage, offen, akte } = hier
  if (lage.art !== 'wartet') return null
  return (
    <>
      <p>{textWarumWartet(lage.warum)}</p>
      {lage.gefaehrdet && <Gefaehrdet warum={lage.warum} />}
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

function Gefaehrdet({ warum }: { readonly warum: Parameters<typeof textGefaehrdet>[0] }) {
  const [blatt, setBlatt] = useState(false)
  const satz = textGefaehrdet(warum)
  const weg = getStartweg()
  // On an iPhone the icon opens a store of its own, over plain http it is a bookmark: both keep nothing of what waits here.
  const hilft = weg === 'angebot' || weg === 'menue'
  return (
    <Meldung art="fehler" titel="Kann verloren gehen">
      <p>{hilft ? `${satz} ${STARTBILDSCHIRM_HILFT}` : satz}</p>
      {hilft && (
        <Knopf art="neben" className="mt-2" onClick={() => setBlatt(true)}>
          Auf den Startbildschirm
        </Knopf>
      )}
      {blatt && <StartbildschirmBlatt onZu={() => setBlatt(false)} />}
    </Meldung>
  )
}
