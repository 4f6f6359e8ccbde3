import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'
import { EinspruchZaehler } from '@/components/einspruch/EinspruchZaehler'
import { Zahl } from '@/components/ui/Zahl'
import { GRUND_RUECKGAENGIG } from '@/lib/client/spieltag/auftraege'
import { Spaltenkopf } from './Spaltenkopf'
import { GestrichenZeile } from './GestrichenZeile'
import { SpielZeile } from './SpielZeile'
import type { Spalte } from './spalten'
import { spaltenVon } from './spalten'

interface Props {
  readonly runde: GerechneteRunde
  /** What everyone brings in from the Runden before; null where nobody has sat before. */
  readonly uebertrag: Readonly<Record<string, number>> | null
  /** What tells it from the other tables of games; empty for the only one. */
  readonly titel: string
  readonly namen: Readonly<Record<string, string>>
  readonly hrefSpiel: (spielId: string) => string
  readonly unbestaetigt: ReadonlySet<string>
  /** Corrects one of those, which have no receipt yet, here; null for who only reads. */
  readonly onKorrigieren: ((spielId: string) => void) | null
  readonly neuestes: string | null
  /** How many objections are open, by Spiel. */
  readonly einsprueche: ReadonlyMap<string, number>
  /** The list keeps to its part of the screen: an entry is below it. */
  readonly begrenzt: boolean
}

/** One Runde's games: a column per player under the pinned totals, a row per game, struck ones too. */
export function RundeTabelle(props: Props) {
  const { runde, uebertrag, titel, namen } = props
  const spalten = spaltenVon(runde, { uebertrag: uebertrag ?? {}, namen })
  return (
    <table className="w-full table-fixed border-separate border-spacing-0">
      <caption
        className={titel ? 'bg-vertieft px-3 py-1.5 text-left text-klein text-leise' : 'sr-only'}
      >
        {titel || 'Runde 1'}
        {titel && runde.akte.ende === 'vorzeitig' ? ', vorzeitig beendet' : ''}
      </caption>
      <colgroup>
        <col className="w-11 @lg:w-16" />
        {spalten.map((s) => (
          <col key={s.id} />
        ))}
      </colgroup>
      <Spaltenkopf
        spalten={spalten}
        regelwerk={runde.akte.regelwerk}
        ecke={props.begrenzt && <Strittiges {...props} />}
      />
      <tbody>
        {uebertrag && <Uebertrag spalten={spalten} />}
        <Spiele {...props} spalten={spalten} />
        {runde.spiele.length === 0 && (
          <tr>
            <td
              colSpan={spalten.length + 1}
              className="border-t border-linie px-4 py-2.5 text-center text-leise lg:py-6"
            >
              Noch kein Spiel
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Strittiges({ runde, einsprueche, hrefSpiel }: Props) {
  const ids = runde.akte.spiele.map((s) => s.id).filter((id) => einsprueche.has(id))
  const [erstes] = ids
  if (erstes === undefined) return null
  const anzahl = ids.reduce((summe, id) => summe + (einsprueche.get(id) ?? 0), 0)
  return <EinspruchZaehler anzahl={anzahl} href={hrefSpiel(erstes)} />
}

function Spiele(props: Props & { readonly spalten: readonly Spalte[] }) {
  const { runde, namen, spalten } = props
  const { regelwerk } = runde.akte
  const staende = new Map(runde.spiele.map((s) => [s.akte.id, s.stand]))
  return sichtbare(runde.akte.spiele, props.einsprueche).map((akte) => {
    const stand = staende.get(akte.id)
    const href = props.hrefSpiel(akte.id)
    const unbestaetigt = props.unbestaetigt.has(akte.id)
    const einsprueche = props.einsprueche.get(akte.id) ?? 0
    if (!stand) {
      const gestrichen = { akte, regelwerk, namen, href, einsprueche }
      return <GestrichenZeile key={akte.id} {...gestrichen} spalten={spalten.length} />
    }
    return (
      <SpielZeile
        key={akte.id}
        {...{ stand, regelwerk, spalten, namen, unbestaetigt }}
        strittig={einsprueche > 0}
        ziel={unbestaetigt ? props.onKorrigieren && (() => props.onKorrigieren?.(akte.id)) : href}
        neu={akte.id === props.neuestes}
      />
    )
  })
}

function Uebertrag({ spalten }: { readonly spalten: readonly Spalte[] }) {
  return (
    <tr>
      <th scope="row" className="border-t border-linie py-2 text-klein font-normal text-leise">
        <span aria-hidden className="@lg:hidden">
          Übtr.
        </span>
        <span className="sr-only @lg:not-sr-only">Übertrag</span>
      </th>
      {spalten.map((s) => (
        <td key={s.id} className="border-t border-linie px-0.5 text-center text-leise">
          <Zahl wert={s.uebertrag} />
        </td>
      ))}
    </tr>
  )
}

/** In order; a slip that was taken back at once is left to the protocol, unless somebody disputes it. */
function sichtbare(
  spiele: readonly SpielAkte[],
  einsprueche: Props['einsprueche'],
): readonly SpielAkte[] {
  return spiele
    .filter((s) => !(s.gestrichen && s.grund === GRUND_RUECKGAENGIG) || einsprueche.has(s.id))
    .sort((a, b) => a.position - b.position)
}
