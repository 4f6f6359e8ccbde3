import { computeSpielLage } from '@/components/spieltag/spiel-lage'
import { Karte } from '@/components/ui/Karte'
import { Meldung } from '@/components/ui/Meldung'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import type { SpielAkte, SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { uebertrag } from '@/lib/domain/spieltag/uebertrag'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { textEintrag } from '@/lib/format/eintrag'
import { textErfasst } from '@/lib/format/erfasst'
import { textHinweis } from '@/lib/format/hinweis'
import { Abschnitt } from './Abschnitt'
import { AmTisch } from './AmTisch'
import { Nachbarn } from './Nachbarn'
import { Rechnung } from './Rechnung'
import { Staende } from './Staende'

interface Props {
  readonly spieltag: SpieltagAkte
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  /** `/v/<kurz>` */
  readonly pfad: string
  /** Its versions, as far as they are known. */
  readonly fassungen: readonly SpielAkte[]
  /** The page tells no history to lead to. */
  readonly ohneVerlauf?: true
}

/** One game as a till receipt: what was entered, the sum step by step, who got what, and why this dealer. */
export function Beleg(props: Props) {
  const { spieltag, spielId, namen, pfad } = props
  const akte = getSpiel(spieltag, spielId)
  const { runden } = computeSpieltag(spieltag)
  const index = runden.findIndex((r) => r.akte.id === akte.rundeId)
  const runde = runden[index]
  const amTisch = runden.filter((r) => r.akte.tisch === runde?.akte.tisch)
  const stand = runde?.spiele.find((s) => s.akte.id === spielId)?.stand
  // What it would be worth if it counted.
  const gestrichen = akte.gestrichen ? computeSpielLage(spieltag, spielId) : null
  const eintrag = textEintrag(akte.spiel, {
    spieler: stand?.spieler ?? akte.besetzung,
    regelwerk: regelwerkDes(spieltag),
    namen,
    ansagen: stand?.ansagen ?? {},
  })
  return (
    <Karte als="article" className="mx-auto grid w-full max-w-lg gap-6">
      {akte.gestrichen && (
        <Meldung art="hinweis" titel="Gestrichen">
          <p>Dieses Spiel zählt nicht{akte.grund === null ? '' : `: „${akte.grund}“`}.</p>
          {gestrichen && <p>Die Rechnung zeigt, was es wert war.</p>}
        </Meldung>
      )}
      {stand?.hinweise.map((h) => (
        <p
          key={h.code}
          className="rounded-karte bg-achtung px-3 py-2 text-klein font-semibold text-achtung"
        >
          {textHinweis(h, namen)}
          {stand.spiel.bestaetigt?.includes(h.code) ? ' Am Tisch bestätigt.' : ''}
        </p>
      ))}
      <Abschnitt titel="Eingetragen">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {eintrag.map(({ was, wert }) => (
            <div key={was} className="contents">
              <dt className="text-leise">{was}</dt>
              <dd className="text-right wrap-anywhere">{wert}</dd>
            </div>
          ))}
        </dl>
      </Abschnitt>
      {gestrichen && (
        <Rechnung stand={gestrichen.stand} regelwerk={gestrichen.runde.akte.regelwerk} />
      )}
      {runde && stand && (
        <>
          <Rechnung stand={stand} regelwerk={runde.akte.regelwerk} />
          <Staende stand={stand} runde={runde} uebertrag={uebertrag(runden, index)} namen={namen} />
          <Nachbarn runden={amTisch} spielId={spielId} pfad={pfad} />
          <AmTisch {...{ stand, runde, namen, pfad }} nummer={amTisch.indexOf(runde) + 1} />
        </>
      )}
      <Erfasst {...props} akte={akte} />
    </Karte>
  )
}

/** Who entered it and who changed it last, and the way to every version. */
function Erfasst({
  akte,
  fassungen,
  ohneVerlauf,
}: { readonly akte: SpielAkte } & Pick<Props, 'fassungen' | 'ohneVerlauf'>) {
  return (
    <p className="text-klein text-leise">
      {textErfasst(akte, fassungen)}
      {akte.version > 1 && !ohneVerlauf && (
        <>
          {' '}
          <a
            href="#verlauf"
            className="underline decoration-linie underline-offset-4 hover:text-gruen"
          >
            (Fassung {akte.version})
          </a>
        </>
      )}
      {akte.grund !== null && !akte.gestrichen ? `. Grund: „${akte.grund}“` : ''}
    </p>
  )
}
