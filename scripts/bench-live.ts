import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Op } from '@/lib/domain/op/op'
import type { Ereignis, Saisonlog, Spieltaglog } from '@/lib/sync/ereignis'
import { nachNachtrag } from '@/lib/sync/saisonblatt'
import { nachNachricht } from '@/lib/sync/stand'
import { zufallsquelle } from '../tests/arbitraries/zufallsspiel'
import type { Publikum } from './bench-live-leser'
import { setzePublikum } from './bench-live-leser'
import type { Welt } from './bench-live-welt'
import { baueWelt, neueOp, starteKontrolle, starteServer } from './bench-live-welt'
import type { Server } from './bench-server'

/**
 * `npm run bench:live`: 500 viewers of one evening, then 500 of the season, on the production server. Measured is from the moment
 * at which a game is sent to its arrival at each of them, at table speed and in bursts. The control, in the same run, sends the
 * same bytes through a bare Node server. The goal is one of a table, where a game comes after the other, a hundred times as fast as
 * anybody deals; ten in the same instant show what lies beyond.
 */
const ZUSCHAUER = 500
const JE_KONTO = 20
const ZIEL_MS = 300
const EINZELN = 24
const STOESSE = 5
const IM_STOSS = 10
/** Between two games at a very fast table, in milliseconds. */
const ABSTAND_MS = 300

interface Messung {
  /** From sending to each viewer, milliseconds. */
  readonly dauern: readonly number[]
  readonly fehlen: number
}

type Sende = (inhalt: string) => Promise<number>

/** Sends one and answers the number of its entry. */
function senderAn(server: Server, cookie: string): Sende {
  const url = `http://localhost:${server.port}/api/v1/ops`
  const headers = { 'Content-Type': 'application/json', cookie }
  return async (body) => {
    const antwort = await fetch(url, { method: 'POST', headers, body })
    const json = (await antwort.json()) as { seq?: number }
    if (json.seq === undefined)
      throw new Error(`${antwort.status}: ${JSON.stringify(json).slice(0, 300)}`)
    return json.seq
  }
}

/** Sends groups, each at once, one after the other; waits until everybody has heard of all, or long enough. */
async function miss(
  publikum: Publikum,
  sende: Sende,
  gruppen: readonly (readonly string[])[],
): Promise<Messung> {
  const gesendet: { readonly am: number; readonly seq: number }[] = []
  for (const gruppe of gruppen) {
    await warte(ABSTAND_MS)
    const stoss = gruppe.map(async (inhalt) => {
      const am = performance.now()
      return { am, seq: await sende(inhalt) }
    })
    gesendet.push(...(await Promise.all(stoss)))
  }
  const alle = () => publikum.gehoert.every((g) => gesendet.every(({ seq }) => g.has(seq)))
  for (let i = 0; i < 100 && !alle(); i += 1) await warte(50)
  const dauern = publikum.gehoert.flatMap((g) =>
    gesendet.map(({ am, seq }) => (g.get(seq)?.am ?? Infinity) - am),
  )
  const da = dauern.filter(Number.isFinite)
  return { dauern: da.sort((a, b) => a - b), fehlen: dauern.length - da.length }
}

const warte = (ms: number) => new Promise((weiter) => setTimeout(weiter, ms))

/** The games of the evening, one by one, then corrections of them, many at once. */
function abendOps({ kurz, abend, sitze }: Welt) {
  const zufall = zufallsquelle(1)
  const [a = '', b = '', c = ''] = sitze
  const spiel = () => ({ art: 'normal', re: [a, zufall() < 0.5 ? b : c], augenRe: 121 })
  const { spieltagId, rundeId } = abend
  const bestaetigt = ['spielzahl-ueberschritten', 'pflichtsolo-nicht-gespielt']
  const spiele = Array.from({ length: EINZELN }, (_, i) =>
    neueOp('spiel-eintragen', 0, {
      ...{ spieltagId, rundeId, spielId: neueSpielId(i), position: i + 1 },
      spiel: { ...spiel(), bestaetigt },
    }),
  )
  const stoesse = Array.from({ length: STOESSE }, (_, stoss) =>
    Array.from({ length: IM_STOSS }, (_, i) =>
      neueOp('spiel-korrigieren', stoss + 1, {
        ...{ spieltagId, spielId: neueSpielId(i) },
        spiel: { ...spiel(), augenRe: 122 + stoss, bestaetigt },
      }),
    ),
  )
  const huelle = (op: Op) => JSON.stringify({ verein: kurz, op })
  return { einzeln: spiele.map((op) => [huelle(op)]), stoesse: stoesse.map((s) => s.map(huelle)) }
}

const neueSpielId = (i: number) => `0190ffff-0000-7000-8000-${String(i).padStart(12, '0')}`

