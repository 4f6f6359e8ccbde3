import type { Chronikeintrag, Spielbezug } from '../domain/protokoll/chronik'
import type { Unterschied } from '../domain/spieltag/unterschiede'
import { textSaisonfolge } from './chronik-saison'
import type { RangpunkteForm } from './rangpunkte'
import { textUnterschiede } from './unterschiede'

/**
 * What else came of an entry, in short sentences with the names and figures of then: dealers, Pflicht and Kür, marks, planned
 * games, totals, then places in the season.
 */
export function textWirkungen(
  { art, folge, spiel, namen, regelwerk }: Chronikeintrag,
  form: RangpunkteForm,
): { readonly abend: readonly string[]; readonly saison: readonly string[] } {
  // A whole season came at once: nothing of its table is this evening's alone.
  if (art === 'saison-importieren') return { abend: [], saison: [] }
  const andere = (folge?.unterschiede ?? []).filter((u) => !istSelbst(u, spiel))
  return {
    abend: textUnterschiede(andere, { namen, regelwerk }),
    saison: folge?.saison ? textSaisonfolge(folge.saison, { namen, form }) : [],
  }
}

/** The value of the game itself stands where its versions are told. */
function istSelbst(u: Unterschied, spiel: Spielbezug | null): boolean {
  const vomWert = u.art === 'wert' || u.art === 'spiel-weg' || u.art === 'spiel-dazu'
  if (!vomWert || u.nummer !== spiel?.nummer) return false
  // Without a Runde the evening had but one then, at a table, or at all.
  return (
    (u.runde === undefined || u.runde === spiel.runde) &&
    (u.tisch === undefined || u.tisch === spiel.tisch)
  )
}
