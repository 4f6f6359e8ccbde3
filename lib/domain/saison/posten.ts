import type { Bruch } from '../bruch'
import { addiere, bruch, dividiere } from '../bruch'
import type { SaisonWertung } from '../regelwerk/einstellungen'
import type { Tageswertung } from './saison'
import { istFehltag } from './tabelle'

/** One Spieltag as an addend of a player's figure, with what it comes to up to and with it. */
export interface Posten {
  readonly wertung: Tageswertung
  /** The sum, or the average, of the days so far that stand in the end. */
  readonly bisher: Bruch
  readonly spielpunkte: number
  /** Results in it so far: Spieltage, games where it is an average by game. */
  readonly gezaehlt: number
  /** Which counted absence of the season it is (U-L4); null for none. */
  readonly fehltag: number | null
}

/** A player's days, by date, as they make the figure of the table: the last one's `bisher` is it. */
export function listPosten(
  wertung: SaisonWertung,
  tage: readonly Tageswertung[],
): readonly Posten[] {
  let [summe, gezaehlt, spielpunkte, fehltage] = [bruch(0), 0, 0, 0]
  return tage.map((tag) => {
    const steht = tag.zaehlt && !tag.gestrichen
    summe = addiere(summe, beitrag(wertung, tag))
    if (steht) gezaehlt += wertung === 'schnitt-spiel' ? tag.spiele : 1
    spielpunkte += tag.spielpunkte
    const fehlt = istFehltag(tag)
    if (fehlt) fehltage += 1
    return {
      wertung: tag,
      bisher: bisherVon(wertung, { summe, gezaehlt }),
      spielpunkte,
      gezaehlt,
      fehltag: fehlt ? fehltage : null,
    }
  })
}

/** What a day adds: of a dropped one only its deduction stays. */
function beitrag(wertung: SaisonWertung, tag: Tageswertung): Bruch {
  if (!tag.zaehlt || tag.gestrichen) return bruch(-tag.abzug)
  return wertung === 'schnitt-spiel' ? bruch(tag.spielpunkte) : tag.rangpunkte
}

function bisherVon(
  wertung: SaisonWertung,
  { summe, gezaehlt }: { readonly summe: Bruch; readonly gezaehlt: number },
): Bruch {
  switch (wertung) {
    case 'rangpunkte':
    case 'ligapunkte':
    case 'summe':
      return summe
    case 'schnitt':
    case 'schnitt-spiel':
      return gezaehlt === 0 ? bruch(0) : dividiere(summe, gezaehlt)
  }
}
