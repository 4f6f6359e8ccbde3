import { mitZiffer } from '@/lib/domain/spiel/entwurf'
import type { Partei } from '@/lib/domain/spiel/spiel'
import { textPartei } from '@/lib/format/art'
import type { Bogen } from './bogen'
import { Chip } from './Chip'

const ZIFFERN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const

const TASTE =
  'grid min-h-12 place-items-center rounded-karte border border-rand bg-vertieft text-[1.5rem] font-semibold select-none ' +
  'hover:border-tinte active:bg-linie aria-disabled:cursor-default aria-disabled:border-linie aria-disabled:bg-transparent aria-disabled:text-leise aria-disabled:opacity-60'

/**
 * Our own keys in place of the phone's keyboard, which would cover the table. Impossible digits rest; when all do, the
 * one that still helps says so. With 0 Augen their place asks for the trick: nothing else moves.
 */
export function Tastenfeld({ bogen }: { readonly bogen: Bogen }) {
  const { entwurf, felder } = bogen
  // Said by its key of the bands already: the answer stands there.
  const { stichfrage } = felder
  if (stichfrage !== null && entwurf.ohneStich !== stichfrage) {
    return <Stichfrage bogen={bogen} partei={stichfrage} />
  }
  return <Ziffern bogen={bogen} />
}

function Ziffern({ bogen }: { readonly bogen: Bogen }) {
  const { augen } = bogen.entwurf
  const voll = ZIFFERN.every((ziffer) => mitZiffer(augen, ziffer) === null)
  return (
    <div
      role="group"
      aria-label="Ziffern"
      className="grid grid-cols-6 gap-x-1 gap-y-[3px] @max-[19rem]:-mx-2 @max-[19rem]:gap-x-[3px]"
    >
      {ZIFFERN.map((ziffer) => {
        const gesperrt = mitZiffer(augen, ziffer) === null
        return (
          <button
            key={ziffer}
            type="button"
            aria-disabled={gesperrt}
            onClick={() => !gesperrt && bogen.onZug({ zug: 'ziffer', ziffer })}
            className={TASTE}
          >
            {ziffer}
          </button>
        )
      })}
      <Loeschen bogen={bogen} className="col-span-2">
        {voll ? 'löschen' : ''}
      </Loeschen>
    </div>
  )
}

/** The key in the middle is where the 0 was: a second tap on it takes it back and answers nothing. */
function Stichfrage({ bogen, partei }: { readonly bogen: Bogen; readonly partei: Partei }) {
  const { entwurf, onZug } = bogen
  return (
    <div
      role="group"
      aria-label={`${textPartei(partei)} hat 0 Augen. Kein Stich?`}
      className="grid h-[6.1875rem] grid-cols-3 gap-1 @max-[17rem]:h-auto @max-[17rem]:grid-cols-1"
    >
      <Chip
        gewaehlt={entwurf.ohneStich === partei}
        onClick={() => onZug({ zug: 'stich', ohneStich: partei })}
      >
        Kein Stich
      </Chip>
      <Loeschen bogen={bogen} className="">
        löschen
      </Loeschen>
      <Chip
        gewaehlt={entwurf.ohneStich === 'niemand'}
        onClick={() => onZug({ zug: 'stich', ohneStich: 'niemand' })}
      >
        Mit Stich
      </Chip>
    </div>
  )
}

interface LoeschenProps {
  readonly bogen: Bogen
  readonly className: string
  /** A word beside the sign. */
  readonly children: string
}

function Loeschen({ bogen, className, children }: LoeschenProps) {
  return (
    <button
      type="button"
      aria-label="Letzte Ziffer löschen"
      onClick={() => bogen.onZug({ zug: 'rueck' })}
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
}