/** Corrections of a counted evening, of which each changes the table. */
function saisonOps({ kurz, altes }: Welt): readonly (readonly string[])[] {
  const { spieltagId, spielId, spiel } = altes
  return Array.from({ length: EINZELN }, (_, i) => {
    const grund = 'verzählt'
    const anders = { art: 'normal', re: spiel.re.slice(0, 2), augenRe: i % 2 === 0 ? 60 : 180 }
    const op = neueOp('spiel-korrigieren', i + 1, { spieltagId, spielId, grund, spiel: anders })
    return [JSON.stringify({ verein: kurz, op })]
  })
}

const zahl = (n: number) => n.toLocaleString('de-DE', { maximumFractionDigits: 0 })
const perzentil = (sortiert: readonly number[], p: number) =>
  sortiert[Math.min(sortiert.length - 1, Math.floor(sortiert.length * p))] ?? NaN

function zeile(name: string, { dauern, fehlen }: Messung): string {
  const werte = [perzentil(dauern, 0.5), perzentil(dauern, 0.99), dauern.at(-1) ?? NaN]
  const spalten = werte.map((ms) => `${zahl(ms)} ms`.padStart(10)).join('')
  return `${name.padEnd(46)}${spalten}${fehlen > 0 ? `   ${zahl(fehlen)} kamen nicht an` : ''}`
}

function textSpeicher(server: Server): string {
  const mb = server.speicher()
  return mb === undefined ? 'unbekannt' : `${zahl(mb)} MB`
}

/** Whether all viewers, by what they heard alone, have what the log says in the end. */
function pruefeGleich<T extends { readonly seq: number }>(
  publikum: Publikum,
  { anfang, ende }: { readonly anfang: T; readonly ende: T },
  nach: (stand: T, ereignis: Ereignis) => T | null,
): number {
  const soll = JSON.stringify(sortiert(ende))
  const staende = publikum.gehoert.map((gehoert) => {
    const inFolge = [...gehoert].sort(([a], [b]) => a - b)
    return inFolge.reduce<T | null>(
      (stand, [, { daten }]) => stand && nach(stand, JSON.parse(daten) as Ereignis),
      anfang,
    )
  })
  return staende.filter((stand) => JSON.stringify(sortiert(stand)) === soll).length
}

/** The same data, whatever order its fields are in. */
function sortiert(wert: unknown): unknown {
  if (Array.isArray(wert)) return wert.map(sortiert)
  if (typeof wert !== 'object' || wert === null) return wert
  const felder = Object.entries(wert).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(felder.map(([name, feld]) => [name, sortiert(feld)]))
}

async function liesLog<T>(server: Server, { kurz, schreiber }: Welt, frage: string): Promise<T> {
  const url = `http://localhost:${server.port}/api/v1/vereine/${kurz}/log?${frage}&nach=-1`
  return (await (await fetch(url, { headers: { cookie: schreiber } })).json()) as T
}

interface Ergebnis {
  readonly messungen: readonly Messung[]
  readonly gleich: number
  /** What a control has to send in its place. */
  readonly bytes: readonly string[]
}

async function messeAbend(server: Server, welt: Welt): Promise<Ergebnis> {
  const frage = `spieltag=${welt.abend.spieltagId}`
  const { stand: anfang } = await liesLog<Spieltaglog>(server, welt, frage)
  const publikum = await setzePublikum(stromVon(server, welt, frage), welt.zuschauer)
  console.log(`Speicher mit ${ZUSCHAUER} Zuschauern: ${textSpeicher(server)}`)
  const { einzeln, stoesse } = abendOps(welt)
  const sende = senderAn(server, welt.schreiber)
  const messungen = [await miss(publikum, sende, einzeln), await miss(publikum, sende, stoesse)]
  const { stand: ende } = await liesLog<Spieltaglog>(server, welt, frage)
  if (anfang === null || ende === null) throw new Error('das Log hat keinen Stand')
  const gleich = pruefeGleich(publikum, { anfang, ende }, (stand, e) =>
    e.art === 'spieltag' ? nachNachricht(stand, e.nachricht) : stand,
  )
  publikum.geht()
  return { messungen, gleich, bytes: bytesVon(publikum) }
}

async function messeSaison(server: Server, welt: Welt): Promise<Ergebnis> {
  const frage = `saison=${welt.saisonId}`
  const { stand: anfang } = await liesLog<Saisonlog>(server, welt, frage)
  const publikum = await setzePublikum(stromVon(server, welt, frage), welt.zuschauer)
  const messung = await miss(publikum, senderAn(server, welt.schreiber), saisonOps(welt))
  const { stand: ende } = await liesLog<Saisonlog>(server, welt, frage)
  if (anfang === null || ende === null) throw new Error('das Log hat keinen Stand')
  const gleich = pruefeGleich(publikum, { anfang, ende }, (stand, e) =>
    e.art === 'saison' ? nachNachtrag(stand, e.nachtrag) : stand,
  )
  publikum.geht()
  return { messungen: [messung], gleich, bytes: bytesVon(publikum) }
}

