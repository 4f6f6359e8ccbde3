import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, nimmAuf, VIER } from './daten'
import { oeffne, pruefeStand, trageEin, waehleImMenue, zeile, zeilen } from './spielen'
import { expect, ohneMangel, test } from './welt'

const SPIEL: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }

test('somebody joins in the middle: the old games keep their four, the totals go on', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: [SPIEL],
  })
  await oeffne(page, abend.url)
  await waehleImMenue(page, /^Sitze ändern/)
  const blatt = page.getByRole('dialog')
  await blatt.getByRole('button', { name: 'Elke' }).tap()
  await blatt.getByRole('button', { name: /^Platz \d: Elke/ }).tap()
  await blatt.getByRole('button', { name: 'gibt zuerst' }).tap()
  await ohneMangel(page)
  // With the mouse: so soon after the last tap, a finger here would count as the second of a double tap.
  await blatt.getByRole('button', { name: 'Neue Runde beginnen' }).click()
  // What it shows comes before it closes, and it has buttons by the same names.
  await expect(blatt).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 1 von 25')
  await expect(page.getByText('Elke, setzt aus')).toBeVisible()
  // The entry follows the line above it.
  await expect(page.getByRole('group', { name: /^Wer war Re/ })).toContainText('Elke')

  // Elke deals and sits out; +1 and −1 on top of +1 +1 −1 −1.
  await trageEin({ page, taps: 0 }, { ...SPIEL, re: ['Anna', 'Clara'] })
  await pruefeStand(page, { Elke: 0 })
  const runden = page.getByRole('region', { name: 'Spiele des Abends' }).getByRole('table')
  await expect(runden).toHaveCount(2)
  await expect(runden.first().getByRole('columnheader')).toHaveCount(5)
  await expect(runden.first().getByRole('row', { name: /^Spiel 1,/ })).toContainText(
    'Anna und Bernd',
  )
  const summen = runden.last().getByRole('columnheader')
  for (const [i, summe] of ['+2', '0', '0', '−2', '0'].entries())
    await expect(summen.nth(i + 1)).toContainText(summe)

  await page.reload()
  await expect(runden).toHaveCount(2)
  await expect(runden.last().getByRole('row', { name: /^Spiel 1,/ })).toContainText('setzte aus')
})

test('closed early it says so, counts in the season, and can be opened again', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: [SPIEL, { ...SPIEL, re: ['Anna', 'Clara'] }],
  })
  const tabelle = page.getByRole('table', { name: 'Tabelle der Saison' })
  const saison = `${welt.url}/v/${welt.verein}/saison/${abend.saisonId}`
  await page.goto(saison)
  await expect(page.getByText('Noch kein Spieltag gezählt')).toBeVisible()

  await oeffne(page, abend.url)
  await waehleImMenue(page, /^Spieltag beenden/)
  const blatt = page.getByRole('dialog', { name: 'Vorzeitig beenden?' })
  await expect(blatt).toContainText('Erst 2 von 24 Spielen sind gespielt.')
  await expect(blatt).toContainText('Ohne Pflichtsolo: Anna, Bernd, Clara und Dieter.')
  await ohneMangel(page)
  await blatt.getByRole('button', { name: 'Vorzeitig beenden' }).tap()
  const ergebnis = page.getByRole('heading', { name: 'Ergebnis (vorzeitig beendet)' })
  await expect(ergebnis).toBeVisible()

  // By hand: Anna +2; Bernd and Clara 0 share with Elke, who was not there, the places 2 to 4:
  // (4 + 3 + 2) / 3; Dieter −2.
  const zeilenDesErgebnisses = page.locator('section', { has: ergebnis }).getByRole('listitem')
  for (const [i, teile] of [
    ['1.', 'Anna', '+2', '5,5'],
    ['2.', 'Bernd', '3'],
    ['2.', 'Clara', '3'],
    ['2.', 'Elke', 'gefehlt', '3'],
    ['5.', 'Dieter', '−2', '1'],
  ].entries()) {
    for (const teil of teile) await expect(zeilenDesErgebnisses.nth(i)).toContainText(teil)
  }
  await expect(page.getByRole('button', { name: /^Eintragen/ })).toHaveCount(0)
  await ohneMangel(page)
  await page.goto(saison)
  await expect(tabelle.getByRole('row', { name: /Anna/ })).toContainText('5,5')
  await expect(tabelle.getByRole('row', { name: /Dieter/ })).toContainText('−2')

  await oeffne(page, abend.url)
  await waehleImMenue(page, /^Wieder öffnen/)
  const oeffnen = page.getByRole('dialog', { name: 'Spieltag wieder öffnen?' })
  await oeffnen.getByRole('button', { name: 'Wieder öffnen' }).tap()
  await expect(oeffnen.getByText(/Zu jeder Änderung gehört ein Grund/)).toBeVisible()
  await ohneMangel(page)
  await oeffnen.getByLabel('Grund').fill('Ein Spiel fehlt noch.')
  await oeffnen.getByRole('button', { name: 'Wieder öffnen' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 3 von 24')
  await trageEin({ page, taps: 0 }, SPIEL)
  await page.goto(saison)
  await expect(page.getByText('Noch kein Spieltag gezählt')).toBeVisible()
})

