import type { RefObject } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import type { EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import type { Hinweis } from '@/lib/domain/spiel/spiel'
import { textHinweis } from '@/lib/format/hinweis'
import { punkteZeilen } from '@/lib/format/spielzettel'
import type { Bogen, Tafel } from './bogen'
import { Lage } from './Lage'

interface Props {
  readonly bogen: Bogen
  readonly stand: EntwurfStand
  /** Hints still to be confirmed. */
  readonly offen: readonly Hinweis[]
  readonly tafel: Tafel
  readonly laeuft: boolean
  readonly beschriftung: string
  readonly ziel: RefObject<HTMLButtonElement | null>
  readonly onEintragen: () => void
}

/** The bar that stays in thumb reach: what is missing or what the game is worth, and the button that records it. */
export function Fuss(props: Props) {
  const { bogen, stand, offen, tafel } = props
  return (
    <div className="bottom-0 z-10 -mx-1 grid content-start gap-1.5 @min-[17rem]:sticky bg-flaeche px-1 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <Lage bogen={bogen} stand={stand} offen={offen} tafel={tafel} />
      {offen.length > 0 ? <Bestaetigung {...props} /> : <Eintragen {...props} />}
    </div>
  )
}

function Bestaetigung({ bogen, offen, ziel }: Props) {
  const codes = [...bogen.entwurf.bestaetigt, ...offen.map((h) => h.code)]
  function bestaetige() {
    bogen.onZug({ zug: 'bestaetigt', codes })
    // The button makes room for the one that records: a keyboard goes on there.
    requestAnimationFrame(() => ziel.current?.focus({ preventScroll: true }))
  }
  return (
    <div className="grid gap-2 rounded-karte border border-achtung bg-achtung p-2.5">
      {offen.map((h) => (
        <p key={h.code} className="text-klein font-semibold">
          {textHinweis(h, bogen.namen)}
        </p>
      ))}
      <Knopf ref={ziel} art="neben" voll onClick={bestaetige}>
        Stimmt so
      </Knopf>
    </div>
  )
}

function Eintragen({ bogen, stand, laeuft, beschriftung, ziel, onEintragen }: Props) {
  const bereit = stand.art === 'gueltig'
  const punkte = bereit
    ? punkteZeilen(stand.wertung, { spieler: bogen.besetzung.spieler, namen: bogen.namen })
    : []
  return (
    <button
      ref={ziel}
      type="button"
      aria-disabled={!bereit || laeuft}
      aria-busy={laeuft}
      onClick={() => bereit && onEintragen()}
      className={
        'grid min-h-15 place-content-center rounded-karte border px-3 py-1.5 text-center font-semibold select-none ' +
        (bereit
          ? 'border-transparent bg-gruen text-auf-gruen shadow-karte hover:bg-gruen-tief active:translate-y-px'
          : 'cursor-not-allowed border-rand text-leise')
      }
    >
      <span className="leading-6">
        {laeuft ? 'Wird eingetragen …' : beschriftung}
        {punkte.length > 0 && <span className="sr-only">: </span>}
      </span>
      {punkte.length > 0 && (
        <span className="flex flex-wrap justify-center gap-x-3 text-klein leading-4.5">
          {punkte.map((p, i) => (
            <span key={p} className="max-w-full wrap-anywhere">
              {p}
              {i < punkte.length - 1 && <span className="sr-only">, </span>}
            </span>
          ))}
        </span>
      )}
    </button>
  )
}
