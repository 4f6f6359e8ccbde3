import { EinspruchMarke } from '@/components/einspruch/EinspruchMarke'
import { Farbe } from '@/components/ui/Farbe'
import { klassen } from '@/components/ui/klassen'
import { Verweis } from '@/components/ui/Verweis'
import { Zahl } from '@/components/ui/Zahl'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import { listPosten } from '@/lib/domain/saison/posten'
import type { Posten } from '@/lib/domain/saison/posten'
import type { Tageswertung } from '@/lib/domain/saison/saison'
import { formatDatum } from '@/lib/format/datum'
import { textHerleitung } from '@/lib/format/herleitung'
import {
  istSchnitt,
  tagesform,
  textErgebnis,
  textRechnung,
  worteDerWertung,
} from '@/lib/format/wertung'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import type { Abend } from '@/lib/domain/saison/abende'

interface Props {
  readonly abende: readonly Abend[]
  readonly spieler: string
  /** N of U-L1. */
  readonly anzahl: number
  readonly einstellungen: Einstellungen
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
}

interface Zeilenposten extends Posten {
  readonly abend: Abend
}

/** A player's season as a till receipt: an addend per evening with its derivation, the figure so far, a double rule. */
export function Aufstellung(props: Props) {
  const { einstellungen, form } = props
  const posten = buildPosten(props)
  const letzter = posten.at(-1)
  if (letzter === undefined) return null
  const worte = worteDerWertung(einstellungen.wertung)
  const ergebnis = textErgebnis(einstellungen.wertung)
  return (
    <table role="table" className="block w-full">
      <caption className="sr-only">{worte.tag} je Spieltag mit Herleitung und Ergebnis</caption>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          <th role="columnheader" scope="col">
            Spieltag
          </th>
          <th role="columnheader" scope="col">
            {worte.tag}
          </th>
          <th role="columnheader" scope="col">
            Spielpunkte
          </th>
          <th role="columnheader" scope="col">
            Herleitung
          </th>
          <th role="columnheader" scope="col">
            {ergebnis} bis hier
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {posten.map((p) => (
          <Zeile key={p.abend.id} posten={p} {...props} />
        ))}
      </tbody>
      <tfoot role="rowgroup" className="border-rand block border-t-4 border-double">
        <tr role="row" className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 px-4 py-3">
          <th role="rowheader" scope="row" className="text-gross text-left font-semibold">
            {ergebnis}
          </th>
          <td role="cell" className="text-titel text-right font-semibold tabular-nums">
            {formatRangpunkte(letzter.bisher, form)}
          </td>
          <td role="cell" className="text-leise text-klein col-span-2 text-right">
            {textRechnung(einstellungen.wertung, letzter)}
            <Zahl wert={letzter.spielpunkte} /> Spielpunkte{' '}
            {einstellungen.streichergebnisse > 0 && 'insgesamt'}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Zeile({ posten, ...props }: Props & { readonly posten: Zeilenposten }) {
  const { abend, wertung, bisher } = posten
  const form = tagesform(props.einstellungen.wertung, props.form)
  return (
    <tr
      role="row"
      id={`spieltag-${abend.id}`}
      className="border-linie hover:bg-vertieft relative grid min-h-14 grid-cols-[1fr_auto] gap-x-4 border-b px-4 py-3 last:border-b-0"
    >
      <th role="rowheader" scope="row" className="text-left font-semibold">
        <Verweis
          href={`${props.pfad}/spieltage/${abend.id}#wertung`}

          className="after:absolute after:inset-0"
        >
          {formatDatum(abend.datum)}
        </Verweis>
      </th>
      <td
        role="cell"
        className={klassen(
          'text-gross text-right font-semibold tabular-nums',
          wertung.gestrichen && 'text-leise line-through',
        )}
      >
        {wertung.zaehlt ? formatRangpunkte(wertung.rangpunkte, form) : '–'}
        {wertung.gestrichen && <span className="sr-only"> gestrichen</span>}
      </td>
      <td role="cell" className="text-klein col-start-1 row-start-2">
        <Zahl wert={wertung.spielpunkte} vorzeichen />{' '}
        <span className="text-leise">Spielpunkte{textOrt(abend, wertung)}</span>
        <Besonderes posten={posten} /> <EinspruchMarke anzahl={abend.offeneEinsprueche} />
      </td>
      <td role="cell" className="text-klein text-leise col-span-2 row-start-3">
        {textHerleitung(wertung, props)
          .map((satz) => satz.text)
          .join(' ')}
      </td>
      <td role="cell" className="text-klein text-leise col-start-2 row-start-2 text-right">
        <span className="sr-only">{textErgebnis(props.einstellungen.wertung)} bis hier </span>
        <span aria-hidden>{istSchnitt(props.einstellungen.wertung) ? 'Ø' : 'Σ'} </span>
        {formatRangpunkte(bisher, props.form)}
      </td>
    </tr>
  )
}

/** What the sums of Tagessiege and Fehltage count. */
function Besonderes({ posten }: { readonly posten: Zeilenposten }) {
  return (
    <>
      {posten.wertung.sieg && (
        <span className="ml-2 font-semibold whitespace-nowrap">
          <Farbe art="kreuz" groesse="0.75em" className="mr-1 text-gruen" />
          Tagessieg
        </span>
      )}
      {posten.fehltag !== null && (
        <span className="ml-2 font-semibold whitespace-nowrap">{posten.fehltag}. Fehltag</span>
      )}
    </>
  )
}

function textOrt(abend: Abend, wertung: Tageswertung): string {
  return abend.ort && !wertung.abwesend ? `, bei ${abend.ort}` : ''
}

function buildPosten({ abende, spieler, einstellungen }: Props): readonly Zeilenposten[] {
  const tage = abende.flatMap((abend) => {
    const wertung = abend.wertung.find((w) => w.spieler === spieler)
    return wertung === undefined ? [] : [{ abend, wertung }]
  })
  const posten = listPosten(
    einstellungen.wertung,
    tage.map((t) => t.wertung),
  )
  return posten.flatMap((p, i) => {
    const tag = tage[i]
    return tag === undefined ? [] : [{ ...p, abend: tag.abend }]
  })
}
