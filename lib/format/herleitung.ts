import type { RegelId } from '../domain/regelwerk/regel-ids'
import { platzRangpunkte } from '../domain/saison/tabelle'
import type { Tageswertung } from '../domain/saison/saison'
import { formatRangpunkte } from './rangpunkte'
import type { RangpunkteForm } from './rangpunkte'

/** One step of a derivation with the rule it rests on. */
export interface HerleitungSatz {
  readonly regel: RegelId
  readonly text: string
}

/**
 * How a player's Rangpunkte of one Spieltag come about, a short sentence per step (U-L1 to U-L4, U-L6).
 * `anzahl` is N of U-L1, the length of the roster.
 */
export function textHerleitung(
  w: Tageswertung,
  { anzahl, form }: { readonly anzahl: number; readonly form: RangpunkteForm },
): readonly HerleitungSatz[] {
  const saetze: HerleitungSatz[] = []
  if (w.abwesend) saetze.push(w.entschuldigt ? ENTSCHULDIGT : ABWESEND)
  saetze.push({
    regel: w.geteilt > 1 ? 'U-L3' : 'U-L1',
    text: textPlatz(w, anzahl, form),
  })
  if (w.abzug > 0) {
    saetze.push({
      regel: 'U-L4',
      text: `Abzug für den Fehltag: ${formatRangpunkte(w.anteil, form)} − ${w.abzug} = ${formatRangpunkte(w.rangpunkte, form)}.`,
    })
  }
  return saetze
}

const ABWESEND: HerleitungSatz = { regel: 'U-L2', text: 'Abwesend: zählt mit 0 Spielpunkten.' }
const ENTSCHULDIGT: HerleitungSatz = {
  regel: 'U-L6',
  text: 'Entschuldigt abwesend: zählt mit 0 Spielpunkten, kein Fehltag.',
}

function textPlatz(w: Tageswertung, anzahl: number, form: RangpunkteForm): string {
  if (w.geteilt <= 1) {
    return `Platz ${w.rang} von ${anzahl} gibt ${formatRangpunkte(w.anteil, form)}.`
  }
  const letzter = w.rang + w.geteilt - 1
  const punkte = Array.from({ length: w.geteilt }, (_, i) => platzRangpunkte(w.rang + i, anzahl))
  const summanden = punkte.map((p) => formatRangpunkte(p, form)).join(' + ')
  const plaetze = `${w.rang} ${w.geteilt === 2 ? 'und' : 'bis'} ${letzter}`
  return `Plätze ${plaetze} geteilt durch ${w.geteilt}: (${summanden}) ÷ ${w.geteilt} = ${formatRangpunkte(w.anteil, form)}.`
}
