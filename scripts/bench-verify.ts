import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import Database from 'better-sqlite3'
import { rechneVereinNach } from '@/db/nachrechnen'
import { sha256 } from '@/db/sha256'
import { zufallsquelle } from '../tests/arbitraries/zufallsspiel'
import type { Umfang } from './bench-verein'
import { spieleJahre } from './bench-verein'
import type { Benchverein } from './bench-schreiben'
import { gruende, mitExecute, ohneExecute } from './bench-schreiben'

/**
 * `npm run bench:verify`: ten years of a busy club, 28,000 games a year, are recomputed from their protocol. They are written
 * faster than `execute` would, by the same functions; a small sample written both ways must be the same, byte by byte. The
 * control only reads the entries and hashes their text: what of the time is the machine's.
 */
const ZEHN_JAHRE: Umfang = { jahre: 10, abendeImJahr: 1167, spieleAmAbend: 24 }
const PROBE: Umfang = { jahre: 2, abendeImJahr: 15, spieleAmAbend: 24 }
const ZIEL_S = 60
const SAAT = 20260109

const zahl = (n: number, stellen = 0) =>
  n.toLocaleString('de-DE', { minimumFractionDigits: stellen, maximumFractionDigits: stellen })

/** The same years written by `execute` and without it: whether both files hold the same. */
function pruefeProbe(ordner: string): boolean {
  const [mit, ohne] = [join(ordner, 'mit.sqlite'), join(ordner, 'ohne.sqlite')]
  const verein = gruende(mit)
  copyFileSync(mit, ohne)
  schreibeJahre(mit, verein, { ...PROBE, wie: mitExecute })
  schreibeJahre(ohne, verein, { ...PROBE, wie: ohneExecute })
  return inhalt(mit) === inhalt(ohne)
}

function schreibeJahre(
  datei: string,
  verein: Benchverein,
  { wie, ...umfang }: Umfang & { readonly wie: typeof mitExecute },
): void {
  const { empfaenger, ende } = wie(datei, verein)
  spieleJahre(verein.spieler, umfang, { zufall: zufallsquelle(SAAT), empfaenger })
  ende()
}

function inhalt(datei: string): string {
  const db = new Database(datei, { readonly: true })
  const tabellen = db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
    .pluck()
    .all() as string[]
  const zeilen = tabellen.map((t) => [t, db.prepare(`SELECT * FROM "${t}"`).raw().all()])
  db.close()
  return JSON.stringify(zeilen)
}

/** Seconds to read every entry and hash its text, without any rule. */
function messeKontrolle(datei: string): number {
  const db = new Database(datei, { readonly: true })
  const anfang = performance.now()
  const zeilen = db.prepare('SELECT daten, folge, hash FROM protokoll').raw().iterate()
  for (const zeile of zeilen as IterableIterator<readonly string[]>) sha256(zeile.join())
  db.close()
  return (performance.now() - anfang) / 1000
}

function laufe(ordner: string): void {
  if (!pruefeProbe(ordner)) throw new Error('Die Probe ist nicht, was execute schreibt.')
  console.log('Probe: mit und ohne execute geschrieben, alle Tabellen gleich.')
  const datei = join(ordner, 'zehn-jahre.sqlite')
  const verein = gruende(datei)
  const baut = performance.now()
  schreibeJahre(datei, verein, { ...ZEHN_JAHRE, wie: ohneExecute })
  const gebaut = (performance.now() - baut) / 1000
  console.log(`Gebaut in ${zahl(gebaut)} s, ${zahl(statSync(datei).size / 2 ** 20)} MB.`)

  const kontrolle = messeKontrolle(datei)
  const { eintraege, dauer, rechenzeit, speicher } = rechneEigens(datei, verein.vereinId)
  console.log(`Nachgerechnet: ${zahl(eintraege)} Einträge in ${zahl(dauer, 1)} s`)
  console.log(
    `  ${zahl(eintraege / dauer)} Einträge/s, ${zahl((dauer * 1e6) / eintraege)} µs je Eintrag`,
  )
  console.log(`  Rechenzeit ${zahl(rechenzeit, 1)} s, Start und Prüfung der Datei eingeschlossen`)
  console.log(`  Speicher höchstens ${zahl(speicher)} MB`)
  console.log(
    `  Kontrolle, nur lesen und hashen: ${zahl(kontrolle, 1)} s, das ${zahl(dauer / kontrolle, 1)}-Fache`,
  )
  console.log(`Ziel unter ${ZIEL_S} s: ${dauer < ZIEL_S ? 'erreicht' : 'verfehlt'}`)
  if (dauer >= ZIEL_S) process.exitCode = 1
}

interface Messung {
  readonly eintraege: number
  /** Seconds. */
  readonly dauer: number
  /** Seconds of all its threads: what of `dauer` is not waiting for other programs. */
  readonly rechenzeit: number
  /** Megabytes. */
  readonly speicher: number
}

/** In a process of its own: what building has left behind is no part of it. */
function rechneEigens(datei: string, vereinId: string): Messung {
  const argumente = [...process.execArgv, import.meta.filename, datei, vereinId]
  const { stdout, status } = spawnSync(process.execPath, argumente, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error('Das Nachrechnen ist abgebrochen.')
  return JSON.parse(stdout) as Messung
}

async function miss(datei: string, vereinId: string): Promise<Messung> {
  const anfang = performance.now()
  const { abweichung, eintraege } = await rechneVereinNach(datei, { vereinId })
  if (abweichung !== null) throw new Error(JSON.stringify(abweichung))
  const dauer = (performance.now() - anfang) / 1000
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const rechenzeit = (userCPUTime + systemCPUTime) / 1e6
  return { eintraege, dauer, rechenzeit, speicher: maxRSS / 1024 }
}

async function main([datei, vereinId]: readonly string[]): Promise<void> {
  if (datei !== undefined && vereinId !== undefined) {
    console.log(JSON.stringify(await miss(datei, vereinId)))
    return
  }
  const ordner = mkdtempSync(join(tmpdir(), 'kallemann-bench-'))
  try {
    laufe(ordner)
  } finally {
    rmSync(ordner, { recursive: true, force: true })
  }
}

await main(process.argv.slice(2))
