import type { ReactNode } from 'react'
import { Zahl } from '@/components/ui/Zahl'
import type { Bilanz } from '@/lib/domain/saison/bilanz'
import { formatBruch } from '@/lib/format/zahl'

/** Plain numbers from the recorded games. */
export function BilanzZahlen({ bilanz }: { readonly bilanz: Bilanz }) {
  if (bilanz.spiele === 0) {
    return (
      <p className="text-leise">Aus dieser Saison sind keine einzelnen Spiele aufgeschrieben.</p>
    )
  }
  return (
    <dl className="border-linie grid grid-cols-2 gap-px overflow-clip rounded-karte border bg-linie sm:grid-cols-4 lg:grid-cols-2">
      <Wert
        name="Spiele"
        unter={`an ${bilanz.spieltage} ${bilanz.spieltage === 1 ? 'Abend' : 'Abenden'}`}
      >
        {bilanz.spiele}
      </Wert>
      <Wert name="Gewonnen" unter={anteil(bilanz.gewonnen, bilanz.spiele)}>
        {bilanz.gewonnen}
      </Wert>
      <Wert name="Als Re" unter={anteil(bilanz.alsRe, bilanz.spiele)}>
        {bilanz.alsRe}
      </Wert>
      <Wert name="Soli" unter={`davon ${bilanz.soliGewonnen} gewonnen`}>
        {bilanz.soli}
      </Wert>
      <Wert name="Spielpunkte" unter="aus einzelnen Spielen">
        <Zahl wert={bilanz.spielpunkte} />
      </Wert>
      {bilanz.schnitt === null ? null : (
        <Wert name="Schnitt" unter="Spielpunkte je Spiel">
          <span className={bilanz.schnitt.zaehler < 0 ? 'text-rot' : undefined}>
            {formatBruch(bilanz.schnitt)}
          </span>
        </Wert>
      )}
      {bilanz.bestesSpiel === null ? null : (
        <Wert name="Bestes Spiel" unter="Spielpunkte">
          <Zahl wert={bilanz.bestesSpiel} vorzeichen />
        </Wert>
      )}
      {bilanz.schlechtestesSpiel === null ? null : (
        <Wert name="Teuerstes Spiel" unter="Spielpunkte">
          <Zahl wert={bilanz.schlechtestesSpiel} vorzeichen />
        </Wert>
      )}
    </dl>
  )
}

function Wert(props: {
  readonly name: string
  readonly unter: string
  readonly children: ReactNode
}) {
  return (
    <div className="bg-flaeche px-4 py-3">
      <dt className="text-klein text-leise">{props.name}</dt>
      <dd>
        <span className="text-titel block font-semibold tabular-nums">{props.children}</span>
        <span className="text-klein text-leise">{props.unter}</span>
      </dd>
    </div>
  )
}

function anteil(teil: number, ganzes: number): string {
  return `${Math.round((teil * 100) / ganzes)} % der Spiele`
}
