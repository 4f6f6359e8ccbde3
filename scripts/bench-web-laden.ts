import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { drossle, warte } from './bench-web-browser'

/** What it took to open a page, times in milliseconds from the beginning of the navigation. */
export interface Ladung {
  /** Bytes of script, gzip: asked for until the tap that the page answered to, and all together once it rested. */
  readonly skript: { readonly bisBenutzbar: number; readonly gesamt: number }
  readonly lcp: number
  readonly cls: number
  /** When the first tap that counts was to be seen; null for a page with nothing to tap. */
  readonly benutzbar: number | null
}

declare global {
  interface Window {
    messung: { lcp: number; cls: number; getippt: number | null; benutzbar: number | null }
  }
}

/** Runs before everything else on the page. Taps the first player until that counts, as somebody impatient would. */
function beobachte(knopf: string): void {
  const messung: Window['messung'] = { lcp: 0, cls: 0, getippt: null, benutzbar: null }
  window.messung = messung
  new PerformanceObserver((liste) => {
    for (const { startTime } of liste.getEntries()) messung.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((liste) => {
    for (const e of liste.getEntries() as (PerformanceEntry & { value: number })[])
      messung.cls += e.value
  }).observe({ type: 'layout-shift', buffered: true })
  const uhr = setInterval(() => {
    const sitz = document.querySelector<HTMLElement>(knopf)
    if (sitz === null) return
    const getippt = performance.now()
    sitz.click()
    requestAnimationFrame(() => {
      if (messung.benutzbar !== null || sitz.getAttribute('aria-pressed') !== 'true') return
      messung.getippt = getippt
      messung.benutzbar = performance.now()
      clearInterval(uhr)
      // Taken back: what is measured next begins with an empty sheet.
      sitz.click()
    })
  }, 20)
}

/** The first seat of the entry. */
export const SITZ = '[aria-label^="Wer war Re"] button[aria-pressed]'

const RUHE_MS = 1500
const RUHE_HOECHSTENS_MS = 20_000

interface Optionen {
  readonly url: string
  /** What is tapped; left out for a page with nothing to tap. */
  readonly knopf?: string
}

/** Opens a page in a fresh tab on a slow phone in a slow network, and waits until nothing comes any more. */
export async function messeLaden(kontext: BrowserContext, optionen: Optionen): Promise<Ladung> {
  const { url, knopf } = optionen
  const seite = await kontext.newPage()
  const skripte: { readonly antwort: Response; readonly am: number }[] = []
  const anfang = Date.now()
  seite.on('response', (antwort) => {
    if (antwort.request().resourceType() !== 'script') return
    skripte.push({ antwort, am: antwort.request().timing().startTime })
  })
  await seite.addInitScript(beobachte, knopf ?? 'keiner')
  await drossle(seite, { prozessor: 4, netz: 'langsam' })
  await seite.goto(url)
  if (knopf !== undefined) await seite.waitForFunction(() => window.messung.benutzbar !== null)
  await warteAufRuhe(() => skripte.length, anfang)
  const messung = await seite.evaluate(() => window.messung)
  const beginn = await seite.evaluate(() => performance.timeOrigin)
  const gross = await Promise.all(
    skripte.map(async ({ antwort, am }) => ({
      bytes: gzipSync(await antwort.body(), { level: 9 }).length,
      am: am - beginn,
    })),
  )
  await seite.close()
  const bis = messung.getippt ?? Infinity
  return {
    ...messung,
    skript: {
      bisBenutzbar: summe(gross.filter((s) => s.am <= bis).map((s) => s.bytes)),
      gesamt: summe(gross.map((s) => s.bytes)),
    },
  }
}

/** Nothing new has come for a while. A page that listens to its server is never without a connection. */
async function warteAufRuhe(anzahl: () => number, anfang: number): Promise<void> {
  for (let bisher = -1; bisher !== anzahl(); await warte(RUHE_MS)) {
    bisher = anzahl()
    if (Date.now() - anfang > RUHE_HOECHSTENS_MS) return
  }
}

/** Empties what the browser keeps of earlier visits to a page, all but the sign-in. */
export async function vergissDateien(seite: Page, url: string): Promise<void> {
  const cdp = await seite.context().newCDPSession(seite)
  await cdp.send('Network.clearBrowserCache')
  const { origin } = new URL(url)
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
}

function summe(zahlen: readonly number[]): number {
  return zahlen.reduce((a, b) => a + b, 0)
}
