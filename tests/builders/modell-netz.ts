import type { AbendOp, OpAntwort, Wartend } from '../../lib/sync/ausgang'
import type { Nachricht, Stand } from '../../lib/sync/stand'
import type { Buch } from './modell-buch'
import { createBuch } from './modell-buch'
import { istHandlung, marke } from './modell-handlung'
import type { Handlung } from './modell-handlung'
import type { ModellServer, Sendung } from './modell-server'
import { createModellServer } from './modell-server'
import type { Kern, Telefon } from './modell-telefon'
import { createTelefon } from './modell-telefon'
import { eingetragenIn, grosserVerein, RUNDE_2, setztSich, TISCH_2 } from './tische'
import {
  ANNA,
  BERND,
  CLARA,
  DIETER,
  eingetragen,
  ELKE,
  eroeffnet,
  nach,
  RUNDE,
  testId,
  verein,
} from './verein'

export const ZWISCHENFAELLE = [
  'sende',
  'anfrage-kommt',
  'anfrage-kommt-und-bleibt',
  'anfrage-verloren',
  'antwort-kommt',
  'antwort-verloren',
  'aufgeben',
  'nachricht-kommt',
  'nachricht-kommt-und-bleibt',
  'nachricht-verloren',
  'log-gefragt',
  'log-kommt',
  'funkloch',
  'absturz',
  'blatt',
  'loese',
] as const
type Zwischenfall = (typeof ZWISCHENFAELLE)[number]

/** One step of a schedule: what happens, at which phone, and a number for all that is left to chance in it. */
export interface Schritt {
  readonly was: Handlung | Zwischenfall
  readonly wer: number
  readonly zufall: number
}

interface An<T> {
  readonly telefon: Telefon
  readonly inhalt: T
}

/** All that is between the phones and the server, and may be late, lost, repeated or overtaken. */
export interface Netz {
  readonly server: ModellServer
  readonly telefone: readonly Telefon[]
  readonly buch: Buch
  /** Those without reception: people go on entering on them. */
  readonly funkloecher: Set<Telefon>
  readonly anfragen: An<Sendung>[]
  readonly antworten: An<{ readonly opId: string; readonly antwort: OpAntwort }>[]
  readonly nachrichten: An<Nachricht>[]
  readonly logs: An<Stand>[]
}

/** Five at a table, so that one sits out; two games are on record. */
export const BEGONNEN = nach(
  verein(),
  eroeffnet({
    runde: { id: RUNDE, sitze: [ANNA, BERND, CLARA, DIETER, ELKE], ersterGeber: ELKE },
  }),
  eingetragen(1, { art: 'normal', re: [ANNA, BERND], augenRe: 130, notiz: 'erstes' }),
  eingetragen(2, { art: 'normal', re: [BERND, CLARA], augenRe: 110, notiz: 'zweites' }),
)

/** The same evening with four more at a second table, where one game is on record. */
export const ZU_ZWEIT = nach(
  { ...BEGONNEN, spieler: grosserVerein().spieler },
  setztSich(1, { id: RUNDE_2, sitze: TISCH_2, tisch: 2 }),
  eingetragenIn(RUNDE_2, {
    ...{ spiel: 201, position: 1 },
    inhalt: { art: 'normal', re: TISCH_2.slice(0, 2), augenRe: 130, notiz: 'drüben' },
  }),
)

/** Three phones on one evening, each of which enters for any of its tables, and the server. */
export function createNetz(kern: Kern, anfang = BEGONNEN): Netz {
  let nummer = 0x10000
  const neueId = () => testId(nummer++)
  const buch = createBuch()
  const server = createModellServer(anfang, buch.vorAnnahme)
  const telefone = ['Anna', 'Bernd', 'Clara'].map((name) =>
    createTelefon({ name, anfang: server.lies(), neueId, kern, sah: buch.sah }),
  )
  const leer = { anfragen: [], antworten: [], nachrichten: [], logs: [] }
  return { server, telefone, buch, funkloecher: new Set(), ...leer }
}

/** Does one step of a schedule. A step for which there is nothing there does nothing. */
export function mache(netz: Netz, { was, wer, zufall }: Schritt): void {
  const telefon = netz.telefone[wer % netz.telefone.length]
  if (telefon === undefined) return
  geschieht(netz, telefon, { was, zufall })
  for (const t of netz.telefone) netz.buch.sieh(t.name, t.getLage())
}

function geschieht(
  netz: Netz,
  telefon: Telefon,
  { was, zufall }: Pick<Schritt, 'was' | 'zufall'>,
): void {
  if (istHandlung(was)) return netz.buch.zurueckgenommen(telefon.tue(was, zufall))
  switch (was) {
    case 'sende':
      return sende(netz, telefon)
    case 'anfrage-kommt':
      return nimmEines(netz.anfragen, zufall, (a) => kommtAn(netz, a))
    case 'anfrage-kommt-und-bleibt':
      return siehEines(netz.anfragen, zufall, (a) => kommtAn(netz, a))
    case 'anfrage-verloren':
      return nimmEines(netz.anfragen, zufall, (a) => a.telefon.gibAuf())
    case 'antwort-kommt':
      return nimmEines(netz.antworten, zufall, (a) => hoereAntwort(netz, a))
    case 'antwort-verloren':
      return nimmEines(netz.antworten, zufall, (a) => a.telefon.gibAuf())
    case 'aufgeben':
      return telefon.gibAuf()
    case 'nachricht-kommt':
      return nimmEines(netz.nachrichten, zufall, (n) => hoereNachricht(netz, n))
    case 'nachricht-kommt-und-bleibt':
      return siehEines(netz.nachrichten, zufall, (n) => hoereNachricht(netz, n))
    case 'nachricht-verloren':
      return nimmEines(netz.nachrichten, zufall, () => undefined)
    case 'log-gefragt':
      netz.logs.push({ telefon, inhalt: netz.server.lies() })
      return
    case 'log-kommt':
      return nimmEines(netz.logs, zufall, (l) => l.telefon.hoereStand(l.inhalt))
    case 'funkloch':
      if (!netz.funkloecher.delete(telefon)) netz.funkloecher.add(telefon)
      return
    case 'absturz':
      return telefon.stuerzeAb()
    case 'blatt':
      return telefon.oeffneBlatt()
    case 'loese':
      return loese(netz, telefon, zufall)
  }
}

