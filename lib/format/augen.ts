import { istBand } from '../domain/spiel/augen'
import type { Augenangabe } from '../domain/spiel/spiel'

/** `121`, of Augen that nobody counted `121 bis 150`. */
export function formatAugen(augen: Augenangabe): string {
  return istBand(augen) ? `${augen.von} bis ${augen.bis}` : `${augen}`
}

/** The same where there is little room: `121–150`. */
export function kurzAugen(augen: Augenangabe): string {
  return istBand(augen) ? `${augen.von}–${augen.bis}` : `${augen}`
}
