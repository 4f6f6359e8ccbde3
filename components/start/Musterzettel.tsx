import { Zahl } from '@/components/ui/Zahl'

const NAMEN = ['Anna', 'Bernd', 'Clara', 'Dieter'] as const

/** Five games as anyone would have noted them: value, running totals, who was Re, the Pflichtsolo underlined. */
const SPIELE: readonly {
  readonly wert: number
  readonly summen: readonly number[]
  readonly re: readonly number[]
  readonly solo?: number
}[] = [
  { wert: 2, summen: [2, -2, 2, -2], re: [0, 2] },
  { wert: 4, summen: [6, -6, 6, -6], re: [1, 3] },
  { wert: 3, summen: [3, 3, 3, -9], re: [1], solo: 1 },
  { wert: 1, summen: [4, 2, 2, -8], re: [0, 3] },
  { wert: 6, summen: [-2, 8, 8, -14], re: [1, 2] },
]

/** A score sheet as everybody knows it, as a picture. */
export function Musterzettel() {
  return (
    <figure
      role="img"
      aria-label="Ein Spielzettel: eine Spalte je Spieler mit dem Stand nach jedem Spiel, ein Punkt für Re, ein unterstrichenes S für das Pflichtsolo."
      className="rotate-[-1.2deg] rounded-karte border border-linie bg-flaeche px-4 pt-4 pb-6 shadow-karte"
    >
      <div aria-hidden="true">
        <p className="mb-2 flex justify-between font-titel text-gross">
          <span>Freitag, 9. Januar</span>
          <span className="text-leise">Spiel 6</span>
        </p>
        <table className="w-full table-fixed border-collapse">
          <thead>
            <tr className="border-b-4 border-double border-rand">
              <th className="w-[13%]" />
              {NAMEN.map((n) => (
                <th
                  key={n}
                  className="border-l border-linie px-1 py-1.5 text-right text-klein font-semibold sm:px-4"
                >
                  {n}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SPIELE.map((spiel, i) => (
              <tr key={i} className="border-b border-linie">
                <td className="py-2 pr-2 text-right text-klein text-leise">{spiel.wert}</td>
                {spiel.summen.map((summe, j) => (
                  <td key={j} className="border-l border-linie p-2 whitespace-nowrap sm:px-4">
                    <span className="flex items-center justify-between">
                      <Zeichen re={spiel.re.includes(j)} solo={spiel.solo === j} />
                      <Zahl wert={summe} className={i === SPIELE.length - 1 ? 'font-bold' : ''} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Zeichen({ re, solo }: { readonly re: boolean; readonly solo: boolean }) {
  if (solo) return <span className="font-titel text-klein font-bold underline">S</span>
  return <span className={`size-1.5 rounded-full ${re ? 'bg-gruen' : ''}`} />
}
