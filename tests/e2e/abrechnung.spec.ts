import type { Page } from '@playwright/test'
import { beendeVorzeitig, beginneAbend, nimmAuf, sende, VIER } from './daten'
import { findFehler } from './pruefung'
import { oeffne } from './spielen'
import { expect, test } from './welt'

/** Each of Wert 1: Anna and Bernd win, Clara wins alone, Bernd and Dieter win. */
const SPIELE = [
  { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
  { art: 'solo-damen', re: ['Clara'], augenRe: 130 },
  { art: 'normal', re: ['Bernd', 'Dieter'], augenRe: 130 },
] as const

/** A euro a point, a tenth to the till; who is missing pays two. */
const UM_GELD = {
  freieFehltage: 2,
  kuersoloWiederholung: 'einmal',
  abrechnung: { einsatzCent: 100, modus: 'variabel', limitCent: null, kassenanteil: 10 },
  fehlgebuehrCent: 200,
} as const

const zahlungen = (page: Page) =>
  page.getByRole('region', { name: 'Wer zahlt wem' }).getByRole('listitem')
const summe = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Summen' }).getByRole('row', { name }).getByRole('cell').last()

test('an evening for money: who pays whom, the fee for an absence, the till and its book', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  test.setTimeout(120_000)
  const saisonVon = (id: string) => `${welt.url}/v/${welt.verein}/saison/${id}`

  // Off by default: nothing of it shows, and there is no such page.
  const ohne = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Dieter' })
  await page.goto(saisonVon(ohne.saisonId))
  await expect(page.getByRole('link', { name: 'Als Datei herunterladen' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Abrechnung/ })).toHaveCount(0)
  for (const adresse of [ohne.url, saisonVon(ohne.saisonId)])
    expect((await page.goto(`${adresse}/abrechnung`))?.status()).toBe(404)

  await sende(page, welt, {
    art: 'saison-aendern',
    basis: 1,
    daten: { saisonId: ohne.saisonId, name: 'Saison 2026', einstellungen: UM_GELD },
  })
  const abend = await beginneAbend(page, welt, {
    ...{ sitze: VIER, ersterGeber: 'Dieter' },
    spiele: SPIELE.map((s) => ({ ...s, re: [...s.re] })),
  })

  // While it runs: 10 cents a player to the till; two winners have 80 each, one alone has 260.
  await oeffne(page, abend.url)
  await page.getByRole('button', { name: /^Spieltag …/ }).tap()
  await page.getByRole('link', { name: /^Abrechnung/ }).tap()
  await expect(page.getByText('Stand nach 3 Spielen')).toBeVisible()
  await expect(zahlungen(page)).toHaveText([
    'Anna zahlt Bernd 0,60\u00a0€',
    'Anna zahlt Clara 0,60\u00a0€',
    'Dieter zahlt 1,20\u00a0€ in die Kasse',
  ])
  // 80 − 100 − 100, 80 − 100 + 80, −100 + 260 − 100, −100 − 100 + 80.
  for (const [name, betrag] of [
    ['Anna', '−1,20\u00a0€'],
    ['Bernd', '+0,60\u00a0€'],
    ['Clara', '+0,60\u00a0€'],
    ['Dieter', '−1,20\u00a0€'],
    ['Kasse', '+1,20\u00a0€'],
  ] as const)
    await expect(summe(page, name)).toHaveText(betrag)
  await page.getByText('Spiel für Spiel').tap()
  await expect(page.getByRole('link', { name: 'Spiel 2' })).toHaveAttribute(
    'href',
    new RegExp(`/spiele/${abend.spielIds[1]}$`),
  )
  expect(await findFehler(page)).toEqual([])

  // Elke was not there.
  await beendeVorzeitig(page, welt, abend.id)
  await page.goto(saisonVon(abend.saisonId))
  await page.getByRole('link', { name: 'Abrechnung und Kasse' }).tap()
  await expect(summe(page, 'Elke')).toHaveText('−2,00\u00a0€')
  const kasse = page.getByRole('region', { name: 'Kasse' })
  await expect(kasse).toContainText('Kassenstand3,20\u00a0€')

  await page.getByRole('button', { name: 'Buchung eintragen' }).tap()
  await page.getByRole('button', { name: 'Eintragen', exact: true }).tap()
  await expect(page.getByLabel('Betrag in Euro')).toBeFocused()
  await expect(page.getByText('Eingeben, wofür es ist.')).toBeVisible()
  await page.getByLabel('Betrag in Euro').fill('20')
  await page.getByLabel('Wofür?').fill('Startgeld')
  await page.getByLabel(/^Von wem/).selectOption('Bernd')
  expect(await findFehler(page)).toEqual([])
  await page.getByRole('button', { name: 'Eintragen', exact: true }).tap()
  await expect(kasse).toContainText('Kassenstand23,20\u00a0€')
  const buchung = page.getByRole('region', { name: 'Buchungen' }).getByRole('listitem')
  await expect(buchung).toContainText(['Einzahlung von Bernd'])
  expect(await findFehler(page)).toEqual([])

  // On paper: all of it, and no buttons.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Buchung eintragen' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Abende' }).getByText('Dieter')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  // Who only reads sees it, and books nothing.
  const leser = await nimmAuf({ page, browser, welt }, { name: 'Lena', rolle: 'leser' })
  await leser.goto(`${saisonVon(abend.saisonId)}/abrechnung`)
  await expect(leser.getByText('Einzahlung von Bernd')).toBeVisible()
  await expect(leser.getByRole('button', { name: 'Buchung eintragen' })).toHaveCount(0)

  await buchung.getByRole('button', { name: /^Streichen/ }).tap()
  await page.getByLabel('Grund').fill('doppelt')
  await page.getByRole('button', { name: 'Buchung streichen' }).tap()
  await expect(buchung).toContainText(['Gestrichen: doppelt'])
  await expect(kasse).toContainText('Kassenstand3,20\u00a0€')
})
