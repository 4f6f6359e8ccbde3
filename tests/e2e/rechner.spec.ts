import type { Page } from '@playwright/test'
import { oeffne } from './spielen'
import { expect, ohneMangel, test } from './welt'

/** Taps buttons by their names and counts them. */
async function tippe(page: Page, namen: readonly (string | RegExp)[]): Promise<void> {
  for (const name of namen) {
    const exakt = typeof name === 'string'
    await page.getByRole('button', { name, exact: exakt }).first().tap()
  }
}

const ergebnis = (page: Page) => page.getByRole('region', { name: 'Ergebnis' })

test('five taps say what a normal game is worth, and the link brings it back', async ({
  page,
  leereWelt,
}) => {
  await page.goto(`${leereWelt.url}/rechner`)
  await tippe(page, [/^Spieler 1/, /^Spieler 3/, '1', '8', '5'])
  await expect(ergebnis(page)).toContainText('Re gewinnt')
  await expect(ergebnis(page).getByRole('row', { name: /^Wert/ })).toContainText('3')

  await tippe(page, [
    'Stoß von Spieler 1',
    'Ansage',
    'Spieler 1: keine 60 angesagt',
    /^Sonderpunkte/,
  ])
  await tippe(page, ['Mehr Fuchs gefangen von Re', 'Mehr Kallemann von Re'])
  // The worked example of the rules: (120, 90, 90 angesagt, 60, 60 angesagt) × 2 + Fuchs + Kallemann.
  await expect(ergebnis(page).getByRole('row', { name: /^Wert/ })).toContainText('12')
  await expect(ergebnis(page).getByRole('link', { name: 'U-W4' }).first()).toHaveAttribute(
    'href',
    '/regeln/urexweiler#U-W4',
  )
  await ohneMangel(page)

  await expect(page).toHaveURL(
    /\?re=13&augen=185&stoss=1&ansage=re-keine60&fuchs=1-0&kallemann=1-0$/,
  )
  await page.reload()
  await expect(ergebnis(page).getByRole('row', { name: /^Wert/ })).toContainText('12')
  await expect(page.getByRole('button', { name: 'Spieler 1, Re, hat gestoßen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('Augen that nobody counted are three taps, and stand in the link', async ({
  page,
  leereWelt,
}) => {
  await page.goto(`${leereWelt.url}/rechner`)
  await tippe(page, [/^Spieler 1/, /^Spieler 3/, 'Re: 151 bis 180 Augen'])
  await expect(ergebnis(page)).toContainText('Re hat 151 bis 180 Augen, nötig sind 121.')
  await expect(page).toHaveURL(/\?re=13&augen=151-180$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Re: 151 bis 180 Augen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  // A link by hand may hold any band: one that says nothing is refused with its border.
  await page.goto(`${leereWelt.url}/rechner?re=13&augen=110-130`)
  await expect(
    page.getByText('Hier macht es einen Unterschied, ob Re 119 oder 120 Augen hat.').first(),
  ).toBeVisible()
})

test('the first paint holds the result without any script', async ({ browser, leereWelt }) => {
  const kontext = await browser.newContext({ javaScriptEnabled: false })
  const page = await kontext.newPage()
  await page.goto(
    `${leereWelt.url}/rechner?art=solo-damen&re=2&augen=120&name=A&name=B&name=C&name=D`,
  )
  await expect(ergebnis(page)).toContainText('Niemand gewinnt')
  await kontext.close()
})

test('the whole entry goes by keyboard, and the note keeps its letters', async ({
  page,
  leereWelt,
}) => {
  await oeffne(page, `${leereWelt.url}/rechner?name=Anna&name=Bernd&name=Clara&name=Dieter`)
  await page.keyboard.type('ac')
  await page.keyboard.press('Shift+D')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('82')
  await expect(page.getByRole('button', { name: 'Dieter, Kontra, hat gestoßen' })).toBeVisible()
  await expect(ergebnis(page).getByRole('row', { name: /^Wert/ })).toContainText('4')

  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByLabel('Notiz').fill('')
  await page.getByLabel('Notiz').pressSequentially('ab 12')
  await expect(page.getByLabel('Notiz')).toHaveValue('ab 12')
  await expect(page.getByRole('button', { name: /^Anna, Re/ })).toBeVisible()
})

test('refusals stand on the sheet in words, a broken link says so', async ({ page, leereWelt }) => {
  await page.goto(`${leereWelt.url}/rechner?re=12&augen=160&ansage=re-keine90`)
  await expect(
    page.getByText('Re hat angesagt, aber nicht gestoßen.').filter({ visible: true }),
  ).toHaveCount(1)
  await tippe(page, ['Stoß von Spieler 2'])
  await expect(ergebnis(page)).toContainText('Re gewinnt')

  await page.goto(`${leereWelt.url}/rechner?re=99&augen=158&art[]=x&art[]=y&art=skat`)
  await expect(page.getByText('Der Link war nicht ganz lesbar.')).toBeVisible()
  await expect(page.getByText('Nicht übernommen: art, re.')).toBeVisible()
  await ohneMangel(page)
})
