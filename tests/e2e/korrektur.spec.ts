import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, VIER } from './daten'
import { beginneKorrektur, blatt, SPIELE, STAND, tippeImBlatt } from './korrigieren'
import { istGespeichert, oeffne, pruefeStand, trageEin, zeile, zeilen } from './spielen'
import { expect, ohneMangel, test } from './welt'

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
  await expect(page.getByRole('status').filter({ hasText: 'Spiel 1 gestrichen' })).toBeVisible()
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

test('game 5 of 24 becomes a solo: the later dealers move, who no longer fits is flagged', async ({
  angemeldet: page,
  welt,
}) => {
  // Anna deals first, a solo keeps the dealer, whoever deals sits out: the case of korrektur-faelle.test.ts.
  const normal = (...re: readonly string[]): Spiel => ({ art: 'normal', re, augenRe: 130 })
  const solo = (wer: string): Spiel => ({ art: 'solo-damen', re: [wer], augenRe: 130 })
  const [A, B, C, D, E] = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke'] as const
  const abend = await beginneAbend(page, welt, {
    sitze: [A, B, C, D, E],
    ersterGeber: A,
    spiele: [
      ...[normal(B, C), normal(C, D), normal(D, E), normal(E, A), normal(A, B)],
      ...[normal(B, C), normal(C, D), solo(D), normal(D, E), normal(E, A), normal(A, B), solo(B)],
      ...[normal(B, C), solo(C), normal(C, D), solo(E), normal(D, E), solo(A), normal(E, A)],
      ...[normal(A, B), normal(B, C), normal(C, D), normal(D, E), normal(E, A)],
    ],
  })
  await page.goto(`${welt.url}/v/${welt.verein}/spiele/${abend.spielIds[4]}`)
  await page.getByRole('button', { name: 'Korrigieren' }).tap()
  await tippeImBlatt(page, /^Anna, Re/)
  await tippeImBlatt(page, 'Solo …')
  await tippeImBlatt(page, 'Damensolo')
  await tippeImBlatt(page, /^Weiter/)
  await expect(blatt(page).getByRole('listitem')).toHaveText([
    'Andere Geber in Spiel 6 bis 24.',
    'Spiel 6 bis 24: Eingetragen sind andere vier, als nach dem Geber am Tisch säßen. Sie bleiben und werden markiert.',
    'Spiel 5 (Bernd): Pflichtsolo statt kein angesagtes Solo.',
    'Spiel 12 (Bernd): Kürsolo statt Pflichtsolo.',
    'Geplant sind 26 statt 25 Spiele.',
    'Als Nächstes gibt Dieter statt Elke.',
    'Stand: Anna −3 (bisher −1), Bernd +1 (bisher −1).',
  ])
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await oeffne(page, abend.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 25 von 26')
  await pruefeStand(page, { Anna: -3, Bernd: 1, Clara: 2, Dieter: 1, Elke: -1 })
  const namen = [A, B, C, D, E]
  for (const [i, geber] of [...'ABCDEEABBCDEEAABBCCDEABC'].entries()) {
    const zelle = zeile(page, i + 1)
      .getByRole('cell')
      .nth('ABCDE'.indexOf(geber))
    await expect(zelle, `Geber von Spiel ${i + 1}`).toContainText('Geber')
  }
  for (const nummer of [6, 24]) {
    await page.goto(`${welt.url}/v/${welt.verein}/spiele/${abend.spielIds[nummer - 1]}`)
    const geber = namen['ABCDEEABBCDEEAABBCCDEABC'.charCodeAt(nummer - 1) - 65]
    await expect(
      page.getByText(`${geber} hat hier mitgespielt, müsste nach dem Geber`),
    ).toBeVisible()
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
  await expect(page.getByText('Dieses Spiel zählt nicht: „doppelt eingetragen“.')).toBeVisible()
  await ohneMangel(page)

  await page.getByRole('link', { name: 'Zum Spieltag' }).tap()
  await expect(zeilen(page)).toHaveCount(3)
  await pruefeStand(page, { Anna: -5, Bernd: -1, Clara: 3, Dieter: 3 })
  await page.getByRole('link', { name: /gestrichen: doppelt eingetragen/ }).tap()
  await page.getByRole('button', { name: 'Wieder zählen' }).tap()
  await tippeImBlatt(page, 'Wieder zählen')
  await expect(blatt(page).getByText('Spiel 1 zählt wieder.')).toBeVisible()
  await tippeImBlatt(page, 'Fertig')
  await page.getByRole('link', { name: 'Zum Spieltag' }).tap()
  await expect(zeilen(page)).toHaveCount(4)
  await pruefeStand(page, STAND)
})
