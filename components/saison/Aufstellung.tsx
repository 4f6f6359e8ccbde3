import { EinspruchMarke } from '@/components/einspruch/EinspruchMarke'
import { Farbe } from '@/components/ui/Farbe'
import { Verweis } from '@/components/ui/Verweis'
import { Zahl } from '@/components/ui/Zahl'
import { addiere, bruch } from '@/lib/domain/bruch'
import type { Bruch } from '@/lib/domain/bruch'
import type { Tageswertung } from '@/lib/domain/saison/saison'
import { formatDatum } from '@/lib/format/datum'
import { textHerleitung } from '@/lib/format/herleitung'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import type { Abend } from '@/lib/domain/saison/abende'

interface Props {
  readonly abende: readonly Abend[]
  readonly spieler: string
  /** N of U-L1. */
  readonly anzahl: number
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
}

interface Posten {
  readonly abend: Abend
  readonly wertung: Tageswertung
  readonly summe: Bruch
  readonly spielpunkte: number
  /** Which counted absence of the season it is (U-L4); null for none. */
  readonly fehltag: number | null
}

/** A player's season as a till receipt: an addend per evening with its derivation, the running sum, a double rule. */
export function Aufstellung(props: Props) {
  const posten = buildPosten(props.abende, props.spieler)
  const letzter = posten.at(-1)
  if (letzter === undefined) return null
  return (
    <table role="table" className="block w-full">
      <caption className="sr-only">Rangpunkte je Spieltag mit Herleitung und Summe</caption>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          <th role="columnheader" scope="col">
            Spieltag
          </th>
          <th role="columnheader" scope="col">
            Rangpunkte
          </th>
          <th role="columnheader" scope="col">
            Spielpunkte
          </th>
          <th role="columnheader" scope="col">
            Herleitung
          </th>
          <th role="columnheader" scope="col">
            Summe bis hier
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
            Summe
          </th>
          <td role="cell" className="text-titel text-right font-semibold tabular-nums">
            {formatRangpunkte(letzter.summe, props.form)}
          </td>
          <td role="cell" className="text-leise text-klein col-span-2 text-right">
            <Zahl wert={letzter.spielpunkte} /> Spielpunkte
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Zeile({ posten, ...props }: Props & { readonly posten: Posten }) {
  const { abend, wertung, summe } = posten
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
      <td role="cell" className="text-gross text-right font-semibold tabular-nums">
        {formatRangpunkte(wertung.rangpunkte, props.form)}
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
        <span className="sr-only">Summe bis hier </span>
        <span aria-hidden>Σ </span>
        {formatRangpunkte(summe, props.form)}
      </td>
    </tr>
  )
}

/** What the sums of Tagessiege and Fehltage count. */
function Besonderes({ posten }: { readonly posten: Posten }) {
  return (
    <>
      {posten.wertung.rang === 1 && (
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

function buildPosten(abende: readonly Abend[], spieler: string): readonly Posten[] {
  let summe = bruch(0)
  let spielpunkte = 0
  let fehltage = 0
  return abende.flatMap((abend) => {
    const wertung = abend.wertung.find((w) => w.spieler === spieler)
    if (wertung === undefined) return []
    summe = addiere(summe, wertung.rangpunkte)
    spielpunkte += wertung.spielpunkte
    const fehlt = wertung.abwesend && !wertung.entschuldigt
    if (fehlt) fehltage += 1
    return [{ abend, wertung, summe, spielpunkte, fehltag: fehlt ? fehltage : null }]
  })
}
