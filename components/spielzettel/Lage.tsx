import type { ComponentProps } from 'react'
import { spaeterTeil } from '@/components/rahmen/spaeter-teil'
import { FeldFehler } from '@/components/ui/FeldFehler'
import type { EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import type { Hinweis } from '@/lib/domain/spiel/spiel'
import { textHinweis } from '@/lib/format/hinweis'
import { punkteZeilen, textFehlt, textGewinner } from '@/lib/format/spielzettel'
import { Ansager } from './Ansager'
import { spielendeIn, titelDer } from './bogen'
import type { Bogen, Tafel } from './bogen'
import type { WertAnzeige as Anzeige } from './WertAnzeige'

const WertAnzeige = spaeterTeil<ComponentProps<typeof Anzeige>>(() =>
  import('./WertAnzeige').then((m) => m.WertAnzeige),
)

interface Props {
  readonly bogen: Bogen
  readonly stand: EntwurfStand
  /** Hints still to be confirmed. */
  readonly offen: readonly Hinweis[]
  /** The panel that a narrow sheet shows. */
  readonly tafel: Tafel
}

const TAFELN = ['ansage', 'sonderpunkte', 'mehr'] as const

const BEREICHE = ['art', 'tisch', 'augen', ...TAFELN] as const

/** The faults, else the value, else what to do next; always as high, but for faults. Read out once the fingers rest. */
export function Lage(props: Props) {
  const { bogen, stand } = props
  return (
    <div className="flex min-h-7 flex-col justify-center">
      <Fehler {...props} />
      {stand.art === 'gueltig' && <WertAnzeige wertung={stand.wertung} />}
      {stand.art === 'unvollstaendig' && (
        <p className="text-klein font-semibold text-leise">
          {saetze(textFehlt(stand.fehlt, bogen.entwurf, bogen.regelwerk.id)).map((satz) => (
            <span key={satz} className="mr-1 inline-block">
              {satz}
            </span>
          ))}
        </p>
      )}
      <Ansager text={satzVon(props)} />
    </div>
  )
}

/** Each breaks as a whole; and none is larger than the page's title, which is what somebody waits to see. */
function saetze(text: string): readonly string[] {
  return text.split(/(?<=[?.]) /)
}

/** Faults stand at their field; here are those of no field, those of a closed panel, and where the others are. */
function Fehler({ bogen, tafel }: Props) {
  const verdeckt = TAFELN.filter((b) => b !== tafel && bogen.fehler[b])
  const sichtbar = BEREICHE.filter((b) => bogen.fehler[b])
  const wo = (bereiche: typeof sichtbar) =>
    `Bitte prüfen: ${bereiche.map((b) => titelDer(b, bogen)).join(', ')}.`
  const schmal = sichtbar.filter((b) => !verdeckt.some((v) => v === b))
  return (
    <>
      {bogen.fehler.zettel?.map((text) => (
        <FeldFehler key={text} id="spielzettel-fehler">
          {text}
        </FeldFehler>
      ))}
      <div className="@3xl:hidden">
        {verdeckt
          .flatMap((b) => bogen.fehler[b] ?? [])
          .map((text) => (
            <FeldFehler key={text} id="spielzettel-verdeckt">
              {text}
            </FeldFehler>
          ))}
        {schmal.length > 0 && <FeldFehler id="spielzettel-schmal">{wo(schmal)}</FeldFehler>}
      </div>
      {sichtbar.length > 0 && (
        <div className="hidden @3xl:block">
          <FeldFehler id="spielzettel-breit">{wo(sichtbar)}</FeldFehler>
        </div>
      )}
    </>
  )
}

function satzVon({ bogen, stand, offen }: Props): string {
  switch (stand.art) {
    case 'unvollstaendig':
      return textFehlt(stand.fehlt, bogen.entwurf, bogen.regelwerk.id)
    case 'fehlerhaft':
      return Object.values(bogen.fehler).flat().join(' ')
    case 'gueltig': {
      const punkte = punkteZeilen(stand.wertung, {
        spieler: spielendeIn(bogen),
        namen: bogen.namen,
      })
      const wert = `${textGewinner(stand.wertung.gewinner)}, Wert ${stand.wertung.wert}. ${punkte.join(', ')}.`
      return [wert, ...offen.map((h) => textHinweis(h, bogen.namen))].join(' ')
    }
  }
}
