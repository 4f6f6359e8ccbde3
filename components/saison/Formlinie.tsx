interface Props {
  /** Places of the evenings, oldest first; `null` where the player was absent. */
  readonly plaetze: readonly { readonly rang: number; readonly abwesend: boolean }[]
  /** Players in the season: the lowest place of the scale. */
  readonly anzahl: number
}

const BREITE = 64
const HOEHE = 26
const RAND = 5

/** A thin line of the last places, first place at the top; absences are hollow points. */
export function Formlinie({ plaetze, anzahl }: Props) {
  if (plaetze.length === 0) return null
  const punkte = plaetze.map((p, i) => ({
    ...p,
    x: RAND + (i * (BREITE - 2 * RAND)) / Math.max(1, plaetze.length - 1),
    y: RAND + ((p.rang - 1) * (HOEHE - 2 * RAND)) / Math.max(1, anzahl - 1),
  }))
  return (
    <svg
      role="img"
      aria-label={textFolge(plaetze)}
      viewBox={`0 0 ${BREITE} ${HOEHE}`}
      className="w-16 text-gruen block shrink-0"
    >
      <polyline
        points={punkte.map((p) => `${p.x},${p.y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {punkte.map((p, i) => (
        <circle
          key={i}
          cx={p.x}
          cy={p.y}
          r={i === punkte.length - 1 ? 3.5 : 2.5}
          className={p.abwesend ? 'fill-flaeche' : 'fill-gruen'}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}

function textFolge(plaetze: Props['plaetze']): string {
  const folge = plaetze.map((p) => (p.abwesend ? `${p.rang} (abwesend)` : `${p.rang}`))
  return `Plätze der letzten Spieltage: ${folge.join(', ')}`
}
