'use client'

import { useCallback, useDeferredValue, useId, useRef, useState } from 'react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { spaeterTeil } from '@/components/rahmen/spaeter-teil'
import { PARTEIEN } from '@/lib/domain/spiel/spiel'
import type { Partei } from '@/lib/domain/spiel/spiel'
import { anzahlSonderpunkte } from '@/lib/domain/spiel/entwurf'
import { ansagenIn } from '@/lib/domain/spiel/entwurf-ansage'
import { istAlleinMoeglich } from '@/lib/domain/spiel/entwurf-felder'
import { kurzAnsage } from '@/lib/format/spielzettel'
import { Artwahl, istSolo, Soli } from './Artwahl'
import { Augenbaender } from './Augenbaender'
import { Augenfeld } from './Augenfeld'
import { titelDer } from './bogen'
import type { Bogen, Tafel } from './bogen'
import { FehlerListe } from './FehlerListe'
import type { Tafeln as TafelnTeil } from './Tafeln'
import { Soloreihe } from './Soloreihe'
import { Tastenfeld } from './Tastenfeld'
import { Tisch } from './Tisch'
import { useTastatur } from './use-tastatur'
import { useTastenSchalter } from './use-tasten-schalter'
import type { TippAntwort } from './use-tipp'

interface Props {
  readonly bogen: Bogen
  readonly tipp: TippAntwort
  /** What a typed key focuses, so that Enter presses it. */
  readonly ziel: RefObject<HTMLButtonElement | null>
  /** What Enter does then, for the help. */
  readonly enter: string
  /** The bar under the sheet: value, hints, the button. */
  readonly children: (tafel: Tafel) => ReactNode
}

const TAFELN = ['ansage', 'sonderpunkte', 'mehr'] as const

/**
 * The sheet without what becomes of it. All on one screen, no steps: on a narrow one the keys' place also shows the
 * solos, Ansagen, Sonderpunkte and the rest, as high as the keys, so that nothing moves; a wide one shows all side by side.
 */
export function Zettel({ bogen, tipp, ziel, enter, children }: Props) {
  const flaeche = useRef<HTMLDivElement>(null)
  const { art } = bogen.entwurf
  const [tafel, setTafel] = useTafel(bogen, tipp)
  const [tastenAn, setTasten] = useTastenSchalter()
  useTastatur({ bogen, flaeche, ziel, an: tastenAn })
  const tasten = useRef<HTMLDivElement>(null)
  const zeigeTasten = useCallback(() => {
    setTafel('augen')
    tipp.danach(() => requestAnimationFrame(() => uebernehmeFokus(tasten.current)))
  }, [setTafel, tipp])
  // What a narrow sheet hides follows a tap when that is answered; letters that are typed wait for nothing.
  const spaet = useDeferredValue(bogen)
  const zeigtTasten = tafel === 'augen' || tafel === 'soli'

  return (
    // Where it does not fit, a flick leads to all of it.
    <div ref={flaeche} {...tipp.hoerer} className="ohne-tippschein @container snap-end">
      <div className="flex flex-col gap-[3px] @3xl:grid @3xl:grid-cols-[27rem_minmax(0,1fr)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-8">
        <div className="grid content-start gap-[3px] @3xl:gap-1.5">
          <Artwahl
            art={art}
            regelwerk={bogen.regelwerk}
            fehler={bogen.fehler.art}
            soliOffen={tafel === 'soli'}
            onTafel={setTafel}
            onZug={bogen.onZug}
          />
          <Tisch bogen={bogen} />
          <Kopfreihe bogen={bogen} tafel={tafel} onTafel={setTafel} />
          {tafel === 'soli' && (
            <div className={`${TAFELHOEHE} grid`}>
              <Soli bogen={bogen} onWahl={zeigeTasten} />
            </div>
          )}
          <div
            ref={tasten}
            data-tasten
            className={`grid gap-[3px] ${tafel === 'augen' ? '' : '@max-3xl:hidden'}`}
          >
            <Tasten bogen={bogen} />
          </div>
        </div>
        <div
          className={`content-start gap-4 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:grid @3xl:max-w-lg ${TAFELHOEHE} ${zeigtTasten ? 'hidden' : 'grid'}`}
        >
          <Tafeln
            bogen={zeigtTasten && spaet.entwurf.notiz === bogen.entwurf.notiz ? spaet : bogen}
            tafel={tafel}
            enter={enter}
            onGesagt={zeigeTasten}
            tastenAn={tastenAn}
            onSchalter={setTasten}
          />
        </div>
        {children(tafel)}
      </div>
    </div>
  )
}

