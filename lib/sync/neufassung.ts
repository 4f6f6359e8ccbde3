import { dieselben } from '../domain/dieselben'
import type { OpDaten } from '../domain/op/op'
import type { HinweisCode } from '../domain/spiel/spiel'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import { laufendeRunden } from '../domain/spieltag/tische'
import { findSpiel, naechstePosition } from '../domain/spieltag/vorgriff'
import type { AbendOp, Wartend } from './ausgang'
import { alsSpiel } from './vorgriff-spiel'

type OpMit<A extends AbendOp['art']> = Extract<AbendOp, { art: A }>

/** What an operation is decided on anew. */
interface Neufassung {
  /** The evening with all on top that is in line. */
  readonly akte: SpieltagAkte
  readonly id: string
  /** Why, for a change that does not say. */
  readonly grund?: string | undefined
}

/**
 * A set aside operation as it is on today's evening: on the current version of its thing, an entry at the next place of the
 * Runde that runs at its table. Null where the thing is gone, or where only a person can do it anew.
 */
export function fasseNeu(alt: Wartend, neu: Neufassung): AbendOp | null {
  const { akte, id } = neu
  const op = mitVieren(mitBestaetigten(alt), alt.gesehen, akte)
  switch (op.art) {
    case 'spiel-eintragen':
      return alsNaechstes(op, neu)
    case 'spiel-korrigieren':
    case 'spiel-streichen':
    case 'spiel-wiederherstellen': {
      const spiel = findSpiel(akte, op.daten.spielId)
      return spiel ? mitGrund({ ...op, id, basis: spiel.version }, neu) : null
    }
    case 'einspruch-erheben': {
      const spiel = findSpiel(akte, op.daten.spielId)
      return spiel ? { ...op, id, basis: spiel.version } : null
    }
    case 'einspruch-annehmen': {
      const spiel = alt.gesehen && findSpiel(akte, alt.gesehen.id)
      return spiel ? alsAnnahme(op, { ...neu, spiel }) : null
    }
    case 'einspruch-ablehnen':
    case 'einspruch-zuruecknehmen':
    case 'einspruch-quittieren': {
      const einspruch = akte.einsprueche.find((e) => e.id === op.daten.einspruchId)
      return einspruch ? { ...op, id, basis: einspruch.version } : null
    }
    case 'runde-eroeffnen':
    case 'spieltag-abschliessen':
      return { ...op, id, basis: akte.version }
    case 'spieltag-aendern':
    case 'spieltag-wiederoeffnen':
    case 'spieltag-streichen':
      return mitGrund({ ...op, id, basis: akte.version }, neu)
    case 'spieltag-abnehmen':
      // Nobody signs an evening that is another one by now; where the server has not looked, it still has to say so.
      return istStoerung(alt) ? { ...op, id } : null
  }
}

/** The server has failed on it instead of refusing it. */
function istStoerung({ absage }: Wartend): boolean {
  return absage?.fehler.some((f) => f.code === 'serverfehler') ?? false
}

/**
 * The next game of the Runde that is played at its table, if the four sit there; of four who do not, a late one of the Runde in
 * which they played. An entry that does not say who played can go to its own Runde only.
 */
function alsNaechstes(op: OpMit<'spiel-eintragen'>, { akte, id }: Neufassung): AbendOp | null {
  if (akte.ende !== null) return null
  const { daten } = op
  const { rundeId, besetzung } = daten
  const eigene = akte.runden.find((r) => r.id === rundeId)
  const runde = rundeAmTisch(akte, { eigene, besetzung })
  const passt = runde !== undefined
  const wohin = runde?.id ?? rundeId
  if (!passt && (besetzung === undefined || eigene === undefined)) return null
  return {
    ...op,
    id,
    daten: {
      ...{ ...daten, rundeId: wohin, position: naechstePosition(akte, wohin) },
      ...(passt ? {} : { nachtrag: true }),
    },
  }
}

/**
 * The Runde that is played where the entry was made: itself, or what followed it at its table, if the four sit there. Of one that
 * never came to be only the four tell the table: nobody sits at two.
 */
function rundeAmTisch(
  akte: SpieltagAkte,
  p: {
    readonly eigene: RundeAkte | undefined
    readonly besetzung: readonly string[] | undefined
  },
): RundeAkte | undefined {
  return laufendeRunden(akte)
    .filter((r) => p.eigene === undefined || r.tisch === p.eigene.tisch)
    .find((r) => r === p.eigene || p.besetzung?.every((s) => r.sitze.includes(s)))
}

/**
 * What was refused, after the Runden among `weg` are dropped: a game of one was played at its table, so it belongs to the last on
 * record there in which its four sat. Where they never have, it stays as it is: only they tell the table then.
 */