function stromVon({ port }: Server, { kurz }: Welt, frage: string): string {
  return `http://localhost:${port}/api/v1/vereine/${kurz}/live?${frage}`
}

const bytesVon = ({ gehoert: [erster] }: Publikum) =>
  [...(erster?.values() ?? [])].map(({ daten }) => daten)

/** The same bytes, in the same groups. */
async function messeKontrolle(welt: Welt, { bytes }: Ergebnis): Promise<readonly Messung[]> {
  const kontrolle = await starteKontrolle()
  try {
    const publikum = await setzePublikum(`http://localhost:${kontrolle.port}/live`, welt.zuschauer)
    const sende = senderAn(kontrolle, '')
    const einzeln = bytes.slice(0, EINZELN).map((b) => [b])
    const stoesse = Array.from({ length: STOESSE }, (_, i) =>
      bytes.slice(EINZELN + i * IM_STOSS, EINZELN + (i + 1) * IM_STOSS),
    )
    const messungen = [await miss(publikum, sende, einzeln), await miss(publikum, sende, stoesse)]
    publikum.geht()
    return messungen
  } finally {
    await kontrolle.beende()
  }
}

interface Ergebnisse {
  readonly abend: Ergebnis
  readonly saison: Ergebnis
  readonly abendKontrolle: readonly Messung[]
  readonly saisonKontrolle: readonly Messung[]
}

async function messe(server: Server, welt: Welt): Promise<Ergebnisse> {
  console.log(`Speicher ohne Zuschauer: ${textSpeicher(server)}`)
  const abend = await messeAbend(server, welt)
  const abendKontrolle = await messeKontrolle(welt, abend)
  const saison = await messeSaison(server, welt)
  const saisonKontrolle = await messeKontrolle(welt, saison)
  console.log(`Speicher danach: ${textSpeicher(server)}`)
  return { abend, abendKontrolle, saison, saisonKontrolle }
}

async function laufe(ordner: string): Promise<void> {
  const gebaut = await baueWelt(ordner, Math.ceil(ZUSCHAUER / JE_KONTO))
  const zuschauer = gebaut.zuschauer.flatMap((c) => Array.from({ length: JE_KONTO }, () => c))
  const server = await starteServer(ordner)
  try {
    berichte(await messe(server, { ...gebaut, zuschauer: zuschauer.slice(0, ZUSCHAUER) }))
  } finally {
    await server.beende()
  }
}

function berichte({ abend, abendKontrolle, saison, saisonKontrolle }: Ergebnisse): void {
  console.log(`\nVom Senden bis zu jedem der ${ZUSCHAUER} Zuschauer:\n`)
  console.log(
    `${''.padEnd(46)}${['Median', 'p99', 'höchstens'].map((t) => t.padStart(10)).join('')}`,
  )
  const zeilen: readonly (readonly [string, Messung | undefined])[] = [
    [`Abend, ${EINZELN} Spiele nacheinander`, abend.messungen[0]],
    ['  Kontrolle', abendKontrolle[0]],
    [`Abend, ${STOESSE} Stöße zu ${IM_STOSS} Korrekturen`, abend.messungen[1]],
    ['  Kontrolle', abendKontrolle[1]],
    [`Saison, ${EINZELN} Korrekturen gezählter Spiele`, saison.messungen[0]],
    ['  Kontrolle', saisonKontrolle[0]],
  ]
  for (const [name, messung] of zeilen) if (messung) console.log(zeile(name, messung))

  const amTisch = [abend.messungen[0], saison.messungen[0]]
  const alle = [...abend.messungen, ...saison.messungen]
  const gleiche = Math.min(abend.gleich, saison.gleich)
  console.log(`\nZuschauer mit dem Stand des Servers: ${gleiche} von ${ZUSCHAUER}`)
  const gut =
    alle.every(({ fehlen }) => fehlen === 0) &&
    amTisch.every((messung) => perzentil(messung?.dauern ?? [], 0.99) < ZIEL_MS)
  console.log(`Ziel, p99 nacheinander unter ${ZIEL_MS} ms: ${gut ? 'erreicht' : 'verfehlt'}`)
  if (!gut || gleiche < ZUSCHAUER) process.exitCode = 1
}

const ordner = mkdtempSync(join(tmpdir(), 'kallemann-bench-'))
try {
  await laufe(ordner)
} finally {
  rmSync(ordner, { recursive: true, force: true })
}
