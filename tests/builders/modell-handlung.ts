import type { OpDaten } from '../../lib/domain/op/op'
import { besetzungVon } from '../../lib/domain/runde/verlauf'
import { SPIEL_HINWEIS_CODES } from '../../lib/domain/spiel/spiel'
import { laufVon } from '../../lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '../../lib/domain/spieltag/spieltag'
import { laufendeRunden, tischeVon } from '../../lib/domain/spieltag/tische'
import { naechstePosition } from '../../lib/domain/spieltag/vorgriff'
import type { AbendOp } from '../../lib/sync/ausgang'
import { FRITZ, GERDA, HEINZ, INGE } from './tische'
import { ANNA, BERND, CLARA, DIETER, ELKE, SPIELTAG } from './verein'

const HANDLUNGEN = [
  'eintragen',
  'korrigieren',
  'streichen',
  'wiederherstellen',
  'runde',
  'abschliessen',
  'wiederoeffnen',
] as const
export type Handlung = (typeof HANDLUNGEN)[number]

/** What somebody may decide on a sheet that was opened a while ago. */
export function geschiehtAmBlatt(was: Handlung): boolean {
  return was === 'korrigieren' || was === 'streichen' || was === 'wiederherstellen'
}

/** Whether people do this, and not the network. */
export function istHandlung(was: string): was is Handlung {
  return HANDLUNGEN.some((h) => h === was)
}

/** What somebody does on a screen that shows this evening; null where that cannot be done on it. */
export function opFuer(
  was: Handlung,
  akte: SpieltagAkte,
  { zufall, neueId }: { readonly zufall: number; readonly neueId: () => string },
): AbendOp | null {
  const id = neueId()
  const spieltagId = SPIELTAG
  const spiel = spielFuer(was, akte, zufall)
  switch (was) {
    case 'eintragen': {
      const laufende = laufendeRunden(akte)
      // Divided, so that the table does not depend on what is entered there.
      const runde = laufende[Math.floor(zufall / 7) % Math.max(1, laufende.length)]
      if (runde === undefined) return null
      const besetzung = [...besetzungVon(laufVon(runde).verlauf).spieler]
      const position = naechstePosition(akte, runde.id)
      const daten = { spieltagId, rundeId: runde.id, spielId: neueId(), position, besetzung }
      return {
        id,
        art: 'spiel-eintragen',
        basis: 0,
        daten: { ...daten, spiel: inhalt(id, besetzung, zufall) },
      }
    }
    case 'korrigieren': {
      if (spiel === undefined) return null
      const daten = { spieltagId, spielId: spiel.id, spiel: inhalt(id, spiel.besetzung, zufall) }
      return {
        id,
        art: 'spiel-korrigieren',
        basis: spiel.version,
        daten: { ...daten, ...grund(akte, id) },
      }
    }
    case 'streichen':
    case 'wiederherstellen': {
      if (spiel === undefined) return null
      const art = was === 'streichen' ? 'spiel-streichen' : 'spiel-wiederherstellen'
      return { id, art, basis: spiel.version, daten: { spieltagId, spielId: spiel.id, grund: id } }
    }
    case 'runde': {
      if (akte.ende !== null) return null
      const wechsel = tischeVon(akte).length > 1 ? AN_ZWEI_TISCHEN : AN_EINEM_TISCH
      const { sitze, ...wo } = wechsel[zufall % wechsel.length] ?? AN_EINEM_TISCH[0]
      const runde = { id: neueId(), sitze: [...sitze], ersterGeber: sitze[2] ?? '' }
      const daten = { spieltagId, runde, ...wo }
      return { id, art: 'runde-eroeffnen', basis: akte.version, daten }
    }
    case 'abschliessen':
      if (akte.ende !== null) return null
      return {
        id,
        art: 'spieltag-abschliessen',
        basis: akte.version,
        daten: { spieltagId, ende: 'vorzeitig' },
      }
    case 'wiederoeffnen':
      if (akte.ende === null) return null
      return {
        id,
        art: 'spieltag-wiederoeffnen',
        basis: akte.version,
        daten: { spieltagId, grund: id },
      }
  }
}

interface Wechsel extends Pick<OpDaten<'runde-eroeffnen'>, 'tisch' | 'aufgeloest'> {
  readonly sitze: readonly string[]
}

/** How the players of a table change. */
const AN_EINEM_TISCH: readonly [Wechsel, ...Wechsel[]] = [
  { sitze: [ANNA, BERND, CLARA, ELKE] },
  { sitze: [ELKE, DIETER, CLARA, BERND, ANNA] },
]

/** At each of two, from one to the other (refused unless that is said), all mixed, all of one to the other, and a third. */
const AN_ZWEI_TISCHEN: readonly Wechsel[] = [
  ...AN_EINEM_TISCH,
  { sitze: [INGE, HEINZ, GERDA, FRITZ], tisch: 2 },
  { sitze: [FRITZ, GERDA, HEINZ, INGE, DIETER], tisch: 2 },
  { sitze: [ANNA, FRITZ, CLARA, GERDA], aufgeloest: [2] },
  { sitze: [FRITZ, GERDA, HEINZ, INGE, ANNA], aufgeloest: [2] },
  { sitze: [BERND, HEINZ, DIETER, INGE], tisch: 2, aufgeloest: [1] },
  { sitze: [ELKE, GERDA, DIETER, INGE], tisch: 3 },
]

/** What tells an operation from all others wherever its content goes: its first id, in the note or the reason. */
export function marke({ daten }: Pick<AbendOp, 'daten'>): string | undefined {
  const notiz = 'spiel' in daten ? daten.spiel['notiz'] : undefined
  if (typeof notiz === 'string') return notiz
  return 'grund' in daten ? daten.grund : undefined
}

function spielFuer(was: Handlung, { runden }: SpieltagAkte, zufall: number) {
  const spiele = runden
    .flatMap((r) => r.spiele)
    .filter((s) => was === 'korrigieren' || s.gestrichen === (was === 'wiederherstellen'))
  return spiele[zufall % Math.max(1, spiele.length)]
}

/** Solos let the dealer deal again: a correction from one kind to another moves who sits out in all that follow. */
function inhalt(id: string, besetzung: readonly string[], zufall: number) {
  const [a = '', b = '', c = ''] = besetzung
  const gemeinsam = { augenRe: zufall % 241, notiz: id, bestaetigt: [...SPIEL_HINWEIS_CODES] }
  if (zufall % 3 === 0) return { ...gemeinsam, art: 'solo-damen', re: [a] }
  return { ...gemeinsam, art: 'normal', re: [a, zufall % 2 === 0 ? b : c] }
}

function grund({ ende }: SpieltagAkte, id: string) {
  return ende === null ? {} : { grund: id }
}
