import { Eingabe } from '@/components/ui/Eingabe'
import { FeldFehler } from '@/components/ui/FeldFehler'

interface Props {
  readonly nummer: number
  readonly name: string
  /** This player is the owner of the account. */
  readonly ich: boolean
  readonly letzte: boolean
  readonly entfernbar: boolean
  readonly fehler: string | undefined
  readonly onName: (name: string) => void
  readonly onIch: () => void
  readonly onVerschiebe: (um: -1 | 1) => void
  readonly onEntferne: () => void
}

/** One line of the list of players. */
export function SpielerFeld(props: Props) {
  const { nummer, name, ich, letzte, entfernbar, fehler } = props
  const wer = name.trim() || `Spieler ${nummer}`
  const fehlerId = `spieler-${nummer}-fehler`
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-2">
      <span aria-hidden="true" className="text-right text-leise">
        {nummer}
      </span>
      <Eingabe
        type="text"
        aria-label={`Name von Spieler ${nummer}`}
        aria-invalid={fehler ? true : undefined}
        aria-describedby={fehler ? fehlerId : undefined}
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={(e) => props.onName(e.target.value)}
      />
      {fehler && (
        <div className="col-start-2">
          <FeldFehler id={fehlerId}>{fehler}</FeldFehler>
        </div>
      )}
      <div className="col-start-2 flex flex-wrap items-center justify-between">
        <label className="flex min-h-12 items-center gap-2 pr-2">
          <input type="radio" name="ich" checked={ich} onChange={props.onIch} className="size-5" />
          <span className="whitespace-nowrap">
            <span className="max-[359px]:sr-only">das bin </span>ich
            <span className="sr-only">: {wer}</span>
          </span>
        </label>
        <div className="flex flex-wrap">
          <Taste
            pfad="M10 16V4.5M5 9.5l5-5 5 5"
            text={`${wer} nach oben`}
            aus={nummer === 1}
            onDruck={() => props.onVerschiebe(-1)}
          />
          <Taste
            pfad="M10 4v11.5M5 10.5l5 5 5-5"
            text={`${wer} nach unten`}
            aus={letzte}
            onDruck={() => props.onVerschiebe(1)}
          />
          <Taste
            pfad="m5 5 10 10M15 5 5 15"
            text={`${wer} entfernen`}
            aus={!entfernbar}
            onDruck={props.onEntferne}
          />
        </div>
      </div>
    </li>
  )
}

interface TasteProps {
  readonly pfad: string
  readonly text: string
  readonly aus: boolean
  readonly onDruck: () => void
}

function Taste({ pfad, text, aus, onDruck }: TasteProps) {
  return (
    <button
      type="button"
      aria-label={text}
      aria-disabled={aus}
      onClick={() => !aus && onDruck()}
      className="grid size-12 place-items-center rounded-karte text-leise hover:bg-vertieft hover:text-tinte aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
        <path
          d={pfad}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}
