import type { BrowserContext } from '@playwright/test'
import { drossle, warte } from './bench-web-browser'
import { SITZ } from './bench-web-laden'

/** Visits the evening until all is kept that opens it without a network. */
export async function besucheEinmal(kontext: BrowserContext, url: string): Promise<void> {
  const seite = await kontext.newPage()
  await seite.goto(url)
  await seite.getByRole('button', { name: 'Korrigieren' }).waitFor()
  await seite.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') await new Promise((weiter) => setTimeout(weiter, 50))
  })
  await warte(1000)
  await seite.close()
}

/** Milliseconds from the beginning of the navigation until a tap counts, with the server gone. */
export async function messeWarmstart(
  kontext: BrowserContext,
  { url, prozessor }: { readonly url: string; readonly prozessor: number },
): Promise<number> {
  const seite = await kontext.newPage()
  await drossle(seite, { prozessor, netz: 'frei' })
  const tippen = seite.addInitScript((sitz) => {
    const uhr = setInterval(() => {
      const knopf = document.querySelector<HTMLElement>(sitz)
      knopf?.click()
      if (knopf?.getAttribute('aria-pressed') !== 'true') return
      clearInterval(uhr)
      document.documentElement.dataset.benutzbar = String(performance.now())
    }, 50)
  }, SITZ)
  await tippen
  await seite.goto(url)
  const html = seite.locator('html[data-benutzbar]')
  await html.waitFor()
  const ms = Number(await html.getAttribute('data-benutzbar'))
  await seite.close()
  return ms
}