function sende({ anfragen, funkloecher }: Netz, telefon: Telefon): void {
  const inhalt = funkloecher.has(telefon) ? undefined : telefon.sende()
  if (inhalt !== undefined) anfragen.push({ telefon, inhalt })
}

function kommtAn(netz: Netz, { telefon, inhalt }: An<Sendung>): void {
  const antwort = netz.server.nimm(inhalt)
  netz.antworten.push({ telefon, inhalt: { opId: inhalt.opId, antwort } })
  if (antwort.art === 'abgelehnt' || antwort.nachricht === undefined) return
  for (const t of netz.telefone) netz.nachrichten.push({ telefon: t, inhalt: antwort.nachricht })
}

function hoereAntwort(netz: Netz, { telefon, inhalt }: Netz['antworten'][number]): void {
  const vorher = telefon.getLage().wartende
  telefon.hoereAntwort(inhalt.opId, inhalt.antwort)
  if (inhalt.antwort.art === 'genommen') return
  const nachher = new Set(telefon.getLage().wartende.map((w) => w.nummer))
  // By their marks: a copy of a request under an older id may have been taken after all.
  const genommen = new Set(netz.server.log.map((e) => marke(e.op as AbendOp)))
  const weg = vorher.filter((w) => !nachher.has(w.nummer) && !genommen.has(marke(w.op)))
  netz.buch.losgelassen(weg)
  verfallen(netz, weg)
}

function loese(netz: Netz, telefon: Telefon, zufall: number): void {
  const entschieden = telefon.loese(zufall)
  if (entschieden === null) return
  const { wartende } = telefon.getLage()
  netz.buch.entschieden(entschieden, wartende)
  const geblieben = new Set(wartende.map((w) => marke(w.op)))
  verfallen(
    netz,
    entschieden.strittige.filter((w) => !geblieben.has(marke(w.op))),
  )
}

/**
 * A request that nobody waits for may still arrive, but not minutes after its phone was told that it is refused and a person has
 * dropped it: then no client could call it back.
 */
function verfallen({ anfragen }: Netz, weg: readonly Wartend[]): void {
  const ids = new Set(weg.map((w) => w.op.id))
  const uebrig = anfragen.filter((a) => !ids.has(a.inhalt.opId))
  anfragen.splice(0, anfragen.length, ...uebrig)
}

function hoereNachricht({ funkloecher }: Netz, { telefon, inhalt }: An<Nachricht>): void {
  if (!funkloecher.has(telefon)) telefon.hoereNachricht(inhalt)
}

function nimmEines<T>(unterwegs: T[], zufall: number, tue: (eines: T) => void): void {
  const wo = zufall % Math.max(1, unterwegs.length)
  unterwegs.splice(wo, 1).forEach(tue)
}

function siehEines<T>(unterwegs: readonly T[], zufall: number, tue: (eines: T) => void): void {
  const wo = zufall % Math.max(1, unterwegs.length)
  unterwegs.slice(wo, wo + 1).forEach(tue)
}

/** So many rounds are enough for any schedule to come to rest. */
const RUNDEN = 300

/**
 * The network is there again and people decide what waits for them, until nothing is left to do. What is still on its way arrives,
 * late; every phone reads the log. False when there is no end to it.
 */
export function bringeZurRuhe(netz: Netz, zufall: number): boolean {
  netz.funkloecher.clear()
  for (const t of netz.telefone) t.gibAuf()
  for (let i = 0; i < RUNDEN; i++) {
    netz.telefone.forEach((_, wer) => mache(netz, { was: 'sende', wer, zufall: 0 }))
    if (stelleZu(netz)) continue
    for (const t of netz.telefone) t.hoereStand(netz.server.lies())
    const wer = netz.telefone.findIndex((t) => t.getLage().wartende.length > 0)
    if (wer < 0) return true
    mache(netz, { was: 'loese', wer, zufall: verwuerfelt(zufall + i) })
  }
  return false
}

/** Another number for each, so that nobody answers the same question the same way for ever. */
function verwuerfelt(zahl: number): number {
  return Math.imul(zahl, 0x9e3779b1) >>> 8
}

/** Delivers all that is on its way, and what it leads to; false when nothing was. */
function stelleZu(netz: Netz): boolean {
  const { anfragen, antworten, nachrichten, logs, telefone } = netz
  const etwas = [anfragen, antworten, nachrichten, logs].some((u) => u.length > 0)
  while (anfragen.length > 0) mache(netz, { was: 'anfrage-kommt', wer: 0, zufall: 0 })
  while (antworten.length > 0) mache(netz, { was: 'antwort-kommt', wer: 0, zufall: 0 })
  while (nachrichten.length > 0) mache(netz, { was: 'nachricht-kommt', wer: 0, zufall: 0 })
  while (logs.length > 0) mache(netz, { was: 'log-kommt', wer: 0, zufall: 0 })
  for (const t of telefone) t.gibAuf()
  for (const t of telefone) if (t.willLesen()) t.hoereStand(netz.server.lies())
  return etwas
}
