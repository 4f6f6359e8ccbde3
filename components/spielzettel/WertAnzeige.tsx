import type { Wertung } from '@/lib/domain/wertung/wertung'
import { kurzSchritt, textGewinner } from '@/lib/format/spielzettel'

/** The value of what is entered with the steps that make it, on a line or two. */
export function WertAnzeige({ wertung }: { readonly wertung: Wertung }) {
  return (
    <p className="flex items-center gap-3 text-klein leading-4.5">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{textGewinner(wertung.gewinner)}</span>
        {wertung.schritte.length > 0 && (
          <span className="text-leise">: {wertung.schritte.map(kurzSchritt).join(' · ')}</span>
        )}
      </span>
      <span className="shrink-0 font-titel text-titel leading-9 font-semibold">
        <span className="sr-only">Wert </span>
        {wertung.wert < 0 ? `−${-wertung.wert}` : wertung.wert}
      </span>
    </p>
  )
}
