import type { Linienart } from './linien'

const R = 4.5

/** The marker of a line at a point of the drawing. */
export function Marke({ art, x, y }: { art: Linienart; x: number; y: number }) {
  const stil = {
    fill: art.hohl ? 'var(--color-flaeche)' : 'currentColor',
    stroke: 'currentColor',
    strokeWidth: 1.75,
  }
  switch (art.marke) {
    case 'kreis':
      return <circle cx={x} cy={y} r={R - 0.5} {...stil} />
    case 'quadrat':
      return <rect x={x - R + 1} y={y - R + 1} width={2 * R - 2} height={2 * R - 2} {...stil} />
    case 'raute':
      return <path d={`M${x} ${y - R}L${x + R} ${y}L${x} ${y + R}L${x - R} ${y}Z`} {...stil} />
    case 'dreieck':
      return <path d={`M${x} ${y - R}L${x + R} ${y + R - 1}L${x - R} ${y + R - 1}Z`} {...stil} />
  }
}
