import { textFehltag } from '@/lib/format/fehltag'
import type { SaisonZurWahl } from './eroeffnung-daten'

/** Seasons of this size have one player too many for a table: the seventh may be excused (U-L6). */
const KADER_MIT_ENTSCHULDIGUNG = 7

interface Props {
  readonly saison: SaisonZurWahl
  readonly anwesend: readonly string[]
  readonly entschuldigt: readonly string[]
  readonly namen: Readonly<Record<string, string>>
  readonly onEntschuldigt: (ids: readonly string[]) => void
}

/** The members who are not there, and what that costs them. */
export function Abwesende({ saison, anwesend, entschuldigt, namen, onEntschuldigt }: Props) {
  const fehlen = saison.spieler.filter((id) => !anwesend.includes(id))
  if (fehlen.length === 0) {
    return <p className="text-leise">Alle Mitglieder der Saison sind da.</p>
  }
  const darfEntschuldigen = saison.spieler.length === KADER_MIT_ENTSCHULDIGUNG
  return (
    <ul className="divide-y divide-linie rounded-karte border border-linie">
      {fehlen.map((id) => {
        const frei = entschuldigt.includes(id)
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
            <div className="min-w-0 py-1">
              <p className="font-semibold">{namen[id] ?? id}</p>
              <p className="text-klein text-leise">
                {textFehltag({
                  bisher: saison.fehltage[id] ?? 0,
                  frei: saison.freieFehltage,
                  entschuldigt: frei,
                })}
              </p>
            </div>
            {darfEntschuldigen && (
              <label className="inline-flex min-h-12 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={frei}
                  onChange={(e) =>
                    onEntschuldigt(
                      e.target.checked
                        ? [...entschuldigt, id]
                        : entschuldigt.filter((x) => x !== id),
                    )
                  }
                />
                entschuldigt, kein Platz
              </label>
            )}
          </li>
        )
      })}
    </ul>
  )
}
