import { offeneEinsprueche } from '../domain/einspruch/einspruch'
import { invariant } from '../domain/invariant'
import type { Aenderung } from '../domain/op/aenderung'
import { applyAenderungen } from '../domain/op/apply'
import type { VereinStand } from '../domain/op/op'
import type { Saisonblatt } from '../domain/saison/blatt'
import { buildSaisonblatt, laufendeTage } from '../domain/saison/blatt-bauen'
import type { Blattnachtrag, Blattstand } from './saisonblatt'
import { nachtragVon } from './saisonblatt'
import type { Marke } from './stand'

/** A season's sheet with what it is computed from, so that it can follow the operations without reading the store again. */
export interface Blattlauf {
  /** Of the club its players, this season and all Spieltage of it. */
  readonly akten: VereinStand
  readonly stand: Blattstand
}

/** The sheet as it is after an entry of the club. */
export function beginneBlatt(akten: VereinStand, { seq, siegel }: Marke): Blattlauf {
  return { akten, stand: { seq, siegel, blatt: blattAus(akten) } }
}

/** The sheet after one more entry, and what that changed on it; null when nothing that shows. */
export function setzeBlattFort(
  bisher: Blattlauf,
  { seq, siegel, aenderungen }: Marke & { readonly aenderungen: readonly Aenderung[] },
): { readonly lauf: Blattlauf; readonly nachtrag: Blattnachtrag | null } {
  const eigene = eigeneAenderungen(bisher.akten, aenderungen)
  if (eigene.length === 0) return { lauf: bisher, nachtrag: null }
  const akten = applyAenderungen(bisher.akten, eigene)
  const blatt = nurLaufendes(akten, eigene)
    ? { ...bisher.stand.blatt, laufende: laufendeTage(akten.spieltage) }
    : blattAus(akten)
  const neu = { seq, siegel, blatt }
  const nachtrag = nachtragVon(bisher.stand, neu)
  return { lauf: { akten, stand: nachtrag === null ? bisher.stand : neu }, nachtrag }
}

function blattAus({ saisons: [saison], spieltage, spieler }: VereinStand): Saisonblatt {
  invariant(saison !== undefined, 'die Saison eines Blatts ist geladen')
  return buildSaisonblatt({ saison, spieltage, spieler })
}

/** Rows of this season, of its evenings, new ones included, and of players. */
function eigeneAenderungen(
  { saisons: [saison], spieltage }: VereinStand,
  aenderungen: readonly Aenderung[],
): readonly Aenderung[] {
  const tage = new Set(spieltage.map((t) => t.id))
  for (const a of aenderungen) {
    if (a.art === 'spieltag' && a.zeile.saisonId === saison?.id) tage.add(a.zeile.id)
  }
  return aenderungen.filter((a) => {
    if ('spieltagId' in a) return tage.has(a.spieltagId)
    if (a.art === 'spieltag') return tage.has(a.zeile.id)
    return a.art === 'spieler' || (a.art === 'saison' && a.zeile.id === saison?.id)
  })
}

/**
 * Games of evenings under way, which do not count yet: the most frequent change by far, and the one that nothing else on the sheet
 * depends on, except the numbers of games that somebody objects to.
 */
function nurLaufendes({ spieltage }: VereinStand, aenderungen: readonly Aenderung[]): boolean {
  return aenderungen.every((a) => {
    const tag = a.art === 'spiel' && spieltage.find((t) => t.id === a.spieltagId)
    return (
      tag && tag.ende === null && !tag.gestrichen && offeneEinsprueche(tag.einsprueche).length === 0
    )
  })
}
