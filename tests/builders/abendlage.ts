import { tagesaenderungen } from '../../lib/domain/op/aenderung'
import { decide } from '../../lib/domain/op/decide'
import type { VereinStand } from '../../lib/domain/op/op'
import type { Spiel } from '../../lib/domain/spiel/spiel'
import { nachAntwort, reiheEin } from '../../lib/sync/abend'
import { anblick } from '../../lib/sync/anblick'
import type {
  Abendlage,
  AbendOp,
  Absage,
  Absender,
  Entscheid,
  FehlerMitText,
  Konflikt,
} from '../../lib/sync/ausgang'
import { entscheide } from '../../lib/sync/entscheid'
import type { Nachricht, Stand } from '../../lib/sync/stand'
import { mitOffenen } from '../../lib/sync/vorgriff'
import { eroeffnet, JETZT, kontext, nach, NORMAL, RUNDE, SPIELTAG, testId, verein } from './verein'

export const ICH: Absender = {
  ...{ weg: { art: 'verein', kurz: 'kreuzdame' }, kontoId: testId(31), erfasstVon: 'Anna' },
}

/** The evening's operations with an id, a Spiel and a version of one's own choice. */
export function eintrag(
  opId: number,
  p: { spiel: number; position: number; inhalt?: Spiel; runde?: string; besetzung?: string[] },
): Extract<AbendOp, { art: 'spiel-eintragen' }> {
  const { inhalt = NORMAL, runde = RUNDE, besetzung } = p
  return {
    ...{ id: testId(opId), art: 'spiel-eintragen', basis: 0 },
    daten: {
      ...{ spieltagId: SPIELTAG, rundeId: runde, spielId: testId(p.spiel), position: p.position },
      ...{ spiel: { ...inhalt }, ...(besetzung && { besetzung }) },
    },
  }
}

export function korrektur(
  opId: number,
  p: { spiel: number; basis: number; inhalt: Spiel; besetzung?: string[]; grund?: string },
): AbendOp {
  const { besetzung, grund } = p
  const daten = { spieltagId: SPIELTAG, spielId: testId(p.spiel), spiel: { ...p.inhalt } }
  return {
    ...{ id: testId(opId), art: 'spiel-korrigieren', basis: p.basis },
    daten: { ...daten, ...(besetzung && { besetzung }), ...(grund !== undefined && { grund }) },
  }
}

export function streichung(opId: number, p: { spiel: number; basis: number }): AbendOp {
  const daten = { spieltagId: SPIELTAG, spielId: testId(p.spiel) }
  return { id: testId(opId), art: 'spiel-streichen', basis: p.basis, daten }
}

export function wiederherstellung(opId: number, p: { spiel: number; basis: number }): AbendOp {
  const daten = { spieltagId: SPIELTAG, spielId: testId(p.spiel) }
  return { id: testId(opId), art: 'spiel-wiederherstellen', basis: p.basis, daten }
}

export function rundenwechsel(
  opId: number,
  p: { runde: string; basis: number; sitze: string[] },
): AbendOp {
  const { sitze } = p
  const runde = { id: p.runde, sitze, ersterGeber: sitze[0] ?? '' }
  return {
    ...{ id: testId(opId), art: 'runde-eroeffnen', basis: p.basis },
    daten: { spieltagId: SPIELTAG, runde },
  }
}

export function abschluss(opId: number, basis: number): AbendOp {
  const daten = { spieltagId: SPIELTAG, ende: 'vorzeitig' as const }
  return { id: testId(opId), art: 'spieltag-abschliessen', basis, daten }
}

export function wiederoeffnung(opId: number, basis: number): AbendOp {
  const daten = { spieltagId: SPIELTAG, grund: 'noch eins' }
  return { id: testId(opId), art: 'spieltag-wiederoeffnen', basis, daten }
}

/** Anna, Bernd, Clara and Dieter have sat down, and the server has taken these since: entry n of the protocol is `seq` n. */
export function serverstand(...ops: readonly AbendOp[]): Stand {
  const stand = nach(verein(), eroeffnet(), ...ops)
  return { seq: ops.length + 1, akte: tagVon(stand) }
}