/** Which panel is open. Solos are laid out only while one is chosen. */
function useTafel({ entwurf: { art }, regelwerk }: Bogen, { danach }: TippAntwort) {
  const [gewaehlt, waehle] = useState<Tafel>(art === 'solo' ? 'soli' : 'augen')
  const setTafel = useCallback((t: Tafel) => danach(() => waehle(t)), [danach])
  const tafel = gewaehlt === 'soli' && !istSolo(art, regelwerk) ? 'augen' : gewaehlt
  return [tafel, setTafel] as const
}

/** All of them follow a tap at once: what is pressed next must not meet a key that is no more. */
function Tasten({ bogen: { entwurf, felder, regelwerk, onZug } }: { readonly bogen: Bogen }) {
  const { augen, ohneStich } = entwurf
  return (
    <>
      <Tastenfeld {...{ augen, ohneStich, onZug }} stichfrage={felder.stichfrage} />
      {istAlleinMoeglich(entwurf) ? (
        <Soloreihe regelwerk={regelwerk} onZug={onZug} />
      ) : (
        <Augenbaender {...{ augen, ohneStich, onZug }} felder={felder.augenfelder} />
      )}
    </>
  )
}

/** The keys are in the place of what had the focus: a keyboard goes on there. Where that still shows, it stays. */
function uebernehmeFokus(tasten: HTMLElement | null): void {
  const wo = document.activeElement
  if (wo instanceof HTMLElement && wo.offsetParent !== null) return
  tasten?.querySelector('button')?.focus({ preventScroll: true })
}

const Tafeln = spaeterTeil<ComponentProps<typeof TafelnTeil>>(() =>
  import('./Tafeln').then((m) => m.Tafeln),
)

/** As high as four rows of keys. */
const TAFELHOEHE = 'min-h-[12.5625rem]'

interface KopfProps {
  readonly bogen: Bogen
  readonly tafel: Tafel
  readonly onTafel: (tafel: Tafel) => void
}

/** The Augen of both, and on a narrow sheet the buttons that swap the keys below for another panel and back. */
function Kopfreihe({ bogen, tafel, onTafel }: KopfProps) {
  const id = useId()
  function waehleFeld(partei: Partei) {
    onTafel('augen')
    bogen.onZug({ zug: 'partei', partei })
  }
  return (
    <div>
      <div className="grid grid-cols-[1.45fr_1.45fr_1fr_1.15fr_3rem] gap-1 @max-[19rem]:grid-cols-[1fr_1fr_3rem_3rem_3rem] @max-[19rem]:gap-[3px] @max-[17rem]:grid-cols-6 @3xl:grid-cols-2">
        {PARTEIEN.map((partei) => (
          <Augenfeld key={partei} bogen={bogen} partei={partei} onFeld={waehleFeld} />
        ))}
        {TAFELN.map((wert) => (
          <Reiter
            key={wert}
            titel={titelDer(wert, bogen)}
            gesetzt={gesetztIn(bogen, wert)}
            fehlerhaft={bogen.fehler[wert] !== undefined}
            offen={tafel === wert}
            onTipp={() => onTafel(tafel === wert ? 'augen' : wert)}
          />
        ))}
      </div>
      <FehlerListe id={id} texte={bogen.fehler.augen} />
    </div>
  )
}

interface ReiterProps {
  readonly titel: string
  /** What is set behind it, in short; empty for nothing. */
  readonly gesetzt: string
  readonly fehlerhaft: boolean
  readonly offen: boolean
  readonly onTipp: () => void
}

function Reiter({ titel, gesetzt, fehlerhaft, offen, onTipp }: ReiterProps) {
  return (
    <button
      type="button"
      aria-expanded={offen}
      aria-label={gesetzt === '' ? titel : `${titel} ${gesetzt}`}
      onClick={onTipp}
      className={`min-h-12 min-w-0 rounded-karte border text-winzig leading-3.5 font-semibold hover:bg-vertieft @max-[17rem]:col-span-2 @3xl:hidden ${
        offen ? 'border-tinte bg-vertieft' : 'border-linie text-gruen'
      } ${fehlerhaft ? 'border-achtung text-achtung' : ''}`}
    >
      {titel.replace('punkte', '\u00adpunkte')}
      {gesetzt !== '' && <span className="block text-tinte">{gesetzt}</span>}
    </button>
  )
}

function gesetztIn({ entwurf, felder }: Bogen, tafel: (typeof TAFELN)[number]): string {
  switch (tafel) {
    case 'ansage': {
      const ansagen = ansagenIn(entwurf)
      return PARTEIEN.flatMap((p) => {
        const stufe = ansagen[p]
        return stufe && felder.stufen[p].includes(stufe) ? [kurzAnsage(stufe)] : []
      }).join(' · ')
    }
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
