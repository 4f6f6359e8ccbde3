import type { Browser, Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, VIER, zweitesGeraet } from './daten'
import { blatt } from './korrigieren'
import { fuelleAus, oeffne, tippe } from './spielen'
import { expect, type Welt } from './welt'

/** The sheet of what waits for a person. */
export const konflikt = (page: Page, name = 'Konflikt') =>
  page.getByRole('dialog', { name, exact: true })

/** What the sheet says of it; beside it may stand a question, or that what waits may be lost. */
export const meldung = (page: Page, text: string) =>
  konflikt(page).getByRole('alert').filter({ hasText: text })

/** The line that stays until somebody has decided; behind a sheet too. */
export const konfliktzeile = (page: Page) =>
  page.getByRole('status').locator('button', { hasText: 'Konflikt' })

/** By hand: +1 for Re; lost with 100: 85 and more for Kontra are +2; 155 are keine 90, +2. */
export const GEWONNEN: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }
export const VERLOREN: Spiel = { ...GEWONNEN, augenRe: 100 }

/** Enters a game on a device without network: it waits there. */
export async function trageOhneNetzEin(page: Page, spiel: Spiel, anzahl = 1): Promise<void> {
  await fuelleAus({ page, taps: 0 }, spiel)
  await tippe({ page, taps: 0 }, /^Eintragen/)
  await expect(page.getByRole('button', { name: wartend(anzahl) })).toBeVisible()
}

/** A browser that was not told to keep the page's store may drop it, and says so. */
export const wartend = (anzahl: number) =>
  new RegExp(`^auf diesem Gerät, ${anzahl} (wartet|warten) kann verloren gehen$`)

/** Looks at what waits: of what was entered a moment ago the sheet opens by itself. */
export async function sieheAn(page: Page): Promise<void> {
  await expect(konfliktzeile(page)).toBeVisible()
  if (!(await blatt(page).isVisible())) await konfliktzeile(page).tap()
}

export async function zweiAmTisch(
  p: { page: Page; browser: Browser; welt: Welt },
  spiele: readonly Spiel[],
) {
  const abend = await beginneAbend(p.page, p.welt, { sitze: VIER, ersterGeber: 'Anna', spiele })
  const anderes = await zweitesGeraet(p.browser, p.welt)
  for (const geraet of [p.page, anderes]) await oeffne(geraet, abend.url)
  return { abend, anderes }
}
