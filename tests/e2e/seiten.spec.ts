import { randomUUID } from 'node:crypto'
import { beginneAbend, importiereSieben, ladeEin, VIER } from './daten'
import { findFehler, findFehlerAuf } from './pruefung'
import { expect, test } from './welt'

test('every page for strangers holds on phone and desk, in light and dark', async ({
  page,
  leereWelt,
}) => {
  test.setTimeout(180_000)
  const fehler: string[] = []
  for (const pfad of [
    '',
    'anmelden',
    'einrichten',
    'rechner?art=hochzeit&re=13&augen=158&stoss=1&ansage=re-keine90&fuchs=1-0',
    'regeln',
    'regeln/urexweiler',
    'regeln/besenmarkt',
    'rechner?regeln=besenmarkt&wirkung=mal2&re=13&augen=158&stoss=12&ansage=re-keine90.kontra-keine60',
    'einladung/abgelaufen',
  ]) {
    fehler.push(...(await findFehlerAuf(page, `${leereWelt.url}/${pfad}`)))
  }
  expect(fehler).toEqual([])
})

test('every page of a young Verein and of its administration holds', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  test.setTimeout(180_000)
  const verein = `${welt.url}/v/${welt.verein}`
  const { saisonId } = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  const token = await ladeEin(page, welt, { rolle: 'mitglied' })
  const fehler: string[] = []
  for (const pfad of [
    '',
    '/spieltage',
    '/spieltage/neu',
    '/spieltage/neu?weg=vergangen',
    '/saison',
    '/saison/neu',
    `/saison/${saisonId}`,
    '/spieler',
    '/verwaltung',
    '/verwaltung/mitglieder',
    '/verwaltung/spieler',
    '/verwaltung/saison',
    `/verwaltung/saison/${saisonId}`,
    '/verwaltung/import',
    '/verwaltung/export',
    '/verwaltung/protokoll',
  ]) {
    fehler.push(...(await findFehlerAuf(page, `${verein}${pfad}`)))
  }
  fehler.push(...(await findFehlerAuf(page, `${welt.url}/konto`)))
  const gast = await (await browser.newContext()).newPage()
  fehler.push(...(await findFehlerAuf(gast, `${welt.url}/einladung/${token}`)))
  await gast.context().close()
  await page.goto(verein)
  await page.getByRole('button', { name: /^Konto von/ }).tap()
  fehler.push(...(await findFehler(page)))
  expect(fehler).toEqual([])
})

test('the pages of a long season hold', async ({ angemeldet: page, welt }) => {
  test.setTimeout(180_000)
  const verein = `${welt.url}/v/${welt.verein}`
  const saison = `${verein}/saison/${await importiereSieben(page, welt)}`
  const fehler: string[] = []
  fehler.push(...(await findFehlerAuf(page, saison)))
  await page
    .getByRole('table', { name: 'Tabelle der Saison' })
    .getByRole('link', { name: 'Anna' })
    .tap()
  await page.waitForURL(/\/spieler\//)
  fehler.push(...(await findFehler(page)))
  await page.goto(`${verein}/spieltage`)
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().tap()
  await page.waitForURL(/\/spieltage\//)
  fehler.push(...(await findFehler(page)))
  fehler.push(...(await findFehlerAuf(page, `${verein}/spieltage`)))
  fehler.push(...(await findFehlerAuf(page, verein)))
  expect(fehler).toEqual([])
})

test('what does not exist is a page that says so', async ({ angemeldet: page, welt }) => {
  const verein = `${welt.url}/v/${welt.verein}`
  const fehler: string[] = []
  for (const id of [randomUUID(), 'nix', '%E0%A4%A']) {
    for (const adresse of [
      `${verein}/spieltage/${id}`,
      `${verein}/spiele/${id}`,
      `${verein}/spieler/${id}`,
      `${verein}/saison/${id}`,
      `${verein}/verwaltung/saison/${id}`,
      `${welt.url}/v/${id}`,
      `${welt.url}/regeln/${id}`,
      `${welt.url}/${id}`,
    ]) {
      const antwort = await page.goto(adresse)
      if (antwort?.status() !== 404) fehler.push(`${adresse} ${antwort?.status()}`)
      const titel = await page.getByRole('heading', { level: 1 }).allInnerTexts()
      if (!/gibt es (hier )?nicht$/.test(titel.join())) fehler.push(`${adresse}: „${titel.join()}“`)
      if (!(await page.title()).startsWith('Nicht gefunden'))
        fehler.push(`${adresse}: ${await page.title()}`)
    }
  }
  await page.goto(`${verein}/spieltage/${randomUUID()}`)
  fehler.push(...(await findFehler(page)))
  await page.getByRole('link', { name: 'Zu den Spieltagen' }).click()
  await expect(page).toHaveURL(verein)
  await page.goto(`${welt.url}/nix`)
  fehler.push(...(await findFehler(page)))
  expect(fehler).toEqual([])
})
