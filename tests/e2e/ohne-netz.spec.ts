import type { Page } from '@playwright/test'
import { rmSync } from 'node:fs'
import type { Spieltaglog } from '@/lib/sync/ereignis'
import { beginneAbend, VIER } from './daten'
import { beginneKorrektur, blatt, SPIELE, tippeAugen, tippeImBlatt } from './korrigieren'
import { legeLeitung } from './leitung'
import { legeNeueFassungAn } from './neue-fassung'
import { fuelleAus, liegtFrei, pruefeStand, tippe, zeile, zeilen } from './spielen'
import { istVorbereitet, nimmTelefon, type Telefon } from './telefon'
import { beende, expect, findMaengel, meldeAn, richteEin, starte, test, type Welt } from './welt'

/** An evening with one game, opened once with a network: what everybody has who was at the table before. */
async function einmalDa(telefon: Telefon, welt: Welt) {
  const page = telefon.page()
  await meldeAn(page, welt.url)
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: SPIELE.slice(0, 1),
  })
  await page.goto(abend.url)
  await istVorbereitet(page, abend.id)
  return abend
}

const [, ZWEITES, DRITTES] = SPIELE as [unknown, (typeof SPIELE)[0], (typeof SPIELE)[0]]
/** What comes of it all. */
const STAND = { Anna: -1, Bernd: 3, Clara: -3, Dieter: 1 }
const VIERTES = { art: 'normal', re: ['Anna', 'Dieter'], augenRe: 130 } as const

const VORGAENGE = [
  /hat den Spieltag eröffnet/,
  /hat Spiel 1 eingetragen/,
  /hat Spiel 2 eingetragen/,
  /hat Spiel 3 eingetragen/,
  /hat Spiel 2 korrigiert/,
  /hat Spiel 1 korrigiert/,
]

async function trageEinOhneNetz(page: Page, spiel: (typeof SPIELE)[0]): Promise<void> {
  const daumen = { page, taps: 0 }
  await fuelleAus(daumen, spiel)
  await tippe(daumen, /^Eintragen/)
}

/** In the sheet that corrects a game: other Augen, and through to the end. */
async function korrigiereAugen(page: Page, augen: string): Promise<void> {
  await tippeAugen(page, augen)
  await tippeImBlatt(page, /^Weiter/)
  await tippeImBlatt(page, 'Korrektur speichern')
  await tippeImBlatt(page, 'Fertig')
  await expect(blatt(page)).toHaveCount(0)
}

/** Whether a button's words are cut at its side; runs in the page. */
function ragtHinaus(wort: Element): boolean {
  const rechts = wort.closest('button')?.getBoundingClientRect().right ?? 0
  return wort.getBoundingClientRect().right > rechts + 0.5
}

/** How many games of an evening the server has. */
async function zaehleSpiele(page: Page, welt: Welt, spieltagId: string): Promise<number> {
  const frage = new URLSearchParams({ spieltag: spieltagId, nach: '-1' })
  const adresse = `${welt.url}/api/v1/vereine/${welt.verein}/log?${frage.toString()}`
  const { stand } = (await (await page.request.get(adresse)).json()) as Spieltaglog
  return (stand?.akte.runden ?? []).flatMap((r) => r.spiele).length
}

function wartet(page: Page, anzahl: number) {
  const text = new RegExp(`auf diesem Gerät, ${anzahl} wart${anzahl === 1 ? '|wird gesendet' : ''}`)
  return expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
}

