import type { Partei } from '@/lib/domain/spiel/spiel'

interface Props {
  readonly gesagt: boolean
  readonly partei: Partei | null
  /** The tail points to the player: left as drawn, right when mirrored. */
  readonly gespiegelt: boolean
}

/** A speech mark on the felt: hollow, or filled with what was said. */
export function Sprechblase({ gesagt, partei, gespiegelt }: Props) {
  const wort = partei === null ? '!' : partei === 're' ? 'Re!' : 'Ko!'
  return (
    <svg viewBox="0 0 44 44" className="size-11" aria-hidden="true">
      <path
        d="M14 8h18a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8H17L4.5 37 8 29.5A8 8 0 0 1 6 25v-9a8 8 0 0 1 8-8Z"
        transform={gespiegelt ? 'matrix(-1 0 0 1 45 0)' : undefined}
        strokeWidth="2"
        strokeLinejoin="round"
        className={
          gesagt
            ? 'fill-[#fffdf8] stroke-[#14241c]'
            : 'fill-[light-dark(#17563b,#0f2a1f)] stroke-[#fffdf8]/80'
        }
      />
      {gesagt ? (
        <text
          x={gespiegelt ? 22 : 23}
          y="26"
          textAnchor="middle"
          fontSize="15"
          fontWeight="800"
          className="fill-[#14241c]"
        >
          {wort}
        </text>
      ) : (
        <g className="fill-[#fffdf8]" transform={gespiegelt ? 'translate(-1 0)' : undefined}>
          <circle cx="16" cy="21" r="1.9" />
          <circle cx="23" cy="21" r="1.9" />
          <circle cx="30" cy="21" r="1.9" />
        </g>
      )}
    </svg>
  )
}
