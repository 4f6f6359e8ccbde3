import { Abschnitt } from '@/components/saison/Abschnitt'
import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import type { Kassenstand } from '@/lib/domain/abrechnung/ansicht'
import { Betrag } from './Betrag'

interface Props {
  readonly kasse: Kassenstand
  /** What other Saisons have left in it. */
  readonly andere: readonly { readonly id: string; readonly name: string; readonly stand: number }[]
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** What is in the till, as a sum whose addends lead to where they come from. */
export function Kasse({ kasse, andere, pfad }: Props) {
  const gesamt = andere.reduce((summe, a) => summe + a.stand, kasse.stand)
  return (
    <div id="kasse" className="scroll-mt-4">
      <Abschnitt titel="Kasse" unter="Wenn alle gezahlt haben, was oben steht">
        <Karte>
          <dl className="grid">
            <Posten name="Anteile aus Spielen" href="#abende" cent={kasse.anteile} />
            {kasse.gebuehren !== 0 && (
              <Posten name="Fehlgebühren" href="#gebuehren" cent={kasse.gebuehren} />
            )}
            <Posten name="Einzahlungen" href="#buchungen" cent={kasse.einzahlungen} />
            <Posten name="Auszahlungen" href="#buchungen" cent={0 - kasse.auszahlungen} />
            <Stand
              name={andere.length > 0 ? 'Stand dieser Saison' : 'Kassenstand'}
              cent={kasse.stand}
            />
            {andere.map(({ id, name, stand }) => (
              <Posten
                key={id}
                name={`Aus der Saison ${name}`}
                href={`${pfad}/saison/${id}/abrechnung#kasse`}
                cent={stand}
              />
            ))}
            {andere.length > 0 && <Stand name="Kassenstand des Vereins" cent={gesamt} />}
          </dl>
        </Karte>
      </Abschnitt>
    </div>
  )
}

interface PostenProps {
  readonly name: string
  readonly cent: number
}

/** What there is none of leads nowhere. */
function Posten({ name, cent, href }: PostenProps & { readonly href: string }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 print:min-h-0">
      <dt className="min-w-0 wrap-anywhere">
        {cent === 0 ? (
          name
        ) : (
          <Verweis href={href} className="verweis inline-flex min-h-12 items-center print:min-h-0">
            {name}
          </Verweis>
        )}
      </dt>
      <dd>
        <Betrag cent={cent} vorzeichen />
      </dd>
    </div>
  )
}

function Stand({ name, cent }: PostenProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t-4 border-double border-rand pt-2 text-gross font-semibold">
      <dt>{name}</dt>
      <dd>
        <Betrag cent={cent} />
      </dd>
    </div>
  )
}
