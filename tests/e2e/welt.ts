import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** A server of its own with an empty data folder, started the way `npm start` starts it. */
export interface Welt {
  readonly url: string
  readonly daten: string
  /** The one-time set-up code that the server printed. */
  readonly code: string
  readonly verein: string
  /** Ends the server; the data stay. */
  readonly beende: () => Promise<void>
}

const KONTO = { name: 'Anna Beispiel', anmeldename: 'anna', passwort: 'kreuz-dame-2026' }
const SPIELER = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke']

function freierPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const adresse = probe.address()
      probe.close(() =>
        typeof adresse === 'object' && adresse ? resolve(adresse.port) : reject(new Error('Port')),
      )
    })
  })
}

async function warteAuf(
  url: string,
  { kind, ausgabe }: { kind: ChildProcess; ausgabe: () => string },
): Promise<void> {
  const ende = Date.now() + 30_000
  while (Date.now() < ende) {
    if (kind.exitCode !== null)
      throw new Error(`Der Server endete mit ${kind.exitCode}.\n${ausgabe()}`)
    const antwort = await fetch(`${url}/api/health`).catch(() => null)
    if (antwort?.ok) return
    await new Promise((r) => setTimeout(r, 100))
  }
  throw new Error('Der Server antwortet nicht.')
}

/** A server on a data folder; of another build, or on the port of one that has ended, where told. */
export async function starte(
  daten: string,
  wo: { readonly port?: number; readonly wurzel?: string } = {},
): Promise<{ kind: ChildProcess; url: string; ausgabe: () => string }> {
  const port = wo.port ?? (await freierPort())
  const kind = spawn(process.execPath, ['scripts/start.mjs'], {
    ...(wo.wurzel && { cwd: wo.wurzel }),
    env: { ...process.env, PORT: String(port), KALLEMANN_DATA: daten, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  kind.stdout.on('data', (d: Buffer) => (text += d.toString()))
  kind.stderr.on('data', (d: Buffer) => (text += d.toString()))
  const url = `http://localhost:${port}`
  const ausgabe = () => text
  await warteAuf(url, { kind, ausgabe })
  return { kind, url, ausgabe }
}

export async function beende(kind: ChildProcess): Promise<void> {
  if (kind.exitCode !== null || kind.signalCode !== null) return
  const zu = new Promise((r) => kind.once('exit', r))
  kind.kill('SIGTERM')
  await zu
}

/** Sets up the club of the stories through the API; answers with its short name. */
export async function richteEin(url: string, code: string): Promise<string> {
  const antwort = await fetch(`${url}/api/v1/einrichten`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      code,
      verein: 'Doppelkopf Club Urexweiler',
      ...KONTO,
      spieler: SPIELER,
      ichBin: 0,
      saison: 'Saison 2026',
      regelwerk: 'urexweiler',
      einstellungen: { freieFehltage: 2, kuersoloWiederholung: 'einmal' },
    }),
  })
  const daten = (await antwort.json()) as { kurz?: string }
  if (!daten.kurz) throw new Error(`Einrichten ging nicht: ${JSON.stringify(daten)}`)
  return daten.kurz
}

async function mitServer<T>(nutze: (welt: Omit<Welt, 'verein'>) => Promise<T>): Promise<void> {
  const daten = mkdtempSync(join(tmpdir(), 'kallemann-e2e-'))
  const { kind, url, ausgabe } = await starte(daten)
  const code = /Einrichtungscode:\s*([A-Z0-9-]+)/.exec(ausgabe())?.[1] ?? ''
  await nutze({ url, daten, code, beende: () => beende(kind) })
  await beende(kind)
  rmSync(daten, { recursive: true, force: true })
}

export const test = base.extend<
  {
    neueWelt: Omit<Welt, 'verein'>
    welt: Welt
    angemeldet: Page
    /** What a test that has the server fail lets its pages log. */
    fehlerErlaubt: string | null
    ohneFehler: undefined
  },
  { leereWelt: Omit<Welt, 'verein'> }
>({
  /** A server without a club, shared by the tests of a worker: they must leave it so. */
  leereWelt: [({}, use) => mitServer(use), { scope: 'worker' }],
  /** A server without a club, for this test alone. */
  neueWelt: async ({}, use) => {
    await mitServer(use)
  },
  /** A server with one club, for this test alone. */
  welt: async ({}, use) => {
    await mitServer(async (welt) => use({ ...welt, verein: await richteEin(welt.url, welt.code) }))
  },
  fehlerErlaubt: [null, { option: true }],
  /** Every page of every test: no console.error, no uncaught exception. */
  ohneFehler: [
    async ({ page, fehlerErlaubt }, use) => {
      const fehler: string[] = []
      page.on('pageerror', (e) => fehler.push(String(e)))
      page.on('console', (m) => {
        // A refused request (4xx) is logged by the browser itself; the test reads the message on screen.
        if (m.type() === 'error' && !m.text().startsWith('Failed to load resource'))
          fehler.push(m.text())
      })
      await use(undefined)
      const unerlaubt = fehler.filter((f) => fehlerErlaubt === null || !f.includes(fehlerErlaubt))
      expect(unerlaubt, 'Fehler in der Konsole').toEqual([])
    },
    { auto: true },
  ],
  angemeldet: async ({ page, welt }, use) => {
    await meldeAn(page, welt.url)
    await use(page)
  },
})

/** Signs in through the real form. */
export async function meldeAn(
  page: Page,
  url: string,
  konto: { anmeldename: string; passwort: string } = KONTO,
) {
  await page.goto(`${url}/anmelden`)
  await page.getByLabel('Anmeldename').fill(konto.anmeldename)
  await page.getByLabel('Passwort', { exact: true }).fill(konto.passwort)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL((u) => !u.pathname.startsWith('/anmelden'))
}

/** What axe finds on the page as it stands. */
export async function findMaengel(page: Page): Promise<readonly string[]> {
  // At the end of the page the bar at the thumb lies below everything instead of over a part of it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  // What fades in is pale until it is there.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (a) => a.playState !== 'running' || a.effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  const { violations } = await new AxeBuilder({ page })
    // No page has frames: nothing to collect in a page of its own, which would take twice the time.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
}

/** axe finds nothing on the page as it stands. */
export async function ohneMangel(page: Page): Promise<void> {
  expect(await findMaengel(page)).toEqual([])
}

export { expect }
