import type { ReactNode } from 'react'
import { Verweis } from '@/components/ui/Verweis'
import { Farbreihe } from './Farbreihe'
import { Kontozeichen } from './Kontozeichen'
import { Marke } from './Marke'
import { Sprungmarke } from './Sprungmarke'
import { ThemaSchalter } from './ThemaSchalter'

interface Props {
  /** Signed in: the account's name leads to it; else the way in is shown. */
  readonly konto?: { readonly name: string } | null
  /** `schmal` for forms, `text` for reading, `breit` for sheets. */
  readonly breite?: 'schmal' | 'text' | 'breit'
  /** The page has a switch of its own, so the foot goes without. */
  readonly fussThema?: boolean
  readonly children: ReactNode
}

const BREITEN = { schmal: 'max-w-xl', text: 'max-w-4xl', breit: 'max-w-6xl' } as const

const LINK =
  'inline-flex min-h-12 items-center rounded-karte px-1.5 text-klein text-tinte hover:bg-gruen-hell hover:text-gruen sm:px-3 sm:text-grund'

/** The frame of every page outside a club. */
export function OffenerRahmen(props: Props) {
  const { konto = null, breite = 'text', fussThema = true, children } = props
  return (
    <div className="flex min-h-dvh flex-col">
      <Sprungmarke />
      <header className="nur-schirm border-b border-linie">
        <nav
          aria-label="Kallemann"
          className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-2 px-3 py-1 sm:px-6"
        >
          <Verweis
            href="/"
            className="inline-flex min-h-12 items-center gap-2 rounded-karte px-1 text-gruen"
          >
            <Marke groesse="1.75rem" />
            <span className="font-titel text-grund font-semibold text-tinte max-[350px]:sr-only sm:text-gross">
              Kallemann
            </span>
          </Verweis>
          <div className="flex flex-wrap items-center">
            <Verweis href="/regeln" className={LINK}>
              Regeln
            </Verweis>
            <Verweis href="/rechner" className={LINK}>
              Rechner
            </Verweis>
            {konto ? (
              <Verweis
                href="/konto"
                aria-label={`Konto von ${konto.name}`}
                className="grid size-12 place-items-center rounded-karte hover:bg-gruen-hell"
              >
                <Kontozeichen name={konto.name} />
              </Verweis>
            ) : (
              <Verweis href="/anmelden" className={`${LINK} font-semibold`}>
                Anmelden
              </Verweis>
            )}
          </div>
        </nav>
      </header>
      <main
        id="inhalt"
        tabIndex={-1}
        className={`mx-auto w-full flex-1 px-4 py-6 outline-none sm:px-6 sm:py-10 print:max-w-none print:p-0 ${BREITEN[breite]}`}
      >
        {children}
      </main>
      <footer className="nur-schirm mx-auto grid w-full max-w-sm grid-cols-1 gap-6 px-4 pt-8 pb-10">
        <Farbreihe />
        {fussThema && <ThemaSchalter />}
      </footer>
    </div>
  )
}
