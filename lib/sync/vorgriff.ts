import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { Abendlage, Wartend } from './ausgang'
import { findAnPlatz } from './inhalt'
import { mitEinspruchOp } from './vorgriff-einspruch'
import { mitAenderung, mitEintrag, neueVersionDurch } from './vorgriff-spiel'
import { mitSpieltagOp } from './vorgriff-spieltag'

/**
 * What an evening looks like once the server has taken an operation, known from the operation alone. What the server is sure to
 * refuse, because the thing is another version by now or is over, changes nothing; nor does what it has taken already. What only
 * the server knows (times by its clock) is guessed. Never throws for a record that `liesWartend` has read.
 */
export function vorgriff(akte: SpieltagAkte, wartend: Wartend): SpieltagAkte {
  const { op } = wartend
  switch (op.art) {
    case 'spiel-eintragen':
      return mitEintrag(akte, op.daten, wartend)
    case 'spiel-korrigieren':
    case 'spiel-streichen':
    case 'spiel-wiederherstellen': {
      const ziel = { spielId: op.daten.spielId, basis: op.basis }
      const { erfasstVon } = wartend
      return mitAenderung(akte, ziel, {
        ...neueVersionDurch(op),
        grund: op.daten.grund || null,
        erfasstVon,
      })
    }
    case 'einspruch-erheben':
    case 'einspruch-annehmen':
    case 'einspruch-ablehnen':
    case 'einspruch-zuruecknehmen':
    case 'einspruch-quittieren':
      return mitEinspruchOp(akte, op, wartend)
    case 'runde-eroeffnen':
    case 'spieltag-aendern':
    case 'spieltag-abschliessen':
    case 'spieltag-wiederoeffnen':
    case 'spieltag-streichen':
      return mitSpieltagOp(akte, op)
    case 'spieltag-abnehmen':
      // A signature is not guessed.
      return akte
  }
}

/**
 * The evening as the screen shows it: the server's truth with all on top that the device has made and nobody refused. An entry whose
 * place is known to be somebody else's will be refused: the two must not count both until the server says so.
 */
export function mitOffenen({ stand, wartende }: Abendlage): SpieltagAkte {
  return wartende
    .filter((w) => w.absage === undefined && !istUeberholt(stand.akte, w))
    .reduce(vorgriff, stand.akte)
}

/** Whether an entry that waits is for a place which another Spiel has on the server. */
function istUeberholt(akte: SpieltagAkte, { op }: Wartend): boolean {
  return op.art === 'spiel-eintragen' && findAnPlatz(akte, op) !== undefined
}
