import { SaisonEinsprueche } from '@/components/einspruch/SaisonEinsprueche'
import { Karte } from '@/components/ui/Karte'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Leer } from '@/components/ui/Leer'
import { computeSaison } from '@/lib/domain/saison/compute'
import { saisonAus } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { SaisonAkte } from '@/lib/domain/verein/verein'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { Abschnitt } from './Abschnitt'
import { buildAbende } from '@/lib/domain/saison/abende'
import { Matrix } from './Matrix'
import type { Namen } from './namen'
import { NichtGezaehlt } from './NichtGezaehlt'
import { RangpunkteWahl } from './RangpunkteWahl'
import { SaisonRegeln } from './SaisonRegeln'
import { Tabelle } from './Tabelle'
import { Verlauf } from './Verlauf'
import { buildVerlauf } from './verlauf-bauen'
import { VerlaufTabelle } from './VerlaufTabelle'

interface Props {
  readonly saison: SaisonAkte
  /** All of the season, struck and running ones included. */
  readonly spieltage: readonly SpieltagAkte[]
  readonly namen: Namen
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
  /** The player that the reader is, whose line the drawing lifts out. */
  readonly ich: string | null
  readonly darfEroeffnen: boolean
}

/** The season: table, matrix, course and how it counts, all computed from the games. */
export function SaisonBlatt(props: Props) {
  const { saison, spieltage, namen, form, pfad } = props
  const stand = computeSaison(saisonAus(saison, spieltage))
  const abende = buildAbende(stand, spieltage)
  if (abende.length === 0) return <NochNichts {...props} />
  const verlauf = buildVerlauf({ stand, abende, namen, form })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:gap-5">
      <Abschnitt titel="Tabelle" neben={<RangpunkteWahl form={form} />}>
        <Karte randlos>
          <Tabelle
            stand={stand}
            namen={namen}
            form={form}
            hrefSpieler={(id) => `${pfad}/spieler/${id}?saison=${saison.id}`}
          />
        </Karte>
        <SaisonEinsprueche spieltage={spieltage} pfad={pfad} />
        <NichtGezaehlt spieltage={spieltage} pfad={pfad} />
      </Abschnitt>
      <Abschnitt titel="Spieltage" unter="Rangpunkte, darunter die Spielpunkte des Abends">
        <Karte randlos>
          <Matrix
            abende={abende}
            tabelle={stand.tabelle}
            spieler={saison.spieler}
            namen={namen}
            form={form}
            pfad={pfad}
            saisonId={saison.id}
          />
        </Karte>
      </Abschnitt>
      <Abschnitt titel="Verlauf">
        <Verlauf daten={verlauf} ich={namensIch(props)} />
        <VerlaufTabelle daten={verlauf} pfad={pfad} saisonId={saison.id} />
      </Abschnitt>
      <Abschnitt titel="So wird gezählt">
        <SaisonRegeln
          regelwerk={saison.regelwerk}
          einstellungen={saison.einstellungen}
          anzahl={saison.spieler.length}
        />
      </Abschnitt>
    </div>
  )
}

function namensIch({ saison, ich }: Props): string | null {
  return ich !== null && saison.spieler.includes(ich) ? ich : null
}

function NochNichts({ saison, spieltage, namen, pfad, darfEroeffnen }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-4">
        <Leer titel="Noch kein Spieltag gezählt" farbe="karo">
          <p>
            Die Tabelle entsteht mit dem ersten abgeschlossenen Abend. Es spielen{' '}
            {saison.spieler.map((id) => namen.voll[id]).join(', ')}.
          </p>
          {darfEroeffnen ? (
            <KnopfLink href={`${pfad}/spieltage/neu?saison=${saison.id}`}>
              Spieltag eröffnen
            </KnopfLink>
          ) : null}
        </Leer>
        <NichtGezaehlt spieltage={spieltage} pfad={pfad} />
      </div>
      <Abschnitt titel="So wird gezählt">
        <SaisonRegeln
          regelwerk={saison.regelwerk}
          einstellungen={saison.einstellungen}
          anzahl={saison.spieler.length}
        />
      </Abschnitt>
    </div>
  )
}