test('a struck evening counts nowhere until it counts again', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: [SPIEL],
  })
  await oeffne(page, abend.url)
  await waehleImMenue(page, /^Spieltag streichen/)
  await page.getByRole('dialog').getByLabel('Grund (freiwillig)').fill('Probelauf')
  await page.getByRole('dialog').getByRole('button', { name: 'Spieltag streichen' }).tap()
  await expect(page.getByText('Dieser Spieltag zählt nicht.')).toBeVisible()
  await ohneMangel(page)
  await waehleImMenue(page, /^Nicht mehr streichen/)
  await page.getByRole('dialog').getByRole('button', { name: 'Nicht mehr streichen' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 2 von 24')
  await expect(zeilen(page)).toHaveCount(1)
})

for (const rolle of ['schreiber', 'mitglied', 'leser'] as const) {
  test(`what a ${rolle} sees of a running evening`, async ({ angemeldet: page, welt, browser }) => {
    const abend = await beginneAbend(page, welt, {
      sitze: VIER,
      ersterGeber: 'Anna',
      spiele: [SPIEL],
    })
    const gast = await nimmAuf({ page, browser, welt }, { name: 'Zora', rolle })
    const schreibt = rolle === 'schreiber' ? 1 : 0
    await gast.goto(abend.url)
    await expect(zeile(gast, 1)).toContainText('Anna und Bernd')
    await expect(gast.getByRole('button', { name: /^Eintragen/ })).toHaveCount(schreibt)
    await expect(gast.getByRole('button', { name: /^Spieltag/ })).toHaveCount(schreibt)
    await ohneMangel(gast)
    await zeile(gast, 1).getByRole('link').tap()
    await expect(gast.getByRole('button', { name: 'Drucken' })).toBeVisible()
    for (const name of ['Korrigieren', 'Streichen'])
      await expect(gast.getByRole('button', { name })).toHaveCount(schreibt)
    await gast.goto(`${welt.url}/v/${welt.verein}`)
    await expect(gast.getByRole('link', { name: 'Neuer Spieltag' })).toHaveCount(schreibt)
    await gast.goto(`${welt.url}/v/${welt.verein}/spieltage/neu`)
    await expect(gast.getByRole('heading', { level: 1 })).toHaveText('Neuer Spieltag')
    await expect(gast.getByRole('button', { name: /^Spieltag/ })).toHaveCount(schreibt)
    await expect(gast.getByText('Das machen Schreiber und Verwaltung')).toHaveCount(1 - schreibt)
    await ohneMangel(gast)
    await gast.context().close()
  })
}
