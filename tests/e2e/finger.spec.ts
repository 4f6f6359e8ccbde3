import { beginneAbend, VIER, zweitesGeraet } from './daten'
import { halteZurueck } from './spielen'
import { expect, test } from './welt'

/** Taps twice at once where one button lies on another and goes when it is pressed; answers which were. Runs in the page. */
function doppeltippe(): readonly string[] {
  const gedrueckt: string[] = []
  for (const name of ['unten', 'oben']) {
    const knopf = document.createElement('button')
    knopf.style.cssText = 'position:fixed;inset:40% 20%;z-index:9'
    knopf.addEventListener('click', () => {
      gedrueckt.push(name)
      knopf.remove()
    })
    document.body.append(knopf)
  }
  const [clientX, clientY] = [innerWidth / 2, innerHeight / 2]
  const wo = { bubbles: true, cancelable: true, clientX, clientY }
  for (let i = 0; i < 2; i += 1) {
    const ziel = document.elementFromPoint(clientX, clientY)
    ziel?.dispatchEvent(new PointerEvent('pointerdown', { ...wo, pointerType: 'touch' }))
    ziel?.dispatchEvent(new MouseEvent('click', { ...wo, detail: 1 }))
  }
  document.querySelectorAll('body > button').forEach((k) => k.remove())
  return gedrueckt
}

test('the second half of a double tap presses nothing that has come under the finger', async ({
  page,
  leereWelt,
}) => {
  await page.goto(`${leereWelt.url}/anmelden`)
  await expect.poll(() => page.evaluate(doppeltippe)).toEqual(['oben'])
})

test('what is pressed before its code has come is pressed once it is there', async ({
  angemeldet,
  welt,
  browser,
}) => {
  const spiele = [{ art: 'normal', re: ['Anna', 'Clara'], augenRe: 158 }] as const
  const abend = await beginneAbend(angemeldet, welt, { sitze: VIER, ersterGeber: 'Anna', spiele })
  // Without a store of scripts: what is held back must not come from there.
  const page = await zweitesGeraet(browser, welt, { serviceWorkers: 'block' })
  const lasseKommen = await halteZurueck(page, abend.url)
  await page.goto(abend.url)
  // The entry listens already.
  const anna = page.getByRole('button', { name: /^Anna(,|$)/ })
  await expect(async () => {
    await anna.click()
    await expect(anna).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Korrigieren' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  lasseKommen()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Anna, Re/ })).toBeVisible()
  await page.context().close()
})
