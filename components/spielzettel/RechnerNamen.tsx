import { Feld } from '@/components/ui/Feld'

const NAME_LAENGE = 40

interface Props {
  /** In seat order; empty where the seat has none. */
  readonly namen: readonly string[]
  readonly onNamen: (namen: readonly string[]) => void
}

/** Names for the calculator's four seats. */
export function RechnerNamen({ namen, onNamen }: Props) {
  return (
    <details className="nur-schirm">
      <summary className="flex min-h-12 w-fit items-center gap-2 rounded-karte px-2 font-semibold text-gruen hover:bg-gruen-hell">
        Namen der Spieler
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-2">
        {namen.map((name, i) => (
          <Feld
            key={i}
            label={`Platz ${i + 1}`}
            value={name}
            maxLength={NAME_LAENGE}
            placeholder={`Spieler ${i + 1}`}
            autoComplete="off"
            onChange={(e) => onNamen(namen.map((n, j) => (j === i ? e.target.value : n)))}
          />
        ))}
      </div>
    </details>
  )
}
