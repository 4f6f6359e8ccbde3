import type { Page } from '@playwright/test'

/** The sheet of what waits for a person. */
export const konflikt = (page: Page, name = 'Konflikt') =>
  page.getByRole('dialog', { name, exact: true })

/** The line that stays until somebody has decided; behind a sheet too. */
export const konfliktzeile = (page: Page) =>
  page.getByRole('status').locator('button', { hasText: 'Konflikt' })
