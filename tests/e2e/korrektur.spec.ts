import type { Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, zweitesGeraet } from './daten'
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

const VIER = ['Anna', 'Bernd', 'Clara', 'Dieter']

/** By hand: +1 Anna and Bernd; +2 Clara and Dieter; lost, so +2 Bernd and Dieter; Clara's Pflichtsolo +3. */
const SPIELE: readonly Spiel[] = [
  { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
  { art: 'normal', re: ['Clara', 'Dieter'], augenRe: 160 },
  { art: 'normal', re: ['Anna', 'Clara'], augenRe: 100 },
  { art: 'solo-damen', re: ['Clara'], augenRe: 121 },
]
const STAND = { Anna: -4, Bernd: 0, Clara: 2, Dieter: 2 }

const blatt = (page: Page) => page.getByRole('dialog')
const tippeImBlatt = (page: Page, name: string | RegExp) =>
  blatt(page).getByRole('button', { name }).tap()

/** Opens the sheet that corrects a game, from its receipt. */
async function beginneKorrektur(page: Page, nummer: number): Promise<void> {
  await zeile(page, nummer).getByRole('link').tap()
  await page.waitForURL(/\/spiele\//)
  await page.getByRole('button', { name: 'Korrigieren' }).tap()
  await expect(page.getByRole('dialog', { name: `Spiel ${nummer} korrigieren` })).toBeVisible()
}

/** Types other Augen over those that stand there. */
async function tippeAugen(page: Page, augen: string): Promise<void> {
  const loesche = blatt(page).getByRole('button', { name: 'Letzte Ziffer löschen' })
  await loesche.tap()
  while (
    !(await blatt(page)
      .getByRole('button', { name: /^Augen von Re: noch/ })
      .isVisible())
  )
    await loesche.tap()
  for (const ziffer of augen) await tippeImBlatt(page, new RegExp(`^${ziffer}$`))
}

test('a slip of the thumb is taken back for ten seconds, no longer', async ({
  angemeldet: page,
  welt,
}) => {
  await page.clock.install()
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  await oeffne(page, abend.url)
  const daumen = { page, taps: 0 }
  await trageEin(daumen, { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 })
  await expect(page.getByText('Bernd spielt aus')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).tap()
  await expect(zeilen(page)).toHaveCount(0)
  await istGespeichert(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 1 von 24')
  await pruefeStand(page, { Anna: 0, Bernd: 0, Clara: 0, Dieter: 0 })

  await trageEin(daumen, { art: 'normal', re: ['Anna', 'Clara'], augenRe: 130 })
  await page.clock.fastForward(9_000)
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  await page.reload()
  await expect(zeilen(page)).toHaveCount(1)
  await pruefeStand(page, { Anna: 1, Bernd: -1, Clara: 1, Dieter: -1 })
})

test('a normal game becomes a solo: said before, done after, dealers and totals recomputed', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: SPIELE,
  })
  await oeffne(page, abend.url)
  await pruefeStand(page, STAND)
  await beginneKorrektur(page, 2)
  await tippeImBlatt(page, /^Dieter, Re/)
  await tippeImBlatt(page, 'Solo …')
  await tippeImBlatt(page, 'Damensolo')
  await expect(blatt(page).getByRole('button', { name: /^Clara, Re/ })).toBeVisible()
  await ohneMangel(page)
  await tippeImBlatt(page, /^Weiter/)

  // Clara had +2 from it and has +6, the others −2 each; the dealer of game 2 deals again (U-T1); her solo in
  // game 4 is now a Kürsolo, which adds a game (U-T3).
  const saetze = [
    'Spiel 3: Bernd statt Clara ist Geber.',
    'Spiel 4: Clara statt Dieter ist Geber.',
    'Spiel 2 (Clara): Pflichtsolo statt kein angesagtes Solo.',
    'Spiel 4 (Clara): Kürsolo statt Pflichtsolo.',
    'Geplant sind 25 statt 24 Spiele.',
    'Als Nächstes gibt Clara statt Dieter.',
    'Stand: Clara +6 (bisher +2), Dieter −2 (bisher +2).',
  ]
  await expect(blatt(page).getByRole('listitem')).toHaveText(saetze)
  await expect(blatt(page).getByRole('heading', { level: 3 })).toHaveText('Das ändert sich damit')
  await ohneMangel(page)
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await expect(blatt(page).getByRole('listitem')).toHaveText(saetze)
  await tippeImBlatt(page, 'Fertig')
  await expect(page.getByText('(Fassung 2)')).toBeVisible()

  await page.getByRole('link', { name: 'Zum Spieltag' }).tap()
  await pruefeStand(page, { Anna: -4, Bernd: 0, Clara: 6, Dieter: -2 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 5 von 25')
  for (const [i, geber] of ['Anna', 'Bernd', 'Bernd', 'Clara'].entries()) {
    const zelle = zeile(page, i + 1)
      .getByRole('cell')
      .nth(VIER.indexOf(geber))
    await expect(zelle).toContainText('Geber')
  }
  await expect(zeile(page, 2)).toContainText('Pflichtsolo')
  await expect(zeile(page, 4)).toContainText('Kürsolo')
  // Anna after each game: 1, 1 − 2, −1 − 2, −3 − 1.
  for (const [i, stand] of ['1', '−1', '−3', '−4'].entries()) {
    await expect(
      zeile(page, i + 1)
        .getByRole('cell')
        .first(),
    ).toHaveText(new RegExp(`^${stand}[+−]`))
  }
})

test('a struck game counts no more, stays to be seen, and is brought back to its place', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: SPIELE,
  })
  await oeffne(page, abend.url)
  await zeile(page, 1).getByRole('link').tap()
  await page.getByRole('button', { name: 'Streichen' }).tap()
  await blatt(page).getByLabel('Grund (freiwillig)').fill('doppelt eingetragen')
  await tippeImBlatt(page, 'Weiter')
  await expect(blatt(page).getByRole('listitem')).toContainText([
    'Spiel 1 zählt nicht mehr.',
    'Spiel 2 bis 4 sind jetzt Spiel 1 bis 3.',
    'Andere Geber in Spiel 1 bis 3.',
    'Als Nächstes gibt Clara statt Dieter.',
    'Stand: Anna −5 (bisher −4), Bernd −1 (bisher 0), Clara +3 (bisher +2), Dieter +3 (bisher +2).',
  ])
  await tippeImBlatt(page, 'Streichen')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await tippeImBlatt(page, 'Fertig')
  await expect(page.getByText('Dieses Spiel zählt nicht: doppelt eingetragen.')).toBeVisible()
  await ohneMangel(page)

  await page.getByRole('link', { name: 'Zum Spieltag' }).tap()
  await expect(zeilen(page)).toHaveCount(3)
  await pruefeStand(page, { Anna: -5, Bernd: -1, Clara: 3, Dieter: 3 })
  await page.getByRole('link', { name: /gestrichen: doppelt eingetragen/ }).tap()
  await page.getByRole('button', { name: 'Wieder zählen' }).tap()
  await tippeImBlatt(page, 'Weiter')
  await tippeImBlatt(page, 'Wieder zählen')
  await expect(blatt(page).getByText('Spiel 1 zählt wieder.')).toBeVisible()
  await tippeImBlatt(page, 'Fertig')
  await page.getByRole('link', { name: 'Zum Spieltag' }).tap()
  await expect(zeilen(page)).toHaveCount(4)
  await pruefeStand(page, STAND)
})

test('a correction of what somebody else corrected meanwhile shows the state of now and asks', async ({
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

  await beginneKorrektur(anderes, 1)
  await tippeAugen(anderes, '190')
  await tippeImBlatt(anderes, /^Weiter/)
  await tippeImBlatt(anderes, 'Korrektur speichern')
  await expect(blatt(anderes).getByText('Gespeichert.')).toBeVisible()

  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByRole('alert')).toContainText('jemand anders geändert')
  await ohneMangel(page)
  await tippeImBlatt(page, 'Zum aktuellen Stand')
  await expect(blatt(page).getByRole('button', { name: /^Augen von Re: 190/ })).toBeVisible()

  // Seen now, decided now: theirs replaces it, knowingly. 50 made: keine 120, 90, 60; then 85: keine 120, 90.
  await tippeAugen(page, '155')
  await tippeImBlatt(page, /^Weiter/)
  await expect(blatt(page).getByRole('listitem').first()).toHaveText('Spiel 1: Wert 2 statt 3.')
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await oeffne(anderes, abend.url)
  await pruefeStand(anderes, { Anna: -3, Bernd: 1, Clara: 1, Dieter: 1 })
  await anderes.context().close()
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
