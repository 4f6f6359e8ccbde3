'use client'

import { KaderZeile } from './KaderZeile'

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
  return (
    <div className="grid gap-3">
      {wert.length > 0 ? (
        <ol className="overflow-clip rounded-karte border border-linie">
          {wert.map((id, i) => (
            <KaderZeile
              key={id}
              name={spieler.find((s) => s.id === id)?.name ?? ''}
              platz={i}
              anzahl={wert.length}
              onNach={(platz) => onWert(verschiebe(wert, i, platz))}
              onRaus={() => onWert(wert.filter((w) => w !== id))}
            />
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
                className="min-h-12 rounded-karte border border-dashed border-rand bg-flaeche px-4 py-2 text-left wrap-anywhere hover:border-tinte hover:bg-vertieft"
              >
                <span aria-hidden className="mr-1.5 font-semibold text-gruen">
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

function verschiebe(ids: readonly string[], von: number, nach: number): readonly string[] {
  const bewegt = ids.slice(von, von + 1)
  const uebrige = ids.filter((_, i) => i !== von)
  return [...uebrige.slice(0, nach), ...bewegt, ...uebrige.slice(nach)]
}
