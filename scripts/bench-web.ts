import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { migrateDb } from '@/db/migrate'
import { DATENBANK_DATEI, openDb } from '@/db/open'
import { starteServer } from './bench-server'
import { meldeAn, starteBrowser } from './bench-web-browser'
import type { Ladung } from './bench-web-laden'
import { messeLaden, SITZ, vergissDateien } from './bench-web-laden'
import { benote, holeLighthouse } from './bench-web-lighthouse'
import { baueNackteSeite } from './bench-web-nackt'
import { besucheEinmal, messeWarmstart } from './bench-web-ohne-netz'
import type { Tap } from './bench-web-taps'
import { messeNackteTaps, messeTaps } from './bench-web-taps'
import type { Vorfuehrung } from './demo-fuellen'
import { fuelleVorfuehrung } from './demo-fuellen'

/**
 * `npm run bench:web`: the evening's page of a full sheet, on a slow phone in a slow network, against a page of the same Next
 * with nothing on it, opened in turn. Then every tap of the entry, the start without a network, and Lighthouse's marks.
 */
const LAEUFE = 5
const OFFENE_SPIELE = 24
const ZIEL = { skriptKb: 25, lcpFach: 1.3, warmstartMs: 1000, tapMs: 50, cls: 0 }

const zahl = (n: number, stellen = 0) =>
  n.toLocaleString('de-DE', { minimumFractionDigits: stellen, maximumFractionDigits: stellen })
const kb = (bytes: number) => `${zahl(bytes / 1000, 1)} kB`
const ms = (n: number) => `${zahl(n)} ms`

function mitte(werte: readonly number[]): number {
  const sortiert = [...werte].sort((a, b) => a - b)
  return sortiert[Math.floor(sortiert.length / 2)] ?? Number.NaN
}

/** Median, and from the least to the most. */
function spanne(werte: readonly number[], format: (n: number) => string): string {
  return `${format(mitte(werte))} (${format(Math.min(...werte))} bis ${format(Math.max(...werte))})`
}

function urteile(was: string, erreicht: boolean): void {
  console.log(`  ${erreicht ? '✓' : '✗'} ${was}`)
  if (!erreicht) process.exitCode = 1
}

interface Ort {
  readonly url: string
  readonly abend: string
  readonly vorfuehrung: Vorfuehrung
}

async function laden(browser: Browser, ort: Ort, nackt: string): Promise<void> {
  const kontext = await meldeAn(browser, { url: ort.url, konto: ort.vorfuehrung }, 'block')
  const unsere: Ladung[] = []
  const nackte: Ladung[] = []
  const mitStil: Ladung[] = []
  const leer = await kontext.newPage()
  for (let i = 0; i < LAEUFE; i += 1) {
    await vergissDateien(leer, ort.url)
    unsere.push(await messeLaden(kontext, { url: ort.abend, knopf: SITZ }))
    await vergissDateien(leer, ort.url)
    nackte.push(await messeLaden(kontext, { url: nackt }))
    await vergissDateien(leer, ort.url)
    mitStil.push(await messeLaden(kontext, { url: `${nackt}stil` }))
  }
  await kontext.close()

  const je = (ladungen: readonly Ladung[], wert: (l: Ladung) => number) => ladungen.map(wert)
  const rahmen = mitte(je(nackte, (l) => l.skript.gesamt))
  const dazu = mitte(je(unsere, (l) => l.skript.bisBenutzbar)) - rahmen
  const spaeter = mitte(je(unsere, (l) => l.skript.gesamt)) - rahmen
  const lcp = je(unsere, (l) => l.lcp)
  const lcpNackt = je(nackte, (l) => l.lcp)
  const fach = mitte(lcp) / mitte(lcpNackt)
  const cls = Math.max(...je(unsere, (l) => l.cls))
  console.log(`\nDie Seite des Abends, ${OFFENE_SPIELE} Spiele, Prozessor ÷4, 1,6 Mbit/s, 150 ms:`)
  console.log(`  Skript der nackten Seite   ${kb(rahmen)} gzip`)
  console.log(
    `  … und bis ein Tipp zählt   ${kb(dazu)} mehr; mit allem, was danach kommt, ${kb(spaeter)}`,
  )
  console.log(`  LCP                        ${spanne(lcp, ms)}; nackt ${spanne(lcpNackt, ms)}`)
  const lcpStil = je(mitStil, (l) => l.lcp)
  console.log(
    `  … nackt mit unseren Stilen ${spanne(lcpStil, ms)}: davon das ${zahl(mitte(lcp) / mitte(lcpStil), 2)}-Fache`,
  )
  console.log(
    `  ein Tipp zählt nach        ${spanne(
      je(unsere, (l) => l.benutzbar ?? 0),
      ms,
    )}`,
  )
  console.log(`  CLS höchstens              ${zahl(cls, 3)}`)
  urteile(`Skript: höchstens ${ZIEL.skriptKb} kB mehr`, dazu <= ZIEL.skriptKb * 1000)
  urteile(
    `LCP: das ${zahl(fach, 2)}-Fache, höchstens ${zahl(ZIEL.lcpFach, 1)}`,
    fach <= ZIEL.lcpFach,
  )
  // As Lighthouse tells it, in thousandths.
  urteile('CLS: 0', Math.round(cls * 1000) / 1000 <= ZIEL.cls)
}

