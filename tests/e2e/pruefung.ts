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

/** What has just become narrower (a chart measures itself) gets a second to follow. */
async function ueberhangInRuhe(page: Page): Promise<number> {
  if ((await ueberhang(page)) <= 0) return 0
  await page.waitForTimeout(1000)
  return ueberhang(page)
}

interface Axe {
  run(wahl: {
    runOnly: readonly string[]
  }): Promise<{ violations: { nodes: { target: unknown[] }[] }[] }>
}

/** Text too weak on its ground. axe is still in the page from the run before. */
function findBlasses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ runOnly: ['color-contrast'] })
    return violations.flatMap((v) => v.nodes.map((n) => `color-contrast: ${n.target.join(' ')}`))
  })
}

/** Changes the colours at once, without transitions that axe would catch in the middle, and waits until they are there. */
async function faerbe(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction(
    (soll) =>
      matchMedia(`(prefers-color-scheme: ${soll})`).matches &&
      document.getAnimations().length === 0,
    colorScheme,
  )
}

/**
 * What is wrong with the page as it stands: axe on a phone and on a desk, in light and dark; anything wider than the
 * screen, from the smallest phone on. Leaves the page as it found it.
 */
export async function findFehler(page: Page): Promise<readonly string[]> {
  const fehler: string[] = []
  // A page that is led to shows its frame first.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  for (const width of [320, 1280, 360]) {
    await page.setViewportSize({ width, height: HOEHE })
    const zuBreit = await ueberhangInRuhe(page)
    if (zuBreit > 0) fehler.push(`${width}: ${zuBreit} px zu breit`)
    if (width === 320) continue
    // A page that is read anew changes its title in two steps.
    await page.waitForFunction(() => document.title !== '')
    fehler.push(...(await findMaengel(page)).map((f) => `${width} hell: ${f}`))
    // Nothing but colours differs between the themes.
    await faerbe(page, 'dark')
    fehler.push(...(await findBlasses(page)).map((f) => `${width} dunkel: ${f}`))
    await faerbe(page, 'light')
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
