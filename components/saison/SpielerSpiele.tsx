import Link from 'next/link'
import { Karte } from '@/components/ui/Karte'
import { Leer } from '@/components/ui/Leer'
import { Zahl } from '@/components/ui/Zahl'
import type { BilanzGruppe, BilanzListe, BilanzPosten } from '@/lib/domain/saison/bilanz-spiele'
import { textArt } from '@/lib/format/art'
import { textBilanzSpiel, textBilanzSumme } from '@/lib/format/bilanz'
import { formatDatum, formatDatumKurz } from '@/lib/format/datum'

interface Props {
  readonly liste: BilanzListe
  readonly spieler: string
  readonly namen: Readonly<Record<string, string>>
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** The games behind a player's figures, by evening, each with its points and the sum so far; a row is a receipt. */
export function SpielerSpiele(props: Props) {
  const { liste } = props
  if (liste.anzahl === 0) {
    return (
      <Leer titel="Kein solches Spiel" farbe="herz">
        <p>In dieser Saison ist dazu keines aufgeschrieben.</p>
      </Leer>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>{textBilanzSumme(liste)}</p>
      <Abendwahl abende={liste.abende} />
      {liste.abende.map((abend) => (
        <Abend key={abend.id} {...props} abend={abend} />
      ))}
    </div>
  )
}

/** With many evenings a long way: one tap to each. */
function Abendwahl({ abende }: Pick<BilanzListe, 'abende'>) {
  if (abende.length < 3) return null
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

function Abend({ abend, ...props }: Props & { readonly abend: BilanzGruppe }) {
  const titel = `abend-${abend.id}-titel`
  return (
    <Karte
      als="section"
      randlos
      id={`abend-${abend.id}`}
      aria-labelledby={titel}
      className="scroll-mt-4"
    >
      <div className="relative flex items-baseline justify-between gap-4 px-4 pt-3 pb-2 hover:bg-vertieft">
        <h2 id={titel} className="min-w-0 text-grund">
          <Link
            href={`${props.pfad}/spieltage/${abend.id}`}
            prefetch={false}
            className="inline-flex min-h-6 items-center after:absolute after:inset-0"
          >
            {formatDatum(abend.datum)}
          </Link>
          {abend.ort !== null && (
            <span className="block font-schrift text-klein font-normal text-leise">
              {abend.ort}
            </span>
          )}
        </h2>
        <p className="shrink-0 text-right font-semibold">
          <Zahl wert={abend.punkte} vorzeichen />
          <span className="block text-klein font-normal text-leise">
            {abend.spiele.length === 1 ? '1 Spiel' : `${abend.spiele.length} Spiele`}
          </span>
        </p>
      </div>
      <table className="w-full table-fixed">
        <caption className="sr-only">Spiele vom {formatDatum(abend.datum)}</caption>
        <Spalten />
        <tbody>
          {abend.spiele.map((spiel) => (
            <Zeile key={spiel.id} {...props} spiel={spiel} mitRunde={abend.mehrereRunden} />
          ))}
        </tbody>
      </table>
    </Karte>
  )
}

interface ZeileProps extends Omit<Props, 'liste'> {
  readonly spiel: BilanzPosten
  readonly mitRunde: boolean
}

function Zeile({ spiel, mitRunde, spieler, namen, pfad }: ZeileProps) {
  return (
    <tr className="relative h-12 border-t border-linie hover:bg-vertieft">
      <th scope="row" className="text-center align-baseline font-normal text-leise">
        <Link
          href={`${pfad}/spiele/${spiel.id}`}
          prefetch={false}
          className="after:absolute after:inset-0"
        >
          <span className="sr-only">Spiel </span>
          {spiel.stand.nummer}
        </Link>
        {mitRunde && <span className="block text-winzig">Runde {spiel.runde}</span>}
      </th>
      <td className="py-1 pr-2 leading-snug">
        {textArt(spiel.stand.spiel.art)}
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

function Spalten() {
  return (
    <thead>
      <tr className="text-klein text-leise">
        <th scope="col" className="w-14 font-normal">
          <span className="sr-only">Nummer</span>
        </th>
        <th scope="col" className="text-left font-normal">
          <span className="sr-only">Spiel</span>
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
