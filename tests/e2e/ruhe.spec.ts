import type { Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beendeVorzeitig, beginneAbend, gibFrei, importiereSieben, VIER } from './daten'
import { inStuecken, mitZustellung, nurBis } from './zustellung'
import { expect, test } from './welt'

const SPIEL: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }
const ABEND = { sitze: VIER, ersterGeber: 'Anna', spiele: Array.from({ length: 12 }, () => SPIEL) }

/** What moved by itself, by the browser's own measure: what it was, from where and to where. */
async function findVerschobenes(page: Page, adresse: string): Promise<readonly string[]> {
  // The entries are those of one document.
  await page.goto('about:blank')
  const antwort = await page.goto(adresse)
  // Else it is measured on another page, or on one that came whole.
  expect([antwort?.status(), page.url()]).toEqual([200, adresse])
  return page.evaluate(
    () =>
      new Promise<string[]>((fertig) => {
        const alles: string[] = []
        const ort = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ')
        interface Verschiebung extends PerformanceEntry {
          readonly value: number
          readonly sources: readonly {
            readonly node: Node | null
            readonly previousRect: DOMRectReadOnly
            readonly currentRect: DOMRectReadOnly
          }[]
        }
        new PerformanceObserver((liste) => {
          for (const { value, sources } of liste.getEntries() as Verschiebung[]) {
            const was = sources.map(
              (s) =>
                `${s.node?.nodeName} „${s.node?.textContent?.slice(0, 30)}“ ${ort(s.previousRect)} → ${ort(s.currentRect)}`,
            )
            alles.push(`${value.toFixed(5)}: ${was.join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // Until it has woken up and asked the server what is new.
        setTimeout(() => fertig(alles), 1000)
      }),
  )
}

test('on a line on which a page comes in pieces nothing of it moves by itself', async ({
  angemeldet: page,
  welt,
}) => {
  test.setTimeout(240_000)
  const saisonId = await importiereSieben(page, welt)
  const link = await gibFrei(page, welt, { saisonId, recht: 'lesen' })
  const laufend = await beginneAbend(page, welt, ABEND)
  const beendet = await beginneAbend(page, welt, ABEND)
  await beendeVorzeitig(page, welt, beendet.id)
  const verein = `v/${welt.verein}`
  await mitZustellung(welt.url, inStuecken({ anzahl: 40, ms: 30 }), async (url) => {
    for (const [width, height] of [
      [360, 740],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const pfad of [
        verein,
        `${verein}/spieltage/${laufend.id}`,
        `${verein}/spieltage/${beendet.id}`,
        `${verein}/spiele/${laufend.spielIds[0]}`,
        `${verein}/spieltage/neu`,
        `${verein}/saison/${saisonId}`,
        `${verein}/verwaltung/saison`,
        new URL(link).pathname.slice(1),
        'rechner?art=hochzeit&re=13&augen=158&stoss=1&ansage=re-keine90&fuchs=1-0',
      ]) {
        expect(await findVerschobenes(page, `${url}/${pfad}`), `${width}: ${pfad}`).toEqual([])
      }
    }
  })
})

/** What ends all that is to be seen. */
const ENDE = '<script id="ende"'
/** Where an evening's head has begun. */
const TITEL = '<h1'

for (const reisst of [true, false]) {
  test(`what has come of a page is shown, its line ${reisst ? 'lost' : 'dead'} before the end`, async ({
    angemeldet: page,
    welt,
  }) => {
    const abend = await beginneAbend(page, welt, ABEND)
    const verein = `v/${welt.verein}`
    const zeigt = async (url: string, was: string) => {
      // Neither waits for a page that never ends.
      await page.goto(url, { waitUntil: 'commit' }).catch(() => null)
      await page.waitForFunction((text) => document.body.innerText.includes(text), was)
      await page.evaluate(() => new Promise((bild) => requestAnimationFrame(bild)))
    }
    await mitZustellung(welt.url, nurBis(ENDE, { reisst }), async (url) => {
      await zeigt(`${url}/${verein}/spieltage/${abend.id}`, 'Clara')
      await zeigt(`${url}/${verein}/saison/${abend.saisonId}`, 'Saison 2026')
    })
    await mitZustellung(welt.url, nurBis(TITEL, { reisst }), async (url) => {
      await page
        .goto(`${url}/${verein}/spieltage/${abend.id}`, { waitUntil: 'commit' })
        .catch(() => null)
      await expect(page).toHaveURL(`${url}/${verein}/spieltage/${abend.id}`)
      await expect(page.locator('body')).toHaveCSS('visibility', 'visible')
    })
  })
}