/** What the last of these operations made of the evening. */
export function nachrichtVon(...ops: readonly [...AbendOp[], AbendOp]): Nachricht {
  const letzte = ops.at(-1)
  const entscheidung =
    letzte && decide(nach(verein(), eroeffnet(), ...ops.slice(0, -1)), letzte, kontext())
  if (!letzte || !entscheidung?.ok) throw new Error('the last one is taken')
  return {
    ...{ spieltagId: SPIELTAG, opId: letzte.id, vorher: ops.length, seq: ops.length + 1 },
    aenderungen: tagesaenderungen(entscheidung.wert, SPIELTAG),
  }
}

/** A refusal of this one fault. */
export function absage(code: Absage['code'], fehler: FehlerMitText['code'], daten = {}): Absage {
  return { code, fehler: [{ ort: '', regel: 'Format', code: fehler, text: fehler, daten }] }
}

export const PLATZ_VERGEBEN = absage('veraltet', 'position-vergeben')
export const VERALTET = absage('veraltet', 'veraltet')

/** The evening on a device that has made these, one after the other. */
export function lageMit(stand: Stand, ...ops: readonly AbendOp[]): Abendlage {
  return ops.reduce<Abendlage>(
    (lage, op, i) => reiheEin(lage, { absender: ICH, op, nummer: i + 1, zeit: JETZT }),
    { stand, wartende: [] },
  )
}

/** The device hears that the server has refused an operation, and what the evening is there. */
export function abgelehnt(
  lage: Abendlage,
  op: AbendOp,
  wie: { readonly absage: Absage; readonly stand: Stand },
): Abendlage {
  const antwort = { art: 'abgelehnt', ...wie } as const
  return nachAntwort(lage, op.id, { antwort, neueId: testId(NEUE_ID) })
}

/** What a silently moved entry gets as its new id. */
export const NEUE_ID = 8000

/** What waits for a person. */
export function konflikte(lage: Abendlage): readonly Konflikt[] {
  return anblick(lage).konflikte
}

/** The first Konflikt is decided; new operations have ids from `testId(9001)` on and numbers from 77 on. */
export function entschieden(lage: Abendlage, entscheid: Entscheid, grund?: string): Abendlage {
  let id = 9000
  const opId = konflikte(lage)[0]?.wartend.op.id ?? ''
  const quelle = { absender: ICH, neueId: () => testId(++id), nummer: 77, zeit: 5, grund }
  return entscheide(lage, { opId, entscheid }, quelle)
}

/** The line, with the operations' own fields. */
export function zuSenden(lage: Abendlage) {
  return anblick(lage).offen.map(({ nummer, op }) => ({ nummer, ...op }))
}

/** The ids of what is in line. */
export function inReihe({ wartende }: Abendlage): readonly string[] {
  return wartende.filter((w) => w.absage === undefined).map((w) => w.op.id)
}

/** The ids of what was set aside. */
export function beiseite({ wartende }: Abendlage): readonly string[] {
  return wartende.filter((w) => w.absage !== undefined).map((w) => w.op.id)
}

/** The games that show, each with its place. */
export function spiele(lage: Abendlage) {
  return mitOffenen(lage).runden.flatMap((r) => r.spiele.map((s) => [s.id, s.position]))
}

function tagVon({ spieltage }: VereinStand) {
  const akte = spieltage.find((t) => t.id === SPIELTAG)
  if (akte === undefined) throw new Error('the evening is open')
  return akte
}

/** Games that one phone enters, one after the other, … */
export const E1 = eintrag(1001, { spiel: 501, position: 1 })
export const E2 = eintrag(1002, { spiel: 502, position: 2 })
export const E3 = eintrag(1003, { spiel: 503, position: 3 })
/** … and somebody else's of the first place, with other Augen. */
export const ANDERES = { ...NORMAL, augenRe: 90 }
export const FREMD = eintrag(2001, { spiel: 601, position: 1, inhalt: ANDERES })
