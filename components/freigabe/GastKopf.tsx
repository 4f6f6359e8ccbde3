import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { formatDatum } from '@/lib/format/datum'

/** What stands over an evening that is over, for whoever came by a link: no way leads on from here. */
export function GastKopf({ spieltag }: { readonly spieltag: SpieltagAkte }) {
  return (
    <div className="min-w-0">
      <h1 className="text-titel sm:text-riesig">{formatDatum(spieltag.datum)}</h1>
      {spieltag.ort !== null && <p className="text-leise">{spieltag.ort}</p>}
    </div>
  )
}
