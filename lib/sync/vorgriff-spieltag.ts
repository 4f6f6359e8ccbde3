import { laufendeRunde } from '../domain/op/finde'
import type { OpDaten } from '../domain/op/op'
import { neueRunde } from '../domain/op/tisch'
import type { Ende } from '../domain/runde/runde'
import { computeRundeAkte } from '../domain/spieltag/rechnen'
import type { RundeAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import type { AbendOp } from './ausgang'

/** A change of the evening itself. Each makes its next version. */
type SpieltagOp = Extract<
  AbendOp,
  {
    art:
      | 'runde-eroeffnen'
      | 'spieltag-aendern'
      | 'spieltag-abschliessen'
      | 'spieltag-wiederoeffnen'
      | 'spieltag-streichen'
  }
>

/** The evening after a change of itself, if `basis` is the version on record. */
export function mitSpieltagOp(akte: SpieltagAkte, op: SpieltagOp): SpieltagAkte {
  if (op.basis !== akte.version) return akte
  const neu = nach(akte, op)
  return neu === akte ? akte : { ...neu, version: akte.version + 1 }
}

function nach(akte: SpieltagAkte, op: SpieltagOp): SpieltagAkte {
  if (op.art === 'spieltag-wiederoeffnen') return wiederOffen(akte)
  if (akte.gestrichen) return akte
  switch (op.art) {
    case 'spieltag-aendern': {
      const { datum, ort, entschuldigt } = op.daten
      return { ...akte, datum, ort: ort === '' ? null : ort, entschuldigt }
    }
    case 'spieltag-streichen':
      return { ...akte, gestrichen: true }
    case 'spieltag-abschliessen':
      return akte.ende === null && hatSpiele(akte)
        ? { ...akte, ende: op.daten.ende, runden: mitEnde(akte, op.daten.ende) }
        : akte
    case 'runde-eroeffnen':
      return akte.ende === null ? mitRunde(akte, op.daten.runde) : akte
  }
}

function hatSpiele({ runden }: SpieltagAkte): boolean {
  return runden.some((r) => r.spiele.some((s) => !s.gestrichen))
}

function wiederOffen(akte: SpieltagAkte): SpieltagAkte {
  if (akte.gestrichen) return { ...akte, gestrichen: false }
  const letzte = akte.runden.at(-1)
  if (akte.ende === null || letzte === undefined) return akte
  return {
    ...akte,
    ende: null,
    runden: akte.runden.map((r) => (r === letzte ? naechste(r, null) : r)),
  }
}

/** As decided by the server: the running Runde is over, the new one has the options of the evening. */
function mitRunde(akte: SpieltagAkte, runde: OpDaten<'runde-eroeffnen'>['runde']): SpieltagAkte {
  const optionen = akte.runden.at(-1)
  if (optionen === undefined) return akte
  const laufend = laufendeRunde(akte)
  const beendet = laufend !== undefined && computeRundeAkte(laufend).stand.beendet
  const neu = neueRunde(runde, { optionen, nummer: akte.runden.length + 1 })
  return {
    ...akte,
    entschuldigt: akte.entschuldigt.filter((id) => !runde.sitze.includes(id)),
    runden: [...mitEnde(akte, beendet ? 'gespielt' : 'vorzeitig'), { ...neu, spiele: [] }],
  }
}

function mitEnde(akte: SpieltagAkte, ende: Ende): readonly RundeAkte[] {
  const laufend = laufendeRunde(akte)
  return akte.runden.map((r) => (r === laufend ? naechste(r, ende) : r))
}

function naechste(runde: RundeAkte, ende: Ende | null): RundeAkte {
  return { ...runde, ende, version: runde.version + 1 }
}
