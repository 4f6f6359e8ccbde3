import { findFehler } from './pruefung'
import { expect, test } from './welt'

test('a season chooses its rule book; each setting tells what it does in an example, and a change of what counts is looked at first', async ({
  angemeldet: page,
  welt,
}) => {
  const vereinspfad = `${welt.url}/v/${welt.verein}`
  await page.goto(`${vereinspfad}/saison/neu`)
  const geld = page.getByRole('region', { name: 'Geld' })
  const tabelle = page.getByRole('region', { name: 'Die Tabelle' })
  const waehle = (name: RegExp) => page.getByRole('radio', { name }).check()

  await page.getByLabel('Name der Saison').fill('Besenmarkt 2027')
  await expect(page.getByRole('group', { name: 'Verlorenes Kürsolo' })).toBeVisible()
  await waehle(/^Besenmarkt/)
  await expect(page.getByRole('group', { name: 'Verlorenes Kürsolo' })).toHaveCount(0)
  await expect(page.getByText('Re bekommt 165 Augen: Wert 6.')).toBeVisible()
  await waehle(/^Verdoppelt/)
  await expect(page.getByText('Re bekommt 165 Augen: Wert 8.')).toBeVisible()

  // By hand: the four evenings of the example are 0, 11, 2, −11 and −2 Spielpunkte.
  await expect(tabelle).toContainText('1. Bernd 11 · 2. Clara 2 · 3. Anna 0')
  await waehle(/^Rangpunkte/)
  await expect(tabelle.getByRole('group', { name: 'Freie Fehltage' })).toHaveCount(0)
  await waehle(/^Spielt mit 0 Punkten mit/)
  await expect(tabelle).toContainText('1. Anna 17½ · 2. Bernd 14½')
  await expect(tabelle.getByRole('group', { name: 'Freie Fehltage' })).toBeVisible()

  await geld.getByRole('radio', { name: 'Um Geld' }).check()
  await geld.getByLabel('Einsatz je Punkt').fill('eine Mark')
  await expect(geld.getByLabel('Einsatz je Punkt')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Saison anlegen' }).click()
  await expect(page.getByText('Den Einsatz eintragen: ein Betrag')).toBeVisible()
  await geld.getByLabel('Einsatz je Punkt').fill('1')
  await expect(geld).toContainText('bekommt 12,00')
  expect(await findFehler(page)).toEqual([])
  await page.getByRole('button', { name: 'Saison anlegen' }).click()
  await page.waitForURL(/\/saison\/[0-9a-f-]{36}$/)

  const id = page.url().split('/').at(-1) ?? ''
  await page.goto(`${vereinspfad}/verwaltung/saison`)
  await expect(page.getByRole('link', { name: /Besenmarkt 2027/ })).toContainText(
    'Besenmarkt, Rangpunkte nach Plätzen, um Geld',
  )
  await page.goto(`${vereinspfad}/verwaltung/saison/${id}`)
  await waehle(/^Spielpunkte Alle/)
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await expect(page.getByRole('list', { name: 'Geänderte Einstellungen' })).toHaveText(
    'Wertung: Summe der Spielpunkte statt Rangpunkte nach Plätzen.',
  )
  await page.getByRole('button', { name: 'Anwenden' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  expect(await findFehler(page)).toEqual([])
})
