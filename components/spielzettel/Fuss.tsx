import { memo } from 'react'
import type { RefObject } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import type { EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import type { Hinweis } from '@/lib/domain/spiel/spiel'
import type { Wertung } from '@/lib/domain/wertung/wertung'
import { textHinweis } from '@/lib/format/hinweis'
import { kurznamen } from '@/lib/format/name'
import { punkteZeilen } from '@/lib/format/spielzettel'
import { formatPunkte } from '@/lib/format/zahl'
import { nameVon, spielendeIn } from './bogen'
import type { Bogen, Tafel } from './bogen'
import { Lage } from './Lage'
import { useFokusErbe } from './use-fokus-erbe'

interface Props {
  readonly bogen: Bogen
  readonly stand: EntwurfStand
  /** Hints still to be confirmed. */
  readonly offen: readonly Hinweis[]
  readonly tafel: Tafel
  readonly laeuft: boolean
  readonly beschriftung: string
  readonly ziel: RefObject<HTMLButtonElement | null>
  readonly onBestaetigen: () => void
  readonly onEintragen: () => void
}

/** Letters of a name that a quarter of a small phone holds beside its points; longer ones are short-formed. */
const NAME_PASST = 6

/** The bar that stays in thumb reach: what is missing or what the game is worth, and the button that records it. */
export const Fuss = memo(function Fuss(props: Props) {
  const { bogen, stand, offen, tafel, laeuft } = props
  useFokusErbe(props.ziel, offen.length > 0)
  return (
    <div className="bottom-0 z-10 -mx-1 grid content-start gap-0.5 @min-[17rem]:sticky bg-flaeche px-1 pt-0.5 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {/* It answers the finger too: that lies on the button, and is all that a thumb leaves to be seen. */}
      <div className={laeuft ? 'opacity-55' : ''}>
        <Lage bogen={bogen} stand={stand} offen={offen} tafel={tafel} />
      </div>
      {offen.length > 0 ? <Bestaetigung {...props} /> : <Eintragen {...props} />}
    </div>
  )
})

function Bestaetigung({ bogen, offen, ziel, onBestaetigen }: Props) {
  return (
    <div className="grid gap-2 rounded-karte border border-achtung bg-achtung p-2.5">
      {offen.map((h) => (
        <p key={h.code} className="text-klein font-semibold">
          {textHinweis(h, bogen.namen)}
        </p>
      ))}
      <Knopf ref={ziel} art="neben" voll onClick={onBestaetigen}>
        Stimmt so
      </Knopf>
    </div>
  )
}

function Eintragen({ bogen, stand, laeuft, beschriftung, ziel, onEintragen }: Props) {
  const bereit = stand.art === 'gueltig'
  return (
    <button
      ref={ziel}
      type="button"
      aria-disabled={!bereit || laeuft}
      aria-busy={laeuft}
      onClick={onEintragen}
      className={
        'grid h-14 grid-cols-1 content-center rounded-karte border px-2 text-center font-semibold select-none @max-[17rem]:h-20 ' +
        (bereit
          ? 'border-transparent bg-gruen text-auf-gruen shadow-karte hover:bg-gruen-tief druck:translate-y-px'
          : 'cursor-not-allowed border-rand text-leise')
      }
    >
      <span className="truncate leading-6">{laeuft ? 'Wird eingetragen …' : beschriftung}</span>
      {bereit && <Punkte bogen={bogen} wertung={stand.wertung} />}
    </button>
  )
}

interface PunkteProps {
  readonly bogen: Bogen
  readonly wertung: Wertung
}

/** Four columns on one line whatever the names: the button must not grow under the thumb. */
function Punkte({ bogen, wertung }: PunkteProps) {
  const { namen, sitze } = bogen
  const spieler = spielendeIn(bogen)
  const kurz = kurznamen(sitze.map((s) => nameVon(bogen, s)))
  const passen = spieler.every((s) => nameVon(bogen, s).length <= NAME_PASST)
  return (
    <>
      <span className="sr-only">: {punkteZeilen(wertung, { spieler, namen }).join(', ')}</span>
      <span
        aria-hidden
        className="grid grid-cols-4 gap-x-1 text-klein leading-4.5 @max-[17rem]:grid-cols-2"
      >
        {spieler.map((s) => (
          <span key={s} className="flex min-w-0 justify-center gap-1 whitespace-nowrap">
            <span className="truncate">
              {passen ? nameVon(bogen, s) : (kurz[sitze.indexOf(s)] ?? nameVon(bogen, s))}
            </span>
            <span>{formatPunkte(wertung.punkte[s] ?? 0)}</span>
          </span>
        ))}
      </span>
    </>
  )
}
