import type { Wertung } from '@/lib/domain/wertung/wertung'
import { kurzSchritt } from '@/lib/format/schritt'
import { textGewinner } from '@/lib/format/spielzettel'

/** Letters that one line of a small phone surely holds; more stand on two smaller ones. */
const EINE_ZEILE = 36

/** The value of what is entered with the steps that make it: as high for many as for few. */
export function WertAnzeige({ wertung }: { readonly wertung: Wertung }) {
  const gewinner = textGewinner(wertung.gewinner)
  const schritte = wertung.schritte.map(kurzSchritt).join(' · ')
  const passt = gewinner.length + schritte.length <= EINE_ZEILE
  return (
    <p className="flex min-h-7 items-center gap-3">
      <span
        className={`min-w-0 flex-1 ${passt ? 'text-klein leading-7' : 'line-clamp-2 text-winzig leading-3.5'}`}
      >
        <span className="font-semibold">{gewinner}</span>
        {schritte !== '' && <span className="text-leise">: {schritte}</span>}
      </span>
      <span className="shrink-0 font-titel text-titel leading-7 font-semibold">
        <span className="sr-only">Wert </span>
        {wertung.wert < 0 ? `−${-wertung.wert}` : wertung.wert}
      </span>
    </p>
  )
}
