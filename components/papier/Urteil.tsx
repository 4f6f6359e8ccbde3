import type { GepruefteZeile } from '@/lib/domain/spieltag/papier-zeile'
import { textUrteil } from '@/lib/format/papier'

const ZEICHEN = {
  stimmt: ['✓', 'text-gruen'],
  'wie-vorher': ['=', 'text-leise'],
  'trennt-sich': ['≠', 'text-achtung'],
} as const

/** What became of a row, with a sign, so that it is not said by colour alone. */
export function Urteil({ zeile }: { readonly zeile: GepruefteZeile }) {
  const [zeichen, farbe] = ZEICHEN[zeile.urteil.art]
  return (
    <span className={`font-semibold ${farbe}`}>
      <span aria-hidden className="mr-1.5 inline-block w-4 text-center">
        {zeichen}
      </span>
      {textUrteil(zeile)}
    </span>
  )
}
