import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { istInReihe } from './abend'
import type { Abendlage, AbendOp, Anblick, Konflikt } from './ausgang'
import type { Quelle } from './entscheid'
import { stattdessen } from './entscheid'
import type { Gruppe } from './gruppe'
import { beiseite, gruppiere } from './gruppe'
import { streitUm } from './konflikt'
import { mitOffenen } from './vorgriff'

/** What the screen shows of an evening. */
export function anblick(lage: Abendlage): Anblick {
  const akte = mitOffenen(lage)
  return {
    akte,
    offen: lage.wartende.filter(istInReihe),
    konflikte: gruppiere(beiseite(lage)).map((gruppe) => konfliktVon(lage, gruppe, akte)),
  }
}

function konfliktVon({ stand }: Abendlage, gruppe: Gruppe, bild: SpieltagAkte): Konflikt {
  const { akte } = stand
  const [wartend, ...folgen] = gruppe
  // Tried out, so that no button leads nowhere.
  const probe: Quelle = { absender: wartend, neueId: () => '', nummer: 0, zeit: 0 }
  const erste = (entscheid: 'behalten' | 'ersetzen') =>
    stattdessen(gruppe, { entscheid, akte, bild }, probe)?.[0]?.op
  const neu = erste('behalten')
  return {
    ...streitUm(akte, gruppe),
    ...{ wartend, folgen, grundNoetig: brauchtGrund(akte, gruppe), neu },
    moeglich: [
      'verwerfen',
      ...(neu ? (['behalten'] as const) : []),
      ...(erste('ersetzen') ? (['ersetzen'] as const) : []),
    ],
  }
}

/** A closed evening takes no change without a reason (U-T7). */
function brauchtGrund({ ende }: SpieltagAkte, gruppe: Gruppe): boolean {
  return ende !== null && gruppe.some(({ op }) => AENDERUNGEN.has(op.art) && !hatGrund(op))
}

/** Those that a closed evening asks a reason for; an entry when it corrects another Spiel. */
const AENDERUNGEN: ReadonlySet<AbendOp['art']> = new Set([
  'spiel-eintragen',
  'spiel-korrigieren',
  'spiel-streichen',
  'spiel-wiederherstellen',
  'spieltag-aendern',
  'spieltag-wiederoeffnen',
  'spieltag-streichen',
])

function hatGrund({ daten }: AbendOp): boolean {
  return 'grund' in daten && Boolean(daten.grund)
}
