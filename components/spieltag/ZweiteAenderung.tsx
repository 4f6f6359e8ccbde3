import type { ReactNode } from 'react'
import { Meldung } from '@/components/ui/Meldung'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'
import type { Fassung } from '@/lib/format/fassung'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'
import { FassungenTabelle } from './FassungenTabelle'

interface Props {
  /** That it was changed meanwhile; which game it is, where the page behind is not that game's. */
  readonly titel?: string
  /** What stood there when the change was begun. */
  readonly zuvor: SpielAkte
  /** What somebody else has made of it. */
  readonly dort: SpielAkte
  /** What it was to become. */
  readonly eigenes: Fassung
  /** It already is. */
  readonly gleich: boolean
  readonly regelwerk: Regelwerk
  readonly namen: Readonly<Record<string, string>>
  /** The choice, at the foot of the sheet. */
  readonly children: ReactNode
}

/** Two people changed one game: theirs is stored, this one is not. What was seen, what is, and what was wanted, and the choice. */
export function ZweiteAenderung(props: Props) {
  const { zuvor, dort, eigenes, gleich, titel = 'Inzwischen geändert' } = props
  return (
    <div className="flex flex-col gap-3">
      <Meldung art="fehler" titel={titel}>
        <p>
          {dort.erfasstVon} hat dieses Spiel inzwischen geändert, am{' '}
          {formatZeitpunkt(dort.erfasstAm)} Uhr.{' '}
          {gleich ? 'Es ist schon so, wie es werden sollte.' : 'Welche Fassung soll gelten?'}
        </p>
      </Meldung>
      <FassungenTabelle
        titel="Die Fassungen nebeneinander"
        regelwerk={props.regelwerk}
        namen={props.namen}
        spalten={[
          { titel: 'Zuvor', unter: formatZeitpunkt(zuvor.erfasstAm), fassung: zuvor },
          { titel: dort.erfasstVon, unter: formatZeitpunkt(dort.erfasstAm), fassung: dort },
          { titel: 'Meine', unter: 'nur auf diesem Gerät', fassung: eigenes },
        ]}
      />
      {props.children}
    </div>
  )
}
