import type { Op } from '../domain/op/op'
import { gueltigeSpiele } from '../domain/spieltag/rechnen'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { laufendeRunden } from '../domain/spieltag/tische'
import { textNamen } from './aufzaehlen'
import { textSpielImSatz } from './spiel-ort'
import { spielOrtVon } from './wartend'

interface Absage {
  readonly code: string
  readonly fehler: readonly { readonly text: string }[]
}

/** Why it is not saved: what the server said, or that what it was built on is gone. */
export function textAbsage({ code, fehler }: Absage): {
  readonly titel: string
  readonly saetze: readonly string[]
} {
  if (code === 'abgelehnt' && fehler.length === 0)
    return { titel: 'Es fehlt, worauf es aufbaut', saetze: ['Was davor kam, wurde verworfen.'] }
  return {
    titel: 'Der Server hat es nicht angenommen',
    saetze: [...new Set(fehler.map((f) => f.text))],
  }
}

/** What becomes of it when it is kept, for the button: `neu` is what would be sent. */
export function textNochmal(neu: Op, akte: SpieltagAkte): string {
  if (neu.art === 'runde-eroeffnen') return 'Diese Runde trotzdem beginnen'
  const ort = neu.art === 'spiel-eintragen' ? spielOrtVon(neu, akte) : null
  if (neu.art !== 'spiel-eintragen' || ort === null) return 'Noch einmal senden'
  const spaet = neu.daten.nachtrag === true ? ' (nachträglich)' : ''
  return `Als ${textSpielImSatz(ort)} eintragen${spaet}`
}

interface Umfeld {
  /** As the screen shows it. */
  readonly akte: SpieltagAkte
  readonly namen: Readonly<Record<string, string>>
}

/** Who plays where a kept Runde would begin, and that it would end theirs; null where nobody does, and of anything else. */
export function textDort(neu: Op, { akte, namen }: Umfeld): string | null {
  if (neu.art !== 'runde-eroeffnen') return null
  const { runde, tisch = 1 } = neu.daten
  const dort = laufendeRunden(akte).find((r) => r.tisch === tisch)
  if (dort === undefined) return null
  if (sitzenGleich(dort.sitze, runde.sitze)) return 'Dort spielen schon dieselben.'
  const spiele = textBisher(gueltigeSpiele(dort).length)
  return `Jetzt spielen dort ${textNamen(dort.sitze, namen)}, ${spiele}. Ihre Runde endet damit.`
}

/** The same people clockwise, whoever of them is named first. */
function sitzenGleich(a: readonly string[], b: readonly string[]): boolean {
  const ab = b.indexOf(a[0] ?? '')
  return a.length === b.length && a.every((id, i) => id === b[(ab + i) % b.length])
}

function textBisher(spiele: number): string {
  if (spiele === 0) return 'bisher kein Spiel'
  return spiele === 1 ? 'bisher 1 Spiel' : `bisher ${spiele} Spiele`
}

/** What is gone once it is dropped: `satz` says it, `folgt` what was built on it. */
export function textVerwirf(satz: string, folgt: 'nichts' | 'geht-mit' | 'bleibt'): string {
  switch (folgt) {
    case 'nichts':
      return `„${satz}“ steht dann nirgends mehr.`
    case 'geht-mit':
      return `„${satz}“ und was darauf folgte, steht dann nirgends mehr.`
    case 'bleibt':
      return `„${satz}“ steht dann nirgends mehr. Nach dem, was darauf folgte, wird einzeln gefragt.`
  }
}
