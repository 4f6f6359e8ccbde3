import type { Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, sende, VIER, zweitesGeraet } from './daten'
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

const NORMAL: Spiel = { art: 'normal', re: ['Anna', 'Clara'], augenRe: 158 }

const eintragen = (page: Page) => page.getByRole('button', { name: /^Eintragen/ })

test('a refusal stands at its field, in words, and goes when it is mended', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  await oeffne(page, abend.url)
  await fuelleAus({ page, taps: 0 }, { ...NORMAL, ansagen: { re: 'keine60' } })
  // The Stoß came with the Ansage: here it is taken back alone.
  await tippe({ page, taps: 0 }, 'Stoß von Anna')
  const satz = 'Re hat angesagt, aber nicht gestoßen.'
  await expect(page.getByText(satz).filter({ visible: true })).toBeVisible()
  await tippe({ page, taps: 0 }, /^Ansage/)
  await expect(page.getByRole('region', { name: 'Ansage' })).toContainText(satz)
  await expect(page.getByText('Bitte prüfen: Ansage.').filter({ visible: true })).toBeVisible()
  await expect(eintragen(page)).toHaveAttribute('aria-disabled', 'true')
  await ohneMangel(page)
  await eintragen(page).tap({ force: true })
  await expect(zeilen(page)).toHaveCount(0)

  await tippe({ page, taps: 0 }, 'Stoß von Clara')
  await expect(page.getByText(satz).filter({ visible: true })).toHaveCount(0)
  await eintragen(page).tap()
  // 82 Augen made: 60 erreicht and keine 60 angesagt; keine 90 held and counts nothing; gegen die Alten; Stoß.
  await pruefeStand(page, { Anna: -6, Bernd: 6, Clara: -6, Dieter: 6 })
})

test('an evening that somebody closed meanwhile refuses the game and keeps the entry', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: [NORMAL],
  })
  await oeffne(page, abend.url)
  await fuelleAus({ page, taps: 0 }, NORMAL)
  const anderes = await zweitesGeraet(browser, welt)
  await oeffne(anderes, abend.url)
  await anderes.getByRole('button', { name: 'Spieltag …' }).tap()
  await anderes.getByRole('button', { name: /^Spieltag beenden/ }).tap()
  await anderes.getByRole('button', { name: 'Vorzeitig beenden' }).tap()
  await expect(anderes.getByRole('heading', { name: /^Ergebnis( \(|$)/ })).toBeVisible()

  await eintragen(page).tap()
  await expect(page.getByText(/Der Spieltag ist abgeschlossen\. Wieder öffnen/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Ergebnis( \(|$)/ })).toBeVisible()
  await expect(zeilen(page)).toHaveCount(1)
  // Reopened on the other phone: what was typed is still there.
  await anderes.getByRole('button', { name: 'Spieltag …' }).tap()
  await anderes.getByRole('button', { name: /^Wieder öffnen/ }).tap()
  await anderes.getByRole('dialog').getByLabel('Grund').first().fill('Ein Spiel fehlt noch')
  await anderes.getByRole('dialog').getByRole('button', { name: 'Wieder öffnen' }).tap()
  await expect(page.getByRole('heading', { name: /^Ergebnis( \(|$)/ })).toHaveCount(0)
  // With the mouse: two quick fingers in one place would be a double tap.
  await eintragen(page).click()
  await expect(zeilen(page)).toHaveCount(2)
  await anderes.context().close()
})

