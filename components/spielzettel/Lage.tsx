import { FeldFehler } from '@/components/ui/FeldFehler'
import type { EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import type { Hinweis } from '@/lib/domain/spiel/spiel'
import { textHinweis } from '@/lib/format/hinweis'
import { punkteZeilen, textFehlend, textGewinner } from '@/lib/format/spielzettel'
import { Ansager } from './Ansager'
import type { Bogen } from './bogen'
import { WertAnzeige } from './WertAnzeige'

interface Props {
  readonly bogen: Bogen
  readonly stand: EntwurfStand
  /** Hints still to be confirmed. */
  readonly offen: readonly Hinweis[]
}

/** Faults that no part of the sheet shows, else the value, else what to do next; always about as high. */
export function Lage(props: Props) {
  const { bogen, stand } = props
  const texte = bogen.fehler.zettel ?? []
  const verdeckt = (['ansage', 'sonderpunkte', 'mehr'] as const).flatMap(
    (b) => bogen.fehler[b] ?? [],
  )
  return (
    <div className="flex min-h-9 flex-col justify-center">
      {texte.map((text) => (
        <FeldFehler key={text} id="spielzettel-fehler">
          {text}
        </FeldFehler>
      ))}
      {verdeckt.map((text) => (
        <div key={text} className="@3xl:hidden">
          <FeldFehler id="spielzettel-verdeckt">{text}</FeldFehler>
        </div>
      ))}
      {stand.art === 'gueltig' && <WertAnzeige wertung={stand.wertung} />}
      {stand.art === 'unvollstaendig' && stand.fehlt[0] && (
        <p className="text-klein font-semibold text-leise">
          {textFehlend(stand.fehlt[0], bogen.entwurf)}
        </p>
      )}
      <Ansager text={satzVon(props)} />
    </div>
  )
}

function satzVon({ bogen, stand, offen }: Props): string {
  switch (stand.art) {
    case 'unvollstaendig':
      return stand.fehlt[0] ? textFehlend(stand.fehlt[0], bogen.entwurf) : ''
    case 'fehlerhaft':
      return Object.values(bogen.fehler).flat().join(' ')
    case 'gueltig': {
      const punkte = punkteZeilen(stand.wertung, {
        spieler: bogen.besetzung.spieler,
        namen: bogen.namen,
      })
      const wert = `${textGewinner(stand.wertung.gewinner)}, Wert ${stand.wertung.wert}. ${punkte.join(', ')}.`
      return [wert, ...offen.map((h) => textHinweis(h, bogen.namen))].join(' ')
    }
  }
}
