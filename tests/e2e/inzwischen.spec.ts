import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { beendeVorzeitig, beginneAbend, sende, VIER, zweitesGeraet } from './daten'
import { konfliktzeile } from './konflikte'
import { oeffne, offline, online, waehleImMenue } from './spielen'
import { expect, ohneMangel, test, type Welt } from './welt'

// What another phone changes of an evening while a sheet of its menu is open on this one.

type Abend = Awaited<ReturnType<typeof beginneAbend>>

/** Another phone sets date, place and who is excused, on the evening's first version. */
async function aendereDrueben(page: Page, welt: Welt, p: { abend: Abend; ort: string }) {
  const { abend, ort } = p
  const entschuldigt = [abend.personen['Elke'] ?? '']
  const daten = { spieltagId: abend.id, datum: '2026-01-10', ort, entschuldigt }
  await sende(page, welt, { art: 'spieltag-aendern', basis: 1, daten })
}

/** The sheet of date, place and excused players, with another place typed. */
async function schreibeOrt(page: Page, abend: Abend) {
  await oeffne(page, abend.url)
  await waehleImMenue(page, /^Angaben ändern/)
  const blatt = page.getByRole('dialog', { name: 'Angaben ändern' })
  await blatt.getByLabel('Ort').fill('bei Elke')
  return blatt
}

/** What is on record: of a page that is made anew. */
async function pruefeAngaben(page: Page, abend: Abend, ort: string) {
  await oeffne(page, abend.url)
  await waehleImMenue(page, /^Angaben ändern/)
  const blatt = page.getByRole('dialog', { name: 'Angaben ändern' })
  await expect(blatt.getByLabel('Datum')).toHaveValue('2026-01-10')
  await expect(blatt.getByLabel('Ort')).toHaveValue(ort)
  await expect(blatt.getByRole('checkbox', { name: 'Elke' })).toBeChecked()
}

test('who types a place leaves the date and the excuses that another phone sets meanwhile', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  const blatt = await schreibeOrt(page, abend)
  await aendereDrueben(page, welt, { abend, ort: 'bei Anna' })
  await expect(blatt.getByLabel('Datum')).toHaveValue('2026-01-10')
  await expect(blatt.getByRole('checkbox', { name: 'Elke' })).toBeChecked()
  await expect(blatt.getByLabel('Ort')).toHaveValue('bei Elke')
  await blatt.getByRole('button', { name: 'Speichern' }).click()
  await expect(blatt).toHaveCount(0)
  await pruefeAngaben(page, abend, 'bei Elke')
})

test('a place that two phones change is asked about before the second replaces it', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  const blatt = await schreibeOrt(page, abend)
  await aendereDrueben(page, welt, { abend, ort: 'Gasthaus' })
  await expect(blatt.getByLabel('Datum')).toHaveValue('2026-01-10')
  await blatt.getByRole('button', { name: 'Speichern' }).click()
  await expect(blatt.getByText('Inzwischen geändert: Gasthaus')).toBeVisible()
  await expect(blatt.getByText(/Noch einmal „Speichern“ ersetzt es/)).toBeVisible()
  await expect(blatt.getByLabel('Ort')).toHaveValue('bei Elke')
  await ohneMangel(page)
  await blatt.getByRole('button', { name: 'Speichern' }).click()
  await expect(blatt).toHaveCount(0)
  await pruefeAngaben(page, abend, 'bei Elke')
})

test('a place that was typed without a network replaces none that came meanwhile', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  const drueben = await zweitesGeraet(browser, welt)
  const blatt = await schreibeOrt(page, abend)
  await offline(page)
  await aendereDrueben(drueben, welt, { abend, ort: 'Gasthaus' })
  await blatt.getByRole('button', { name: 'Speichern' }).click()
  await expect(blatt).toHaveCount(0)
  await online(page)
  await expect(konfliktzeile(page)).toBeVisible()
  await pruefeAngaben(drueben, abend, 'Gasthaus')
  await drueben.context().close()
})

/** Another phone seats these at a table. */
async function setzeDrueben(
  page: Page,
  welt: Welt,
  p: { readonly abend: Abend; readonly namen: readonly string[]; tisch?: number; basis?: number },
) {
  const sitze = p.namen.map((name) => p.abend.personen[name] ?? '')
  await sende(page, welt, {
    ...{ art: 'runde-eroeffnen', basis: p.basis ?? 1 },
    daten: {
      ...{ spieltagId: p.abend.id, tisch: p.tisch ?? 1 },
      runde: { id: randomUUID(), sitze, ersterGeber: sitze[0] ?? '' },
    },
  })
}

