import type { Page } from '@playwright/test'
import { beginneAbend, sende, VIER, zweitesGeraet } from './daten'
import { konfliktzeile } from './konflikte'
import { oeffne, waehleImMenue } from './spielen'
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
  await page.context().setOffline(true)
  await aendereDrueben(drueben, welt, { abend, ort: 'Gasthaus' })
  await blatt.getByRole('button', { name: 'Speichern' }).click()
  await expect(blatt).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(konfliktzeile(page)).toBeVisible()
  await pruefeAngaben(drueben, abend, 'Gasthaus')
  await drueben.context().close()
})
