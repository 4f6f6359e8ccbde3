'use client'

import { useState } from 'react'
import { Abschnitt } from '@/components/saison/Abschnitt'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import type { BuchungAkte } from '@/lib/domain/kasse/buchung'
import { nachDatum, wirkungVon } from '@/lib/domain/kasse/buchung'
import { formatDatumKurz } from '@/lib/format/datum'
import { formatCent } from '@/lib/format/geld'
import { textBuchungsart } from '@/lib/format/kasse'
import { Betrag } from './Betrag'
import { BuchungBlatt } from './BuchungBlatt'
import { BuchungStreichenBlatt } from './BuchungStreichenBlatt'

interface Props {
  /** The club's short name. */
  readonly verein: string
  readonly saisonId: string
  readonly buchungen: readonly BuchungAkte[]
  readonly spieler: readonly { readonly id: string; readonly name: string }[]
  readonly darfBuchen: boolean
  /** `YYYY-MM-DD`. */
  readonly heute: string
}

type Offen = { readonly art: 'neu' } | { readonly art: 'streichen'; readonly buchung: BuchungAkte }

/** The till's book: what was paid in and taken out; struck bookings stay to be seen. */
export function Buchungen({ buchungen, darfBuchen, ...ort }: Props) {
  const [offen, setOffen] = useState<Offen | null>(null)
  const namen = Object.fromEntries(ort.spieler.map((s) => [s.id, s.name]))
  const zu = () => setOffen(null)
  return (
    <div id="buchungen" className="scroll-mt-4">
      <Abschnitt
        titel="Buchungen"
        neben={
          darfBuchen && (
            <Knopf art="neben" className="nur-schirm" onClick={() => setOffen({ art: 'neu' })}>
              Buchung eintragen
            </Knopf>
          )
        }
      >
        {buchungen.length === 0 ? (
          <p className="text-leise">Noch keine Ein- oder Auszahlung.</p>
        ) : (
          <Karte randlos>
            <ul className="divide-y divide-linie">
              {nachDatum(buchungen).map((buchung) => (
                <Zeile
                  key={buchung.id}
                  {...{ buchung, namen }}
                  onStreichen={darfBuchen ? () => setOffen({ art: 'streichen', buchung }) : null}
                />
              ))}
            </ul>
          </Karte>
        )}
        {buchungen.length > 0 && (
          <p className="nur-schirm text-klein text-leise">
            Buchungen stehen in der Sicherung des Vereins, nicht in der Saisondatei.
          </p>
        )}
      </Abschnitt>
      {offen?.art === 'neu' && <BuchungBlatt {...ort} onZu={zu} />}
      {offen?.art === 'streichen' && (
        <BuchungStreichenBlatt verein={ort.verein} buchung={offen.buchung} onZu={zu} />
      )}
    </div>
  )
}

interface ZeileProps {
  readonly buchung: BuchungAkte
  readonly namen: Readonly<Record<string, string>>
  readonly onStreichen: (() => void) | null
}

function Zeile({ buchung, namen, onStreichen }: ZeileProps) {
  const { art, cent, zweck, datum, spielerId, kontoName, gestrichen, grund } = buchung
  const wer = spielerId === null ? null : (namen[spielerId] ?? spielerId)
  const mitWem = wer === null ? '' : `${art === 'einzahlung' ? ' von' : ' an'} ${wer}`
  return (
    <li className="px-4 py-3 sm:px-6 print:px-0 print:py-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <span className={`min-w-0 wrap-anywhere ${gestrichen ? 'text-leise line-through' : ''}`}>
          <span className="font-semibold">{zweck}</span>
          <span className="block text-klein text-leise">
            {formatDatumKurz(datum)} · {textBuchungsart(art)}
            {mitWem}
          </span>
        </span>
        {gestrichen ? (
          <s className="whitespace-nowrap text-leise">{formatCent(cent)}</s>
        ) : (
          <Betrag cent={wirkungVon(buchung)} vorzeichen className="font-semibold" />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-klein text-leise wrap-anywhere">
          {gestrichen ? `Gestrichen: ${grund}` : `Eingetragen von ${kontoName}`}
        </span>
        {onStreichen !== null && !gestrichen && (
          <Knopf art="still" className="nur-schirm -mr-3 ml-auto" onClick={onStreichen}>
            Streichen<span className="sr-only">: {zweck}</span>
          </Knopf>
        )}
      </div>
    </li>
  )
}
