import type { RefObject } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import type { EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import type { Hinweis } from '@/lib/domain/spiel/spiel'
import { textHinweis } from '@/lib/format/hinweis'
import { punkteZeilen } from '@/lib/format/spielzettel'
import type { Bogen } from './bogen'
import { Lage } from './Lage'

interface Props {
  readonly bogen: Bogen
  readonly stand: EntwurfStand
  /** Hints still to be confirmed. */
  readonly offen: readonly Hinweis[]
  readonly laeuft: boolean
  readonly beschriftung: string
  readonly ziel: RefObject<HTMLButtonElement | null>
  readonly onEintragen: () => void
}

/** The bar that stays in thumb reach: what is missing or what the game is worth, and the button that records it. */
export function Fuss(props: Props) {
  const { bogen, stand, offen } = props
  return (
    <div className="sticky bottom-0 z-10 mt-2 grid gap-1.5 bg-flaeche pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <Lage bogen={bogen} stand={stand} offen={offen} />
      {offen.length > 0 ? <Bestaetigung bogen={bogen} offen={offen} /> : <Eintragen {...props} />}
    </div>
  )
}

function Bestaetigung({ bogen, offen }: Pick<Props, 'bogen' | 'offen'>) {
  const codes = [...bogen.entwurf.bestaetigt, ...offen.map((h) => h.code)]
  return (
    <div className="grid gap-2 rounded-karte border border-achtung bg-achtung p-2.5" role="status">
      {offen.map((h) => (
        <p key={h.code} className="text-klein font-semibold">
          {textHinweis(h, bogen.namen)}
        </p>
      ))}
      <Knopf art="neben" voll onClick={() => bogen.onZug({ zug: 'bestaetigt', codes })}>
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
        <span className="text-klein leading-4.5">
          {punkte.map((p, i) => (
            <span key={p}>
              <span className="whitespace-nowrap">{p}</span>
              {i < punkte.length - 1 && ' · '}
            </span>
          ))}
        </span>
      )}
    </button>
  )
}
