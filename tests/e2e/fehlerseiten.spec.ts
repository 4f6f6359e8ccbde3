import { join } from 'node:path'
import { DATENBANK_DATEI, openDb } from '@/db/open'
import { beginneAbend, VIER } from './daten'
import { findFehler } from './pruefung'
import { expect, test, type Welt } from './welt'

// React's words for what the server could not draw.
test.use({ fehlerErlaubt: 'Minified React error #441' })

/** A server whose table is not there while `waehrend` goes on: what reads it fails. */
async function ohneTabelle(
  { daten }: Pick<Welt, 'daten'>,
  tabelle: string,
  waehrend: () => Promise<void>,
): Promise<void> {
  const { $client: db } = openDb(join(daten, DATENBANK_DATEI))
  db.exec(`ALTER TABLE ${tabelle} RENAME TO verlegt`)
  await waehrend()
  db.exec(`ALTER TABLE verlegt RENAME TO ${tabelle}`)
  db.close()
}

test('a page that fails says so within the frame of its Verein, and comes once it can', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele: [] })
  await ohneTabelle(welt, 'runde', async () => {
    await page.goto(abend.url)
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible()
    await expect(page.getByText('Kennung für die Verwaltung')).toBeVisible()
    expect(await findFehler(page)).toEqual([])
    await page.goto(`${welt.url}/v/${welt.verein}/saison`)
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Saison', exact: true })).toBeVisible()
    await page.goto(abend.url)
    await expect(page.getByRole('link', { name: 'Zu den Spieltagen' })).toHaveAttribute(
      'href',
      `/v/${welt.verein}`,
    )
  })
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('button', { name: /^Anna/ }).first()).toBeVisible()
})

test('where no frame can be drawn either, the last page says so and leads back', async ({
  angemeldet: page,
  welt,
}) => {
  await ohneTabelle(welt, 'verein', async () => {
    await page.goto(`${welt.url}/v/${welt.verein}`)
    await expect(
      page.getByRole('heading', { name: 'Kallemann lässt sich gerade nicht öffnen' }),
    ).toBeVisible()
    await expect(page.getByText('Kennung für die Verwaltung')).toBeVisible()
    expect(await findFehler(page)).toEqual([])
  })
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('link', { name: 'Spieltage' }).first()).toBeVisible()
})
