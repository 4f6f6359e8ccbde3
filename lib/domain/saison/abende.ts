import type { AbnahmeMarke } from '../abnahme/abnahme'
import { markeVon } from '../abnahme/abnahme'
import { offeneEinsprueche } from '../einspruch/einspruch'
import { gezaehlteSpieltage } from '../spieltag/rechnen'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { SaisonStand } from './saison'

/** A counted Spieltag of the season: where it is stored and what it gave. */
export interface Abend {
  readonly id: string
  readonly datum: string
  readonly ort: string | null
  readonly endstand: boolean
  readonly vorzeitig: boolean
  readonly abnahme: AbnahmeMarke | null
  readonly offeneEinsprueche: number
  readonly wertung: SaisonStand['spieltage'][number]['wertung']
  readonly gaeste: SaisonStand['spieltage'][number]['gaeste']
}

/** Joins the figures with the records they were computed from, oldest first. */
export function buildAbende(
  stand: SaisonStand,
  spieltage: readonly SpieltagAkte[],
): readonly Abend[] {
  const gezaehlt = gezaehlteSpieltage(spieltage)
  return stand.spieltage.flatMap((tag) => {
    const akte = gezaehlt[tag.index]
    if (akte === undefined) return []
    const { id, datum, ort } = akte
    const vorzeitig = akte.ende === 'vorzeitig'
    const endstand = akte.endstand !== null
    const { wertung, gaeste } = tag
    return [
      {
        ...{ id, datum, ort, endstand, vorzeitig, wertung, gaeste },
        abnahme: markeVon(akte),
        offeneEinsprueche: offeneEinsprueche(akte.einsprueche).length,
      },
    ]
  })
}
