'use client'

import { usePlotArea, useYAxisScale } from 'recharts'
import type { VerlaufArt, VerlaufDaten } from '../saison/verlauf-daten'
import { entzerre } from './linien'

interface Props {
  readonly daten: VerlaufDaten
  readonly art: VerlaufArt
  readonly hervor: string | null
}

/** Between two names, unless there are so many that they need less. */
const ABSTAND = 17

/** The names at the right end of their lines, moved apart where lines end together. */
export function Endnamen({ daten, art, hervor }: Props) {
  const flaeche = usePlotArea()
  const skala = useYAxisScale()
  const letzter = daten.abende.at(-1)
  if (!flaeche || !skala || !letzter) return null
  const abstand = Math.min(ABSTAND, flaeche.height / daten.spieler.length)
  const lage = letzter.staende.map((s) => Number(skala(art === 'platz' ? s.platz : s.punkte) ?? 0))
  const y = entzerre(lage, { abstand, von: flaeche.y, bis: flaeche.y + flaeche.height })
  const x = flaeche.x + flaeche.width
  return (
    <g fontSize={Math.min(13, abstand)} fontWeight={600}>
      {daten.spieler.map((s, i) => (
        <g key={s.id} fill={s.id === hervor ? 'var(--color-gruen)' : 'var(--color-tinte)'}>
          <path
            d={`M${x} ${lage[i] ?? 0}L${x + 10} ${y[i] ?? 0}`}
            stroke="var(--color-rand)"
            strokeWidth={1}
            fill="none"
          />
          <text x={x + 14} y={y[i] ?? 0} dominantBaseline="central">
            {s.kurz}
          </text>
        </g>
      ))}
    </g>
  )
}
