import type { Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beendeVorzeitig, beginneAbend, VIER } from './daten'
import { fuelleAus, oeffne, offline, online, tippe } from './spielen'
import { findFehler } from './pruefung'
import { expect, test } from './welt'

const LANG = 'Maximilian-Alexander von Hohenfels'
const SECHS = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke', LANG]

/** A game with as many steps as there can be: lost by who had announced, both stößt, Sonderpunkte for both. */
const VIELE: Spiel = {
  art: 'normal',
  re: ['Bernd', 'Clara'],
  augenRe: 45,
  stoesse: ['Bernd', 'Anna'],
  ansagen: { re: 'keine60' },
  sonderpunkte: { re: { doppelkopf: 1 }, kontra: { fuchs: 2, doppelkopf: 1, kallemann: 1 } },
}

/** Screens that it must fit without scrolling: the smallest and a small tablet, a television, a tablet on its edge. */
const SCHIRME = [
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 800, height: 1280 },
  // A phone in the hand, upright and on its side.
  { width: 360, height: 740 },
  { width: 740, height: 360 },
] as const

/**
 * What does not fit on the screen, or into its own box; the least height of a total, as a share of the screen's; the least type, in
 * pixels.
 */
function messe(page: Page) {
  return page.evaluate(() => {
    const html = document.documentElement
    const sichtbar = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (e) => !e.closest('.sr-only') && e.getClientRects().length > 0,
    )
    const draussen = sichtbar.filter((e) => {
      const { right, bottom } = e.getBoundingClientRect()
      return right > innerWidth + 1 || bottom > innerHeight + 1
    })
    const zahlen = [...document.querySelectorAll('tbody td:last-child > span')]
    const kleinste = Math.min(...zahlen.map((z) => z.getBoundingClientRect().height))
    const mitText = sichtbar.filter((e) =>
      [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim()),
    )
    const gekuerzt = mitText.filter(
      (e) => getComputedStyle(e).overflow !== 'visible' && e.scrollWidth > e.clientWidth + 1,
    )
    return {
      schrift: Math.min(...mitText.map((e) => parseFloat(getComputedStyle(e).fontSize))),
      gekuerzt: gekuerzt.map((e) => e.textContent),
      rollt: html.scrollHeight > innerHeight || html.scrollWidth > innerWidth,
      draussen: draussen.map((e) => e.textContent),
      anteil: kleinste / innerHeight,
    }
  })
}

test('the scoreboard fits every screen with large figures, and follows the evening by itself', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  test.setTimeout(90_000)
  const abend = await beginneAbend(page, welt, {
    sitze: SECHS,
    ersterGeber: LANG,
    neu: [LANG],
  })
  await oeffne(page, abend.url)
  await page.getByRole('button', { name: 'Spieltag …' }).tap()
  await page.getByRole('link', { name: /^Tafel für Tablet oder Fernseher/ }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 1 von 30')
  await expect(page.getByRole('navigation')).toHaveCount(0)

  const telefon = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage()
  await oeffne(telefon, abend.url)
  await fuelleAus({ page: telefon, taps: 0 }, VIELE)
  await expect(page.getByText('Es trägt ein: Anna Beispiel (anderes Gerät)')).toBeVisible()
  await tippe({ page: telefon, taps: 0 }, /^Eintragen/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 2 von 30')
  await expect(page.getByRole('region', { name: 'Letztes Spiel' })).toContainText('✓ gewinnt')

  for (const schirm of SCHIRME) {
    await page.setViewportSize(schirm)
    const gemessen = await messe(page)
    expect(gemessen, `${schirm.width} × ${schirm.height}`).toMatchObject({
      rollt: false,
      draussen: [],
      gekuerzt: [],
    })
    const klein = Math.min(schirm.width, schirm.height) < 400
    expect(gemessen.anteil, `${schirm.width} × ${schirm.height}`).toBeGreaterThan(
      klein ? 1 / 40 : 1 / 12,
    )
    if (klein) expect(gemessen.schrift).toBeGreaterThanOrEqual(14)
  }
  expect(await findFehler(page)).toEqual([])
  await telefon.context().close()

  // The line to the server is gone, and comes back: nobody has to touch the screen.
  await offline(page)
  await expect(page.getByText(/Stand von \d\d:\d\d, keine Verbindung$/)).toBeVisible()
  await online(page)
  await expect(page.getByText(/keine Verbindung/)).toHaveCount(0)
  await beendeVorzeitig(page, welt, abend.id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endstand, vorzeitig')
  await expect(page.getByRole('row', { name: new RegExp(LANG) })).toContainText(
    'Gast, außer Wertung',
  )
  await page.getByRole('link', { name: 'Zum Abend' }).tap()
  await page.waitForURL(abend.url)
})

test('on a tablet the steps of an ordinary game and what stands beside them can be read from 4 m', async ({
  angemeldet: page,
  welt,
}) => {
  // Six steps: keine 120, 90 and 60, against the old ones, a Stoß and a Fuchs.
  const sechs: Spiel = {
    ...{ art: 'normal', re: ['Anna', 'Bernd'], augenRe: 45, stoesse: ['Clara'] },
    sonderpunkte: { kontra: { fuchs: 1 } },
  }
  const abend = await beginneAbend(page, welt, {
    ...{ sitze: VIER, ersterGeber: 'Anna', spiele: [sechs] },
  })
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(`${abend.url}/tafel`)
  const letztes = page.getByRole('region', { name: 'Letztes Spiel' })
  const grad = (e: Element) => parseFloat(getComputedStyle(e).fontSize)
  await expect(letztes.getByRole('listitem')).toHaveCount(6)
  expect(await letztes.getByRole('list').evaluate(grad)).toBeGreaterThanOrEqual(32)
  expect(await letztes.getByText('Re 45, Kontra 195').evaluate(grad)).toBeGreaterThanOrEqual(22)
  expect(await page.getByText('Pflichtsolo offen').first().evaluate(grad)).toBeGreaterThanOrEqual(
    21,
  )
  const { gekuerzt, draussen, rollt } = await messe(page)
  expect({ gekuerzt, draussen, rollt }).toEqual({ gekuerzt: [], draussen: [], rollt: false })
})
