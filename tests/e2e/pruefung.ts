import type { Page } from '@playwright/test'
import { findMaengel } from './welt'

const HOEHE = 740

/** How far the page, or an open dialog, is wider than its screen. */
function ueberhang(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        (e) => e.scrollWidth - e.clientWidth,
      ),
    ),
  )
}

/**
 * What is wrong with the page as it stands: axe on a phone and on a desk, in light and dark; anything wider than the
 * screen, from the smallest phone on. Leaves the page as it found it.
 */
export async function findFehler(page: Page): Promise<readonly string[]> {
  const fehler: string[] = []
  for (const width of [320, 1280, 360]) {
    await page.setViewportSize({ width, height: HOEHE })
    const zuBreit = await ueberhang(page)
    if (zuBreit > 0) fehler.push(`${width}: ${zuBreit} px zu breit`)
    if (width === 320) continue
    for (const colorScheme of ['dark', 'light'] as const) {
      // Only colours differ between the themes.
      const regeln = colorScheme === 'light' ? 'alle' : 'farben'
      // Colours change at once, not in a transition that axe would catch in the middle.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      fehler.push(...(await findMaengel(page, regeln)).map((f) => `${width} ${colorScheme}: ${f}`))
    }
  }
  return fehler
}

/** Opens an address and says what is wrong with it, by its path. */
export async function findFehlerAuf(page: Page, adresse: string): Promise<readonly string[]> {
  const antwort = await page.goto(adresse)
  const status = antwort?.status()
  const fehler = [...(status === 200 ? [] : [`Status ${status}`]), ...(await findFehler(page))]
  return fehler.map((f) => `${new URL(adresse).pathname} ${f}`)
}
