import type { ComponentProps } from 'react'
import { lageVon } from './sitz-lage'

interface Props {
  readonly id: string
  readonly name: string
  readonly platz: number
  readonly anzahl: number
  readonly gewaehlt: boolean
  readonly gibt: boolean
  /** The walking light of the lot is here. */
  readonly licht: boolean
  readonly zug: { readonly dx: number; readonly dy: number } | null
  readonly griff: Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >
  readonly onTippen: () => void
}

/** One seat at the drawn table. */
export function Sitzplatz(props: Props) {
  const { name, platz, anzahl, gewaehlt, gibt, licht, zug } = props
  const { links, oben } = lageVon(platz, anzahl)
  const farbe =
    gibt || licht
      ? 'border-auf-gruen bg-gruen text-auf-gruen'
      : gewaehlt
        ? 'border-gruen bg-gruen-hell text-tinte outline-3 outline-gruen'
        : 'border-rand bg-flaeche text-tinte hover:border-tinte'
  return (
    <li
      data-sitz={props.id}
      className={`absolute -translate-1/2 ${zug ? 'z-10 opacity-80' : 'transition-[left,top] duration-150'}`}
      style={{
        left: `calc(${links}% + ${zug?.dx ?? 0}px)`,
        top: `calc(${oben}% + ${zug?.dy ?? 0}px)`,
      }}
    >
      <button
        type="button"
        aria-pressed={gewaehlt}
        aria-label={`Platz ${platz + 1}: ${name}${gibt ? ', gibt zuerst' : ''}`}
        onClick={props.onTippen}
        {...props.griff}
        className={`grid min-h-12 w-22 cursor-grab touch-none place-items-center rounded-karte border px-1 py-1 text-center leading-tight font-semibold shadow-karte ${farbe}`}
      >
        <span className="line-clamp-2 max-w-full text-klein hyphens-auto">{name}</span>
        {gibt && <span className="text-winzig font-normal">gibt</span>}
      </button>
    </li>
  )
}
