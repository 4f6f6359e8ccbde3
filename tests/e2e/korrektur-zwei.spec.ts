import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, VIER, zweitesGeraet } from './daten'
import { beginneKorrektur, blatt, SPIELE, tippeAugen, tippeImBlatt } from './korrigieren'
import {
  fuelleAus,
  istGespeichert,
  oeffne,
  pruefeStand,
  tippe,
  trageEin,
  zeile,
  zeilen,
} from './spielen'
import { expect, ohneMangel, test } from './welt'

test('two people correct one game: one wins, the other sees both side by side and decides', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: SPIELE,
  })
  const anderes = await zweitesGeraet(browser, welt)
  for (const geraet of [page, anderes]) await oeffne(geraet, abend.url)
  await beginneKorrektur(page, 1)
  await tippeAugen(page, '155')
  await tippeImBlatt(page, /^Weiter/)
  await blatt(page).getByLabel('Grund (freiwillig)').fill('verzählt')

  await beginneKorrektur(anderes, 1)
  await tippeAugen(anderes, '190')
  await tippeImBlatt(anderes, /^Weiter/)
  await tippeImBlatt(anderes, 'Korrektur speichern')
  await expect(blatt(anderes).getByText('Gespeichert.')).toBeVisible()

  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByRole('alert')).toContainText(/Anna Beispiel hat dieses Spiel/)
  const tabelle = blatt(page).getByRole('table', { name: 'Die Fassungen nebeneinander' })
  await expect(tabelle.getByRole('columnheader')).toHaveText([
    /^Zuvor\d\d\.\d\d\.\d\d, \d\d:\d\d$/,
    /^Anna Beispiel\d\d\.\d\d\.\d\d, \d\d:\d\d$/,
    'Meinenicht gespeichert',
  ])
  // 110 made, 50, 85: keine 120; with 90 and 60; with 90.
  await expect(tabelle.getByRole('rowheader')).toHaveText(
    [
      ...['Augen', 'Wert', 'Punkte von Bernd', 'Punkte von Clara'],
      ...['Punkte von Dieter', 'Punkte von Anna', 'Grund'],
    ].map((was) => `≠ ${was}, verschieden`),
  )
  const werte = tabelle.getByRole('rowgroup').filter({ hasText: 'Wert' }).getByRole('cell')
  await expect(werte).toHaveText(['1', '3', '2'])
  await ohneMangel(page)

  // Decided knowingly, after the preview on top of theirs; nothing was typed twice.
  await tippeImBlatt(page, 'Meine trotzdem speichern')
  await expect(blatt(page).getByRole('listitem').first()).toHaveText('Spiel 1: Wert 2 statt 3.')
  await expect(blatt(page).getByLabel('Grund (freiwillig)')).toHaveValue('verzählt')
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await oeffne(anderes, abend.url)
  await pruefeStand(anderes, { Anna: -3, Bernd: 1, Clara: 1, Dieter: 1 })

  // And the other way round: one wants to strike what the other has corrected, and lets it be.
  await zeile(anderes, 2).getByRole('link').tap()
  await anderes.getByRole('button', { name: 'Streichen' }).tap()
  await tippeImBlatt(page, 'Fertig')
  await page.getByRole('link', { name: 'Zum Spieltag' }).tap()
  await beginneKorrektur(page, 2)
  await tippeAugen(page, '130')
  await tippeImBlatt(page, /^Weiter/)
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await tippeImBlatt(anderes, 'Streichen')
  await expect(blatt(anderes).getByRole('table').getByRole('rowheader').first()).toHaveText(
    '≠ Zählt, verschieden',
  )
  await tippeImBlatt(anderes, 'Fassung von Anna Beispiel behalten')
  await expect(blatt(anderes)).toHaveCount(0)
  await anderes.context().close()
})

test('a correction kept without network and refused later comes back beside the other', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: SPIELE,
  })
  const anderes = await zweitesGeraet(browser, welt)
  await oeffne(page, abend.url)
  await beginneKorrektur(page, 1)
  await tippeAugen(page, '155')
  await tippeImBlatt(page, /^Weiter/)
  await page.context().setOffline(true)
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Noch nicht gespeichert')).toBeVisible()

  await oeffne(anderes, abend.url)
  await zeile(anderes, 1).getByRole('link').tap()
  await anderes.getByRole('button', { name: 'Streichen' }).tap()
  await tippeImBlatt(anderes, 'Streichen')
  await expect(blatt(anderes).getByText('Gespeichert.')).toBeVisible()
  await anderes.context().close()

  await page.context().setOffline(false)
  const spaet = blatt(page)
  await expect(
    spaet.getByRole('table').getByRole('cell', { name: 'nein, gestrichen' }),
  ).toBeVisible()
  await spaet.getByRole('button', { name: 'Meine trotzdem speichern' }).tap()
  await expect(blatt(page).getByRole('listitem').first()).toHaveText('Spiel 1 zählt wieder.')
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await page.goto(abend.url)
  // 85 for Kontra: keine 120, keine 90.
  await pruefeStand(page, { Anna: -3, Bernd: 1, Clara: 1, Dieter: 1 })
})

test('two phones enter the same game: the second is asked, and nothing is lost or doubled', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  const anderes = await zweitesGeraet(browser, welt)
  const eins: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }
  const zwei: Spiel = { art: 'normal', re: ['Clara', 'Dieter'], augenRe: 160 }
  for (const geraet of [page, anderes]) await oeffne(geraet, abend.url)
  await fuelleAus({ page: anderes, taps: 0 }, eins)
  await trageEin({ page, taps: 0 }, eins)
  await tippe({ page: anderes, taps: 0 }, /^Eintragen/)
  await expect(
    anderes.getByRole('dialog', { name: 'Spiel 1 steht schon da' }).getByRole('paragraph'),
  ).toContainText([
    'In der Zwischenzeit wurde eingetragen:',
    'Normalspiel, Re Bernd und Anna, 130 Augen',
    'Bernd +1Clara −1Dieter −1Anna +1',
    'Ist das dasselbe Spiel?',
  ])
  await ohneMangel(anderes)
  await tippeImBlatt(anderes, 'Ja, dasselbe. Meins verwerfen')
  await expect(zeilen(anderes)).toHaveCount(1)

  // The first phone has not looked since; now it enters what really is another game.
  await trageEin({ page: anderes, taps: 0 }, zwei)
  await fuelleAus({ page, taps: 0 }, { ...eins, augenRe: 100 })
  await tippe({ page, taps: 0 }, /^Eintragen/)
  await tippeImBlatt(page, 'Nein, meins als Spiel 3 eintragen')
  await istGespeichert(page)
  await expect(zeilen(page)).toHaveCount(3)
  await oeffne(anderes, abend.url)
  // +1 +1 −1 −1, then −2 −2 +2 +2, then lost: −2 −2 +2 +2.
  for (const geraet of [page, anderes])
    await pruefeStand(geraet, { Anna: -3, Bernd: -3, Clara: 3, Dieter: 3 })
  await anderes.context().close()
})
