import type { SpielAkte } from '../domain/spieltag/spieltag'
import { formatZeitpunkt } from './zeitpunkt'

/**
 * Who entered a Spiel and who changed it last, of its present version and those that are known: `Eingetragen von Anna, 09.01.26,
 * 21:30 Uhr; zuletzt korrigiert von Bernd, 10.01.26, 08:05 Uhr`. Where the first version is not known, nobody is named for it.
 */
export function textErfasst(akte: SpielAkte, fassungen: readonly SpielAkte[]): string {
  const erste = akte.version === 1 ? akte : fassungen.find((f) => f.version === 1)
  const von = erste === undefined ? '' : ` von ${erste.erfasstVon},`
  const eingetragen = `Eingetragen${von} ${formatZeitpunkt(akte.eingetragenAm)} Uhr`
  if (akte.version === 1) return eingetragen
  const davor = fassungen.find((f) => f.version === akte.version - 1)
  const zuletzt = `zuletzt ${textWurde(akte, davor)} von ${akte.erfasstVon}`
  return `${eingetragen}; ${zuletzt}, ${formatZeitpunkt(akte.erfasstAm)} Uhr`
}

function textWurde(akte: SpielAkte, davor: SpielAkte | undefined): string {
  if (akte.gestrichen) return 'gestrichen'
  return davor?.gestrichen ? 'wieder gezählt' : 'korrigiert'
}
