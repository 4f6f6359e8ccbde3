import type { BrowserContext, Locator, Page } from '@playwright/test'
import { drossle, warte } from './bench-web-browser'

/** What a tap of the entry is called, and how long it took until the screen showed it. */
export interface Tap {
  readonly name: string
  /** Milliseconds, as the browser rounds them: to 8, and nothing below 16. */
  readonly dauer: number
}

type Schritt = string | RegExp

/** The taps of some games, each entered and taken back again. Players by their place at the table. */
function spiele([a = '', b = '']: readonly string[]): readonly (readonly Schritt[])[] {
  const re = (name: string) => new RegExp(`^${name}(,|$)`)
  const ENTER = [/^Eintragen/, 'Rückgängig']
  return [
    [re(a), re(b), '1', '5', '8', ...ENTER],
    [re(a), re(b), `Stoß von ${a}`, '1', '8', '2', ...ENTER],
    [/^Ansage/, `${a}: keine 90 angesagt`, re(b), '1', '8', '2', ...ENTER],
    [re(a), re(b), 'Re: 151 bis 180 Augen', ...ENTER],
    [re(a), re(b), '1', '3', '0', /^Sonderpunkte/, 'Mehr Fuchs gefangen von Re', ...ENTER],
    [/^Solo …/, 'Damensolo', re(a), '1', '3', '0', ...ENTER],
    [re(a), re(b), 'Augen von Kontra', '8', '2', 'Letzte Ziffer löschen', '2', ...ENTER],
  ]
}

declare global {
  interface Window {
    tapDauer: number
  }
}

function beobachteTaps(): void {
  window.tapDauer = 0
  new PerformanceObserver((liste) => {
    for (const e of liste.getEntries() as PerformanceEventTiming[])
      if (e.interactionId > 0) window.tapDauer = Math.max(window.tapDauer, e.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Goes through the taps on a slow phone. */
export async function messeTaps(kontext: BrowserContext, url: string): Promise<readonly Tap[]> {
  const seite = await kontext.newPage()
  await seite.addInitScript(beobachteTaps)
  await seite.goto(url)
  // What came after the page is there too.
  await seite.getByRole('button', { name: 'Korrigieren' }).waitFor()
  const stoesse = seite.locator('[aria-label^="Wer war Re"] button[aria-label^="Stoß von "]')
  await stoesse.first().waitFor()
  const sitze = await stoesse.evaluateAll((alle) =>
    alle.map((s) => s.ariaLabel?.replace('Stoß von ', '') ?? ''),
  )
  await warte(1500)
  await drossle(seite, { prozessor: 4, netz: 'frei' })
  const taps: Tap[] = []
  for (const spiel of spiele(sitze)) {
    for (const schritt of spiel) taps.push(await tippe(seite, schritt))
  }
  await seite.close()
  return taps
}

/** The control: the button of the bare page, as often as a game has taps. */
export async function messeNackteTaps(kontext: BrowserContext, url: string): Promise<number[]> {
  const seite = await kontext.newPage()
  await seite.addInitScript(beobachteTaps)
  await seite.goto(url)
  await warte(1500)
  await drossle(seite, { prozessor: 4, netz: 'frei' })
  const dauern: number[] = []
  for (let i = 0; i < 6; i += 1) dauern.push((await tippe(seite, /Taps$/)).dauer)
  await seite.close()
  return dauern
}

async function tippe(seite: Page, schritt: Schritt): Promise<Tap> {
  const knopf = seite
    .getByRole('button', { name: schritt, exact: schritt === '1' || !istAnfang(schritt) })
    .filter({ visible: true })
    .first()
  await knopf.waitFor()
  const name = (await knopf.getAttribute('aria-label')) ?? (await knopf.innerText())
  // Whatever still moves from the tap before is not this one's.
  await warte(250)
  await seite.evaluate(() => (window.tapDauer = 0))
  await legeFingerAuf(seite, knopf)
  await warte(250)
  return { name: name.split('\n')[0] ?? '', dauer: await seite.evaluate(() => window.tapDauer) }
}

/** As long as a quick finger stays on the glass; the tap counts when it leaves. */
const FINGER_MS = 60

async function legeFingerAuf(seite: Page, knopf: Locator): Promise<void> {
  await knopf.scrollIntoViewIfNeeded()
  const box = await knopf.boundingBox()
  if (box === null) throw new Error('Der Knopf ist nicht zu sehen.')
  const punkt = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const cdp = await seite.context().newCDPSession(seite)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [punkt] })
  await warte(FINGER_MS)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}

/** The field's name goes on with what stands in it. */
function istAnfang(schritt: Schritt): boolean {
  return schritt === 'Augen von Kontra'
}
