import type { VerlaufDaten } from '../saison/verlauf-daten'

interface Props {
  readonly daten: VerlaufDaten
  /** The evening under the pointer, from 0; `null` for none. */
  readonly nummer: number | null
}

/** The table after one evening, beside the pointer. */
export function VerlaufHinweis({ daten, nummer }: Props) {
  const abend = nummer === null ? undefined : daten.abende[nummer]
  if (!abend) return null
  const zeilen = daten.spieler
    .map((s, i) => ({ name: s.name, stand: abend.staende[i] }))
    .sort((a, b) => (a.stand?.platz ?? 0) - (b.stand?.platz ?? 0))
  return (
    <div className="text-klein rounded-klein border-linie bg-flaeche shadow-karte border px-3 py-2">
      <p className="font-semibold">{abend.datum}</p>
      <ol>
        {zeilen.map(({ name, stand }) => (
          <li key={name} className="flex max-w-56 gap-2 tabular-nums">
            <span className="text-leise w-5">{stand?.platz}.</span>
            <span className="min-w-0 grow truncate">{name}</span>
            <span>{stand?.text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
