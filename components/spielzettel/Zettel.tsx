'use client'

import { useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { PARTEIEN } from '@/lib/domain/spiel/spiel'
import { anzahlSonderpunkte } from '@/lib/domain/spiel/entwurf'
import { kurzAnsage } from '@/lib/format/spielzettel'
import { Ansagen } from './Ansagen'
import { Artwahl } from './Artwahl'
import { Augenfeld } from './Augenfeld'
import type { Bogen, Tafel } from './bogen'
import { Mehr } from './Mehr'
import { Sonderpunkte } from './Sonderpunkte'
import { Tastaturhilfe } from './Tastaturhilfe'
import { Tastenfeld } from './Tastenfeld'
import { Tisch } from './Tisch'
import { useTastatur } from './use-tastatur'
import { useTastenSchalter } from './use-tasten-schalter'

interface Props {
  readonly bogen: Bogen
  /** What a typed key focuses, so that Enter presses it. */
  readonly ziel: RefObject<HTMLButtonElement | null>
  /** What Enter does then, for the help. */
  readonly enter: string
  /** The bar under the sheet: value, hints, the button. */
  readonly children: (tafel: Tafel) => ReactNode
}

const TAFELN = [
  ['ansage', 'Ansage'],
  ['sonderpunkte', 'Sonderpunkte'],
  ['mehr', 'Mehr'],
] as const

/**
 * The sheet without what becomes of it. All on one screen, no steps: on a narrow one the keypad's place also
 * shows Ansagen, Sonderpunkte and the rest, a wide one shows all side by side.
 */
export function Zettel({ bogen, ziel, enter, children }: Props) {
  const flaeche = useRef<HTMLDivElement>(null)
  const [tafel, setTafel] = useState<Tafel>('augen')
  const [tastenAn, setTasten] = useTastenSchalter()
  useTastatur({ bogen, flaeche, ziel, an: tastenAn })

  return (
    <div ref={flaeche} className="@container">
      <div className="flex flex-col gap-1 @3xl:grid @3xl:grid-cols-[27rem_minmax(0,1fr)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-8">
        <div className="grid content-start gap-1 @3xl:gap-1.5">
          <Artwahl bogen={bogen} />
          <Tisch bogen={bogen} />
          <Augenfeld
            bogen={bogen}
            onFeld={(partei) => {
              setTafel('augen')
              bogen.onZug({ zug: 'partei', partei })
            }}
          />
          <Reiter bogen={bogen} tafel={tafel} onTafel={setTafel} />
          <div className={tafel === 'augen' ? '' : 'hidden @3xl:block'}>
            <Tastenfeld bogen={bogen} />
          </div>
        </div>
        <div
          className={`content-start gap-4 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:grid @3xl:max-w-lg ${tafel === 'augen' ? 'hidden' : 'grid'}`}
        >
          <Abschnitt titel="Ansage" offen={tafel === 'ansage'}>
            <Ansagen bogen={bogen} />
          </Abschnitt>
          <Abschnitt titel="Sonderpunkte" offen={tafel === 'sonderpunkte'}>
            <Sonderpunkte bogen={bogen} />
          </Abschnitt>
          <Abschnitt titel="Mehr" offen={tafel === 'mehr'}>
            <Mehr bogen={bogen}>
              <Tastaturhilfe bogen={bogen} enter={enter} an={tastenAn} onSchalter={setTasten} />
            </Mehr>
          </Abschnitt>
        </div>
        {children(tafel)}
      </div>
    </div>
  )
}

interface ReiterProps {
  readonly bogen: Bogen
  readonly tafel: Tafel
  readonly onTafel: (tafel: Tafel) => void
}

/** Buttons that swap the keypad for another panel and back; each says what is set behind it. */
function Reiter({ bogen, tafel, onTafel }: ReiterProps) {
  return (
    <div className="grid grid-cols-3 gap-1 @max-[17rem]:grid-cols-1 @3xl:hidden">
      {TAFELN.map(([wert, titel]) => {
        const offen = tafel === wert
        const gesetzt = gesetztIn(bogen, wert)
        return (
          <button
            key={wert}
            type="button"
            aria-expanded={offen}
            onClick={() => onTafel(offen ? 'augen' : wert)}
            className={`min-h-12 rounded-karte border px-1 text-klein leading-tight font-semibold hover:bg-vertieft ${
              offen ? 'border-tinte bg-vertieft' : 'border-linie text-gruen'
            } ${bogen.fehler[wert] ? 'border-achtung text-achtung' : ''}`}
          >
            {titel}
            {gesetzt !== '' && <span className="block text-tinte">{gesetzt}</span>}
          </button>
        )
      })}
    </div>
  )
}

function gesetztIn({ entwurf, felder }: Bogen, tafel: Tafel): string {
  switch (tafel) {
    case 'augen':
      return ''
    case 'ansage':
      return PARTEIEN.flatMap((p) => {
        const stufe = entwurf.ansagen[p]
        return stufe && felder.stufen[p].includes(stufe) ? [kurzAnsage(stufe)] : []
      }).join(' · ')
    case 'sonderpunkte': {
      const summe = felder.sonderpunkte
        .flatMap((s) => PARTEIEN.map((p) => anzahlSonderpunkte(entwurf, p, s.art)))
        .reduce((a, b) => a + b, 0)
      return summe > 0 ? `${summe}` : ''
    }
    case 'mehr': {
      const gesetzt = [
        felder.vorKlaerung && entwurf.ansageVorKlaerung !== null,
        felder.vorbehalte && (entwurf.schweine !== null || entwurf.trumpfabgabe.length > 0),
        entwurf.regelverstoss !== null,
        entwurf.notiz.trim() !== '',
      ].filter(Boolean).length
      return gesetzt > 0 ? `${gesetzt}` : ''
    }
  }
}

interface AbschnittProps {
  readonly titel: string
  readonly offen: boolean
  readonly children: ReactNode
}

function Abschnitt({ titel, offen, children }: AbschnittProps) {
  return (
    <section aria-label={titel} className={offen ? '' : 'hidden @3xl:block'}>
      <h3 className="mb-1.5 hidden text-klein text-leise @3xl:block">{titel}</h3>
      {children}
    </section>
  )
}
