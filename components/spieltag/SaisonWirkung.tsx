import { Verweis } from '@/components/ui/Verweis'
import { vergleiche } from '@/lib/domain/bruch'
import type { SaisonWertung } from '@/lib/domain/regelwerk/einstellungen'
import type { Wirkung } from '@/lib/domain/spieltag/wirkung'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { formFuer, worteDerWertung } from '@/lib/format/wertung'

interface Props {
  readonly tabelle: Wirkung['tabelle']
  /** What the table goes by; of a changed one, before and after. */
  readonly wertung: { readonly vorher: SaisonWertung; readonly nachher: SaisonWertung }
  readonly namen: Readonly<Record<string, string>>
  readonly form: RangpunkteForm
  /** What the table shows, for screen readers. */
  readonly beschriftung?: string
  /** A player's season, every addend of the sum; none for a table that is only being looked at. */
  readonly hrefSpieler?: (id: string) => string
}

const DIESER_SPIELTAG = 'Tabelle der Saison vor und nach diesem Spieltag'

/** The season's table without and with this evening, or before and after another change. */
export function SaisonWirkung(props: Props) {
  const { tabelle, wertung, namen, form, beschriftung = DIESER_SPIELTAG, hrefSpieler } = props
  const andere = wertung.vorher !== wertung.nachher
  return (
    <table className="w-full">
      <caption className="sr-only">{beschriftung}</caption>
      <thead className="text-klein text-leise">
        <tr className="border-b border-linie">
          <th scope="col" className="w-px py-2 pr-3 pl-4 text-left font-normal sm:w-32 sm:pl-6">
            Platz
          </th>
          <th scope="col" className="py-2 text-left font-normal">
            Name
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal sm:pr-6">
            {andere && `${worteDerWertung(wertung.vorher).tabelle} → `}
            {worteDerWertung(wertung.nachher).tabelle}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-linie">
        {tabelle.map(({ spieler, vorher, nachher }) => (
          <tr key={spieler} className={hrefSpieler && 'relative hover:bg-vertieft'}>
            <td className="py-2 pr-3 pl-4 whitespace-nowrap sm:pl-6">
              <b>{nachher.rang}.</b> <Bewegung vorher={vorher?.rang} nachher={nachher.rang} />
            </td>
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere hyphens-auto">
              <Name name={namen[spieler] ?? spieler} href={hrefSpieler?.(spieler)} />
              {nachher.bisMindest > 0 && (
                <span className="block text-klein text-leise">außer Wertung</span>
              )}
            </th>
            <td className="py-2 pr-4 text-right whitespace-nowrap sm:pr-6">
              {vorher && (andere || vergleiche(vorher.rangpunkte, nachher.rangpunkte) !== 0) && (
                <span className="text-klein text-leise">
                  {formatRangpunkte(vorher.rangpunkte, formFuer(wertung.vorher, form))} →{' '}
                </span>
              )}
              <b>{formatRangpunkte(nachher.rangpunkte, formFuer(wertung.nachher, form))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The link covers the row. */
function Name({ name, href }: { readonly name: string; readonly href: string | undefined }) {
  if (href === undefined) return name
  return (
    <Verweis
      href={href}

      className="inline-flex min-h-8 items-center after:absolute after:inset-0"
    >
      {name}
    </Verweis>
  )
}

function Bewegung({
  vorher,
  nachher,
}: {
  readonly vorher: number | undefined
  readonly nachher: number
}) {
  if (vorher === undefined) return null
  if (vorher === nachher) {
    return (
      <span className="text-klein text-leise">
        <span aria-hidden>=</span>
        <span className="sr-only">wie zuvor</span>
      </span>
    )
  }
  return (
    <span className="text-klein text-leise">
      <span aria-hidden>{nachher < vorher ? '▲' : '▼'} </span>
      vorher {vorher}.
    </span>
  )
}
