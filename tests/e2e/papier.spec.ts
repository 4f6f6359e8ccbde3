import type { Page } from '@playwright/test'
import { beginneAbend, nimmAuf, VIER } from './daten'
import { SPIELE } from './korrigieren'
import { findFehler } from './pruefung'
import { oeffne } from './spielen'
import { expect, test } from './welt'

const zeile = (page: Page, nummer: number) =>
  page.getByRole('region', { name: `Papier nach Spiel ${nummer}` })

/** Types totals as a thumb does: digits, and the key beside them for a minus. */
async function tippe(page: Page, nummer: number, staende: readonly number[]): Promise<void> {
  for (const [i, name] of VIER.entries()) {
    const stand = staende[i] ?? 0
    await zeile(page, nummer)
      .getByLabel(name, { exact: true })
      .fill(String(Math.abs(stand)))
    if (stand < 0)
      await zeile(page, nummer)
        .getByRole('button', { name: `Vorzeichen bei ${name} wechseln` })
        .tap()
  }
}

test('the paper parts from the app at a game: found, explained, kept over a reload', async ({
  angemeldet: page,
  welt,
}) => {
  test.setTimeout(120_000)
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele: SPIELE })
  await oeffne(page, abend.url)
  await page.getByRole('button', { name: /^Spieltag …/ }).tap()
  await page.getByRole('link', { name: /^Mit dem Papier vergleichen/ }).tap()
  await page.waitForURL(/\/papier$/)

  await tippe(page, 4, [-4, 0, 2, 2])
  await expect(page.getByText('Papier und App stimmen überein')).toBeVisible()

  // On paper Clara's solo counts once, which leaves her at 0 and the sum at −2.
  await zeile(page, 4).getByLabel('Clara', { exact: true }).fill('0')
  await expect(page.getByText(/Die Summe ist −2 statt 0.*Mit 2 bei Clara/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Irgendwo bis Spiel 4' })).toBeVisible()
  await expect(page.getByText('Solo nicht verdreifacht')).toBeVisible()

  // The cause names game 4: the row before it settles whether it is that.
  await page.getByRole('button', { name: 'Enger: nach Spiel 3 prüfen' }).tap()
  await expect(zeile(page, 3).getByLabel('Anna', { exact: true })).toBeFocused()
  await tippe(page, 3, [-3, 1, -1, 3])
  await expect(page.getByRole('heading', { name: 'Spiel 4', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Clara/ })).toHaveText('Clara02−2')
  expect(await findFehler(page)).toEqual([])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Spiel 4', exact: true })).toBeVisible()
  await zeile(page, 4).getByLabel('Bernd', { exact: true }).fill('null')
  await expect(page.getByText('Eine ganze Zahl eintippen, etwa 12 oder −4.')).toBeVisible()
  await page.getByRole('link', { name: 'Beleg von Spiel 4' }).tap()
  await expect(page).toHaveURL(`${welt.url}/v/${welt.verein}/spiele/${abend.spielIds[3]}`)
})

test('who only reads finds the paper check too; without games it says so', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const mit = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele: SPIELE })
  const leser = await nimmAuf({ page, browser, welt }, { name: 'Leo', rolle: 'leser' })
  await leser.goto(mit.url)
  await leser.getByRole('link', { name: 'Stimmt das Papier? Vergleichen' }).click()
  await expect(leser.getByRole('heading', { level: 1 })).toHaveText('Papierabgleich')
  await leser.context().close()

  const ohne = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  await page.goto(`${ohne.url}/papier`)
  await expect(page.getByText('Hier gibt es noch nichts zu vergleichen')).toBeVisible()
  expect(await findFehler(page)).toEqual([])
})
