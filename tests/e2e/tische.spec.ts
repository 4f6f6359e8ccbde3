import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { beginneAbend, sende, VIER, zweitesGeraet } from './daten'
import { findFehler } from './pruefung'
import { fuelleAus, istGespeichert, oeffne, pruefeStand, tippe, trageEin, zeilen } from './spielen'
import { istVorbereitet } from './telefon'
import { expect, ohneMangel, test } from './welt'

// Two phones take their turns: twice the way of one.
test.describe.configure({ timeout: 120_000 })

const ZWEITER = ['Fritz', 'Gerda', 'Heinz', 'Inge']

/** By hand: 130 is won, +1; 155 is keine 90 too, +2; 100 is lost against the old ones, −2. */
const AN_1 = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 } as const
const AN_2 = { art: 'normal', re: ['Fritz', 'Gerda'], augenRe: 155 } as const
const VERLOREN_AN_2 = { art: 'normal', re: ['Heinz', 'Inge'], augenRe: 100 } as const

const reiter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The sheet that lies on top. */
function blatt(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name })
}

/** Opens a further table from the evening's menu, with guests who are known already. */
async function eroeffneTisch2(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spieltag …' }).tap()
  await page.getByRole('button', { name: /^Weiteren Tisch eröffnen/ }).tap()
  const neu = blatt(page, 'Tisch 2 eröffnen')
  // Whoever sits at the first table cannot sit here.
  await expect(neu.getByRole('button', { name: 'Anna', exact: true })).toHaveCount(0)
  for (const name of ZWEITER) {
    await neu.getByRole('button', { name: '+ Gast' }).tap()
    await neu.getByLabel('Name des Gastes').fill(name)
    await neu.getByRole('button', { name: 'Dazu' }).tap()
  }
  await neu.getByRole('button', { name: /^Platz \d: Fritz/ }).tap()
  await neu.getByRole('button', { name: 'gibt zuerst' }).tap()
  await neu.getByRole('button', { name: 'Tisch 2 eröffnen' }).tap()
  await blatt(page, 'Tisch 2 spielt').getByRole('button', { name: 'Hier bleibt Tisch 1' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('two tables, each with its phone, one of them offline for a while: one standing, one end, one ranking', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', neu: ZWEITER })
  await oeffne(page, abend.url)
  await eroeffneTisch2(page)
  await expect(reiter(page, 'Tisch 1')).toHaveAttribute('aria-pressed', 'true')
  expect(await findFehler(page)).toEqual([])

  const drueben = await zweitesGeraet(browser, welt)
  await oeffne(drueben, abend.url)
  await reiter(drueben, 'Tisch 2').tap()
  await expect(drueben).toHaveURL(`${abend.url}?tisch=2`)
  await expect(reiter(drueben, 'Tisch 2')).toBeFocused()

  // Both enter their first game at once, the second table without a network, on a page that was opened so.
  await istVorbereitet(drueben, abend.id)
  await drueben.context().setOffline(true)
  await drueben.reload()
  await expect(reiter(drueben, 'Tisch 2')).toHaveAttribute('aria-pressed', 'true')
  await fuelleAus({ page: drueben, taps: 0 }, AN_2)
  await tippe({ page: drueben, taps: 0 }, /^Eintragen/)
  await trageEin({ page, taps: 0 }, AN_1)
  await fuelleAus({ page: drueben, taps: 0 }, VERLOREN_AN_2)
  await tippe({ page: drueben, taps: 0 }, /^Eintragen/)
  await expect(zeilen(drueben)).toHaveCount(2)
  await drueben.context().setOffline(false)
  await istGespeichert(drueben)
  await pruefeStand(drueben, { Fritz: 4, Gerda: 4, Heinz: -4, Inge: -4 })
  await pruefeStand(page, { Anna: 1, Bernd: 1, Clara: -1, Dieter: -1 })
  await expect(zeilen(page)).toHaveCount(1)

  // The device remembers its table, also where the address does not say it.
  await oeffne(drueben, abend.url)
  await expect(reiter(drueben, 'Tisch 2')).toHaveAttribute('aria-pressed', 'true')
  await expect(drueben.getByRole('heading', { level: 1 })).toContainText('Tisch 2, Spiel 3')

  // What is typed for one table does not go along to the other.
  await drueben.getByRole('button', { name: /^Fritz(,|$)/ }).tap()
  await reiter(drueben, 'Tisch 1').tap()
  await blatt(drueben, 'Noch nicht eingetragen')
    .getByRole('button', { name: 'Zettel leeren, zu Tisch 1' })
    .tap()
  await expect(zeilen(drueben)).toHaveCount(1)

  await reiter(page, 'Gesamtstand').tap()
  const stand = blatt(page, 'Stand des Abends')
  await expect(stand.getByRole('row').nth(1)).toContainText(/1\.FritzTisch 2\+4/)
  await expect(stand.getByRole('row').nth(3)).toContainText(/3\.AnnaTisch 1\+1/)
  await expect(stand.getByRole('row').nth(8)).toContainText(/7\.IngeTisch 2−4/)
  await ohneMangel(page)
  await stand.getByRole('button', { name: 'Schließen' }).tap()

  await page.getByRole('button', { name: 'Spieltag …' }).tap()
  await page.getByRole('button', { name: /^Spieltag beenden/ }).tap()
  const ende = blatt(page, 'Vorzeitig beenden?')
  await expect(ende).toContainText('Tisch 1: Erst 1 von 24 Spielen ist gespielt.')
  await expect(ende).toContainText('Tisch 2: Erst 2 von 24 Spielen sind gespielt.')
  await ende.getByRole('button', { name: 'Vorzeitig beenden' }).tap()

  // Both are over; members are ranked among each other, guests stand beside it.
  const wertung = page.locator('#wertung')
  await expect(wertung).toContainText('Gäste, außer Wertung: Fritz +4')
  await expect(wertung.getByRole('listitem').first()).toContainText('Anna')
  await expect(page.getByRole('table', { name: 'Tisch 1, vorzeitig beendet' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Tisch 2, vorzeitig beendet' })).toBeVisible()
  await expect(reiter(drueben, 'Tisch 1')).toHaveCount(0)
  await drueben.context().close()
})

test('a guest scans the code of the second table and is at it; a table dissolves when its players sit down elsewhere', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', neu: ZWEITER })
  const sitze = ZWEITER.map((name) => abend.personen[name] ?? '')
  await sende(page, welt, {
    ...{ art: 'runde-eroeffnen', basis: 1 },
    daten: {
      ...{ spieltagId: abend.id, tisch: 2 },
      runde: { id: randomUUID(), sitze, ersterGeber: sitze[0] ?? '' },
    },
  })
  await oeffne(page, `${abend.url}?tisch=2`)
  await page.getByRole('button', { name: 'Spieltag …' }).tap()
  await page.getByRole('button', { name: /^Gäste am Tisch/ }).tap()
  const gaeste = blatt(page, 'Gäste am Tisch')
  await gaeste.getByRole('button', { name: 'QR-Code zeigen', exact: true }).tap()
  const adresse = await gaeste.getByLabel('Adresse zum Abtippen').inputValue()
  expect(adresse).toMatch(/\/tisch\/[0-9a-z]{16}\?tisch=2$/)
  await gaeste.getByRole('button', { name: 'Schließen' }).tap()

  const gast = await (await browser.newContext()).newPage()
  await gast.goto(`http://${adresse}`)
  await expect(reiter(gast, 'Tisch 2')).toHaveAttribute('aria-pressed', 'true')
  await expect(gast.getByRole('columnheader', { name: /^(Fri )?Fritz/ })).toBeVisible()

  await page.getByRole('button', { name: 'Spieltag …' }).tap()
  await page.getByRole('button', { name: /^Sitze an Tisch 2 ändern/ }).tap()
  const wechsel = blatt(page, 'Sitze an Tisch 2 ändern')
  await wechsel.getByRole('button', { name: 'Bernd', exact: true }).tap()
  await expect(wechsel.getByText(/^Tisch 1 löst sich damit auf/)).toBeVisible()
  await wechsel.getByRole('button', { name: /^Platz \d: Bernd/ }).tap()
  await wechsel.getByRole('button', { name: 'gibt zuerst' }).tap()
  await wechsel.getByRole('button', { name: 'Neue Runde beginnen' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tisch 2, Spiel 1 von 25')
  await reiter(gast, 'Tisch 1').tap()
  await expect(gast.getByText('An Tisch 1 wird gerade nicht gespielt.')).toBeVisible()
  await gast.context().close()
})
