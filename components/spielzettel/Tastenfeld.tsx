import { memo } from 'react'
import { mitZiffer } from '@/lib/domain/spiel/entwurf'
import type { Entwurf } from '@/lib/domain/spiel/entwurf'
import type { Partei } from '@/lib/domain/spiel/spiel'
import { textPartei } from '@/lib/format/art'
import type { Bogen } from './bogen'
import { Chip } from './Chip'

const ZIFFERN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const

const TASTE =
  'grid min-h-12 place-items-center rounded-karte border border-rand bg-vertieft text-[1.5rem] font-semibold select-none ' +
  'hover:border-tinte druck:bg-linie aria-disabled:cursor-default aria-disabled:border-linie aria-disabled:bg-transparent aria-disabled:text-leise aria-disabled:opacity-60'

interface Props extends Pick<Entwurf, 'augen' | 'ohneStich'>, Pick<Bogen, 'onZug'> {
  readonly stichfrage: Partei | null
}

/**
 * Our own keys in place of the phone's keyboard, which would cover the table. Impossible digits rest; when all do, the
 * one that still helps says so. With 0 Augen their place asks for the trick: nothing else moves.
 */
export const Tastenfeld = memo(function Tastenfeld(props: Props) {
  const { augen, ohneStich, stichfrage, onZug } = props
  // Said by its key of the bands already: the answer stands there.
  if (stichfrage !== null && ohneStich !== stichfrage) {
    return <Stichfrage ohneStich={ohneStich} partei={stichfrage} onZug={onZug} />
  }
  return <Ziffern augen={augen} onZug={onZug} />
})

function Ziffern({ augen, onZug }: Pick<Props, 'augen' | 'onZug'>) {
  const gesperrt = ZIFFERN.map((ziffer) => mitZiffer(augen, ziffer) === null)
  return (
    <div
      role="group"
      aria-label="Ziffern"
      className="grid grid-cols-6 gap-x-1 gap-y-[3px] @max-[19rem]:-mx-2 @max-[19rem]:gap-x-[3px]"
    >
      {ZIFFERN.map((ziffer, i) => (
        <Taste key={ziffer} ziffer={ziffer} gesperrt={gesperrt[i] ?? false} onZug={onZug} />
      ))}
      <Loeschen onZug={onZug} className="col-span-2">
        {gesperrt.every(Boolean) ? 'löschen' : ''}
      </Loeschen>
    </div>
  )
}

interface TasteProps extends Pick<Props, 'onZug'> {
  readonly ziffer: number
  readonly gesperrt: boolean
}

const Taste = memo(function Taste({ ziffer, gesperrt, onZug }: TasteProps) {
  return (
    <button
      type="button"
      aria-disabled={gesperrt}
      onClick={() => !gesperrt && onZug({ zug: 'ziffer', ziffer })}
      className={TASTE}
    >
      {ziffer}
    </button>
  )
})

interface StichfrageProps extends Pick<Props, 'ohneStich' | 'onZug'> {
  readonly partei: Partei
}

/** The key in the middle is where the 0 was: a second tap on it takes it back and answers nothing. */
function Stichfrage({ ohneStich, partei, onZug }: StichfrageProps) {
  return (
    <div
      role="group"
      aria-label={`${textPartei(partei)} hat 0 Augen. Kein Stich?`}
      className="grid h-[6.1875rem] grid-cols-3 gap-1 @max-[17rem]:h-auto @max-[17rem]:grid-cols-1"
    >
      <Chip
        gewaehlt={ohneStich === partei}
        onClick={() => onZug({ zug: 'stich', ohneStich: partei })}
      >
        Kein Stich
      </Chip>
      <Loeschen onZug={onZug} className="">
        löschen
      </Loeschen>
      <Chip
        gewaehlt={ohneStich === 'niemand'}
        onClick={() => onZug({ zug: 'stich', ohneStich: 'niemand' })}
      >
        Mit Stich
      </Chip>
    </div>
  )
}

interface LoeschenProps extends Pick<Props, 'onZug'> {
  readonly className: string
  /** A word beside the sign. */
  readonly children: string
}

const Loeschen = memo(function Loeschen({ onZug, className, children }: LoeschenProps) {
  return (
    <button
      type="button"
      aria-label="Letzte Ziffer löschen"
      onClick={() => onZug({ zug: 'rueck' })}
      className={`${TASTE} grid-flow-col content-center justify-center gap-1.5 ${className}`}
    >
      <svg viewBox="0 0 32 24" className="h-6" aria-hidden="true">
        <path
          d="M10 3h18a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H10l-8-9 8-9Zm5 5 8 8m0-8-8 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {children !== '' && (
        <span aria-hidden="true" className="text-klein font-normal @max-[19rem]:hidden">
          {children}
        </span>
      )}
    </button>
  )
})
