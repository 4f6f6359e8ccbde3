import type { MouseEvent, ReactNode } from 'react'
import { Marke } from '@/components/rahmen/Marke'
import { Sprungmarke } from '@/components/rahmen/Sprungmarke'
import { Verweis } from '@/components/ui/Verweis'
import { ladeEchteSeite } from '@/lib/client/netz'

interface Props {
  /** The server answers again. */
  readonly verbunden: boolean
  /** Any click in the page, before whatever was clicked hears of it. */
  readonly onClick: (e: MouseEvent<HTMLElement>) => void
  readonly children: ReactNode
}

/** The frame of what is drawn without a network: it has no navigation, which would lead to where only the server can answer. */
export function Rahmen({ verbunden, onClick, children }: Props) {
  return (
    <div
      onClickCapture={onClick}
      // The list of an evening leaves the bar its height. On a phone the entry needs all of it, and the evening's own line says the same.
      className="group/rahmen flex min-h-dvh flex-col [--balken:3rem] max-lg:has-[[data-spieltisch]]:[--balken:0rem]"
    >
      <Sprungmarke />
      <header className="nur-schirm border-b border-linie bg-vertieft max-lg:group-has-[[data-spieltisch]]/rahmen:sr-only">
        <div className="mx-auto flex min-h-(--balken) max-w-6xl items-center gap-1 px-1 sm:px-4">
          <Verweis
            href="/"
            aria-label="Spieltage auf diesem Gerät"
            className={`grid size-12 shrink-0 place-items-center rounded-karte text-gruen hover:bg-gruen-hell ${AM_TISCH_FORT}`}
          >
            <Marke groesse="1.5rem" />
          </Verweis>
          <p role="status" className="min-w-0 flex-1 text-klein leading-tight text-leise">
            {verbunden
              ? 'Der Server antwortet wieder.'
              : 'Ohne Verbindung – eingetragen wird auf diesem Gerät.'}
          </p>
          {verbunden && (
            <button
              type="button"
              onClick={ladeEchteSeite}
              className={`min-h-12 shrink-0 rounded-karte px-3 text-klein font-semibold text-gruen hover:underline ${AM_TISCH_FORT}`}
            >
              Seite neu laden
            </button>
          )}
        </div>
      </header>
      <main
        id="inhalt"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-5 outline-none sm:px-6 sm:py-8 print:max-w-none print:p-0"
      >
        {children}
      </main>
    </div>
  )
}

/** On a phone the evening has its own way back, which leads to the real pages once the server answers. */
const AM_TISCH_FORT = 'max-lg:group-has-[[data-spieltisch]]/rahmen:hidden'
