import type { Wertung } from '@/lib/domain/wertung/wertung'
import { kurzSchritt, textGewinner } from '@/lib/format/spielzettel'

/** Letters that two lines of a small phone surely hold. */
const ZWEI_ZEILEN = 66

/** The value of what is entered with the steps that make it: as high for many as for few. */
export function WertAnzeige({ wertung }: { readonly wertung: Wertung }) {
  const gewinner = textGewinner(wertung.gewinner)
  const schritte = wertung.schritte.map(kurzSchritt).join(' · ')
  const passt = gewinner.length + schritte.length <= ZWEI_ZEILEN
  return (
    <p className="flex min-h-9 items-center gap-3">
      <span
        className={`min-w-0 flex-1 ${passt ? 'text-klein leading-4.5' : 'text-winzig leading-3'}`}
      >
        <span className="font-semibold">{gewinner}</span>
        {schritte !== '' && <span className="text-leise">: {schritte}</span>}
      </span>
      <span className="shrink-0 font-titel text-titel leading-9 font-semibold">
        <span className="sr-only">Wert </span>
        {wertung.wert < 0 ? `−${-wertung.wert}` : wertung.wert}
      </span>
    </p>
  )
}
