import { memo } from 'react'
import type { ReactNode } from 'react'
import { Ansagen } from './Ansagen'
import { titelDer } from './bogen'
import type { Bogen, Tafel } from './bogen'
import { Mehr } from './Mehr'
import { Sonderpunkte } from './Sonderpunkte'
import { Tastaturhilfe } from './Tastaturhilfe'

interface Props {
  readonly bogen: Bogen
  readonly tafel: Tafel
  readonly enter: string
  readonly onGesagt: () => void
  readonly tastenAn: boolean
  readonly onSchalter: (an: boolean) => void
}

/** The panels that take the place of the keys, or stand beside them on a wide sheet. */
export const Tafeln = memo(function Tafeln({ bogen, tafel, enter, ...rest }: Props) {
  return (
    <>
      <Abschnitt titel={titelDer('ansage', bogen)} offen={tafel === 'ansage'}>
        <Ansagen bogen={bogen} onGesagt={rest.onGesagt} />
      </Abschnitt>
      <Abschnitt titel={titelDer('sonderpunkte', bogen)} offen={tafel === 'sonderpunkte'}>
        <Sonderpunkte bogen={bogen} />
      </Abschnitt>
      <Abschnitt titel={titelDer('mehr', bogen)} offen={tafel === 'mehr'}>
        <Mehr bogen={bogen}>
          <Tastaturhilfe
            bogen={bogen}
            enter={enter}
            an={rest.tastenAn}
            onSchalter={rest.onSchalter}
          />
        </Mehr>
      </Abschnitt>
    </>
  )
})

interface AbschnittProps {
  readonly titel: string
  readonly offen: boolean
  readonly children: ReactNode
}

function Abschnitt({ titel, offen, children }: AbschnittProps) {
  return (
    <section aria-label={titel} className={offen ? '' : 'hidden @3xl:block'}>
      <h3 className="mb-1.5 hidden text-klein text-leise @3xl:block">{titel}</h3>
      {children}
    </section>
  )
}