/** The sheet of seats with Elke besides, who deals. */
async function setzeElkeDazu(page: Page, abend: Abend) {
  await oeffne(page, abend.url)
  await waehleImMenue(page, /^Sitze ändern/)
  const blatt = page.getByRole('dialog', { name: /^Sitze (an Tisch 1 )?ändern/ })
  await blatt.getByRole('button', { name: 'Elke' }).click()
  await blatt.getByRole('button', { name: /^Platz \d: Elke/ }).click()
  await blatt.getByRole('button', { name: 'gibt zuerst' }).click()
  return { blatt, neueRunde: blatt.getByRole('button', { name: 'Neue Runde beginnen' }) }
}

test('a Runde that another begins while seats are chosen ends with these after a question only', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  const { blatt, neueRunde } = await setzeElkeDazu(page, abend)
  await setzeDrueben(page, welt, { abend, namen: ['Elke', 'Bernd', 'Clara', 'Dieter'] })
  await expect(page.locator('th', { hasText: 'Elke' })).toHaveCount(1)
  await neueRunde.click()
  await expect(blatt.getByRole('status').filter({ hasText: 'Inzwischen' })).toHaveText(
    'Inzwischen hat jemand eine neue Runde begonnen: Elke, Bernd, Clara und Dieter. Sie endet damit.',
  )
  await ohneMangel(page)
  await neueRunde.click()
  await expect(blatt).toHaveCount(0)
  await expect(page.getByText('Elke, setzt aus')).toBeVisible()
})

test('a new place and another table, while seats are chosen, ask nothing', async ({
  angemeldet: page,
  welt,
}) => {
  const gaeste = ['Fritz', 'Gerda', 'Heinz', 'Inge']
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', neu: gaeste })
  const { blatt, neueRunde } = await setzeElkeDazu(page, abend)
  const daten = { spieltagId: abend.id, datum: '2026-01-09', ort: 'Gasthaus', entschuldigt: [] }
  await sende(page, welt, { art: 'spieltag-aendern', basis: 1, daten })
  await setzeDrueben(page, welt, { abend, namen: gaeste, tisch: 2, basis: 2 })
  await expect(page.locator('[aria-label="Tische"]')).toHaveCount(1)
  await neueRunde.click()
  await expect(blatt).toHaveCount(0)
  await expect(page.getByText('Elke, setzt aus')).toBeVisible()
})

test('a further table that another has opened meanwhile is not ended unasked', async ({
  angemeldet: page,
  welt,
}) => {
  const gaeste = ['Fritz', 'Gerda', 'Heinz', 'Inge', 'Karl', 'Lena', 'Mia', 'Nils']
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', neu: gaeste })
  await oeffne(page, abend.url)
  await waehleImMenue(page, /^Weiteren Tisch eröffnen/)
  const blatt = page.getByRole('dialog', { name: 'Tisch 2 eröffnen' })
  for (const name of gaeste.slice(4)) {
    await blatt.getByRole('button', { name: '+ Gast' }).click()
    await blatt.getByLabel('Name des Gastes').fill(name)
    await page.keyboard.press('Enter')
  }
  await blatt.getByRole('button', { name: /^Platz \d: Karl/ }).click()
  await blatt.getByRole('button', { name: 'gibt zuerst' }).click()
  await setzeDrueben(page, welt, { abend, namen: gaeste.slice(0, 4), tisch: 2 })
  await expect(page.locator('[aria-label="Tische"]')).toHaveCount(1)
  await blatt.getByRole('button', { name: 'Tisch 2 eröffnen' }).click()
  await expect(blatt).toContainText(
    'Inzwischen hat jemand an Tisch 2 eine neue Runde begonnen: Fritz, Gerda, Heinz und Inge. Sie endet damit.',
  )
  await blatt.getByRole('button', { name: 'Tisch 2 eröffnen' }).click()
  await expect(page.getByRole('dialog', { name: 'Tisch 2 spielt' })).toBeVisible()
})

for (const eintrag of [/^Spieltag beenden/, /^Sitze ändern/]) {
  test(`a sheet is not in the way once the evening is over by another phone: ${eintrag.source}`, async ({
    angemeldet: page,
    welt,
  }) => {
    const spiele = [{ art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }] as const
    const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele })
    await oeffne(page, abend.url)
    await waehleImMenue(page, eintrag)
    await beendeVorzeitig(page, welt, abend.id)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await waehleImMenue(page, /^Wieder öffnen/)
    await expect(page.getByRole('dialog', { name: 'Spieltag wieder öffnen?' })).toBeVisible()
  })
}
