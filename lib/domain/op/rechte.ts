import type { Rolle } from '../verein/verein'
import type { OpArt } from './op'

/** Of mere readers only those who played the evening: `decide` looks at the operation. */
const ALLE: readonly OpArt[] = [
  'einspruch-erheben',
  'einspruch-zuruecknehmen',
  'einspruch-quittieren',
  'spieltag-abnehmen',
]

const SCHREIBER: readonly OpArt[] = [
  ...ALLE,
  // Only guests: `decide` looks at the operation.
  'spieler-anlegen',
  'spieltag-eroeffnen',
  'spieltag-nachtragen',
  'spieltag-aendern',
  'runde-eroeffnen',
  'spieltag-abschliessen',
  'spieltag-wiederoeffnen',
  'spieltag-streichen',
  'spiel-eintragen',
  'spiel-korrigieren',
  'spiel-streichen',
  'spiel-wiederherstellen',
  'einspruch-annehmen',
  'einspruch-ablehnen',
]

/** Made by the server alone, when an invited person accepts. */
const NUR_SERVER: readonly OpArt[] = ['mitglied-aufnehmen']

/** Whether a member of this role may send operations of this kind. */
export function darf(rolle: Rolle, art: OpArt): boolean {
  if (NUR_SERVER.includes(art)) return false
  switch (rolle) {
    case 'verwaltung':
      return true
    case 'schreiber':
      return SCHREIBER.includes(art)
    case 'mitglied':
    case 'leser':
      return ALLE.includes(art)
  }
}
