import { encode } from 'uqr'

interface Props {
  /** What is read from it. */
  readonly text: string
  readonly beschreibung: string
}

/** So many modules around it stay light, or it is not found. */
const RAND = 4

/** A QR code: dark on light in both themes, which is what cameras look for. */
export function QrCode({ text, beschreibung }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: RAND })
  return (
    <svg
      role="img"
      aria-label={beschreibung}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block aspect-square w-full max-w-[min(22rem,calc(92dvh-13rem))] min-w-60 rounded-karte bg-[#fff] forced-color-adjust-none"
    >
      <path d={data.map(zeile).join('')} fill="#000" />
    </svg>
  )
}

/** Dark modules of a row, those side by side in one. */
function zeile(module: readonly boolean[], y: number): string {
  let pfad = ''
  for (let x = 0; x < module.length; x += 1) {
    if (!module[x]) continue
    const von = x
    while (module[x + 1]) x += 1
    const breite = x + 1 - von
    pfad += `M${von} ${y}h${breite}v1h-${breite}z`
  }
  return pfad
}
