import type { Page } from '@playwright/test'
import { zweitesGeraet } from './daten'
import { expect, meldeAn, ohneMangel, test } from './welt'

interface Angaben {
  readonly code: string
  readonly verein: string
  readonly anmeldename: string
  readonly spieler: readonly string[]
}

const PASSWORT = 'karo-ass-2026'

async function fuelle(page: Page, angaben: Angaben): Promise<void> {
  await page.getByLabel('Einrichtungscode').fill(angaben.code)
  await page.getByLabel('Name des Vereins').fill(angaben.verein)
  await page.getByLabel('Name', { exact: true }).fill(angaben.spieler[0] ?? '')
  await page.getByLabel('Anmeldename').fill(angaben.anmeldename)
  await page.getByLabel('Passwort').fill(PASSWORT)
  for (const [i, name] of angaben.spieler.entries()) {
    await page.getByLabel(`Name von Spieler ${i + 1}`).fill(name)
  }
}

const richteEin = (page: Page) => page.getByRole('button', { name: 'Verein einrichten' }).tap()

test('a newcomer sets up a club with the printed code, faults at their place and nothing lost', async ({
  page,
  neueWelt,
  browser,
}) => {
  await page.goto(neueWelt.url)
  await page.getByRole('link', { name: 'Verein einrichten' }).tap()
  await fuelle(page, {
    code: 'FALSCH-0000',
    verein: 'Die Füchse',
    anmeldename: 'paula',
    spieler: ['Paula', 'Quentin', 'Rosa'],
  })
  await richteEin(page)
  const vierter = page.getByLabel('Name von Spieler 4')
  await expect(vierter).toBeFocused()
  await expect(vierter).toHaveAccessibleDescription('Namen eintragen: vier sind das Wenigste.')

  await vierter.fill('rosa')
  await richteEin(page)
  await expect(vierter).toHaveAccessibleDescription(/^Steht schon in Zeile 3/)
  await ohneMangel(page)

  await vierter.fill('Simon')
  await page.getByRole('button', { name: 'weniger Freie Fehltage' }).tap()
  await richteEin(page)
  const code = page.getByLabel('Einrichtungscode')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/^Dieser Einrichtungscode gilt nicht/)
  await expect(page.getByLabel('Name des Vereins')).toHaveValue('Die Füchse')
  await expect(page.getByLabel('Passwort')).toHaveValue(PASSWORT)
  await expect(vierter).toHaveValue('Simon')
  await expect(page.getByText('Einmal fehlen ist frei')).toBeVisible()

  // As somebody types it from a piece of paper.
  await code.fill(` ${neueWelt.code.toLowerCase()} `)
  await richteEin(page)
  await page.waitForURL(/\/v\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Füchse')
  await page.getByRole('link', { name: 'Spieler' }).filter({ visible: true }).tap()
  for (const name of ['Paula', 'Quentin', 'Rosa', 'Simon']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  }

  const fremd = await (await browser.newContext()).newPage()
  await fremd.goto(`${neueWelt.url}/einrichten`)
  await expect(fremd.getByText('Hier gibt es schon einen Verein')).toBeVisible()
  await fuelle(fremd, {
    code: neueWelt.code,
    verein: 'Die Diebe',
    anmeldename: 'dieb',
    spieler: ['A', 'B', 'C', 'D'],
  })
  await richteEin(fremd)
  await expect(fremd.getByLabel('Einrichtungscode')).toHaveAccessibleDescription(/gilt nicht/)
  await fremd.context().close()
})

test('a wrong password is said in words, the name stays', async ({ page, welt }) => {
  await page.goto(`${welt.url}/v/${welt.verein}/spieler`)
  await expect(page).toHaveURL(/\/anmelden\?weiter=/)
  await page.getByRole('button', { name: 'Anmelden' }).tap()
  await expect(page.getByLabel('Anmeldename')).toBeFocused()

  await page.getByLabel('Anmeldename').fill('anna')
  const passwort = page.getByLabel('Passwort')
  await passwort.fill('falsch-geraten')
  await expect(passwort).toHaveAttribute('type', 'password')
  const zeigen = page.getByRole('button', { name: 'Passwort zeigen', pressed: false })
  await zeigen.tap()
  await expect(zeigen).toHaveCount(0)
  await expect(passwort).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Anmelden' }).tap()
  await expect(passwort).toHaveAccessibleDescription(
    'Anmeldename und Passwort gehören nicht zusammen. Beides noch einmal prüfen.',
  )
  await expect(page.getByLabel('Anmeldename')).toHaveValue('anna')
  await ohneMangel(page)

  await passwort.fill('kreuz-dame-2026')
  await page.getByRole('button', { name: 'Anmelden' }).tap()
  // On to the page that was asked for, not to the start page.
  await page.waitForURL((u) => u.pathname === `/v/${welt.verein}/spieler`)
})

test('a lost phone is signed out from another one', async ({ angemeldet: page, welt, browser }) => {
  const verloren = await zweitesGeraet(browser, welt)
  await page.goto(`${welt.url}/konto`)
  const geraete = page.getByRole('region', { name: 'Geräte' }).getByRole('listitem')
  await expect(geraete).toHaveCount(2)
  await expect(geraete.filter({ hasText: 'dieses Gerät' })).toHaveCount(1)
  await geraete
    .filter({ hasNotText: 'dieses Gerät' })
    .getByRole('button', { name: /abmelden$/ })
    .tap()
  await expect(geraete).toHaveCount(1)

  await verloren.goto(`${welt.url}/v/${welt.verein}`)
  await expect(verloren).toHaveURL(/\/anmelden/)
  await page.goto(`${welt.url}/v/${welt.verein}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doppelkopf Club Urexweiler')
  await verloren.context().close()
})

test('whoever changes the password signs every other device out', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const anderes = await zweitesGeraet(browser, welt)
  await page.goto(`${welt.url}/konto`)
  await page.getByLabel('Bisheriges Passwort').fill('nicht-das-alte')
  await page.getByLabel('Neues Passwort').fill('pik-bube-2026')
  await page.getByRole('button', { name: 'Passwort ändern' }).tap()
  await expect(page.getByLabel('Bisheriges Passwort')).toHaveAccessibleDescription(
    'Das ist nicht das bisherige Passwort. Noch einmal eingeben.',
  )
  await page.getByLabel('Bisheriges Passwort').fill('kreuz-dame-2026')
  await page.getByRole('button', { name: 'Passwort ändern' }).tap()
  await expect(page.getByText('Das neue Passwort gilt.')).toBeVisible()

  await anderes.goto(`${welt.url}/konto`)
  await expect(anderes).toHaveURL(/\/anmelden/)
  await meldeAn(anderes, welt.url, { anmeldename: 'anna', passwort: 'pik-bube-2026' })
  await anderes.context().close()
})
