import type { Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, VIER } from './daten'
import { fuelleAus, oeffne, pruefeStand, tippe, trageEin, zeile } from './spielen'
import { expect, ohneMangel, test } from './welt'

const kopf = (page: Page) => page.getByRole('heading', { level: 1 })
const knopf = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true })

test('an evening by the Turnierspielregeln: both Absagen, Pflichtsolo, Lustsolo, Charlie, Regelverstoß', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    ...{ sitze: VIER, ersterGeber: 'Anna', saison: { regelwerk: 'ddv' } },
  })
  await oeffne(page, abend.url)
  await expect(kopf(page)).toHaveText('Spiel 1 von 24')
  const daumen = { page, taps: 0 }

  // Re keeps its keine 90, Kontra misses its own: gewonnen, unter 90, Re 2, Kontra 2, two levels, 120 gegen keine 90 = 9.
  await trageEin(
    daumen,
    {
      ...{ art: 'normal', re: ['Anna', 'Bernd'], augenRe: 160, stoesse: ['Anna', 'Clara'] },
      ansagen: { re: 'keine90', kontra: 'keine90' },
    },
    'ddv',
  )
  // Two for Re's Absage, one for Bernd, three digits, two for Kontra's Absage, Eintragen.
  expect(daumen.taps).toBe(9)
  await pruefeStand(page, { Anna: 9, Bernd: 9, Clara: -9, Dieter: -9 })

  // Bernd deals. A Pflichtsolo is led by its soloist and dealt again: gewonnen = 1.
  await tippe(daumen, /^Dieter/)
  await tippe(daumen, 'Solo: Kreuzsolo')
  await expect(knopf(page, 'Dieter, Re, spielt aus')).toBeVisible()
  await ohneMangel(page)
  for (const ziffer of '130') await tippe(daumen, ziffer)
  await tippe(daumen, /^Eintragen/)
  await pruefeStand(page, { Anna: 8, Bernd: 8, Clara: -10, Dieter: -6 })

  // Bernd again. Dieter's second solo is a Lustsolo: Clara leads, the number of games stays. Lost: 1.
  await tippe(daumen, /^Dieter/)
  await tippe(daumen, 'Solo: Fleischloser')
  await expect(knopf(page, 'Clara, Kontra, spielt aus')).toBeVisible()
  for (const ziffer of '100') await tippe(daumen, ziffer)
  await tippe(daumen, /^Eintragen/)
  await pruefeStand(page, { Anna: 9, Bernd: 9, Clara: -9, Dieter: -9 })
  await expect(kopf(page)).toHaveText('Spiel 4 von 24')
  await expect(zeile(page, 3)).toContainText('Lustsolo')

  // gewonnen and Charlie = 2. Of Urexweiler there is nothing to tap.
  const charlie: Spiel = {
    ...{ art: 'normal', re: ['Bernd', 'Dieter'], augenRe: 125 },
    sonderpunkte: { re: { charlie: 1 } },
  }
  await fuelleAus(daumen, charlie, 'ddv')
  await expect(knopf(page, 'Mehr Kallemann von Re')).toHaveCount(0)
  await tippe(daumen, /^Mehr$/)
  await expect(knopf(page, /^(Schweine|Trumpfabgabe)/)).toHaveCount(0)
  await tippe(daumen, /^Eintragen/)
  await pruefeStand(page, { Anna: 7, Bernd: 11, Clara: -11, Dieter: -7 })

  // The offender −12, the others +4 each.
  await trageEin(daumen, { art: 'normal', re: ['Anna', 'Bernd'], regelverstoss: 'Anna' }, 'ddv')
  await pruefeStand(page, { Anna: -5, Bernd: 15, Clara: -7, Dieter: -3 })
  await expect(kopf(page)).toHaveText('Spiel 6 von 24')

  await zeile(page, 1).getByRole('link').first().click()
  await expect(page.getByRole('article').getByText('Absage Kontra')).toBeVisible()
  const schritt = page.getByRole('row', { name: /^120 gegen keine 90/ })
  await schritt.getByRole('link', { name: /^D-W/ }).click()
  await expect(page).toHaveURL(/\/regeln\/ddv#D-W$/)
  await expect(page.locator('#D-W')).toBeInViewport()
  await ohneMangel(page)
})

test('Besenmarkt doubles an Ansage where the club says so; Skill7 has no number of games', async ({
  angemeldet: page,
  welt,
}) => {
  const besenmarkt = await beginneAbend(page, welt, {
    ...{ sitze: VIER, ersterGeber: 'Anna' },
    saison: { regelwerk: 'besenmarkt', teil: { stossWirkung: 'mal2' } },
  })
  await oeffne(page, besenmarkt.url)
  const daumen = { page, taps: 0 }
  // gewonnen and unter 90, doubled, and a Fuchs that made the last trick = 5.
  await trageEin(
    daumen,
    {
      ...{ art: 'normal', re: ['Anna', 'Bernd'], augenRe: 160, stoesse: ['Anna'] },
      sonderpunkte: { re: { 'fuchs-letzter': 1 } },
    },
    'besenmarkt',
  )
  await pruefeStand(page, { Anna: 5, Bernd: 5, Clara: -5, Dieter: -5 })
  // Who was caught not following suit: the Augen are needed all the same.
  await fuelleAus(daumen, { art: 'normal', re: ['Anna', 'Bernd'], regelverstoss: 'Clara' })
  await expect(page.getByText('Augen eintippen').filter({ visible: true })).toBeVisible()

  const skill7 = await beginneAbend(page, welt, {
    ...{ sitze: VIER, ersterGeber: 'Anna', saison: { regelwerk: 'skill7' } },
    spiele: [
      { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
      { art: 'solo-damen', re: ['Clara'], augenRe: 130 },
    ],
  })
  await oeffne(page, skill7.url)
  await expect(kopf(page)).toHaveText('Spiel 3')
  // gewonnen: 1 and 1; the solo has moved the deal on to Clara.
  await pruefeStand(page, { Anna: 0, Bernd: 0, Clara: 2, Dieter: -2 })
  await expect(knopf(page, /^Clara, gibt/)).toBeVisible()
  await ohneMangel(page)
})