test.describe('without a network', () => {
  let telefon: Telefon
  test.beforeEach(async () => {
    telefon = await nimmTelefon()
  })
  test.afterEach(() => telefon.entsorge())

  test('the evening opens after a cold start, games are entered, corrected and undone, and all of it arrives once, in order', async ({
    welt,
  }) => {
    test.setTimeout(120_000)
    const abend = await einmalDa(telefon, welt)

    let page = await telefon.starte('ohne-netz')
    await page.goto(abend.url)
    await expect(page.getByText('keine Verbindung', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 2 von 24')
    expect(await findMaengel(page)).toEqual([])

    // By hand: +1 Anna and Bernd; +2 Clara and Dieter; lost by Anna and Clara, so +2 Bernd and Dieter.
    await trageEinOhneNetz(page, ZWEITES)
    await pruefeStand(page, { Anna: -1, Bernd: -1, Clara: 1, Dieter: 1 })
    await trageEinOhneNetz(page, DRITTES)
    await pruefeStand(page, { Anna: -3, Bernd: 1, Clara: -1, Dieter: 3 })
    await wartet(page, 2)

    // With 130 Augen the second is worth 1 and not 2.
    await zeile(page, 2)
      .getByRole('button', { name: /korrigieren/ })
      .tap()
    await korrigiereAugen(page, '130')
    await pruefeStand(page, { Anna: -2, Bernd: 2, Clara: -2, Dieter: 2 })

    // The first, which the server has, from its receipt: with 160 Augen it is worth 2 and not 1.
    await beginneKorrektur(page, 1)
    await korrigiereAugen(page, '160')
    expect(await findMaengel(page)).toEqual([])
    await page.getByRole('link', { name: 'Zum Spieltag' }).tap()
    await pruefeStand(page, STAND)

    await trageEinOhneNetz(page, VIERTES)
    await pruefeStand(page, { Anna: 0, Bernd: 2, Clara: -4, Dieter: 2 })
    // It was never sent: nothing is left of it.
    await page.getByRole('button', { name: 'Rückgängig' }).tap()
    await expect(zeilen(page)).toHaveCount(3)
    await pruefeStand(page, STAND)

    await page.reload()
    await pruefeStand(page, STAND)
    await page.goto(`${abend.url}/tafel`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 4 von 24')
    await expect(page.getByText(/Stand v.*, keine Verbindung$/)).toBeVisible()
    await page.getByRole('link', { name: 'Zum Abend' }).tap()
    await pruefeStand(page, STAND)
    await telefon.stirb()
    page = await telefon.starte('ohne-netz')
    await page.goto(`${welt.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spieltage auf diesem Gerät')
    await expect(page.getByText('4 Eintragungen warten')).toBeVisible()
    expect(await findMaengel(page)).toEqual([])
    await page.getByRole('link', { name: /Januar 2026/ }).tap()
    await wartet(page, 4)
    await pruefeStand(page, STAND)

    await page.getByRole('link', { name: 'Zurück zum Verein' }).tap()
    await expect(page.getByText('Ohne Verbindung')).toBeVisible()
    await telefon.kontext().setOffline(false)
    await page.getByRole('button', { name: 'Seite neu laden' }).tap()
    await expect(page.getByRole('navigation').first()).toBeVisible()

    // What the server has: everything once, in the order in which it was done.
    const vorgaenge = page.getByRole('main').getByRole('list').first().locator('> li')
    await expect(async () => {
      await page.goto(`${abend.url}/verlauf`)
      await expect(vorgaenge).toHaveText(VORGAENGE, { timeout: 1_000 })
    }).toPass()
    await page.goto(abend.url)
    await expect(page.getByRole('status').filter({ hasText: /gespeichert$/ })).toBeVisible()
    await pruefeStand(page, STAND)
  })

  test('at five seats, in letters as wide as any, all of an entry lies free and it is said how many wait', async ({
    welt,
  }) => {
    await meldeAn(telefon.page(), welt.url)
    const abend = await beginneAbend(telefon.page(), welt, {
      sitze: [...VIER, 'Elke'],
      ersterGeber: 'Elke',
      spiele: SPIELE.slice(0, 1),
    })
    await telefon.page().goto(abend.url)
    await istVorbereitet(telefon.page(), abend.id)
    const page = await telefon.starte('ohne-netz')
    await page.goto(abend.url)
    await expect(page.getByText('keine Verbindung', { exact: true })).toBeVisible()
    const baender = page.getByRole('group', { name: 'Augen ungefähr' }).getByRole('button')
    await expect(baender).toHaveCount(11)
    for (const band of await baender.all())
      expect(await liegtFrei(band), await band.innerText()).toBe(true)

    await trageEinOhneNetz(page, { art: 'normal', re: ['Bernd', 'Clara'], augenRe: 150 })
    await wartet(page, 1)
    const was = page.getByText('1 wartet', { exact: true })
    expect(await was.evaluate(ragtHinaus)).toBe(false)

    // Sent from where it stands; the way back leads to the real pages again.
    await telefon.kontext().setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: 'gespeichert' })).toBeVisible()
    await page.getByRole('link', { name: 'Zurück zum Verein' }).tap()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })

  test('a line on which nothing comes back counts as none after two and a half seconds', async ({
    welt,
  }) => {
    const leitung = await legeLeitung(welt.url)
    const abend = await einmalDa(telefon, { ...welt, url: leitung.url })
    const page = telefon.page()
    leitung.setze('tot')
    const beginn = Date.now()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 2 von 24')
    expect(Date.now() - beginn).toBeGreaterThan(2_400)
    expect(Date.now() - beginn).toBeLessThan(6_000)
    await trageEinOhneNetz(page, ZWEITES)
    await wartet(page, 1)
    await page.goto(`${leitung.url}/v/${welt.verein}/spieltage/${abend.id}`)
    await pruefeStand(page, { Anna: -1, Bernd: -1, Clara: 1, Dieter: 1 })

    // Nobody has touched the page: the real one takes its place by itself, and what waited is sent.
    leitung.setze('lebt')
    await expect(page.getByText('Ohne Verbindung')).toHaveCount(0, { timeout: 30_000 })
    await expect(page.getByRole('status').filter({ hasText: /gespeichert$/ })).toBeVisible()
    await pruefeStand(page, { Anna: -1, Bernd: -1, Clara: 1, Dieter: 1 })
    await leitung.schliesse()
  })

  test('what waits at a page that nobody touches arrives as soon as there is a network, and so the real page says at last', async ({
    welt,
  }) => {
    const abend = await einmalDa(telefon, welt)
    const page = await telefon.starte('ohne-netz')
    await page.goto(abend.url)
    await trageEinOhneNetz(page, ZWEITES)
    await trageEinOhneNetz(page, DRITTES)
    await wartet(page, 2)
    await page.reload()
    await wartet(page, 2)

    await telefon.kontext().setOffline(false)
    const fertig = { timeout: 5_000 }
    await expect.poll(() => zaehleSpiele(page, welt, abend.id), fertig).toBe(3)
    await expect(page.getByText('Ohne Verbindung')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /gespeichert$/ })).toBeVisible()
    await pruefeStand(page, { Anna: -3, Bernd: 1, Clara: -1, Dieter: 3 })
  })

  test('a network that goes again is gone on the page too, until it is back', async ({ welt }) => {
    const abend = await einmalDa(telefon, welt)
    const page = await telefon.starte('ohne-netz')
    await page.goto(`${welt.url}/`)
    await page.getByRole('link', { name: /Januar 2026/ }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 2 von 24')
    for (let mal = 0; mal < 2; mal++) {
      await telefon.kontext().setOffline(false)
      await expect(page.getByText('Der Server antwortet wieder.')).toBeAttached()
      await telefon.kontext().setOffline(true)
      await expect(page.getByText(/^Ohne Verbindung/)).toBeAttached()
    }
    // Drawn at once, by the page that is there.
    await page.evaluate(() => Object.assign(window, { dieselbe: true }))
    await page.getByRole('link', { name: 'Zurück zum Verein' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spieltage auf diesem Gerät')
    expect(await page.evaluate(() => 'dieselbe' in window)).toBe(true)
    expect(new URL(page.url()).pathname).not.toContain(abend.id)
  })

  test('an update of the app in between loses nothing', async ({ neueWelt }) => {
    test.setTimeout(120_000)
    const welt = { ...neueWelt, verein: await richteEin(neueWelt.url, neueWelt.code) }
    const abend = await einmalDa(telefon, welt)
    let page = await telefon.starte('ohne-netz')
    await page.goto(abend.url)
    await trageEinOhneNetz(page, ZWEITES)
    await wartet(page, 1)

    const neu = legeNeueFassungAn()
    const port = Number(new URL(welt.url).port)
    await welt.beende()
    const { kind } = await starte(welt.daten, { port, wurzel: neu.wurzel })
    page = await telefon.starte('netz')
    await page.goto(abend.url)
    await expect(page.getByRole('status').filter({ hasText: /gespeichert$/ })).toBeVisible()
    await pruefeStand(page, { Anna: -1, Bernd: -1, Clara: 1, Dieter: 1 })
    await beende(kind)
    rmSync(neu.wurzel, { recursive: true, force: true })
  })
})
