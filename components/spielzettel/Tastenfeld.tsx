import { mitZiffer } from '@/lib/domain/spiel/entwurf'
import type { Bogen } from './bogen'

const ZIFFERN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const

const TASTE =
  'grid min-h-12 place-items-center rounded-karte border border-rand bg-vertieft text-[1.5rem] font-semibold select-none ' +
  'hover:border-tinte active:bg-linie aria-disabled:cursor-default aria-disabled:border-linie aria-disabled:bg-transparent aria-disabled:text-leise aria-disabled:opacity-60'

/**
 * Our own keys in place of the phone's keyboard, which would cover the table. Impossible digits rest; when all do, the
 * one that still helps says so.
 */
export function Tastenfeld({ bogen }: { readonly bogen: Bogen }) {
  const { augen } = bogen.entwurf
  const voll = ZIFFERN.every((ziffer) => mitZiffer(augen, ziffer) === null)
  return (
    <div
      role="group"
      aria-label="Ziffern"
      className="grid grid-cols-6 gap-1 @max-[19rem]:-mx-1 @max-[19rem]:gap-[3px]"
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
      <button
        type="button"
        aria-label="Letzte Ziffer löschen"
        onClick={() => bogen.onZug({ zug: 'rueck' })}
        className={`${TASTE} col-span-2 grid-flow-col content-center justify-center gap-1.5`}
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
        {voll && (
          <span aria-hidden="true" className="text-klein font-normal @max-[19rem]:hidden">
            löschen
          </span>
        )}
      </button>
    </div>
  )
}
