import { Verweis } from '@/components/ui/Verweis'
import { spieltUmGeld } from '@/lib/domain/abrechnung/um-geld'
import type { GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'

interface Props {
  /** The evening's address. */
  readonly hrefAbend: string
  readonly gerechnet: GerechneterSpieltag
}

const VERWEIS =
  'inline-flex min-h-12 items-center rounded-karte px-3 text-gruen first:-ml-2 hover:bg-gruen-hell'

/** The quiet ways from an evening, for everybody who reads it: to the paper check, and to everything that was done on it. */
export function AbendVerweise({ hrefAbend, gerechnet }: Props) {
  return (
    <nav aria-label="Mehr zum Spieltag" className="nur-schirm flex flex-wrap gap-x-2">
      {gerechnet.runden.length > 0 && (
        <Verweis href={`${hrefAbend}/papier`} className={VERWEIS}>
          Stimmt das Papier? Vergleichen
        </Verweis>
      )}
      {spieltUmGeld({ runden: gerechnet.runden.map((r) => r.akte) }) && (
        <Verweis href={`${hrefAbend}/abrechnung`} className={VERWEIS}>
          Abrechnung
        </Verweis>
      )}
      <Verweis href={`${hrefAbend}/verlauf`} className={VERWEIS}>
        Verlauf des Spieltags
      </Verweis>
    </nav>
  )
}
