import type { RegelId } from '../domain/regelwerk/regel-ids'
import { getRegelwerk } from '../domain/regelwerk/presets'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { SpielStand } from '../domain/runde/runde'
import type { Spiel } from '../domain/spiel/spiel'
import { textNamen } from './aufzaehlen'

/** The rule by which a value is shared out among the four. */
export function regelDerVerteilung(
  regelwerk: RegelwerkId,
  { regelverstoss }: Pick<Spiel, 'regelverstoss'>,
): RegelId {
  if (regelwerk === 'urexweiler') return 'U-W10'
  if (regelverstoss === undefined) return 'D-P'
  return getRegelwerk(regelwerk).verstoss === 'traegt-allein' ? 'B-R' : 'D-R'
}

type Verteilt = Pick<SpielStand, 'spiel' | 'gewinner' | 'wert' | 'punkte'>

interface Umfeld {
  readonly namen: Readonly<Record<string, string>>
  readonly regelwerk: RegelwerkId
}

/**
 * What is unusual about how the value is shared out, a sentence each (U-W9, U-W10, D-R, B-R): alone it counts three times, below 0
 * the winner pays, without a winner it is seen from Re, and who broke a rule may pay for others. Nothing for the usual game.
 */
export function textVerteilung(stand: Verteilt, { namen, regelwerk }: Umfeld): readonly string[] {
  const { spiel, gewinner, wert } = stand
  if (wert === 0) return ['Der Wert ist 0: Niemand zahlt.']
  const busse = textBusse(stand, { namen, regelwerk })
  if (busse !== null) return [busse]
  const saetze: string[] = []
  if (gewinner === null) saetze.push('Ohne Gewinner zählt der Wert für Re.')
  if (gewinner !== null && wert < 0) {
    saetze.push('Die Sonderpunkte ziehen den Wert unter 0: Wer gewonnen hat, zahlt.')
  }
  if (spiel.re.length === 1) {
    saetze.push(`Allein gespielt: Für ${textNamen(spiel.re, namen)} zählt der Wert dreifach.`)
  }
  return saetze
}

/** Who pays alone for a broken rule, and to whom; null where the value is shared out as usual. */
function textBusse({ spiel, punkte }: Verteilt, { namen, regelwerk }: Umfeld): string | null {
  const taeter = spiel.regelverstoss
  const { verstoss } = getRegelwerk(regelwerk)
  if (taeter === undefined || verstoss === 'verliert' || (punkte[taeter] ?? 0) >= 0) return null
  const empfaenger = Object.keys(punkte).filter((s) => (punkte[s] ?? 0) > 0)
  const wer = textNamen([taeter], namen)
  return `Nach dem Regelverstoß zahlt ${wer} allein, an ${textNamen(empfaenger, namen)}.`
}
