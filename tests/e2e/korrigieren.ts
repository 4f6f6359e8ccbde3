import type { Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { zeile } from './spielen'
import { expect } from './welt'

/** Correcting a recorded game as people do it, on the sheet over its receipt. */

/** By hand: +1 Anna and Bernd; +2 Clara and Dieter; lost, so +2 Bernd and Dieter; Clara's Pflichtsolo +3. */
export const SPIELE: readonly Spiel[] = [
  { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
  { art: 'normal', re: ['Clara', 'Dieter'], augenRe: 160 },
  { art: 'normal', re: ['Anna', 'Clara'], augenRe: 100 },
  { art: 'solo-damen', re: ['Clara'], augenRe: 121 },
]
export const STAND = { Anna: -4, Bernd: 0, Clara: 2, Dieter: 2 }

export const blatt = (page: Page) => page.getByRole('dialog')
/** With the mouse: a finger that is faster than a reader counts as a double tap, and sheets end in the same place. */
export const tippeImBlatt = (page: Page, name: string | RegExp) =>
  blatt(page).getByRole('button', { name }).click()

/** Opens the sheet that corrects a game, from its receipt. */
export async function beginneKorrektur(page: Page, nummer: number): Promise<void> {
  await zeile(page, nummer).getByRole('link').tap()
  await page.waitForURL(/\/spiele\//)
  await page.getByRole('button', { name: 'Korrigieren' }).tap()
  await expect(page.getByRole('dialog', { name: `Spiel ${nummer} korrigieren` })).toBeVisible()
}

/** Types other Augen over those that stand there. */
export async function tippeAugen(page: Page, augen: string): Promise<void> {
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
