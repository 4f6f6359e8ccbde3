import type { ArtRegel } from '../../regelwerk/regelwerk'
import type { GezaehltesSpiel } from '../../spiel/augen'
import type { Partei } from '../../spiel/spiel'
import type { Auswertung } from '../auswertung'
import type { Schritt } from '../wertung'
import { gewinner, grundwert } from './augenspiel'
import { lageVon } from './lage'
import type { Lage } from './lage'
import { nullGewinner, nullGrundwert } from './nullspiel'
import { regelverstoss, sonderpunkte, stoesse } from './zuschlaege'

/** The steps of a Spiel by the preset `urexweiler`: Grundwert (U-W7), then Stöße (U-W8), then Sonderpunkte (U-W9). */
export function werte(spiel: GezaehltesSpiel, art: ArtRegel): Auswertung {
  const lage = lageVon(spiel, art)
  const { sieger, schritte } = grundlage(lage)
  return {
    gewinner: sieger,
    schritte: [...schritte, ...stoesse(lage), ...sonderpunkte(lage, sieger)],
    ansagen: lage.ansagen,
  }
}

function grundlage(lage: Lage): {
  readonly sieger: Partei | null
  readonly schritte: readonly Schritt[]
} {
  if (lage.spiel.regelverstoss !== undefined) return regelverstoss(lage, lage.spiel.regelverstoss)
  switch (lage.art.wertung) {
    case 'null-spiel': {
      const sieger = nullGewinner(lage)
      return { sieger, schritte: nullGrundwert(lage, sieger) }
    }
    case 'augen': {
      const sieger = gewinner(lage)
      return { sieger, schritte: grundwert(lage, sieger) }
    }
  }
}
