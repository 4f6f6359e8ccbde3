import type { Browser, Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beendeVorzeitig, beginneAbend, sende, VIER, zweitesGeraet } from './daten'
import { legeLeitung, type Leitung } from './leitung'
import { oeffne, pruefeStand, tippe, trageEin, zeile, zeilen } from './spielen'
import { beende, expect, starte, test, type Welt } from './welt'

/** By hand: +1 for Re, who win with 130; as lost with 100: 85 and more for Kontra are +2 for them. */
const SPIEL: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }

/** The page may change, but must stay the one that was opened. */
async function merke(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { dieselbe: true }))
  return async () => {
    expect(await page.evaluate(() => 'dieselbe' in window), 'nicht neu geladen').toBe(true)
  }
}

async function zweiPhones(p: {
  readonly page: Page
  readonly browser: Browser
  readonly welt: Welt
  /** The line of the other phone, if it has one of its own. */
  readonly leitung?: Leitung
}) {
  const { page, welt, leitung = welt } = p
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Dieter' })
  const anderes = await zweitesGeraet(p.browser, { ...welt, url: leitung.url })
  await oeffne(page, abend.url)
  await oeffne(anderes, abend.url.replace(welt.url, leitung.url))
  return { abend, anderes, bleibt: await merke(anderes) }
}

test('who enters, the game and its correction show on the other phone', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  const { abend, anderes, bleibt } = await zweiPhones({ page, browser, welt })
  const traegtEin = anderes.getByText('Es trägt ein: Anna Beispiel (anderes Gerät)')
  await expect(traegtEin).toBeHidden()
  await tippe({ page, taps: 0 }, /^Anna(,|$)/)
  await expect(traegtEin).toBeVisible()
  await tippe({ page, taps: 0 }, /^Anna(,|$)/)
  await trageEin({ page, taps: 0 }, SPIEL)
  await expect(zeilen(anderes)).toHaveCount(1)
  await pruefeStand(anderes, { Anna: 1, Bernd: 1, Clara: -1, Dieter: -1 })
  await expect(traegtEin).toBeHidden()

  const href = (await zeile(anderes, 1).getByRole('link').first().getAttribute('href')) ?? ''
  const [Anna = '', Bernd = ''] = [abend.personen['Anna'], abend.personen['Bernd']]
  await sende(page, welt, {
    ...{ art: 'spiel-korrigieren', basis: 1 },
    daten: {
      ...{ spieltagId: abend.id, spielId: href.split('/').at(-1) ?? '' },
      spiel: { ...SPIEL, re: [Anna, Bernd], augenRe: 100 },
    },
  })
  await pruefeStand(anderes, { Anna: -2, Bernd: -2, Clara: 2, Dieter: 2 })
  await bleibt()
})

test('a phone that had no network for three games catches up by itself, and after a restart of the server', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  const leitung = await legeLeitung(welt.url)
  const { anderes, bleibt } = await zweiPhones({ page, browser, welt, leitung })
  leitung.setze('tot')
  for (let i = 0; i < 3; i += 1) await trageEin({ page, taps: 0 }, SPIEL)
  await expect(zeilen(page)).toHaveCount(3)
  await expect(zeilen(anderes)).toHaveCount(0)
  leitung.setze('lebt')
  await expect(zeilen(anderes)).toHaveCount(3)
  await pruefeStand(anderes, { Anna: 3, Bernd: 3, Clara: -3, Dieter: -3 })

  await welt.beende()
  const { kind } = await starte(welt.daten, { port: Number(new URL(welt.url).port) })
  try {
    await trageEin({ page, taps: 0 }, SPIEL)
    await expect(zeilen(anderes)).toHaveCount(4)
    await bleibt()
  } finally {
    await leitung.schliesse()
    await beende(kind)
  }
})

test('the season shows the running evening game by game, and its table once it is closed', async ({
  angemeldet: page,
  browser,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Dieter' })
  const saison = await zweitesGeraet(browser, welt)
  await saison.goto(`${welt.url}/v/${welt.verein}/saison/${abend.saisonId}`)
  const start = await zweitesGeraet(browser, welt)
  await start.goto(`${welt.url}/v/${welt.verein}`)
  const bleiben = [await merke(saison), await merke(start)]
  for (const p of [saison, start]) await expect(p.getByText('Spiel 1 von 24')).toBeVisible()

  await oeffne(page, abend.url)
  await trageEin({ page, taps: 0 }, SPIEL)
  for (const p of [saison, start]) await expect(p.getByText('Spiel 2 von 24')).toBeVisible()
  await expect(saison.getByText('Noch kein Spieltag gezählt')).toBeVisible()

  await beendeVorzeitig(page, welt, abend.id)
  const tabelle = saison.getByRole('table', { name: 'Tabelle der Saison' })
  // Anna and Bernd share the first two places of five: (5,5 + 4) ÷ 2.
  await expect(tabelle.getByRole('row', { name: /Anna/ })).toContainText('4,75')
  await expect(saison.getByText('läuft noch')).toBeHidden()
  await expect(start.getByText('Spiel 2 von 24')).toBeHidden()
  // The server's part of the evening's page follows: the result, computed with the season.
  await expect(page.locator('#wertung')).toContainText('Anna')
  for (const bleibt of bleiben) await bleibt()
})
