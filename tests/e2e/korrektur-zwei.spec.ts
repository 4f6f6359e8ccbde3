import { beginneAbend, VIER, zweitesGeraet } from './daten'
import { beginneKorrektur, blatt, SPIELE, tippeAugen, tippeImBlatt } from './korrigieren'
import { konflikt, konfliktzeile } from './konflikte'
import { fuelleAus, oeffne, offline, online, pruefeStand, tippe, trageEin, zeile } from './spielen'
import { expect, ohneMangel, test } from './welt'

test('two people correct one game: one wins, the other sees both side by side and decides', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  // Two phones take their turns: twice the way of one.
  test.setTimeout(120_000)
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
    'Meinenur auf diesem Gerät',
  ])
  // 110 made, 50, 85: keine 120; with 90 and 60; with 90.
  await expect(tabelle.getByRole('rowheader')).toHaveText(
    ['Augen', 'Wert', 'Punkte', 'Grund'].map((was) => `${was}, verschieden`),
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
    'Zählt es?, verschieden',
  )
  await tippeImBlatt(anderes, 'Fassung von Anna Beispiel behalten')
  await expect(blatt(anderes)).toHaveCount(0)
  await anderes.context().close()
})

test('a game that waits is being corrected while somebody else enters one in its place: the sheet goes on, and the correction meets the other one', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  test.setTimeout(120_000)
  const [erstes] = SPIELE as readonly [(typeof SPIELE)[0]]
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  const anderes = await zweitesGeraet(browser, welt)
  await page.clock.install()
  for (const geraet of [page, anderes]) await oeffne(geraet, abend.url)
  await offline(page)
  await fuelleAus({ page, taps: 0 }, erstes)
  await tippe({ page, taps: 0 }, /^Eintragen/)
  await zeile(page, 1)
    .getByRole('button', { name: /korrigieren/ })
    .tap()
  const bogen = page.getByRole('dialog', { name: 'Spiel 1 korrigieren' })
  await tippeAugen(page, '155')
  await trageEin({ page: anderes, taps: 0 }, { ...erstes, augenRe: 100 })
  // Not a moment ago any more: the conflict does not open by itself.
  await page.clock.fastForward(11_000)
  await online(page)
  const konflikt = page.getByRole('status').locator('button', { hasText: 'Konflikt' })
  await expect(konflikt).toBeVisible()
  await expect(bogen).toBeVisible()
  await tippeImBlatt(page, /^Weiter/)
  await expect(blatt(page).getByRole('listitem').first()).toHaveText('Spiel 1: Wert 2 statt 1.')
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(bogen).toHaveCount(0)
  await konflikt.click()
  await expect(blatt(page).getByRole('cell', { name: 'Re 155, Kontra 85' })).toBeVisible()
  await tippeImBlatt(page, 'Beide behalten: meiner wird Spiel 2')
  // −2 and +2.
  await pruefeStand(page, { Anna: 0, Bernd: 0, Clara: 0, Dieter: 0 })
  await anderes.context().close()
})

test('what was decided on an own correction that is refused meanwhile goes with it, and replaces nothing of somebody else', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  test.setTimeout(120_000)
  const spiele = SPIELE.slice(0, 1)
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele })
  const anderes = await zweitesGeraet(browser, welt)
  for (const geraet of [page, anderes]) await oeffne(geraet, abend.url)
  await beginneKorrektur(page, 1)
  await offline(page)
  await tippeAugen(page, '155')
  await tippeImBlatt(page, /^Weiter/)
  await tippeImBlatt(page, 'Korrektur speichern')
  await tippeImBlatt(page, 'Fertig')
  // Once more, on the own 155; the other one has that number on the server.
  await page.getByRole('button', { name: 'Korrigieren' }).click()
  await tippeAugen(page, '165')
  await tippeImBlatt(page, /^Weiter/)
  await beginneKorrektur(anderes, 1)
  await tippeAugen(anderes, '100')
  await tippeImBlatt(anderes, /^Weiter/)
  await tippeImBlatt(anderes, 'Korrektur speichern')
  await expect(blatt(anderes).getByText('Gespeichert.')).toBeVisible()
  await online(page)
  await expect(konfliktzeile(page)).toHaveCount(1)
  // Of what was made a moment ago the sheet of conflicts has opened by itself, above.
  if (await konflikt(page).isVisible()) await tippeImBlatt(page, 'Später entscheiden')
  await tippeImBlatt(page, 'Korrektur speichern')

  await konfliktzeile(page).tap()
  await expect(konflikt(page).getByRole('table')).toContainText('165')
  await tippeImBlatt(page, /^Fassung von .* behalten$/)
  await expect(konfliktzeile(page)).toHaveCount(0)
  await oeffne(page, abend.url)
  // 100 are lost by two: as the other one has stored it.
  await pruefeStand(page, { Anna: -2, Bernd: -2, Clara: 2, Dieter: 2 })
  await anderes.context().close()
})
