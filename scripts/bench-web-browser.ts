import type { Browser, BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import type { Vorfuehrung } from './demo-fuellen'
import { findChromium } from './chromium.mjs'

const ARGUMENTE = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A phone held upright. */
const TELEFON = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  // With it the browser knows of no mouse that could hover.
  isMobile: true,
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
} as const

export async function starteBrowser(): Promise<{ browser: Browser; pfad: string }> {
  const pfad = await findChromium()
  return { browser: await chromium.launch({ executablePath: pfad, args: ARGUMENTE }), pfad }
}

interface Anmeldung {
  /** Where the server is. */
  readonly url: string
  readonly konto: Pick<Vorfuehrung, 'anmeldename' | 'passwort'>
}

/** A browser of its own that has signed in. Without a service worker, where what the page itself fetches is to be counted. */
export async function meldeAn(
  browser: Browser,
  { url, konto }: Anmeldung,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const kontext = await browser.newContext({ ...TELEFON, serviceWorkers })
  const seite = await kontext.newPage()
  await seite.goto(`${url}/anmelden`)
  await seite.getByLabel('Anmeldename').fill(konto.anmeldename)
  await seite.getByLabel('Passwort', { exact: true }).fill(konto.passwort)
  await seite.getByRole('button', { name: 'Anmelden' }).click()
  await seite.waitForURL((u) => !u.pathname.startsWith('/anmelden'))
  await seite.close()
  return kontext
}

interface Drossel {
  /** How many times slower the processor is. */
  readonly prozessor: number
  /** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
  readonly netz: 'langsam' | 'frei'
}

export async function drossle(seite: Page, { prozessor, netz }: Drossel): Promise<void> {
  const cdp = await seite.context().newCDPSession(seite)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: prozessor })
  if (netz === 'frei') return
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

export const warte = (ms: number) => new Promise((weiter) => setTimeout(weiter, ms))
