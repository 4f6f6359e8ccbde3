import { EinspruchMarke } from '@/components/einspruch/EinspruchMarke'
import { Karte } from '@/components/ui/Karte'
import { Leer } from '@/components/ui/Leer'
import { Verweis } from '@/components/ui/Verweis'
import { Zahl } from '@/components/ui/Zahl'
import type {
  BilanzGruppe,
  BilanzListe,
  BilanzPosten,
  NurErgebnis,
} from '@/lib/domain/saison/bilanz-spiele'
import { textArt } from '@/lib/format/art'
import { textBilanzSpiel, textBilanzSumme } from '@/lib/format/bilanz'
import { formatDatum, formatDatumKurz } from '@/lib/format/datum'
import { textRundenort } from '@/lib/format/spiel-ort'

interface Props {
  readonly liste: BilanzListe
  readonly spieler: string
  readonly namen: Readonly<Record<string, string>>
  /** How many objections are open, by Spiel. */
  readonly einsprueche: ReadonlyMap<string, number>
  /** Evenings of the season without games to list. */
  readonly nurErgebnis: readonly NurErgebnis[]
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** More games than this are a long way to scroll. */
const LANG = 30

/** The games behind a player's figures, by evening, each with its points and the sum so far; a row is a receipt. */
export function SpielerSpiele({ liste, nurErgebnis, ...props }: Props) {
  if (liste.anzahl === 0) {
    return (
      <Leer titel="Kein solches Spiel" farbe="herz">
        <p>In dieser Saison ist dazu keines aufgeschrieben.</p>
      </Leer>
    )
  }
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <p>{textBilanzSumme(liste)}</p>
      {liste.anzahl > LANG && <Abendwahl abende={liste.abende} />}
      <Karte randlos>
        <table className="w-full table-fixed">
          <caption className="sr-only">Spiele nach Abenden, mit Punkten und Summe bis hier</caption>
          <Spalten />
          {liste.abende.map((abend) => (
            <Abend key={abend.id} {...props} abend={abend} />
          ))}
        </table>
      </Karte>
      <Uebrige abende={nurErgebnis} pfad={props.pfad} />
    </div>
  )
}

/** What the season's Spielpunkte count beside these games. */
function Uebrige(props: { readonly abende: Props['nurErgebnis']; readonly pfad: string }) {
  if (props.abende.length === 0) return null
  return (
    <p className="text-leise">
      Nicht dabei, weil nur das Ergebnis bekannt ist:{' '}
      {props.abende.map(({ id, datum, punkte }, i) => (
        <span key={id} className="whitespace-nowrap">
          {i > 0 && ', '}
          <Verweis href={`${props.pfad}/spieltage/${id}`} className="verweis">
            {formatDatumKurz(datum)}
          </Verweis>{' '}
          (<Zahl wert={punkte} vorzeichen />)
        </span>
      ))}
      .
    </p>
  )
}

/** One tap to each evening of a long list. */
function Abendwahl({ abende }: Pick<BilanzListe, 'abende'>) {
  return (
    <nav aria-label="Zum Abend" className="nur-schirm -mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6">
      <ul className="flex w-max gap-2 py-1">
        {abende.map((abend) => (
          <li key={abend.id}>
            <a
              href={`#abend-${abend.id}`}
              className="inline-flex min-h-12 items-center gap-2 rounded-karte border border-linie bg-flaeche px-3 text-klein hover:border-rand"
            >
              {formatDatumKurz(abend.datum)}
              <Zahl wert={abend.punkte} vorzeichen className="font-semibold" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Spalten() {
  return (
    <thead>
      <tr className="text-klein text-leise">
        <th scope="col" className="w-12 py-2 font-normal">
          Nr.
        </th>
        <th scope="col" className="text-left font-normal">
          Spiel
        </th>
        <th scope="col" className="w-14 text-right font-normal">
          Punkte
        </th>
        <th scope="col" className="w-20 pr-4 text-right font-normal">
          Summe
        </th>
      </tr>
    </thead>
  )
}

type AbendProps = Pick<Props, 'spieler' | 'namen' | 'einsprueche' | 'pfad'> & {
  readonly abend: BilanzGruppe
}

function Abend({ abend, ...props }: AbendProps) {
  return (
    <tbody id={`abend-${abend.id}`} className="scroll-mt-4">
      <tr className="relative h-12 border-t border-rand bg-vertieft hover:bg-gruen-hell">
        <th scope="rowgroup" colSpan={2} className="py-1 pr-2 pl-4 text-left leading-snug">
          <Verweis
            href={`${props.pfad}/spieltage/${abend.id}`}

            className="text-klein font-semibold after:absolute after:inset-0 sm:text-grund"
          >
            {formatDatum(abend.datum)}
          </Verweis>
          <span className="block text-klein font-normal text-leise wrap-anywhere">
            {abend.ort !== null && `${abend.ort} · `}
            {abend.laeuft && 'läuft noch · '}
            {abend.spiele.length === 1 ? '1 Spiel' : `${abend.spiele.length} Spiele`}
          </span>
        </th>
        <td className="text-right font-semibold">
          <Zahl wert={abend.punkte} vorzeichen />
        </td>
        <td />
      </tr>
      {abend.spiele.map((spiel) => (
        <Zeile key={spiel.id} {...props} spiel={spiel} />
      ))}
    </tbody>
  )
}

interface ZeileProps extends Pick<Props, 'spieler' | 'namen' | 'einsprueche' | 'pfad'> {
  readonly spiel: BilanzPosten
}

function Zeile({ spiel, spieler, namen, einsprueche, pfad }: ZeileProps) {
  return (
    <tr className="relative h-12 border-t border-linie hover:bg-vertieft">
      <th scope="row" className="text-center align-baseline font-normal text-leise">
        <Verweis
          href={`${pfad}/spiele/${spiel.id}`}

          className="after:absolute after:inset-0"
        >
          <span className="sr-only">Spiel </span>
          {spiel.stand.nummer}
        </Verweis>
        <span className="block text-winzig empty:hidden">{textRundenort(spiel.ort)}</span>
      </th>
      <td className="py-1.5 pr-2 align-baseline leading-snug">
        {textArt(spiel.stand.spiel.art, spiel.regelwerk)}{' '}
        <EinspruchMarke anzahl={einsprueche.get(spiel.id) ?? 0} />
        <span className="block text-klein text-leise wrap-anywhere">
          {textBilanzSpiel(spiel, { spieler, namen })}
        </span>
      </td>
      <td className="text-right align-baseline font-semibold">
        <Zahl wert={spiel.punkte} vorzeichen />
      </td>
      <td className="pr-4 text-right align-baseline text-leise">
        <Zahl wert={spiel.summe} />
      </td>
    </tr>
  )
}
