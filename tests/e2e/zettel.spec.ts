import type { Locator, Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, sende, VIER, zweitesGeraet } from './daten'
import {
  halteBilderAn,
  halteZurueck,
  istGespeichert,
  oeffne,
  pruefeStand,
  tippe,
  trageEin,
  zeile,
  zeilen,
} from './spielen'
import { expect, test } from './welt'

/** What stands on the sheet is for the game for which it was put there, and counts as it was seen. */

const GEWONNEN: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }
const PFLICHT: Spiel = { art: 'solo-null', re: ['Anna'], augenRe: 0, ohneStich: 're' }
const KUERSOLO: Spiel = { art: 'solo-damen', re: ['Anna'], augenRe: 130 }

const eintragen = (page: Page) => page.getByRole('button', { name: /^Eintragen/ })
const spieler = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}(,|$)`) })

/** Keys that follow so closely that nothing but the answers to them is drawn in between, and a press where they lead to. */
async function tippeInEinem(page: Page, tasten: string): Promise<void> {
  await page.evaluate(async (alle) => {
    const wo = () => document.activeElement ?? document.body
    const beantwortet = async () => {
      for (let i = 0; i < 20; i++) await Promise.resolve()
    }
    for (const key of alle) {
      wo().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await beantwortet()
    }
    ;(wo() as HTMLElement).click()
  }, tasten)
}

test('what is tapped in before the evening has woken is for the game that its page showed', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  // Without a store of scripts: what is held back must not come from there.
  const anderes = await zweitesGeraet(browser, welt, { serviceWorkers: 'block' })
  const lasseKommen = await halteZurueck(anderes, abend.url)
  await anderes.goto(abend.url)
  await expect(async () => {
    await spieler(anderes, 'Anna').click()
    await expect(spieler(anderes, 'Anna')).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await oeffne(page, abend.url)
  await trageEin({ page, taps: 0 }, GEWONNEN)
  await istGespeichert(page)
  lasseKommen()
  await expect(anderes.getByText('Spiel 1 hat gerade Anna Beispiel eingetragen.')).toBeVisible()
  await expect(zeilen(anderes)).toHaveCount(1)
  await expect(spieler(anderes, 'Anna')).toHaveAttribute('aria-pressed', 'true')
  await tippe({ page: anderes, taps: 0 }, 'Weiter mit Spiel 2')
  await expect(spieler(anderes, 'Anna')).toHaveAttribute('aria-pressed', 'false')
  await anderes.context().close()
})

test('what is typed stays when an earlier game changes, and when a new Runde begins', async ({
  angemeldet: page,
  welt,
}) => {
  const spiele = [PFLICHT, KUERSOLO]
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele })
  await oeffne(page, abend.url)
  await tippe({ page, taps: 0 }, /^Bernd(,|$)/)
  await sende(page, welt, {
    ...{ art: 'spiel-korrigieren', basis: 1 },
    daten: {
      ...{ spieltagId: abend.id, spielId: abend.spielIds[1] ?? '' },
      spiel: { ...KUERSOLO, re: [abend.personen['Anna'] ?? ''], augenRe: 100 },
    },
  })
  await expect(page.getByText('Anna muss das verlorene Kürsolo sofort wiederholen.')).toBeVisible()
  await expect(spieler(page, 'Bernd')).toHaveAttribute('aria-pressed', 'true')
  const sitze = VIER.map((name) => abend.personen[name] ?? '')
  await sende(page, welt, {
    art: 'runde-eroeffnen',
    basis: 1,
    daten: {
      spieltagId: abend.id,
      runde: { id: crypto.randomUUID(), sitze, ersterGeber: sitze[0] ?? '' },
    },
  })
  await expect(page.getByText('Was hier steht, ist jetzt für Spiel 1.')).toBeVisible()
  await expect(spieler(page, 'Bernd')).toHaveAttribute('aria-pressed', 'true')
  await tippe({ page, taps: 0 }, 'Zettel leeren')
  await expect(spieler(page, 'Bernd')).toHaveAttribute('aria-pressed', 'false')
})

test('a press right after the last key counts for what was typed, and confirms nothing that nobody could read', async ({
  angemeldet: page,
  welt,
}) => {
  const spiele = [PFLICHT, { ...KUERSOLO, augenRe: 100 }]
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele })
  await oeffne(page, abend.url)
  await tippe({ page, taps: 0 }, 'Normal')
  await page.keyboard.type('ac158')
  await tippe({ page, taps: 0 }, 'Stimmt so')
  await expect(eintragen(page)).toBeFocused()
  // Another Re player, another game: the hint was confirmed for the one before.
  await tippeInEinem(page, 'd')
  await expect(page.getByRole('button', { name: 'Stimmt so' })).toBeVisible()
  await expect(zeilen(page)).toHaveCount(2)
  await tippe({ page, taps: 0 }, 'Stimmt so')
  await eintragen(page).click()
  await expect(zeile(page, 3)).toContainText('Mit Hinweis.')

  await tippeInEinem(page, 'ac158')
  await istGespeichert(page)
  await expect(zeile(page, 4)).toContainText('+2')
  // +3 and −3 alone, then +2 with Dieter and +2 with Clara: keine 90.
  await pruefeStand(page, { Anna: 4, Bernd: -4, Clara: 0, Dieter: 0 })
})

test('a tap marks its button in the first picture; whatever is pressed before the second finds done what it was for', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele: [] })
  await oeffne(page, abend.url)
  const male = await halteBilderAn(page)
  const druecke = (knopf: Locator, mal = 1) =>
    knopf.first().evaluate((k: HTMLElement, wieOft) => {
      for (let i = 0; i < wieOft; i++) k.click()
    }, mal)
  const fuchs = page.getByRole('button', { name: 'Mehr Fuchs gefangen von Re' })

  await druecke(spieler(page, 'Anna'))
  await expect(page.locator('[data-getippt]')).toHaveAccessibleName(/^Anna/)
  await expect(page.locator('[data-getippt]')).toHaveCSS('box-shadow', /inset$/)
  await expect(spieler(page, 'Anna')).toHaveAttribute('aria-pressed', 'false')
  await druecke(spieler(page, 'Bernd'))
  await expect(spieler(page, 'Anna')).toHaveAttribute('aria-pressed', 'true')
  await druecke(page.getByRole('button', { name: /^Sonderpunkte/ }).filter({ visible: true }))
  await expect(fuchs).toBeHidden()
  await page.keyboard.press('1')
  await expect(spieler(page, 'Bernd')).toHaveAttribute('aria-pressed', 'true')
  await druecke(fuchs, 2)
  await page.keyboard.type('58')
  await druecke(page.getByRole('button', { name: 'Weniger Fuchs gefangen von Re' }))
  await druecke(fuchs)
  await druecke(eintragen(page))
  await expect(page.locator('[data-getippt]')).toHaveCount(0)
  await male()
  // 121 to 158: won, no 90, and two Füchse.
  await expect(zeile(page, 1)).toContainText('+4')
  await istGespeichert(page)
})

test('a hand that is faster than the pictures presses nothing that is no more, and loses no tap with it', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele: [] })
  await oeffne(page, abend.url)
  await spieler(page, 'Anna').tap()
  const solo = page.getByRole('button', { name: 'Damensolo' })
  await expect(solo).toBeVisible()

  // The solos give way to the Augen with the second player.
  let male = await halteBilderAn(page)
  await page.evaluate(
    (knoepfe) => knoepfe.forEach((k) => (k as HTMLElement).click()),
    await Promise.all([spieler(page, 'Bernd'), solo].map(async (k) => k.elementHandle())),
  )
  await male()
  await expect(page.getByRole('button', { name: 'Re: 121 bis 150 Augen' })).toBeVisible()
  await expect(solo).toHaveCount(0)
  for (const name of ['Anna', 'Bernd'])
    await expect(spieler(page, name)).toHaveAttribute('aria-pressed', 'true')

  // Under her name stands "Kontra", which goes with the tap on Bernd; a finger may lie on it.
  const kontra = await spieler(page, 'Clara').getByText('Kontra').boundingBox()
  if (kontra === null) throw new Error('Clara ist nicht Kontra.')
  male = await halteBilderAn(page)
  await spieler(page, 'Bernd').evaluate((k: HTMLElement) => k.click())
  await page.mouse.click(kontra.x + kontra.width / 2, kontra.y + kontra.height / 2)
  await male()
  await expect(spieler(page, 'Clara')).toHaveAttribute('aria-pressed', 'true')
  await expect(spieler(page, 'Bernd')).toHaveAttribute('aria-pressed', 'false')
})

test('between the pictures a finger that bounces says an Ansage once, and a dictated word keeps its letters', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele: [] })
  await oeffne(page, abend.url)
  const daumen = { page, taps: 0 }
  for (const name of [/^Anna(,|$)/, /^Bernd(,|$)/, /^Ansage/]) await tippe(daumen, name)
  const ansage = page.getByRole('button', { name: 'Anna: keine 60 angesagt' })
  const kasten = await ansage.boundingBox()
  if (kasten === null) throw new Error('Keine Ansage zu sehen.')
  let male = await halteBilderAn(page)
  for (let i = 0; i < 2; i++)
    await page.touchscreen.tap(kasten.x + kasten.width / 2, kasten.y + kasten.height / 2)
  await male()
  await expect(page.getByRole('button', { name: 'Augen von Re: noch keine' })).toBeVisible()
  await tippe(daumen, /^Ansage/)
  await expect(ansage).toHaveAttribute('aria-pressed', 'true')

  await tippe(daumen, 'Mehr')
  const notiz = page.getByLabel('Notiz')
  await notiz.fill('vers')
  await notiz.focus()
  male = await halteBilderAn(page)
  await page
    .getByRole('group', { name: 'Regelverstoß' })
    .getByRole('button')
    .first()
    .evaluate((k: HTMLElement) => k.click())
  await page.keyboard.insertText('eben')
  await male()
  await expect(notiz).toHaveValue('verseben')
})

test('on a tablet, where nothing is opened first, quick taps on a counter all count', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna', spiele: [] })
  await page.setViewportSize({ width: 900, height: 1200 })
  await oeffne(page, abend.url)
  for (const name of ['Anna', 'Bernd']) await spieler(page, name).click()
  const fuchs = page.getByRole('group', { name: 'Fuchs gefangen von Re' })
  const male = await halteBilderAn(page)
  await fuchs.getByRole('button', { name: /^Mehr/ }).evaluate((k: HTMLElement) => {
    for (let i = 0; i < 2; i++) k.click()
  })
  await male()
  await expect(fuchs.getByRole('status')).toHaveText('2')
})

test('whoever leads, players stand in the order of the columns', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Bernd', spiele: [] })
  await oeffne(page, abend.url)
  for (const name of [/^Clara(,|$)/, /^Anna(,|$)/, 'Re: 121 bis 150 Augen'])
    await tippe({ page, taps: 0 }, name)
  await expect(eintragen(page)).toHaveAccessibleName(
    /^Eintragen ?: Anna \+1, Bernd −1, Clara \+1, Dieter −1$/,
  )
  await tippe({ page, taps: 0 }, /^Ansage/)
  const namen = page.getByRole('button', { name: /: keine 90 angesagt$/ })
  await expect(namen).toHaveCount(4)
  for (const [i, name] of VIER.entries())
    await expect(namen.nth(i)).toHaveAccessibleName(new RegExp(name))
})
