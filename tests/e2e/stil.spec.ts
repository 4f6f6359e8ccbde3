import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beendeVorzeitig, beginneAbend, gibFrei, sende, VIER } from './daten'
import { mitZustellung, mitSpaetemEnde } from './zustellung'
import { expect, test, type Welt } from './welt'

const SPIEL: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }
const ABEND = { sitze: VIER, ersterGeber: 'Anna', spiele: [SPIEL] }

/** Nobody's. */
const NIEMALS = '00000000-0000-7000-8000-000000000000'

const ALLES = '<style data-stil="alles">'

/** A page as the server sends it to whoever is signed in here. */
async function holeHtml(page: Page, url: string): Promise<string> {
  return (await page.request.get(url)).text()
}

/** The last line of an evening's head, which shows it. */
const KOPF_DA = '<script>document.documentElement.dataset.gelesen??="kopf"'

const AUSSEHEN = [
  ...[
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'letter-spacing',
    'list-style-type',
  ],
  ...['color', 'background-color', 'text-decoration-line', 'opacity'],
  ...['border-top-width', 'border-top-color', 'border-top-left-radius'],
]

/** Where each element of a page lies and how it looks, as the markup alone draws it; not what grows with what is still to come. */
async function zeichnungIn(page: Page, html: string): Promise<readonly string[]> {
  const ohneDateien = html.replace(/<script[^>]*\bsrc=[^>]*><\/script>/g, '')
  await page.setContent(ohneDateien, { waitUntil: 'domcontentloaded' })
  return page.locator('body *:not(script, style, :has(div[hidden]))').evaluateAll(
    (alle, aussehen) =>
      alle.map((e) => {
        const { x, y, width, height } = e.getBoundingClientRect()
        const stil = getComputedStyle(e)
        return [e.tagName, x, y, width, height, ...aussehen.map((w) => stil.getPropertyValue(w))]
          .map((wert) => (wert === '' ? 'unbekannt' : wert))
          .join(' ')
      }),
    AUSSEHEN,
  )
}

/** An evening whose head has all that a head can have: a second table, and a sign that an objection waits. */
async function beginneVollen(page: Page, welt: Welt) {
  const zweiter = ['Fritz', 'Gerda', 'Heinz', 'Inge']
  const abend = await beginneAbend(page, welt, { ...ABEND, neu: zweiter })
  const sitze = zweiter.map((name) => abend.personen[name] ?? '')
  const runde = { id: randomUUID(), sitze, ersterGeber: sitze[0] ?? '' }
  const spieltagId = abend.id
  const offen = { spieltagId, runde, tisch: 2 }
  await sende(page, welt, { art: 'runde-eroeffnen', basis: 1, daten: offen })
  const einspruch = {
    ...{ spieltagId, spielId: abend.spielIds[0] ?? '', einspruchId: randomUUID() },
    ...{ spielerId: abend.personen['Bernd'] ?? '', grund: 'Es waren 160 Augen.' },
  }
  await sende(page, welt, { art: 'einspruch-erheben', basis: 1, daten: einspruch })
  return abend
}

test('the head of an evening looks as it stays, before the other styles have come', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  const laufend = await beginneAbend(page, welt, ABEND)
  const beendet = await beginneAbend(page, welt, ABEND)
  await beendeVorzeitig(page, welt, beendet.id)
  const voll = await beginneVollen(page, welt)
  const link = await gibFrei(page, welt, { spieltagId: laufend.id, recht: 'eintragen' })
  const gast = await (await browser.newContext()).newPage()
  const seiten = await Promise.all([
    ...[laufend, beendet, voll].map(({ url }) => holeHtml(page, url)),
    holeHtml(gast, link),
  ])
  expect(seiten[2]).toContain('>Tisch 2<')
  for (const html of seiten) {
    const [kopf = '', rest = ''] = html.split(ALLES)
    expect(rest).not.toBe('')
    for (const [width, height, colorScheme] of [
      [360, 740, 'light'],
      [1280, 900, 'dark'],
    ] as const) {
      const kontext = await browser.newContext({ viewport: { width, height }, colorScheme })
      const schirm = await kontext.newPage()
      const frueh = await zeichnungIn(schirm, kopf)
      const ganz = await zeichnungIn(schirm, html)
      expect(frueh.length).toBeGreaterThan(13)
      expect(frueh.join()).not.toContain('unbekannt')
      // The last one is what the other styles come in.
      expect(ganz.slice(0, frueh.length - 1)).toEqual(frueh.slice(0, -1))
      await kontext.close()
    }
  }
})

