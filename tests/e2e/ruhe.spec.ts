import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { neuerTischtoken } from '@/lib/client/link-token'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beendeVorzeitig, beginneAbend, sende, VIER } from './daten'
import { mitZustellung, inStuecken } from './zustellung'
import { expect, test, type Welt } from './welt'

const SPIEL: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }
const ABEND = { sitze: VIER, ersterGeber: 'Anna', spiele: Array.from({ length: 12 }, () => SPIEL) }

/** What moved by itself, by the browser's own measure: what it was, from where and to where. */
async function findVerschobenes(page: Page, adresse: string): Promise<readonly string[]> {
  // The entries are those of one document.
  await page.goto('about:blank')
  await page.goto(adresse)
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

/** The season of seven, and an address by which anybody may look at it. */
async function importiere(page: Page, welt: Welt) {
  const datei: unknown = JSON.parse(
    readFileSync(new URL('../golden/beispiele/saison-sieben.json', import.meta.url), 'utf8'),
  )
  const saisonId = randomUUID()
  await sende(page, welt, { art: 'saison-importieren', daten: { saisonId, datei } })
  const { token, tokenHash } = neuerTischtoken()
  const daten = { freigabeId: randomUUID(), saisonId, recht: 'lesen', tokenHash } as const
  await sende(page, welt, { art: 'freigabe-anlegen', daten })
  return { saisonId, token }
}

test('on a line on which a page comes in pieces nothing of it moves by itself', async ({
  angemeldet: page,
  welt,
}) => {
  test.setTimeout(240_000)
  const { saisonId, token } = await importiere(page, welt)
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
        `tisch/${token}`,
        'rechner?art=hochzeit&re=13&augen=158&stoss=1&ansage=re-keine90&fuchs=1-0',
      ]) {
        expect(await findVerschobenes(page, `${url}/${pfad}`), `${width}: ${pfad}`).toEqual([])
      }
    }
  })
})

test('a page that breaks off shows what has come of it', async ({ angemeldet: page, welt }) => {
  const { url, id } = await beginneAbend(page, welt, ABEND)
  const html = await (await page.request.get(url)).text()
  const bis = html.indexOf('Bernd', html.lastIndexOf('data-stil="alles"')) + 200
  await mitZustellung(
    welt.url,
    async (antwort, seite) => {
      antwort.end(seite.toString().slice(0, bis))
      await Promise.resolve()
    },
    async (leitung) => {
      await page.goto(`${leitung}/v/${welt.verein}/spieltage/${id}`)
      await expect(page.getByText('Bernd').first()).toBeVisible()
    },
  )
})
