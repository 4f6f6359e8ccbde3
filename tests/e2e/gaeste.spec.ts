import type { Browser, Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { beendeVorzeitig, beginneAbend, sende, VIER } from './daten'
import { findFehler } from './pruefung'
import {
  fuelleAus,
  halteBilderAn,
  oeffne,
  offline,
  online,
  tippe,
  trageEin,
  zeile,
} from './spielen'
import { expect, ohneMangel, test, type Welt } from './welt'

/** Anna and Bernd are Re with 130 Augen: worth 1 (Re wins). */
const SPIEL = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 } as const
const TISCH = { sitze: VIER, ersterGeber: 'Dieter', spiele: [SPIEL] }

/** What a camera reads from a code on the screen; null for none. */
async function scanne(code: Locator): Promise<string | null> {
  const png = `data:image/png;base64,${(await code.screenshot()).toString('base64')}`
  const bild = await code.evaluate(async (_, quelle) => {
    const bild = new Image()
    bild.src = quelle
    await bild.decode()
    const flaeche = document.createElement('canvas')
    flaeche.width = bild.width
    flaeche.height = bild.height
    const stift = flaeche.getContext('2d')
    if (stift === null) throw new Error('keine Zeichenfläche')
    stift.drawImage(bild, 0, 0)
    const { data, width, height } = stift.getImageData(0, 0, bild.width, bild.height)
    return { data: [...data], width, height }
  }, png)
  return jsQR(Uint8ClampedArray.from(bild.data), bild.width, bild.height)?.data ?? null
}

/** A phone that nobody is signed in on. */
async function alsGast(browser: Browser, adresse: string): Promise<Page> {
  const gast = await (await browser.newContext()).newPage()
  await gast.goto(adresse)
  return gast
}

async function oeffneGaeste(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Spieltag …' }).tap()
  await page.getByRole('button', { name: /^Gäste am Tisch/ }).tap()
  return page.getByRole('dialog', { name: 'Gäste am Tisch' })
}

/** Shows the code for guests and answers with the address in it. */
async function zeigeCode(page: Page, duerfen: 'zuschauen' | 'auch eintragen'): Promise<string> {
  const blatt = await oeffneGaeste(page)
  await blatt.getByRole('radio', { name: duerfen }).check()
  await blatt.getByRole('button', { name: 'QR-Code zeigen', exact: true }).tap()
  const adresse = await scanne(blatt.getByRole('img', { name: /^QR-Code/ }))
  const getippt = await blatt.getByLabel('Adresse zum Abtippen').inputValue()
  expect(adresse).toBe(`http://${getippt}`)
  return adresse ?? ''
}

/** An evening with a guest at it who may enter; the sheet with the code is still open. */
async function setzeGast({ page, browser, welt }: { page: Page; browser: Browser; welt: Welt }) {
  const abend = await beginneAbend(page, welt, TISCH)
  await page.goto(abend.url)
  const adresse = await zeigeCode(page, 'auch eintragen')
  const gast = await alsGast(browser, adresse)
  await oeffne(gast, adresse)
  return { abend, adresse, gast }
}