test('the head of an evening is shown once it is whole', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, ABEND)
  const html = await holeHtml(page, abend.url)
  const [halb = ''] = html.split(KOPF_DA)
  const [kopf = ''] = html.split(ALLES)
  const kontext = await browser.newContext()
  const schirm = await kontext.newPage()
  const titel = schirm.getByRole('heading', { level: 1, includeHidden: true })
  await zeichnungIn(schirm, halb)
  await expect(titel).toHaveCount(1)
  await expect(titel).toBeHidden()
  await zeichnungIn(schirm, kopf)
  await expect(titel).toBeVisible()
  await kontext.close()
})

test('each page carries its styles once', async ({ angemeldet: page, welt }) => {
  const abend = await beginneAbend(page, welt, ABEND)
  const verein = `${welt.url}/v/${welt.verein}`
  for (const url of [verein, abend.url, `${welt.url}/regeln`]) {
    const html = await holeHtml(page, url)
    expect(html.split(ALLES), url).toHaveLength(2)
    expect(html.split('<style data-stil="kopf">'), url).toHaveLength(url === abend.url ? 2 : 1)
    // A rule of the dialogs, which no head needs: neither in its own styles nor in the data for the framework.
    expect(html.split('.blatt::backdrop'), url).toHaveLength(2)
  }
})

test('a page that the server does not draw fetches them before it shows', async ({
  angemeldet: page,
  welt,
}) => {
  // The last ones could be evenings by their addresses, which would place their styles themselves.
  for (const pfad of [`v/${welt.verein}/spieltage/x`, `v/${welt.verein}/spieltage/${NIEMALS}`]) {
    await page.goto(`${welt.url}/${pfad}`)
    await expect(page.getByRole('heading', { name: 'Das gibt es hier nicht' })).toBeVisible()
    await expect(page.locator('link[data-stil="alles"]')).toHaveCount(1)
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
  }
  for (const pfad of [`tisch/x/spieltage/${NIEMALS}`, 'tisch/x']) {
    await page.goto(`${welt.url}/${pfad}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
  }
})

test('it fetches them too while the page is still being read', async ({
  angemeldet: page,
  welt,
}) => {
  await mitZustellung(welt.url, mitSpaetemEnde(4000), async (url) => {
    for (const pfad of [`v/${welt.verein}/spieltage/${NIEMALS}`, `tisch/x/spieltage/${NIEMALS}`]) {
      await page.goto(`${url}/${pfad}`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('margin', '0px')
      expect(await page.evaluate(() => document.readyState)).toBe('loading')
    }
  })
})

test('an evening is to be read where no script runs', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, ABEND)
  const ohne = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const seite = await ohne.newPage()
  await seite.goto(abend.url)
  await expect(seite.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(seite.getByRole('region', { name: 'Spiele des Abends' })).toBeVisible()
  // No evening, though by its address it could be one.
  await seite.goto(`${welt.url}/tisch/x/spieltage/${NIEMALS}`)
  await expect(seite.getByRole('heading', { level: 1 })).toBeVisible()
  await ohne.close()
})

test('a page that the server does not draw has the colours and letters of the device too', async ({
  angemeldet: page,
  welt,
}) => {
  await page.evaluate(() => {
    localStorage.setItem('kallemann-thema', 'dunkel')
    localStorage.setItem('kallemann-schrift', '1')
  })
  for (const pfad of [`v/${welt.verein}/spieltage/${NIEMALS}`, 'v/gibtsnicht']) {
    await page.goto(`${welt.url}/${pfad}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-schrift', '')
  }
})
