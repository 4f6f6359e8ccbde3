import { Karte } from '@/components/ui/Karte'
import { Leer } from '@/components/ui/Leer'
import { Verweis } from '@/components/ui/Verweis'
import { Zahl } from '@/components/ui/Zahl'
import { computeBilanz } from '@/lib/domain/saison/bilanz'
import { computeSaison } from '@/lib/domain/saison/compute'
import type { Tabellenzeile } from '@/lib/domain/saison/saison'
import { saisonAus } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { SaisonAkte } from '@/lib/domain/verein/verein'
import { textPlatzgrund } from '@/lib/format/gleichstand'
import { formFuer, textWoher, worteDerWertung } from '@/lib/format/wertung'
import { wortSpielpunkte } from '@/lib/format/zahl'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { Abschnitt } from './Abschnitt'
import { Aufstellung } from './Aufstellung'
import { BilanzZahlen } from './BilanzZahlen'
import { buildAbende } from '@/lib/domain/saison/abende'
import { Gastabende } from './Gastabende'
import type { Namen } from './namen'
import { RangpunkteWahl } from './RangpunkteWahl'
import { Verlauf } from './Verlauf'
import { buildVerlauf } from './verlauf-bauen'
import { VerlaufTabelle } from './VerlaufTabelle'

interface Props {
  readonly spieler: string
  readonly saison: SaisonAkte
  readonly spieltage: readonly SpieltagAkte[]
  readonly namen: Namen
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** One player's season: the place, each addend of its sum, the course and plain numbers. */
export function SpielerBlatt(props: Props) {
  const { spieler, saison, spieltage, namen, pfad } = props
  const { einstellungen } = saison
  const { wertung } = einstellungen
  const form = formFuer(wertung, props.form)
  const stand = computeSaison(saisonAus(saison, spieltage))
  const abende = buildAbende(stand, spieltage)
  const zeile = stand.tabelle.find((z) => z.spieler === spieler)
  const bilanz = <Bilanzteil {...props} />
  if (zeile === undefined) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Abschnitt titel="Als Gast">
          <Gastabende abende={abende} spieler={spieler} pfad={pfad} />
        </Abschnitt>
        <Abschnitt titel="Zahlen">{bilanz}</Abschnitt>
      </div>
    )
  }
  if (abende.length === 0) {
    return (
      <Leer titel="Noch kein Spieltag gezählt" farbe="karo">
        <p>
          Platz und {worteDerWertung(wertung).tabelle} stehen hier nach dem ersten abgeschlossenen
          Abend.
        </p>
      </Leer>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:gap-5">
      <Zusammenfassung
        zeile={zeile}
        saison={saison}
        namen={namen.voll}
        form={form}
        hrefSaison={`${pfad}/saison/${saison.id}`}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start print:block print:space-y-5">
        <Abschnitt titel={textWoher(wertung)} neben={<RangpunkteWahl {...{ form, wertung }} />}>
          <Karte randlos>
            <Aufstellung
              abende={abende}
              spieler={spieler}
              anzahl={saison.spieler.length}
              einstellungen={einstellungen}
              form={form}
              pfad={pfad}
            />
          </Karte>
        </Abschnitt>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 print:gap-5">
          <Abschnitt titel="Zahlen">{bilanz}</Abschnitt>
          <Verlaufteil {...props} {...{ stand, abende, form }} />
        </div>
      </div>
    </div>
  )
}

/** The course of the season, with the player's line lifted out. */
function Verlaufteil(props: Props & Pick<Parameters<typeof buildVerlauf>[0], 'stand' | 'abende'>) {
  const daten = buildVerlauf(props)
  return (
    <Abschnitt titel="Verlauf">
      <Verlauf daten={daten} ich={props.spieler} />
      <VerlaufTabelle daten={daten} pfad={props.pfad} saisonId={props.saison.id} />
    </Abschnitt>
  )
}

/** The plain numbers with where each comes from. */
function Bilanzteil({ spieler, saison, spieltage, pfad }: Props) {
  const spiele = `${pfad}/spieler/${spieler}/spiele?saison=${saison.id}`
  return (
    <BilanzZahlen
      bilanz={computeBilanz(spieltage, spieler)}
      hrefSpiele={(auswahl) => (auswahl === 'alle' ? spiele : `${spiele}&nur=${auswahl}`)}
      hrefSpiel={(id) => `${pfad}/spiele/${id}`}
    />
  )
}

function Zusammenfassung(props: {
  readonly zeile: Tabellenzeile
  readonly saison: SaisonAkte
  readonly namen: Readonly<Record<string, string>>
  readonly form: RangpunkteForm
  /** The table that the place comes from. */
  readonly hrefSaison: string
}) {
  const { zeile, saison, form } = props
  const { einstellungen } = saison
  const { tabelle } = worteDerWertung(einstellungen.wertung)
  const gruende = textPlatzgrund(zeile, { einstellungen, namen: props.namen })
  return (
    <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <Verweis href={props.hrefSaison} className="group">
        <span className="font-titel text-riesig">{zeile.rang}.</span>{' '}
        <span className="text-leise underline-offset-4 group-hover:underline">
          Platz von {saison.spieler.length}
        </span>
      </Verweis>
      <span>
        <span className="text-titel font-semibold tabular-nums">
          {formatRangpunkte(zeile.rangpunkte, form)}
        </span>{' '}
        <span className="text-leise">{tabelle}</span>
      </span>
      {einstellungen.wertung !== 'summe' && (
        <span>
          <Zahl wert={zeile.spielpunkte} className="text-titel font-semibold" />{' '}
          <span className="text-leise">{wortSpielpunkte(zeile.spielpunkte)}</span>
        </span>
      )}
      <span className="text-leise">
        {zeile.spieltage} {zeile.spieltage === 1 ? 'Spieltag' : 'Spieltage'}, {zeile.fehltage}{' '}
        {zeile.fehltage === 1 ? 'Fehltag' : 'Fehltage'}
        {zeile.abzug > 0 ? ` (−${zeile.abzug} ${tabelle})` : ''}, {zeile.tagessiege}{' '}
        {zeile.tagessiege === 1 ? 'Tagessieg' : 'Tagessiege'}
      </span>
      {gruende.length > 0 && <span className="basis-full">{gruende.join(' ')}</span>}
    </p>
  )
}