test('a guest scans the code and enters a game, until the link is withdrawn; what did not arrive stays to be read', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  test.setTimeout(90_000)
  const abend = await beginneAbend(page, welt, TISCH)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(abend.url)
  const adresse = await zeigeCode(page, 'auch eintragen')
  expect(adresse).toMatch(new RegExp(`^${welt.url}/tisch/[0-9a-z]{16}$`))
  await expect(page.getByText('Andere Telefone erreichen diese Adresse nicht')).toBeVisible()
  await ohneMangel(page)
  await page.getByRole('button', { name: 'Schließen' }).tap()

  const gast = await alsGast(browser, adresse)
  await expect(gast.getByRole('heading', { level: 1, name: 'Spiel 2 von 24' })).toBeVisible()
  await expect(gast.getByRole('button', { name: 'Spieltag …' })).toHaveCount(0)
  await oeffne(gast, adresse)
  await trageEin({ page: gast, taps: 0 }, SPIEL)
  await expect(zeile(page, 2)).toBeVisible()

  await test.step('without a network', async () => {
    await offline(gast)
    await fuelleAus({ page: gast, taps: 0 }, { ...SPIEL, re: ['Clara', 'Dieter'] })
    await tippe({ page: gast, taps: 0 }, /^Eintragen/)
    await expect(zeile(gast, 3)).toBeVisible()
  })

  await test.step('withdrawn', async () => {
    const blatt = await oeffneGaeste(page)
    // This device has made the link: it has the code again, for what it was made.
    await expect(blatt.getByRole('radio', { name: 'auch eintragen' })).toBeChecked()
    await expect(blatt.getByRole('img', { name: /^QR-Code/ })).toBeInViewport({ ratio: 1 })
    await blatt.getByRole('button', { name: /^Zurückziehen/ }).tap()
    await expect(blatt.getByText('Der Link zum Eintragen öffnet nichts mehr.')).toBeVisible()
    await expect(blatt.getByRole('heading', { name: 'Ein Link gilt' })).toHaveCount(0)
  })

  await online(gast)
  const absage = gast.getByRole('dialog')
  await expect(absage.getByText('Dieser Link gilt nicht mehr:', { exact: false })).toBeVisible()
  await expect(absage).toContainText('Clara und Dieter')
  // The link takes nothing more: it can be read, and dropped.
  await expect(absage.getByRole('button', { name: /^Als Spiel/ })).toHaveCount(0)
  await absage.getByRole('button', { name: 'Schließen' }).tap()
  await expect(gast.getByText('Dieser Link gilt nicht mehr', { exact: true })).toBeVisible()

  await gast.reload()
  await expect(gast.getByRole('heading', { name: 'Hier ist nichts mehr offen' })).toBeVisible()
  const reste = gast.getByRole('region', { name: 'Auf diesem Gerät geblieben' })
  await expect(reste).toContainText('Clara und Dieter')
  expect(await findFehler(gast)).toEqual([])
  await reste.getByRole('button', { name: 'Verwerfen' }).tap()
  // With the mouse: it has come where a finger just was.
  await reste.getByRole('button', { name: 'Ja, verwerfen' }).click()
  await expect(reste).toHaveCount(0)

  await page.goto(`${abend.url}/verlauf`)
  await expect(
    page.getByText('Gast (Tischlink von Anna Beispiel) hat Spiel 2 eingetragen.'),
  ).toBeVisible()
  await expect(
    page.getByText('Anna Beispiel hat einen Tischlink gemacht, mit dem Gäste eintragen.'),
  ).toBeVisible()
})

test('a new link shows what an earlier one did not take, until it is dropped', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  const { adresse, gast } = await setzeGast({ page, browser, welt })
  await offline(gast)
  await fuelleAus({ page: gast, taps: 0 }, { ...SPIEL, re: ['Clara', 'Dieter'] })
  await tippe({ page: gast, taps: 0 }, /^Eintragen/)
  await expect(zeile(gast, 2)).toBeVisible()
  await page.getByRole('button', { name: /^Zurückziehen/ }).tap()
  await expect(page.getByText('Der Link zum Eintragen öffnet nichts mehr.')).toBeVisible()
  await page.getByRole('button', { name: 'Schließen' }).tap()
  const neue = await zeigeCode(page, 'auch eintragen')
  expect(neue).not.toBe(adresse)

  // At once, before the old page could be told: the new one sends it, and hears that it is refused.
  await online(gast)
  await gast.goto(neue)
  const frueher = gast.getByRole('region', { name: 'Auf diesem Gerät geblieben' })
  await expect(frueher).toContainText('Clara und Dieter')
  await expect(frueher).toContainText('Das kam über einen früheren Link')
  await ohneMangel(gast)
  await frueher.getByRole('button', { name: 'Verwerfen' }).tap()
  await frueher.getByRole('button', { name: 'Ja, verwerfen' }).click()
  await expect(frueher).toHaveCount(0)
  await gast.context().close()
})

