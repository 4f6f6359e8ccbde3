'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { klassen } from './klassen'

interface Props {
  readonly offen: boolean
  readonly titel: ReactNode
  /** For what lies side by side on a desk. */
  readonly breit?: boolean
  /** For what needs all the height of a phone. */
  readonly hoch?: boolean
  /** Asked to close: by the cross, Escape or a tap beside it. The caller sets `offen`. */
  readonly onZu: () => void
  readonly children: ReactNode
}

/** A sheet over the page: from the bottom on a phone, in the middle on a desk. Its content exists only while open. */
export function Blatt({ offen, titel, breit, hoch, onZu, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = ref.current
    if (offen && dialog && !dialog.open) {
      dialog.showModal()
      // The browser would choose the cross, and the next Enter close it.
      dialog.focus()
    }
    if (!offen && dialog?.open) dialog.close()
  }, [offen])

  function tippeDaneben(e: MouseEvent<HTMLDialogElement>) {
    if (e.target === e.currentTarget) onZu()
  }

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      onClick={tippeDaneben}
      onCancel={(e) => {
        e.preventDefault()
        onZu()
      }}
      onClose={() => offen && onZu()}
      className={klassen('blatt', breit && 'blatt-breit', hoch && 'blatt-hoch')}
    >
      {offen && (
        // A sheet reads the same wherever it is opened from.
        <div className="flex max-h-[inherit] flex-col text-left text-grund text-tinte">
          <div
            className={klassen(
              'flex items-start gap-3 border-b border-linie pr-2 pl-4 sm:py-2 sm:pl-6',
              !hoch && 'py-2',
            )}
          >
            <h2 id={id} className="min-w-0 flex-1 py-2.5 text-gross">
              {titel}
            </h2>
            <button
              type="button"
              onClick={onZu}
              aria-label="Schließen"
              className="grid size-12 shrink-0 place-items-center rounded-karte text-leise hover:bg-vertieft hover:text-tinte"
            >
              <Kreuz />
            </button>
          </div>
          <div
            className={klassen(
              'relative min-h-0 snap-y snap-proximity overflow-y-auto overscroll-contain p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6',
              hoch && 'max-sm:pt-1 max-sm:pb-[env(safe-area-inset-bottom)]',
            )}
          >
            {children}
          </div>
        </div>
      )}
    </dialog>
  )
}

function Kreuz() {
  return (
    <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
      <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
