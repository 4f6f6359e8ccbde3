import type { OpDaten } from '../domain/op/op'
import { neueRunde } from '../domain/op/tisch'
import { getRegelwerk } from '../domain/regelwerk/presets'
import type { Ende } from '../domain/runde/runde'
import type { RundeAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import {
  endenMitAbend,
  endenMitNeuer,
  findeAnderswo,
  wiederOffene,
} from '../domain/spieltag/tische'
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
        ? {
            ...akte,
            ende: op.daten.ende,
            runden: mitEnden(akte, endenMitAbend(akte, op.daten.ende)),
          }
        : akte
    case 'runde-eroeffnen':
      return akte.ende === null ? mitRunde(akte, op.daten) : akte
  }
}

function hatSpiele({ runden }: SpieltagAkte): boolean {
  return runden.some((r) => r.spiele.some((s) => !s.gestrichen))
}

function wiederOffen(akte: SpieltagAkte): SpieltagAkte {
  if (akte.gestrichen) return { ...akte, gestrichen: false }
  if (akte.ende === null || akte.runden.length === 0) return akte
  const enden = wiederOffene(akte).map((runde) => ({ runde, ende: null }))
  return { ...akte, ende: null, runden: mitEnden(akte, enden) }
}

/**
 * As decided by the server: what ran at the table is over, the new one has the options of the evening. Nobody is at two tables, and
 * no table has more or fewer than the rule book seats: that the server is sure to refuse.
 */
function mitRunde(akte: SpieltagAkte, daten: OpDaten<'runde-eroeffnen'>): SpieltagAkte {
  const { runde, tisch = 1, aufgeloest } = daten
  const optionen = akte.runden.at(-1)
  if (optionen === undefined) return akte
  if (!getRegelwerk(optionen.regelwerk).spieler.includes(runde.sitze.length)) return akte
  if (findeAnderswo(akte, { sitze: runde.sitze, tisch, aufgeloest }).length > 0) return akte
  const neu = neueRunde(runde, { optionen, nummer: akte.runden.length + 1, tisch })
  return {
    ...akte,
    entschuldigt: akte.entschuldigt.filter((id) => !runde.sitze.includes(id)),
    runden: [...mitEnden(akte, endenMitNeuer(akte, daten)), { ...neu, spiele: [] }],
  }
}

function mitEnden(
  { runden }: SpieltagAkte,
  enden: readonly { readonly runde: RundeAkte; readonly ende: Ende | null }[],
): readonly RundeAkte[] {
  return runden.map((r) => {
    const mit = enden.find((e) => e.runde === r)
    return mit === undefined ? r : { ...r, ende: mit.ende, version: r.version + 1 }
  })
}
