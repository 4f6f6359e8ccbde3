import { AbnahmeZeichen } from '@/components/abnahme/AbnahmeZeichen'
import { EinspruchMarke } from '@/components/einspruch/EinspruchMarke'
import { klassen } from '@/components/ui/klassen'
import { Zahl } from '@/components/ui/Zahl'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { Tabellenzeile } from '@/lib/domain/saison/saison'
import { formatDatumKurz } from '@/lib/format/datum'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { textMatrix, worteDerWertung } from '@/lib/format/wertung'
import type { Abend } from '@/lib/domain/saison/abende'
import { MatrixZelle } from './MatrixZelle'
import type { Namen } from './namen'
import { Rollkasten } from './Rollkasten'
import { SaisonVerweis } from './SaisonVerweis'

interface Props {
  readonly abende: readonly Abend[]
  /** The roster in the order of the columns, with its sums. */
  readonly tabelle: readonly Tabellenzeile[]
  readonly spieler: readonly string[]
  readonly einstellungen: Einstellungen
  readonly namen: Namen
  readonly form: RangpunkteForm
  /** `/v/<kurz>`; null where neither evenings nor players may be seen. */
  readonly pfad: string | null
  readonly saisonId: string
}

/** From this many rows on the names stay in view inside the box. */
const LANG = 12

/**
 * Every evening of the season, the newest on top, under the sums. It scrolls sideways in its own box only; the
 * dates and the names stay in view.
 */
export function Matrix(props: Props) {
  const { abende } = props
  const hatGaeste = abende.some((a) => Object.keys(a.gaeste).length > 0)
  return (
    <Rollkasten
      label="Alle Spieltage der Saison"
      className={`rounded-karte print:max-h-none print:overflow-visible ${
        abende.length > LANG ? 'max-h-[85dvh]' : ''
      }`}
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">
          Je Spieltag und Spieler: {textMatrix(props.einstellungen)}
        </caption>
        <Kopfzeile {...props} hatGaeste={hatGaeste} />
        <tbody>
          {abende.toReversed().map((abend) => (
            <Zeile key={abend.id} {...props} abend={abend} hatGaeste={hatGaeste} />
          ))}
        </tbody>
      </table>
    </Rollkasten>
  )
}

const KOPFZELLE =
  'sticky top-0 border-b border-rand bg-flaeche px-3 py-2 text-left text-klein font-normal text-leise'

function Kopfzeile(props: Props & { readonly hatGaeste: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={klassen(KOPFZELLE, 'left-0 z-20 max-sm:w-28 max-sm:min-w-28')}>
          Spieltag
        </th>
        {props.spieler.map((id) => (
          <Spaltenkopf key={id} {...props} id={id} />
        ))}
        {props.hatGaeste ? (
          <th scope="col" className={klassen(KOPFZELLE, 'z-10')}>
            Gäste
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

function Zeile(props: Props & { readonly abend: Abend; readonly hatGaeste: boolean }) {
  const { abend, namen, pfad } = props
  return (
    <tr>
      <th
        scope="row"
        className="border-linie bg-flaeche sticky left-0 z-10 border-b p-0 text-left font-normal"
      >
        <SaisonVerweis
          pfad={pfad}
          ziel={`/spieltage/${abend.id}`}

          className="hover:bg-vertieft block min-h-14 px-3 py-1.5 whitespace-nowrap underline-offset-4 hover:underline"
        >
          {formatDatumKurz(abend.datum)} <EinspruchMarke anzahl={abend.offeneEinsprueche} knapp />
          <Anmerkung abend={abend} />
        </SaisonVerweis>
      </th>
      {props.spieler.map((id) => {
        const wertung = abend.wertung.find((w) => w.spieler === id)
        return wertung ? (
          <MatrixZelle
            key={id}
            wertung={wertung}
            zaehlt={props.einstellungen.wertung}
            name={namen.voll[id] ?? ''}
            form={props.form}
            pfad={pfad}
            spieltagId={abend.id}
          />
        ) : null
      })}
      {props.hatGaeste ? <Gaeste {...{ abend, namen, pfad }} /> : null}
    </tr>
  )
}

function Spaltenkopf(props: Props & { readonly id: string }) {
  const zeile = props.tabelle.find((z) => z.spieler === props.id)
  const name = props.namen.voll[props.id] ?? ''
  return (
    <th
      scope="col"
      className="border-rand bg-flaeche sticky top-0 z-10 min-w-18 snap-start border-b p-0 text-center align-bottom font-normal"
    >
      <SaisonVerweis
        pfad={props.pfad}
        ziel={`/spieler/${props.id}?saison=${props.saisonId}`}

        className="hover:bg-vertieft block px-1 py-2"
      >
        <span className="text-klein block font-semibold lg:hidden" aria-hidden>
          {props.namen.kurz[props.id]}
        </span>
        <span className="text-klein sr-only mx-auto max-w-32 font-semibold wrap-anywhere hyphens-auto lg:not-sr-only lg:block">
          {name}
        </span>
        {zeile ? (
          <span className="text-gross block font-semibold tabular-nums">
            <span className="sr-only">
              , {worteDerWertung(props.einstellungen.wertung).tabelle}{' '}
            </span>
            {formatRangpunkte(zeile.rangpunkte, props.form)}
          </span>
        ) : null}
      </SaisonVerweis>
    </th>
  )
}

function Anmerkung({ abend }: { readonly abend: Abend }) {
  const teile = [
    abend.ort,
    abend.endstand ? 'nur Endstand' : null,
    abend.vorzeitig ? 'vorzeitig' : null,
  ].filter((t) => t !== null && t !== '')
  return (
    <>
      {teile.length > 0 && (
        <span className="text-klein text-leise block max-w-22 truncate sm:max-w-40 print:max-w-none">
          {teile.join(', ')}
        </span>
      )}
      {abend.abnahme && (
        <span className="text-klein text-leise block max-w-22 whitespace-normal sm:max-w-40">
          <AbnahmeZeichen marke={abend.abnahme} />
        </span>
      )}
    </>
  )
}

interface GaesteProps {
  readonly abend: Abend
  readonly namen: Namen
  readonly pfad: string | null
}

function Gaeste({ abend, namen, pfad }: GaesteProps) {
  const gaeste = Object.entries(abend.gaeste)
  return (
    <td className="border-linie text-klein text-leise border-b px-3 whitespace-nowrap">
      {gaeste.map(([id, punkte]) => (
        <SaisonVerweis
          key={id}
          pfad={pfad}
          ziel={`/spieltage/${abend.id}`}

          className="flex min-h-12 items-center gap-1.5 hover:bg-vertieft"
        >
          {namen.voll[id]} <Zahl wert={punkte} />
        </SaisonVerweis>
      ))}
    </td>
  )
}