test('a lost Kürsolo is there again at once; to play something else must be confirmed', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: [
      { art: 'solo-null', re: ['Anna'], augenRe: 0, ohneStich: 're' },
      { art: 'solo-damen', re: ['Anna'], augenRe: 100 },
    ],
  })
  await oeffne(page, abend.url)
  await expect(page.getByText('Anna muss das verlorene Kürsolo sofort wiederholen.')).toBeVisible()
  const vorgabe = async () => {
    await expect(page.getByRole('button', { name: 'Solo: Damensolo' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Anna, Re/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await vorgabe()

  // Another Art: who was only preset is not taken for Re of it.
  await tippe({ page, taps: 0 }, 'Normal')
  await expect(page.getByRole('button', { name: /^Anna, Re/ })).toHaveCount(0)
  await tippe({ page, taps: 0 }, /^Anna(,|$)/)
  await tippe({ page, taps: 0 }, /^Clara(,|$)/)
  for (const ziffer of '158') await tippe({ page, taps: 0 }, ziffer)
  await expect(
    page
      .getByText('Hier hätte Anna das verlorene Kürsolo wiederholen müssen.')
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(eintragen(page)).toHaveCount(0)
  await ohneMangel(page)
  await page.getByRole('button', { name: 'Stimmt so' }).click()
  await eintragen(page).click()
  await istGespeichert(page)
  await expect(zeile(page, 3)).toContainText('Mit Hinweis.')

  // Taken back, the repeat is due and preset again: three digits and the button.
  await page.getByRole('button', { name: 'Rückgängig' }).tap()
  await expect(zeilen(page)).toHaveCount(2)
  await vorgabe()
  const daumen = { page, taps: 0 }
  for (const ziffer of '118') await tippe(daumen, ziffer)
  await tippe(daumen, /^Eintragen/)
  expect(daumen.taps).toBe(4)
  await istGespeichert(page)
  await expect(zeile(page, 3)).toContainText('Damensolo, Re Anna')
  await expect(zeile(page, 3)).toContainText('Kürsolo')
  await expect(zeile(page, 3)).not.toContainText('Mit Hinweis.')
  // Lost again, but a repeat is not repeated (U-T5, einmal). +3, −3 and −3; two Kürsoli make 26 games.
  await expect(page.getByText('Anna muss das verlorene Kürsolo')).toHaveCount(0)
  await pruefeStand(page, { Anna: -3, Bernd: 1, Clara: 1, Dieter: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 4 von 26')
})

test('the last Pflichtsolo is preset when due; a game against it is confirmed and stays marked', async ({
  angemeldet: page,
  welt,
}) => {
  const soli = ['Anna', 'Bernd', 'Clara'].map((wer): Spiel => ({
    art: 'solo-buben',
    re: [wer],
    augenRe: 130,
  }))
  // 24 games, 22 played, one Pflichtsolo left: the last game but one must be it (U-T4, U-T6).
  const spiele = [...soli, ...Array.from({ length: 19 }, () => NORMAL)]
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele })
  await oeffne(page, abend.url)
  await expect(page.getByText('Dieter muss jetzt das Pflichtsolo spielen.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Dieter, Re/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByText('Welches Solo?').filter({ visible: true }).first()).toBeVisible()

  await tippe({ page, taps: 0 }, 'Normal')
  for (const name of [/^Anna(,|$)/, /^Dieter(,|$)/]) await tippe({ page, taps: 0 }, name)
  for (const ziffer of '158') await tippe({ page, taps: 0 }, ziffer)
  await expect(
    page
      .getByText('Hier war ein Pflichtsolo fällig, gespielt wurde keines. Offen: Dieter.')
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Stimmt so' }).click()
  await eintragen(page).click()
  await istGespeichert(page)
  await page.reload()
  await expect(zeile(page, 23)).toContainText('Mit Hinweis.')
  await zeile(page, 23).getByRole('link').tap()
  await expect(page.getByText('Offen: Dieter. Am Tisch bestätigt.')).toBeVisible()
})

test('five players: who sits out is no button, and the dealer goes on by himself', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: [...VIER, 'Elke'], ersterGeber: 'Anna' })
  await oeffne(page, abend.url)
  await expect(page.getByRole('button', { name: /^Anna/ })).toHaveCount(0)
  await trageEin({ page, taps: 0 }, { art: 'normal', re: ['Bernd', 'Elke'], augenRe: 121 })
  await expect(page.getByRole('button', { name: /^Bernd/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Anna/ })).toBeVisible()
  await expect(zeile(page, 1)).toContainText('setzte aus')
  await sende(page, welt, {
    art: 'spieltag-streichen',
    basis: 1,
    daten: { spieltagId: abend.id },
  })
  await page.reload()
  await expect(page.getByText('Dieser Spieltag zählt nicht.')).toBeVisible()
})
