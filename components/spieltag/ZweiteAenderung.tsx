import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { istErfuellt, nachWunsch } from '@/lib/client/spiel-aenderung'
import type { Wunsch } from '@/lib/client/spiel-aenderung'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'
import { FassungenTabelle } from './FassungenTabelle'

interface Props {
  /** What stood there when the change was begun. */
  readonly zuvor: SpielAkte
  /** What somebody else has made of it. */
  readonly dort: SpielAkte
  readonly wunsch: Wunsch
  readonly grund: string
  readonly regelwerk: RegelwerkId
  readonly namen: Readonly<Record<string, string>>
  readonly onBehalten: () => void
  readonly onTrotzdem: () => void
}

/** Two people changed one game: theirs is stored, this one is not. Both beside each other, and the choice. */
export function ZweiteAenderung(props: Props) {
  const { zuvor, dort, wunsch, namen, regelwerk } = props
  const schon = istErfuellt(dort, wunsch)
  const meine = { ...nachWunsch(zuvor, wunsch), grund: props.grund.trim() || null }
  return (
    <div className="grid gap-4">
      <Meldung art="fehler" titel="Noch nicht gespeichert">
        <p>
          {dort.erfasstVon} hat dieses Spiel inzwischen geändert, am{' '}
          {formatZeitpunkt(dort.erfasstAm)} Uhr.{' '}
          {schon ? 'Es ist schon so, wie es werden sollte.' : 'Welche Fassung soll gelten?'}
        </p>
      </Meldung>
      <FassungenTabelle
        titel="Die Fassungen nebeneinander"
        regelwerk={regelwerk}
        namen={namen}
        spalten={[
          { titel: 'Zuvor', unter: formatZeitpunkt(zuvor.erfasstAm), fassung: zuvor },
          { titel: dort.erfasstVon, unter: formatZeitpunkt(dort.erfasstAm), fassung: dort },
          { titel: 'Meine', unter: 'nicht gespeichert', fassung: meine },
        ]}
      />
      <div className="grid gap-2">
        <Knopf art={schon ? 'haupt' : 'neben'} voll onClick={props.onBehalten}>
          Fassung von {dort.erfasstVon} behalten
        </Knopf>
        {!schon && (
          <Knopf voll onClick={props.onTrotzdem}>
            Meine trotzdem speichern
          </Knopf>
        )}
      </div>
    </div>
  )
}
