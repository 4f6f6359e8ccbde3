'use client'

interface Props {
  readonly name: string
  /** From 0. */
  readonly platz: number
  readonly anzahl: number
  readonly onNach: (platz: number) => void
  readonly onRaus: () => void
}

/** One player of the roster with the ways to move. */
export function KaderZeile({ name, platz, anzahl, onNach, onRaus }: Props) {
  return (
    <li className="flex items-center gap-1 border-b border-linie bg-flaeche pl-4 last:border-b-0">
      <span className="w-6 shrink-0 text-leise tabular-nums">{platz + 1}.</span>
      <span className="min-w-0 grow py-2 font-semibold wrap-anywhere">{name}</span>
      <Taste
        text={`${name} nach oben`}
        pfad="M10 16V4M5 9l5-5 5 5"
        gesperrt={platz === 0}
        onDruck={() => onNach(platz - 1)}
      />
      <Taste
        text={`${name} nach unten`}
        pfad="M10 4v12M5 11l5 5 5-5"
        gesperrt={platz === anzahl - 1}
        onDruck={() => onNach(platz + 1)}
      />
      <Taste
        text={`${name} herausnehmen`}
        pfad="m4 4 12 12M16 4 4 16"
        gesperrt={false}
        onDruck={onRaus}
      />
    </li>
  )
}

function Taste(props: {
  readonly text: string
  readonly pfad: string
  readonly gesperrt: boolean
  readonly onDruck: () => void
}) {
  return (
    <button
      type="button"
      aria-label={props.text}
      aria-disabled={props.gesperrt}
      onClick={() => {
        if (!props.gesperrt) props.onDruck()
      }}
      className="grid size-12 shrink-0 place-items-center hover:bg-vertieft focus-visible:outline-offset-[-3px] aria-disabled:cursor-default aria-disabled:text-leise aria-disabled:opacity-45"
    >
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden>
        <path
          d={props.pfad}
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
