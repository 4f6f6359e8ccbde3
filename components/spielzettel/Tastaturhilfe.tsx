import type { ReactNode } from 'react'
import { worteVon } from '@/lib/format/worte'
import { buchstabenFuer } from './tasten'
import type { Bogen } from './bogen'
import { nameVon, spielendeIn } from './bogen'

interface Props {
  readonly bogen: Bogen
  /** What Enter does. */
  readonly enter: string
  readonly an: boolean
  readonly onSchalter: (an: boolean) => void
}

/** Which keys do what, and the switch that turns them off. Only where there is a keyboard to expect. */
export function Tastaturhilfe({ bogen, enter, an, onSchalter }: Props) {
  const buchstaben = [...buchstabenFuer(spielendeIn(bogen), bogen.namen)]
  return (
    <details className="hidden text-klein pointer-fine:block">
      <summary className="flex min-h-12 items-center font-semibold text-leise">Tastatur</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
        {buchstaben.map(([buchstabe, spieler]) => (
          <Zeile key={spieler} tasten={[buchstabe.toLocaleUpperCase('de')]}>
            {nameVon(bogen, spieler)} ist Re; mit Umschalt: {worteVon(bogen.regelwerk.id).stoss}
          </Zeile>
        ))}
        <Zeile tasten={['0', '–', '9']}>Augen, ⌫ löscht</Zeile>
        <Zeile tasten={['−', '+']}>ungefähre Augen: ein Feld weniger, mehr</Zeile>
        <Zeile tasten={['←', '→']}>Augen von Re, von Kontra</Zeile>
        <Zeile tasten={['↑', '↓']}>Spielart</Zeile>
        <Zeile tasten={['Enter']}>{enter}</Zeile>
        <Zeile tasten={['Tab']}>zu allem Übrigen</Zeile>
      </dl>
      <label className="mt-2 flex min-h-12 items-center gap-2">
        <input
          type="checkbox"
          className="size-5"
          checked={an}
          onChange={(e) => onSchalter(e.target.checked)}
        />
        Tasten benutzen
      </label>
    </details>
  )
}

function Zeile({
  tasten,
  children,
}: {
  readonly tasten: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <>
      <dt className="flex gap-1">
        {tasten.map((t) => (
          <kbd
            key={t}
            className="min-w-6 rounded-klein border border-rand bg-vertieft px-1 text-center font-schrift"
          >
            {t}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  )
}