export function amTischVon(akte: SpieltagAkte, weg: readonly Wartend[], spiel: Wartend): Wartend {
  const { op, absage } = spiel
  if (op.art !== 'spiel-eintragen' || absage === undefined) return spiel
  const tisch = weg.flatMap(({ op: { art, daten } }) =>
    art === 'runde-eroeffnen' && daten.runde.id === op.daten.rundeId ? [daten.tisch ?? 1] : [],
  )
  const runde = akte.runden.findLast(
    (r) => tisch.includes(r.tisch) && op.daten.besetzung?.every((s) => r.sitze.includes(s)),
  )
  if (runde === undefined) return spiel
  // As many places further as the other games of the dropped one before it.
  const position = naechstePosition(akte, runde.id) + op.daten.position - 1
  return { ...spiel, op: { ...op, daten: { ...op.daten, rundeId: runde.id, position } } }
}

/** Whoever sends again what was refused for a hint has read the hint. */
function mitBestaetigten({ op, absage }: Wartend): AbendOp {
  const hinweise = (absage?.fehler ?? []).flatMap(({ code, daten }) =>
    code === 'hinweis-unbestaetigt' ? [daten?.['hinweis'] as HinweisCode] : [],
  )
  if (hinweise.length === 0) return op
  const bestaetigt = <D extends { readonly spiel: OpDaten<'spiel-eintragen'>['spiel'] }>(d: D) => ({
    ...d,
    spiel: { ...d.spiel, bestaetigt: [...(alsSpiel(d.spiel).bestaetigt ?? []), ...hinweise] },
  })
  if (op.art === 'spiel-eintragen') return { ...op, daten: bestaetigt(op.daten) }
  if (op.art === 'spiel-korrigieren') return { ...op, daten: bestaetigt(op.daten) }
  if (op.art !== 'einspruch-annehmen' || op.daten.aenderung.art !== 'korrektur') return op
  return { ...op, daten: { ...op.daten, aenderung: bestaetigt(op.daten.aenderung) } }
}

/**
 * A correction that left the four as it saw them names them where somebody has put others there since: stored is what was wanted, not
 * a mix of both.
 */
function mitVieren(op: AbendOp, gesehen: SpielAkte | undefined, akte: SpieltagAkte): AbendOp {
  const jetzt = gesehen && findSpiel(akte, gesehen.id)
  if (!gesehen || !jetzt || dieselben(jetzt.besetzung, gesehen.besetzung)) return op
  const vier = gesehen.besetzung
  const nenne = <D extends { readonly besetzung?: readonly string[] | undefined }>(inhalt: D) => ({
    ...inhalt,
    besetzung: [...(inhalt.besetzung ?? vier)],
  })
  if (op.art === 'spiel-korrigieren') return { ...op, daten: nenne(op.daten) }
  if (op.art !== 'einspruch-annehmen' || op.daten.aenderung.art !== 'korrektur') return op
  return { ...op, daten: { ...op.daten, aenderung: nenne(op.daten.aenderung) } }
}

/** Accepts the Einspruch if it is still open; else what it led to is a change like any other. */
function alsAnnahme(
  op: OpMit<'einspruch-annehmen'>,
  { akte, id, spiel }: Neufassung & { readonly spiel: SpielAkte },
): AbendOp | null {
  const { spieltagId, einspruchId, aenderung, antwort } = op.daten
  const einspruch = akte.einsprueche.find((e) => e.id === einspruchId)
  if (einspruch?.zustand === 'offen') return { ...op, id, basis: spiel.version }
  const grund = antwort || einspruch?.grund
  const huelle = { id, basis: spiel.version }
  const daten = { spieltagId, spielId: spiel.id, ...(grund ? { grund } : {}) }
  switch (aenderung.art) {
    case 'korrektur': {
      const { art: _, ...inhalt } = aenderung
      return { ...huelle, art: 'spiel-korrigieren', daten: { ...daten, ...inhalt } }
    }
    case 'streichung':
      return { ...huelle, art: 'spiel-streichen', daten }
    case 'wiederherstellung':
      return { ...huelle, art: 'spiel-wiederherstellen', daten }
    case 'bestehende':
      return null
  }
}

type MitGrund = OpMit<
  | 'spiel-korrigieren'
  | 'spiel-streichen'
  | 'spiel-wiederherstellen'
  | 'spieltag-aendern'
  | 'spieltag-wiederoeffnen'
  | 'spieltag-streichen'
>

function mitGrund(op: MitGrund, { grund }: Neufassung): AbendOp {
  if (!grund || op.daten.grund) return op
  // The same kind with one word more; TypeScript cannot see through the spread of a union.
  return { ...op, daten: { ...op.daten, grund } } as MitGrund
}
