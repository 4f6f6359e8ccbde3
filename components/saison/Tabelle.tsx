import type { ReactNode } from 'react'
import { klassen } from '@/components/ui/klassen'
import { Zahl } from '@/components/ui/Zahl'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { SaisonStand, Tabellenzeile } from '@/lib/domain/saison/saison'
import { textPlatzgrund } from '@/lib/format/gleichstand'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { textAlleSpielpunkte, worteDerWertung } from '@/lib/format/wertung'
import { Formlinie } from './Formlinie'
import type { Namen } from './namen'
import { SaisonVerweis } from './SaisonVerweis'

interface Props {
  readonly stand: SaisonStand
  readonly einstellungen: Einstellungen
  readonly namen: Namen
  readonly form: RangpunkteForm
  /** `/v/<kurz>`; null where the players' pages may not be seen. */
  readonly pfad: string | null
  readonly saisonId: string
}

/** Letters up to which a name and the line of places fit beside each other on a phone. */
const LANGER_NAME = 14

/**
 * The season table. One table in the page: rows of cells on a wide screen, a line with a sentence of figures
 * on a phone. The roles are explicit because changing `display` would drop them.
 */
export function Tabelle(props: Props) {
  const { stand, einstellungen, namen, form, pfad, saisonId } = props
  return (
    <table role="table" className="block w-full tafel:table tafel:border-collapse">
      <caption className="sr-only">Tabelle der Saison</caption>
      <thead role="rowgroup" className="sr-only tafel:not-sr-only tafel:table-header-group">
        <tr role="row" className="text-klein text-leise border-linie tafel:border-b">
          <th role="columnheader" scope="col" className="w-20 py-2 pl-4 text-left font-normal">
            Platz
          </th>
          <th role="columnheader" scope="col" className="py-2 text-left font-normal">
            Name
          </th>
          {spaltenVon(einstellungen).map((s) => (
            <th
              key={s}
              role="columnheader"
              scope="col"
              className="py-2 pl-3 text-right font-normal last:pr-4"
            >
              {s}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block tafel:table-row-group">
        {stand.tabelle.map((zeile) => (
          <Zeile
            key={zeile.spieler}
            {...{ zeile, stand, einstellungen, namen, form, pfad, saisonId }}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The heads of the columns after the name. Where the figure is Spielpunkte already, they are not said twice. */
function spaltenVon(einstellungen: Einstellungen): readonly string[] {
  const { tabelle } = worteDerWertung(einstellungen.wertung)
  const alle = textAlleSpielpunkte(einstellungen)
  return [
    tabelle,
    ...(alle === null ? [] : [alle.kopf]),
    ...['Spieltage', 'Fehltage', 'Tagessiege', 'Letzte fünf'],
  ]
}

interface ZeileProps extends Props {
  readonly zeile: Tabellenzeile
}

/** A player's line, and below it why it stands there, where the figure alone does not say so. */
function Zeile(props: ZeileProps) {
  const { zeile, einstellungen, namen } = props
  const gruende = textPlatzgrund(zeile, { einstellungen, namen: namen.voll })
  return (
    <>
      <Figuren {...props} mitGrund={gruende.length > 0} />
      {gruende.length > 0 && (
        <tr role="row" className="block border-b border-linie last:border-b-0 tafel:table-row">
          <td
            role="cell"
            colSpan={2 + spaltenVon(einstellungen).length}
            className="block pr-4 pb-3 pl-14 text-klein text-leise tafel:table-cell tafel:pl-20"
          >
            {gruende.join(' ')}
          </td>
        </tr>
      )}
    </>
  )
}

function Figuren(props: ZeileProps & { readonly mitGrund: boolean }) {
  const { zeile, einstellungen, form, pfad, saisonId } = props
  const name = props.namen.voll[zeile.spieler] ?? ''
  // A long name gets the width that the line of places would take.
  const lang = name.length > LANGER_NAME
  const alle = textAlleSpielpunkte(einstellungen)
  return (
    <tr
      role="row"
      className={klassen(
        'border-linie hover:bg-papier/60 relative flex min-h-20 flex-wrap items-baseline gap-x-3 gap-y-0.5 py-3 pr-4 pl-14 tafel:table-row tafel:p-0',
        !props.mitGrund && 'border-b last:border-b-0',
      )}
    >
      <Platz rang={zeile.rang} />
      <th
        role="rowheader"
        scope="row"
        className={klassen(
          'text-gross min-w-0 grow text-left font-semibold wrap-anywhere tafel:max-w-72',
          lang ? 'basis-[calc(100%-8rem)]' : 'basis-[calc(100%-12.5rem)]',
        )}
      >
        {/* The link covers the row: every figure in it leads to the player's breakdown. */}
        <SaisonVerweis
          pfad={pfad}
          ziel={`/spieler/${zeile.spieler}?saison=${saisonId}`}
          className="after:absolute after:inset-0"
        >
          {name}
        </SaisonVerweis>
      </th>
      <td
        role="cell"
        className="text-titel order-2 min-w-16 text-right font-semibold tabular-nums tafel:pl-3 tafel:text-right tafel:whitespace-nowrap"
      >
        {formatRangpunkte(zeile.rangpunkte, form)}
        <span className="sr-only tafel:hidden">
          {' '}
          {worteDerWertung(einstellungen.wertung).tabelle}
        </span>
      </td>
      {alle !== null && (
        <Figur einheit={alle.einheit(zeile.spielpunkte)}>
          <Zahl wert={zeile.spielpunkte} />
        </Figur>
      )}
      <Figur einheit={zeile.spieltage === 1 ? 'Spieltag' : 'Spieltage'}>{zeile.spieltage}</Figur>
      <Figur einheit={zeile.fehltage === 1 ? 'Fehltag' : 'Fehltage'}>
        {zeile.fehltage}
        {zeile.abzug > 0 ? <Abzug {...{ zeile, einstellungen }} /> : null}
      </Figur>
      <Figur einheit={zeile.tagessiege === 1 ? 'Tagessieg' : 'Tagessiege'}>
        {zeile.tagessiege}
      </Figur>
      <Form {...props} lang={lang} />
    </tr>
  )
}

/** The line of the last places. */
function Form({ zeile, stand, lang }: ZeileProps & { readonly lang: boolean }) {
  return (
    <td
      role="cell"
      className={klassen(
        'self-center tafel:py-3 tafel:pr-4 tafel:pl-3',
        lang ? 'order-3' : 'order-1',
      )}
    >
      <span className="inline-block align-middle tafel:float-right">
        <Formlinie plaetze={letztePlaetze(stand, zeile.spieler)} anzahl={stand.tabelle.length} />
      </span>
    </td>
  )
}

function Platz({ rang }: { readonly rang: number }) {
  return (
    <td
      role="cell"
      className={klassen(
        'font-titel absolute left-4 leading-none tafel:static tafel:py-3 tafel:pl-4 tafel:text-riesig',
        // Two digits leave the name its edge on a phone.
        rang > 9 ? 'top-3.5 text-titel' : 'top-2 text-riesig',
      )}
    >
      <span className="sr-only">Platz </span>
      {rang}
      <span className="tafel:hidden" aria-hidden>
        .
      </span>
    </td>
  )
}

function Figur(props: { readonly einheit: string; readonly children: ReactNode }) {
  return (
    <td
      role="cell"
      className="text-klein tafel:text-grund order-3 basis-[calc(50%-0.375rem)] whitespace-nowrap tabular-nums tafel:pl-3 tafel:text-right"
    >
      {props.children}
      <span className="text-leise tafel:hidden"> {props.einheit}</span>
    </td>
  )
}

function Abzug({ zeile, einstellungen }: Pick<ZeileProps, 'zeile' | 'einstellungen'>) {
  return (
    <span className="text-rot">
      {' '}
      (−{zeile.abzug}
      <span className="sr-only"> {worteDerWertung(einstellungen.wertung).tabelle} Abzug</span>)
    </span>
  )
}

function letztePlaetze(stand: SaisonStand, spieler: string) {
  return stand.spieltage
    .slice(-5)
    .flatMap((tag) => tag.wertung.filter((w) => w.spieler === spieler))
    .map((w) => ({ rang: w.rang, abwesend: w.abwesend }))
}