async function taps(browser: Browser, ort: Ort, nackt: string): Promise<void> {
  const kontext = await meldeAn(browser, { url: ort.url, konto: ort.vorfuehrung }, 'block')
  const laeufe: (readonly Tap[])[] = []
  const nackte: number[] = []
  for (let i = 0; i < LAEUFE; i += 1) {
    laeufe.push(await messeTaps(kontext, ort.abend))
    nackte.push(...(await messeNackteTaps(kontext, nackt)))
  }
  await kontext.close()
  const [erster = []] = laeufe
  const je = erster.map(({ name }, i) => ({
    name,
    dauern: laeufe.map((lauf) => lauf[i]?.dauer ?? 0),
  }))
  console.log(`\nJeder Tipp der Eingabe, Prozessor ÷4 (0 heißt unter 16 ms):`)
  for (const { name, dauern } of je) console.log(`  ${name.padEnd(32)} ${spanne(dauern, ms)}`)
  const alle = je.flatMap(({ dauern }) => dauern)
  console.log(`  alle zusammen                    ${spanne(alle, ms)}`)
  console.log(`  Kontrolle: Knopf der nackten     ${spanne(nackte, ms)}`)
  const schlimmster = Math.max(...je.map(({ dauern }) => mitte(dauern)))
  urteile(
    `der langsamste braucht ${ms(schlimmster)}, unter ${ZIEL.tapMs}`,
    schlimmster < ZIEL.tapMs,
  )
}

async function warmstart(kontext: BrowserContext, abend: string): Promise<void> {
  const start = async (prozessor: number) => {
    const dauern: number[] = []
    for (let i = 0; i < LAEUFE; i += 1)
      dauern.push(await messeWarmstart(kontext, { url: abend, prozessor }))
    return dauern
  }
  const frei = await start(1)
  console.log('\nStart ohne Netz (Server beendet), bis ein Tipp zählt:')
  console.log(`  ${spanne(frei, ms)}; Prozessor ÷4 ${spanne(await start(4), ms)}`)
  urteile(`unter ${zahl(ZIEL.warmstartMs / 1000)} s`, mitte(frei) <= ZIEL.warmstartMs)
}

async function noten(browser: Browser, ort: Ort, chromium: string): Promise<void> {
  if (!holeLighthouse()) {
    console.log('\nLighthouse: ausgelassen, die Paketquelle ist nicht erreichbar.')
    return
  }
  const kontext = await meldeAn(browser, { url: ort.url, konto: ort.vorfuehrung }, 'block')
  const cookie = (await kontext.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await kontext.close()
  const { kurz, saisonId } = ort.vorfuehrung
  const seiten = {
    Abend: ort.abend,
    Saison: `${ort.url}/v/${kurz}/saison/${saisonId}`,
    Start: `${ort.url}/v/${kurz}`,
  }
  console.log('\nLighthouse (Leistung, Zugänglichkeit, gute Sitten):')
  for (const [name, url] of Object.entries(seiten)) {
    const n = benote({ url, cookie, chromium })
    const text = n ? `${n.leistung}  ${n.zugaenglichkeit}  ${n.guteSitten}` : 'keine Noten'
    console.log(`  ${name.padEnd(8)} ${text}`)
  }
}

async function main(ordner: string): Promise<void> {
  const db = openDb(join(ordner, DATENBANK_DATEI))
  migrateDb(db)
  const vorfuehrung = await fuelleVorfuehrung(db, { offeneSpiele: OFFENE_SPIELE })
  db.$client.close()
  const nackt = await baueNackteSeite()
  const server = await starteServer(ordner)
  const { browser, pfad } = await starteBrowser()
  const url = `http://localhost:${server.port}`
  const abend = `${url}/v/${vorfuehrung.kurz}/spieltage/${vorfuehrung.offen}`
  const ort = { url, abend, vorfuehrung }
  try {
    const ohneAlles = `http://localhost:${nackt.server.port}/`
    await laden(browser, ort, ohneAlles)
    await taps(browser, ort, `${ohneAlles}knopf`)
    await noten(browser, ort, pfad)
    const kontext = await meldeAn(browser, { url, konto: vorfuehrung }, 'allow')
    await besucheEinmal(kontext, abend)
    await server.beende()
    await warmstart(kontext, abend)
  } finally {
    await browser.close()
    await server.beende()
    await nackt.raeumeAuf()
  }
}

const ordner = mkdtempSync(join(tmpdir(), 'kallemann-bench-web-'))
try {
  await main(ordner)
} finally {
  rmSync(ordner, { recursive: true, force: true })
}
