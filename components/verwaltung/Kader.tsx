'use client'

interface Person {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly spieler: readonly Person[]
  /** Ids in order. */
  readonly wert: readonly string[]
  readonly onWert: (wert: readonly string[]) => void
  /** Most players a season takes. */
  readonly hoechstens: number
}

/** Who plays the season, in order: a tap adds at the end, the arrows move. */
export function Kader({ spieler, wert, onWert, hoechstens }: Props) {
  const uebrige = spieler.filter((s) => !wert.includes(s.id))
  function tausche(von: number, nach: number) {
    const neu = [...wert]
    const [id] = neu.splice(von, 1)
    if (id === undefined) return
    neu.splice(nach, 0, id)
    onWert(neu)
  }
  return (
    <div className="grid gap-3">
      {wert.length > 0 ? (
        <ol className="rounded-karte border-linie overflow-clip border">
          {wert.map((id, i) => (
            <li
              key={id}
              className="border-linie bg-flaeche flex items-center gap-1 border-b pl-4 last:border-b-0"
            >
              <span className="text-leise w-6 shrink-0 tabular-nums">{i + 1}.</span>
              <span className="min-w-0 grow py-2 font-semibold wrap-anywhere">
                {nameVon(spieler, id)}
              </span>
              <Taste
                text={`${nameVon(spieler, id)} nach oben`}
                pfad="M10 16V4M5 9l5-5 5 5"
                gesperrt={i === 0}
                onDruck={() => tausche(i, i - 1)}
              />
              <Taste
                text={`${nameVon(spieler, id)} nach unten`}
                pfad="M10 4v12M5 11l5 5 5-5"
                gesperrt={i === wert.length - 1}
                onDruck={() => tausche(i, i + 1)}
              />
              <Taste
                text={`${nameVon(spieler, id)} herausnehmen`}
                pfad="m4 4 12 12M16 4 4 16"
                gesperrt={false}
                onDruck={() => onWert(wert.filter((w) => w !== id))}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {uebrige.length > 0 && wert.length < hoechstens ? (
        <ul className="flex flex-wrap gap-2" aria-label="Noch nicht dabei">
          {uebrige.map((s) => (
            <li key={s.id}>
              <button
                type="button"
                onClick={() => onWert([...wert, s.id])}
                className="rounded-karte border-rand bg-flaeche hover:bg-vertieft hover:border-tinte min-h-12 border border-dashed px-4 py-2 text-left wrap-anywhere"
              >
                <span aria-hidden className="text-gruen mr-1.5 font-semibold">
                  +
                </span>
                <span className="sr-only">Dazunehmen: </span>
                {s.name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function nameVon(spieler: readonly Person[], id: string): string {
  return spieler.find((s) => s.id === id)?.name ?? ''
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
      className="hover:bg-vertieft aria-disabled:text-leise grid size-12 shrink-0 place-items-center aria-disabled:cursor-default aria-disabled:opacity-45"
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
