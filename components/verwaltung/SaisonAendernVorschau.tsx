'use client'

import { useEffect, useRef } from 'react'
import { SaisonWirkung } from '@/components/spieltag/SaisonWirkung'
import { Karte } from '@/components/ui/Karte'
import { Meldung } from '@/components/ui/Meldung'
import { vergleiche } from '@/lib/domain/bruch'
import type { SaisonVorschau } from '@/lib/domain/saison/vorschau'
import { textEinstellungen } from '@/lib/format/einstellungen'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { textAbende, textPlaetze } from '@/lib/format/saison-vorschau'
import { SaisonAendernTage } from './SaisonAendernTage'

interface Props {
  readonly vorschau: SaisonVorschau
  /** What was shown first holds no more. */
  readonly erneuert: boolean
  readonly namen: Readonly<Record<string, string>>
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** What changed settings do to the season, before anything is stored: places, sums, Spieltage, evenings under way. */
export function SaisonAendernVorschau({ vorschau, erneuert, namen, form, pfad }: Props) {
  const titel = useRef<HTMLHeadingElement>(null)
  useEffect(() => titel.current?.focus(), [vorschau])
  const { einstellungen, tabelle, spieltage } = vorschau
  const { vorher, nachher } = einstellungen
  const abende = textAbende(vorschau)
  return (
    <section aria-labelledby="vorschau" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="vorschau" ref={titel} tabIndex={-1} className="scroll-mt-4 text-titel">
          Vorschau
        </h2>
        <p className="text-leise">Noch ist nichts gespeichert.</p>
      </div>
      {erneuert ? (
        <Meldung art="fehler" titel="Inzwischen hat sich etwas geändert">
          Seit der ersten Vorschau sind Ergebnisse dazugekommen oder berichtigt worden. Diese ist
          neu gerechnet: noch einmal ansehen, dann anwenden.
        </Meldung>
      ) : null}
      <Saetze saetze={textEinstellungen(vorher, nachher)} label="Geänderte Einstellungen" />
      <Saetze saetze={textPlaetze(vorschau, namen)} label="Plätze, die sich ändern" betont />
      {vorher.wertung !== nachher.wertung || tabelle.some(aendertSich) ? (
        <Karte randlos>
          <SaisonWirkung
            tabelle={tabelle}
            wertung={{ vorher: vorher.wertung, nachher: nachher.wertung }}
            namen={namen}
            form={form}
            beschriftung="Tabelle der Saison vor und nach der Änderung"
          />
        </Karte>
      ) : null}
      {spieltage.length > 0 ? (
        <SaisonAendernTage
          spieltage={spieltage}
          einstellungen={einstellungen}
          namen={namen}
          form={form}
          pfad={pfad}
        />
      ) : null}
      {abende.length > 0 ? (
        <Meldung art="hinweis">
          {abende.map((satz) => (
            <p key={satz}>{satz}</p>
          ))}
        </Meldung>
      ) : null}
    </section>
  )
}

function aendertSich({ vorher, nachher }: SaisonVorschau['tabelle'][number]): boolean {
  return vorher.rang !== nachher.rang || vergleiche(vorher.rangpunkte, nachher.rangpunkte) !== 0
}

function Saetze(props: {
  readonly saetze: readonly string[]
  readonly label: string
  readonly betont?: boolean
}) {
  return (
    <ul aria-label={props.label} className={props.betont ? 'font-semibold' : undefined}>
      {props.saetze.map((satz) => (
        <li key={satz}>{satz}</li>
      ))}
    </ul>
  )
}
