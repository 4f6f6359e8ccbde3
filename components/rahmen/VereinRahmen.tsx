import type { ReactNode } from 'react'
import { EinspruchPunkt } from '@/components/einspruch/EinspruchPunkt'
import { Verweis } from '@/components/ui/Verweis'
import { Aktuell } from './Aktuell'
import { Kontomenue } from './Kontomenue'
import { Marke } from './Marke'
import { Navigation } from './Navigation'
import { Sprungmarke } from './Sprungmarke'
import { StilleSpaet } from './StilleSpaet'

interface Props {
  readonly verein: { readonly kurz: string; readonly name: string }
  readonly konto: { readonly name: string }
  /** The account's other clubs. */
  readonly andere: readonly { readonly kurz: string; readonly name: string }[]
  readonly verwaltung: boolean
  /** Objections that wait for the account: to decide, or to read the decision. */
  readonly wartend: { readonly anzahl: number; readonly text: string }
  readonly abmelden: ReactNode
  readonly children: ReactNode
}

/** The frame of a club's pages: its name and areas above, on a phone the areas at the thumb. */
export function VereinRahmen(props: Props) {
  const { verein, konto, andere, verwaltung, wartend, abmelden, children } = props
  const basis = { kurz: verein.kurz, verwaltung }
  return (
    <div className="flex min-h-dvh flex-col">
      <Sprungmarke />
      <Aktuell />
      {/* On a phone the table screen is a screen of its own: list and entry fill it. */}
      <header
        data-kopf
        className="nur-schirm border-b border-linie max-lg:has-[~main_[data-spieltisch]]:hidden"
      >
        <div className="mx-auto flex max-w-6xl items-center gap-3 px-3 sm:px-6">
          <Verweis
            href={`/v/${verein.kurz}`}
            className="inline-flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-karte px-1"
          >
            <span className="relative shrink-0">
              <Marke groesse="1.75rem" className="text-gruen" />
              <EinspruchPunkt {...wartend} />
            </span>
            <span className="truncate font-titel font-semibold sm:text-gross">{verein.name}</span>
          </Verweis>
          <Navigation {...basis} ort="kopf" />
          <Kontomenue name={konto.name} vereine={andere} abmelden={abmelden} />
        </div>
      </header>
      <main
        id="inhalt"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-5 outline-none sm:px-6 sm:py-8 print:max-w-none print:p-0"
      >
        {children}
      </main>
      <StilleSpaet />
      <Navigation {...basis} ort="leiste" />
    </div>
  )
}
