import type { ReactNode } from 'react'
import { Regelverweis } from '@/components/beleg/Regelverweis'
import { Karte } from '@/components/ui/Karte'
import { klassen } from '@/components/ui/klassen'
import { Verweis } from '@/components/ui/Verweis'
import { Zahl } from '@/components/ui/Zahl'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Tageswertung } from '@/lib/domain/saison/saison'
import type { Wirkung } from '@/lib/domain/spieltag/wirkung'
import { textHerleitung } from '@/lib/format/herleitung'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { tagesform, worteDerWertung } from '@/lib/format/wertung'
import { Ergebnistitel } from './Ergebnistitel'
import { SaisonWirkung } from './SaisonWirkung'

interface Props {
  readonly spieltagId: string
  readonly wirkung: Wirkung
  readonly namen: Readonly<Record<string, string>>
  readonly form: RangpunkteForm
  readonly vorzeitig: boolean
  /** Only the final Spielpunkte are known (U-L7): there are no games to lead to. */
  readonly nurEndstand: boolean
  readonly saison: {
    readonly name: string
    readonly href: string
    readonly regelwerk: RegelwerkId
    readonly einstellungen: Einstellungen
  }
  /** A player's season: every addend of the sum. */
  readonly hrefSpieler: (id: string) => string
  /** Who confirms it. */
  readonly abnahme: ReactNode
}

/** How the evening ended: places with the derivation of each figure, and what it does to the season's table. */
export function Ergebnis(props: Props) {
  const { wirkung, namen, form, vorzeitig, saison } = props
  const { wertung } = saison.einstellungen
  const zeilen = [...wirkung.wertung].sort((a, b) => a.rang - b.rang)
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <div className="grid gap-5">
        <Karte als="section" randlos id="wertung" className="scroll-mt-4">
          <Ergebnistitel spieltagId={props.spieltagId}>
            Ergebnis{vorzeitig && <span className="text-leise"> (vorzeitig beendet)</span>}
          </Ergebnistitel>
          <ol className="divide-y divide-linie">
            {zeilen.map((w) => (
              <Zeile
                key={w.spieler}
                wertung={w}
                name={namen[w.spieler] ?? w.spieler}
                anzahl={zeilen.length}
                form={form}
                regelwerk={saison.regelwerk}
                einstellungen={saison.einstellungen}
              />
            ))}
          </ol>
          {props.nurEndstand && <NurEndstand regelwerk={saison.regelwerk} />}
          <Gaeste gaeste={wirkung.gaeste} namen={namen} />
        </Karte>
        {props.abnahme}
      </div>
      <Karte als="section" randlos>
        <h2 className="px-4 pt-4 text-gross sm:px-6">
          <Verweis href={saison.href} className="verweis">
            {saison.name}
          </Verweis>
          : was sich ändert
        </h2>
        <SaisonWirkung
          tabelle={wirkung.tabelle}
          wertung={{ vorher: wertung, nachher: wertung }}
          namen={namen}
          form={form}
          hrefSpieler={props.hrefSpieler}
        />
      </Karte>
    </div>
  )
}

interface ZeileProps {
  readonly wertung: Tageswertung
  readonly name: string
  /** N of the season (U-L1). */
  readonly anzahl: number
  readonly form: RangpunkteForm
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
}

function Zeile({ wertung: w, name, anzahl, regelwerk, einstellungen, ...props }: ZeileProps) {
  const form = tagesform(einstellungen.wertung, props.form)
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 sm:px-6">
      <span
        className={klassen(
          'w-9 shrink-0 font-titel leading-tight whitespace-nowrap',
          w.rang > 9 ? 'text-gross' : 'text-titel',
        )}
      >
        <span className="sr-only">Platz </span>
        {w.rang}.
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="min-w-0 wrap-anywhere">{name}</b>
          <span className="text-leise">
            {w.abwesend ? (
              w.entschuldigt ? (
                'entschuldigt'
              ) : (
                'gefehlt'
              )
            ) : (
              <>
                <Zahl wert={w.spielpunkte} vorzeichen /> Spielpunkte
              </>
            )}
          </span>
        </p>
        {textHerleitung(w, { anzahl, einstellungen, form }).map(({ regel, text }) => (
          <p key={text} className="text-klein text-leise">
            {text} <Regelverweis regel={regel} regelwerk={regelwerk} />
          </p>
        ))}
      </div>
      <span className="shrink-0 text-right text-gross font-semibold">
        <span className={w.gestrichen ? 'text-leise line-through' : undefined}>
          {w.zaehlt ? formatRangpunkte(w.rangpunkte, form) : '–'}
        </span>
        <span className="sr-only"> {worteDerWertung(einstellungen.wertung).tag}</span>
      </span>
    </li>
  )
}

function NurEndstand({ regelwerk }: Pick<ZeileProps, 'regelwerk'>) {
  return (
    <p className="border-t border-linie px-4 py-2.5 text-klein text-leise sm:px-6">
      Die Spielpunkte sind nachgetragen, die einzelnen Spiele nicht aufgeschrieben.{' '}
      <Regelverweis regel="U-L7" regelwerk={regelwerk} />
    </p>
  )
}

function Gaeste({
  gaeste,
  namen,
}: {
  readonly gaeste: Wirkung['gaeste']
  readonly namen: Props['namen']
}) {
  const liste = Object.entries(gaeste)
  if (liste.length === 0) return null
  return (
    <p className="border-t border-linie px-4 py-2.5 text-klein text-leise sm:px-6">
      Gäste, außer Wertung:{' '}
      {liste.map(([id, punkte], i) => (
        <span key={id}>
          {i > 0 && ', '}
          {namen[id] ?? id} <Zahl wert={punkte} vorzeichen />
        </span>
      ))}
    </p>
  )
}
