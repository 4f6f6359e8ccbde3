import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { Marke } from '@/components/rahmen/Marke'
import { Sprungmarke } from '@/components/rahmen/Sprungmarke'
import { Knopf } from '@/components/ui/Knopf'
import { Verweis } from '@/components/ui/Verweis'
import { verbinde } from '@/lib/client/netz'

/** The list of an evening leaves the bar its height. */
const MASSE = { '--balken': '3rem' } as CSSProperties

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
    <div className="flex min-h-dvh flex-col" style={MASSE} onClickCapture={onClick}>
      <Sprungmarke />
      <header className="nur-schirm border-b border-linie bg-vertieft">
        <div className="mx-auto flex min-h-12 max-w-6xl items-center gap-1 px-1 sm:px-4">
          <Verweis
            href="/"
            aria-label="Spieltage auf diesem Gerät"
            className="grid size-12 shrink-0 place-items-center rounded-karte text-gruen hover:bg-gruen-hell"
          >
            <Marke groesse="1.5rem" />
          </Verweis>
          <p role="status" className="min-w-0 flex-1 text-klein leading-tight text-leise">
            {verbunden
              ? 'Wieder verbunden.'
              : 'Ohne Verbindung – alles wird auf diesem Gerät gespeichert.'}
          </p>
          {verbunden && (
            <Knopf art="still" className="shrink-0" onClick={verbinde}>
              Neu verbinden
            </Knopf>
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
