import type { ReactNode } from 'react'
import { Verweis } from '@/components/ui/Verweis'
import { Zahl } from '@/components/ui/Zahl'
import type { Bilanz } from '@/lib/domain/saison/bilanz'
import type { BilanzAuswahl } from '@/lib/domain/saison/bilanz-spiele'
import { formatBruch } from '@/lib/format/zahl'

interface Props {
  readonly bilanz: Bilanz
  /** The games that a figure counts. */
  readonly hrefSpiele: (auswahl: BilanzAuswahl) => string
  /** The receipt of one game. */
  readonly hrefSpiel: (spielId: string) => string
}

/** Plain numbers from the recorded games; each leads to the games it counts, the extreme ones to their receipt. */
export function BilanzZahlen({ bilanz, hrefSpiele, hrefSpiel }: Props) {
  if (bilanz.spiele === 0) {
    return (
      <p className="text-leise">Aus dieser Saison sind keine einzelnen Spiele aufgeschrieben.</p>
    )
  }
  const { schnitt, bestesSpiel, schlechtestesSpiel } = bilanz
  return (
    <dl className="border-linie grid grid-cols-2 gap-px overflow-clip rounded-karte border bg-linie sm:grid-cols-4 lg:grid-cols-2">
      <Wert name="Spiele" unter={textAbende(bilanz.spieltage)} href={hrefSpiele('alle')}>
        {bilanz.spiele}
      </Wert>
      <Wert
        name="Gewonnen"
        unter={anteil(bilanz.gewonnen, bilanz.spiele)}
        href={hrefSpiele('gewonnen')}
      >
        {bilanz.gewonnen}
      </Wert>
      <Wert name="Als Re" unter={anteil(bilanz.alsRe, bilanz.spiele)} href={hrefSpiele('re')}>
        {bilanz.alsRe}
      </Wert>
      <Wert name="Soli" unter={`davon ${bilanz.soliGewonnen} gewonnen`} href={hrefSpiele('soli')}>
        {bilanz.soli}
      </Wert>
      <Wert name="Spielpunkte" unter="aus einzelnen Spielen" href={hrefSpiele('alle')}>
        <Zahl wert={bilanz.spielpunkte} />
      </Wert>
      {schnitt === null ? null : (
        <Wert name="Schnitt" unter="Spielpunkte je Spiel" href={hrefSpiele('alle')}>
          <span className={schnitt.zaehler < 0 ? 'text-rot' : undefined}>
            {formatBruch(schnitt)}
          </span>
        </Wert>
      )}
      {bestesSpiel === null ? null : (
        <Wert name="Bestes Spiel" unter="Spielpunkte" href={hrefSpiel(bestesSpiel.id)} einzeln>
          <Zahl wert={bestesSpiel.punkte} vorzeichen />
        </Wert>
      )}
      {schlechtestesSpiel === null ? null : (
        <Wert
          name="Teuerstes Spiel"
          unter="Spielpunkte"
          href={hrefSpiel(schlechtestesSpiel.id)}
          einzeln
        >
          <Zahl wert={schlechtestesSpiel.punkte} vorzeichen />
        </Wert>
      )}
    </dl>
  )
}

interface WertProps {
  readonly name: string
  readonly unter: string
  readonly href: string
  /** Leads to one game instead of a list. */
  readonly einzeln?: boolean
  readonly children: ReactNode
}

function Wert({ name, unter, href, einzeln, children }: WertProps) {
  return (
    <div className="relative bg-flaeche px-4 py-3 hover:bg-vertieft">
      <dt className="text-klein text-leise">{name}</dt>
      <dd>
        <Verweis
          href={href}

          className="text-titel block font-semibold tabular-nums after:absolute after:inset-0"
        >
          {children}
          <span className="sr-only">
            {' '}
            {name}: {einzeln ? 'der Beleg' : 'die Spiele'}
          </span>
        </Verweis>
        <span className="text-klein text-leise">{unter}</span>
      </dd>
    </div>
  )
}

function textAbende(anzahl: number): string {
  return `an ${anzahl} ${anzahl === 1 ? 'Abend' : 'Abenden'}`
}

function anteil(teil: number, ganzes: number): string {
  return `${Math.round((teil * 100) / ganzes)} % der Spiele`
}
