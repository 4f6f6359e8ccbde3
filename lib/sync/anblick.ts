import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { istInReihe } from './abend'
import type { Abendlage, AbendOp, Anblick, Entscheid, Konflikt } from './ausgang'
import type { Quelle } from './entscheid'
import { behalte, ersetze } from './entscheid'
import type { Gruppe } from './gruppe'
import { beiseite, gruppiere } from './gruppe'
import type { Streit } from './konflikt'
import { streitUm } from './konflikt'
import { mitOffenen } from './vorgriff'

/** What the screen shows of an evening. */
export function anblick(lage: Abendlage): Anblick {
  return {
    akte: mitOffenen(lage),
    offen: lage.wartende.filter(istInReihe),
    konflikte: gruppiere(beiseite(lage)).map((gruppe) => konfliktVon(lage, gruppe)),
  }
}

function konfliktVon(lage: Abendlage, gruppe: Gruppe): Konflikt {
  const [wartend, ...folgen] = gruppe
  const streit = streitUm(lage.stand.akte, gruppe)
  return {
    ...streit,
    ...{ wartend, folgen, moeglich: moeglich(lage, gruppe, streit) },
    grundNoetig: brauchtGrund(lage.stand.akte, gruppe),
  }
}

/** What can be decided: tried out, so that no button leads nowhere. */
function moeglich(lage: Abendlage, gruppe: Gruppe, { art }: Streit): readonly Entscheid[] {
  const probe: Quelle = {
    ...{ absender: gruppe[0], neueId: () => '', zeit: 0 },
    nummer: Math.max(...lage.wartende.map((w) => w.nummer)) + 1,
  }
  const geht = (nachher: Abendlage | null) =>
    nachher !== null && nachher.wartende.length > lage.wartende.length - gruppe.length
  const behalten = art !== 'aenderung' && geht(behalte(lage, gruppe, probe))
  const ersetzen = art !== 'absage' && geht(ersetze(lage, gruppe, probe))
  return [
    'verwerfen',
    ...(behalten ? (['behalten'] as const) : []),
    ...(ersetzen ? (['ersetzen'] as const) : []),
  ]
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