test('a game that a guest had tapped when the evening was closed stays to be read', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  const { abend, gast } = await setzeGast({ page, browser, welt })
  await fuelleAus({ page: gast, taps: 0 }, SPIEL)
  const male = await halteBilderAn(gast)
  await gast
    .getByRole('button', { name: /^Eintragen/ })
    .evaluate((knopf: HTMLElement) => knopf.click())
  await beendeVorzeitig(page, welt, abend.id)
  await expect(gast.getByText('Der Abend ist vorbei')).toBeVisible()
  await male()
  await expect(gast.getByText('Dieser Link gilt nicht mehr').first()).toBeVisible()
  await expect(gast.getByText('Konflikt').first()).toBeVisible()
  await gast.context().close()
})

test('a guest who may look on sees each game, its receipt and the end of the evening, and nothing else of the club', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  test.setTimeout(90_000)
  const abend = await beginneAbend(page, welt, TISCH)
  await page.goto(abend.url)
  const adresse = await zeigeCode(page, 'zuschauen')
  const gast = await alsGast(browser, adresse)
  await expect(zeile(gast, 1)).toBeVisible()
  await expect(gast.getByRole('button', { name: /^Eintragen/ })).toHaveCount(0)
  expect(await findFehler(gast)).toEqual([])

  const antwort = await gast.request.get(adresse)
  const kopf = antwort.headers()
  expect([kopf['referrer-policy'], kopf['x-robots-tag']]).toEqual([
    'no-referrer',
    'noindex, nofollow',
  ])
  const seite = await antwort.text()
  expect(seite).not.toContain('Elke')
  expect(seite).not.toContain(welt.verein)

  await zeile(gast, 1).getByRole('link').tap()
  await expect(gast.getByRole('heading', { level: 1, name: 'Spiel 1' })).toBeVisible()
  await gast.getByRole('link', { name: 'Zum Spieltag' }).tap()
  const hoertSeit = (zeit: number) =>
    gast.waitForResponse(
      (r) => new URL(r.url()).pathname.endsWith('/live') && r.request().timing().startTime >= zeit,
    )
  const tafelHoert = hoertSeit(Date.now())
  await gast.getByRole('link', { name: 'Tafel für Tablet oder Fernseher' }).tap()
  await gast.waitForURL(/\/tafel$/)
  await tafelHoert
  // Who does not listen yet when the evening ends only hears that the link has ended.
  const hoert = hoertSeit(Date.now())
  await gast.goBack()
  await gast.waitForURL(adresse)
  await hoert

  await beendeVorzeitig(page, welt, abend.id)
  await expect(gast.getByText('Der Abend ist vorbei')).toBeVisible()
  await expect(zeile(gast, 1)).toBeVisible()
  const danach = await gast.reload()
  expect(danach?.status()).toBe(404)
  await expect(gast.getByRole('heading', { name: 'Hier ist nichts mehr offen' })).toBeVisible()
  await gast.goto(abend.url)
  await gast.waitForURL(/\/anmelden/)
})

test('spectators of a season see its table change, by a link that leads nowhere else', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, TISCH)
  await beendeVorzeitig(page, welt, abend.id)
  await page.goto(`${welt.url}/v/${welt.verein}/saison/${abend.saisonId}`)
  await page.getByRole('button', { name: 'Link für Zuschauer' }).tap()
  const blatt = page.getByRole('dialog', { name: 'Link für Zuschauer' })
  await blatt.getByRole('button', { name: 'QR-Code zeigen', exact: true }).tap()
  const adresse = await scanne(blatt.getByRole('img', { name: /^QR-Code/ }))

  const gast = await alsGast(browser, adresse ?? '')
  await expect(gast.getByRole('heading', { level: 1, name: 'Saison 2026' })).toBeVisible()
  await expect(gast.getByRole('main').locator('a[href*="/v/"]')).toHaveCount(0)
  expect(await findFehler(gast)).toEqual([])
  const daten = { saisonId: abend.saisonId, name: 'Saison 26' }
  const einstellungen = { freieFehltage: 2, kuersoloWiederholung: 'einmal' } as const
  await sende(page, welt, {
    ...{ art: 'saison-aendern', basis: 1 },
    daten: { ...daten, einstellungen },
  })
  await expect(gast.getByRole('heading', { level: 1, name: 'Saison 26' })).toBeVisible()

  await blatt.getByRole('button', { name: /^Zurückziehen/ }).tap()
  await expect(gast.getByRole('heading', { name: 'Hier ist nichts mehr offen' })).toBeVisible()
})
