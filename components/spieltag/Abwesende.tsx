import { Karte } from '@/components/ui/Karte'
import { mehrAlsAmTisch } from '@/lib/domain/regelwerk/plaetze'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { textFehltag } from '@/lib/format/fehltag'
import type { SaisonZurWahl } from './eroeffnung-daten'
import type { useTeilnahme } from './use-teilnahme'

interface Props {
  readonly titel: string
  readonly teilnahme: ReturnType<typeof useTeilnahme>
}

/** The members who are not there, and what that costs them. */
export function Abwesende({ titel, teilnahme }: Props) {
  const { saison, dabei } = teilnahme
  if (!saison) return null
  const fehlen = saison.spieler.filter((id) => !dabei.includes(id))
  return (
    <Karte als="section" className="grid gap-3">
      <h2 className="text-gross">{titel}</h2>
      {fehlen.length === 0 ? (
        <p className="text-leise">Alle Mitglieder der Saison sind da.</p>
      ) : (
        <ul className="divide-y divide-linie rounded-karte border border-linie">
          {fehlen.map((id) => (
            <Abwesender key={id} id={id} saison={saison} teilnahme={teilnahme} />
          ))}
        </ul>
      )}
    </Karte>
  )
}

interface AbwesenderProps {
  readonly id: string
  readonly saison: SaisonZurWahl
  readonly teilnahme: ReturnType<typeof useTeilnahme>
}

function Abwesender({ id, saison, teilnahme }: AbwesenderProps) {
  const { entschuldigt, setEntschuldigt, namen } = teilnahme
  const frei = entschuldigt.includes(id)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <div className="min-w-0 py-1">
        <p className="font-semibold">{namen[id] ?? id}</p>
        {saison.einstellungen && (
          <p className="text-klein text-leise">
            {textFehltag({
              bisher: saison.fehltage[id] ?? 0,
              einstellungen: saison.einstellungen,
              entschuldigt: frei,
            })}
          </p>
        )}
      </div>
      {mehrAlsAmTisch(getRegelwerk(saison.regelwerk), saison.spieler.length) && (
        <label className="inline-flex min-h-12 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5"
            checked={frei}
            onChange={(e) =>
              setEntschuldigt(
                e.target.checked ? [...entschuldigt, id] : entschuldigt.filter((x) => x !== id),
              )
            }
          />
          entschuldigt, kein Platz
        </label>
      )}
    </li>
  )
}
