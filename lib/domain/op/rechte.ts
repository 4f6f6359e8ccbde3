import type { Rolle } from '../verein/verein'
import { AM_TISCH } from './am-tisch'
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
  ...AM_TISCH,
  'einspruch-annehmen',
  'einspruch-ablehnen',
  'freigabe-anlegen',
  'freigabe-widerrufen',
  'buchung-eintragen',
  'buchung-streichen',
]

/** Made by the server alone, when an invited person accepts. */
const NUR_SERVER: readonly OpArt[] = ['mitglied-aufnehmen']

/** Whether a member of this role, or whoever came by a link, may send operations of this kind. */
export function darf(rolle: Rolle | 'tisch', art: OpArt): boolean {
  if (NUR_SERVER.includes(art)) return false
  switch (rolle) {
    case 'verwaltung':
      return true
    case 'schreiber':
      return SCHREIBER.includes(art)
    case 'mitglied':
    case 'leser':
      return ALLE.includes(art)
    case 'tisch':
      return (AM_TISCH as readonly OpArt[]).includes(art)
  }
}
