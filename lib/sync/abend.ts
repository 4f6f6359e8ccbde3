import type { SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import { findSpiel, naechstePosition } from '../domain/spieltag/vorgriff'
import type { Abendlage, AbendOp, Absage, Absender, OpAntwort, Wartend } from './ausgang'
import type { Gruppe } from './gruppe'
import { bautAuf, beiseite, gruppiere, spielIdVon } from './gruppe'
import {
  alsEintrag,
  findAnPlatz,
  inhaltNach,
  istDieselbeFassung,
  istPlatzVergeben,
  sagtDasselbe,
} from './inhalt'
import { nurHier } from './ruecknahme'
import type { Nachricht, Stand } from './stand'
import { nachNachricht, neuererStand } from './stand'
import { mitOffenen } from './vorgriff'

/**
 * How an evening on a device goes from one state to the next. Every step is idempotent: answers and messages may come twice, late,
 * or not at all. Who stores the states must store `stand` and `wartende` of one step together.
 */

/** An own operation that is made now. */
export interface Neues {
  readonly op: AbendOp
  readonly absender: Absender
  /** Greater than all that were given on this device. */
  readonly nummer: number
  readonly zeit: number
  /** The version of its Spiel that it was decided on, on a sheet that was opened before; left out, the one that shows now. */
  readonly gesehen?: SpielAkte
  /** Takes back an entry. Of one that nobody else can have heard of, nothing is left. */
  readonly ruecknahme?: true
}

/** The evening with a new own operation at the end of the line; or without what it takes back, where nobody else knows of that. */
export function reiheEin(lage: Abendlage, neu: Neues): Abendlage {
  const { daten } = neu.op
  const weg = neu.ruecknahme && 'spielId' in daten ? nurHier(lage.wartende, daten.spielId) : null
  if (weg !== null) return { ...lage, wartende: lage.wartende.filter((w) => !weg.has(w)) }
  const akte = mitOffenen(lage)
  const wartend = alsWartend(akte, neu)
  const absage = absageMit(lage, wartend, akte)
  return { ...lage, wartende: [...lage.wartende, absage ? { ...wartend, absage } : wartend] }
}

/**
 * Of what is made on a sheet that was opened before, on a Spiel or a Runde which stands set aside by now: it goes with that. On a
 * version that never came to be it must not be sent: somebody else's may get that number.
 */
function absageMit({ wartende }: Abendlage, wartend: Wartend, akte: SpieltagAkte) {
  const { op, gesehen } = wartend
  const spielId = spielIdVon(wartend)
  if (op.art === 'spiel-eintragen' ? hatRunde(akte, op.daten) : spielId === undefined)
    return undefined
  const jetzt = findSpiel(akte, spielId ?? '')
  if (jetzt && (!gesehen || jetzt.version > gesehen.version || istDieselbeFassung(jetzt, gesehen)))
    return undefined
  const worauf = wartende.find((w) => w.absage !== undefined && bautAuf(wartend, w))
  return worauf?.absage ?? (gesehen && UEBERHOLT)
}

function hatRunde({ runden }: SpieltagAkte, { rundeId }: { readonly rundeId: string }): boolean {
  return runden.some((r) => r.id === rundeId)
}

const UEBERHOLT: Absage = { code: 'veraltet', fehler: [] }

/** The record of an operation that somebody makes on a screen which shows this evening. */
export function alsWartend(akte: SpieltagAkte, neu: Omit<Neues, 'ruecknahme'>): Wartend {
  const { op, absender, nummer, zeit, gesehen = gesehenVon(akte, op) } = neu
  const { weg, kontoId, erfasstVon } = absender
  return {
    ...{ fassung: 1, nummer, op, weg, spieltagId: akte.id, kontoId, erfasstVon, zeit },
    ...(gesehen && { gesehen }),
  }
}

/** What this account may send next, of all evenings that wait on the device; undefined when nothing does. */
export function naechster(
  wartende: readonly Wartend[],
  kontoId: string | null,
): Wartend | undefined {
  return wartende
    .filter((w) => istInReihe(w) && (w.kontoId === null || w.kontoId === kontoId))
    .reduce<Wartend | undefined>((a, b) => (a && a.nummer < b.nummer ? a : b), undefined)
}

/** Whether the server still has to be asked. */
export function istInReihe({ absage, seq }: Wartend): boolean {
  return absage === undefined && seq === undefined
}

/**
 * The evening after the server's answer to one operation. A refused one steps out of the line with all that was built on it; an
 * entry whose place is merely another one by now, because an own one before it was refused, takes the next place under `neueId`.
 */
export function nachAntwort(
  lage: Abendlage,
  opId: string,
  { antwort, neueId }: { readonly antwort: OpAntwort; readonly neueId: string },
): Abendlage {
  switch (antwort.art) {
    case 'genommen': {
      const { nachricht, seq } = antwort
      const genommen = mitSeq(lage, opId, seq)
      const stand = nachricht && nachNachricht(lage.stand, nachricht)
      return bereinige(stand ? { ...genommen, stand } : genommen)
    }
    case 'abgelehnt': {
      const { absage, stand } = antwort
      const aktuell = stand === undefined ? lage : nachStand(lage, stand)
      return nachAbsage(aktuell, opId, { absage, neueId })
    }
  }
}

/** Whether the log has to be read: the server has taken something that the Stand does not have. */
export function fehltEtwas({ stand, wartende }: Abendlage): boolean {
  return wartende.some((w) => w.seq !== undefined && w.seq > stand.seq)
}

/** The evening after a live message; null when something is missing before it, so that the log must be read. */
export function nachEreignis(lage: Abendlage, nachricht: Nachricht): Abendlage | null {
  const stand = nachNachricht(lage.stand, nachricht)
  if (stand === null) return null
  return bereinige({ ...mitSeq(lage, nachricht.opId, nachricht.seq), stand })
}

/** The evening after a reading of it, if that is newer than what is known. */
export function nachStand(lage: Abendlage, gelesen: Stand): Abendlage {
  return bereinige({ ...lage, stand: neuererStand(lage.stand, gelesen) })
}

/**
 * The evening after the log has said that what is known is not of its protocol: the reading is taken whatever the numbers say, and
 * what that other protocol had taken is in line again, under its id.
 */
export function nachNeuanfang({ wartende }: Abendlage, gelesen: Stand): Abendlage {
  return bereinige({ stand: gelesen, wartende: wartende.map(({ seq: _, ...w }) => w) })
}

function mitSeq(lage: Abendlage, opId: string, seq: number): Abendlage {
  return { ...lage, wartende: lage.wartende.map((w) => (w.op.id === opId ? { ...w, seq } : w)) }
}

/** Without what the evening has already, be it that its answer was lost. */
function bereinige({ stand, wartende }: Abendlage): Abendlage {
  const uebrig = wartende.filter(
    ({ op, seq }) => (seq === undefined || seq > stand.seq) && !istDarin(stand.akte, op),
  )
  return { stand, wartende: uebrig }
}

/** Whether the thing that an operation makes, under an id that nobody else can have, is there. */
function istDarin(akte: SpieltagAkte, { art, daten }: AbendOp): boolean {
  if (art === 'spiel-eintragen') return findSpiel(akte, daten.spielId) !== undefined
  if (art === 'runde-eroeffnen') return akte.runden.some((r) => r.id === daten.runde.id)
  if (art === 'einspruch-erheben') return akte.einsprueche.some((e) => e.id === daten.einspruchId)
  return art === 'spieltag-abnehmen' && akte.abnahmen.some((a) => a.id === daten.abnahmeId)
}

function nachAbsage(
  lage: Abendlage,
  opId: string,
  { absage, neueId }: { readonly absage: Absage; readonly neueId: string },
): Abendlage {
  const wartend = lage.wartende.find((w) => w.op.id === opId)
  if (wartend === undefined) return lage
  const verschoben = anNaechsterStelle(lage.stand.akte, wartend, { absage, neueId })
  if (verschoben !== null)
    return { ...lage, wartende: lage.wartende.map((w) => (w === wartend ? verschoben : w)) }
  return ohneAufgehobenes({ ...lage, wartende: legeBeiseite(lage.wartende, wartend, absage) })
}

/** An entry refused for its place alone, where nobody else's Spiel has that place: for the next free one. */
function anNaechsterStelle(
  akte: SpieltagAkte,
  wartend: Wartend,
  { absage, neueId }: { readonly absage: Absage; readonly neueId: string },
): Wartend | null {
  const { op } = wartend
  if (op.art !== 'spiel-eintragen' || !istPlatzVergeben(absage)) return null
  if (findAnPlatz(akte, op) !== undefined) return null
  const position = naechstePosition(akte, op.daten.rundeId)
  if (position === op.daten.position) return null
  const { versucht: _, ...rest } = wartend
  return { ...rest, op: { ...op, id: neueId, daten: { ...op.daten, position } } }
}

function legeBeiseite(
  wartende: readonly Wartend[],
  erster: Wartend,
  absage: Absage,
): readonly Wartend[] {
  const mit = new Set<Wartend>([erster])
  for (const w of wartende)
    if (istInReihe(w) && w.nummer > erster.nummer && [...mit].some((m) => bautAuf(w, m))) mit.add(w)
  return wartende.map((w) => (mit.has(w) ? { ...w, absage } : w))
}

/** Without what the device itself has taken back before anybody else saw it: there is nothing left to decide. */
function ohneAufgehobenes(lage: Abendlage): Abendlage {
  const aufgehoben = new Set(gruppiere(beiseite(lage)).filter(istAufgehoben).flat())
  return { ...lage, wartende: lage.wartende.filter((w) => !aufgehoben.has(w)) }
}

function istAufgehoben(gruppe: Gruppe): boolean {
  const [erster, ...folgen] = gruppe
  const { op, gesehen } = erster
  // What somebody has put into words is not undone by figures that are as they were.
  if (gruppe.some((w) => 'einspruchId' in w.op.daten)) return false
  if (op.art === 'spiel-eintragen') return inhaltNach(alsEintrag(op), folgen).gestrichen
  if (gesehen === undefined || folgen.length === 0) return false
  return sagtDasselbe(gesehen, inhaltNach(gesehen, gruppe))
}

/** The Spiel as it stands on this device when somebody decides to change it. */
function gesehenVon(akte: SpieltagAkte, { art, daten }: AbendOp): SpielAkte | undefined {
  if (art === 'spiel-eintragen') return undefined
  if ('spielId' in daten) return findSpiel(akte, daten.spielId)
  if (art !== 'einspruch-annehmen') return undefined
  const einspruch = akte.einsprueche.find((e) => e.id === daten.einspruchId)
  return einspruch && findSpiel(akte, einspruch.spielId)
}
