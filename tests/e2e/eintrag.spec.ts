import type { Page, Request } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, VIER } from './daten'
import {
  fuelleAus,
  istGespeichert,
  oeffne,
  pruefeStand,
  tippe,
  trageEin,
  zeile,
  zeilen,
} from './spielen'
import { expect, ohneMangel, test } from './welt'

const NORMAL: Spiel = { art: 'normal', re: ['Anna', 'Clara'], augenRe: 158 }

interface Fall {
  readonly was: string
  readonly spiel: Spiel
  readonly wert: string
  readonly taps: number
}

/** Games as they come at a table, their value by hand, and the taps they may take. */
const SPIELE: readonly Fall[] = [
  // 82 Augen against: keine 120, keine 90.
  { was: 'Normalspiel, gezählt', spiel: NORMAL, wert: '2', taps: 6 },
  { was: 'Normalspiel, 95 Augen', spiel: { ...NORMAL, augenRe: 95 }, wert: '2', taps: 5 },
  // Between 60 and 89 Augen against: the same two steps.
  {
    was: 'Normalspiel, nach Feld',
    spiel: { ...NORMAL, augenRe: { von: 151, bis: 180 } },
    wert: '2',
    taps: 4,
  },
  // keine 120, 90, 60, 30, schwarz.
  {
    was: 'Normalspiel, kein Stich',
    spiel: { ...NORMAL, augenRe: 240, ohneStich: 'kontra' },
    wert: '5',
    taps: 4,
  },
  { was: 'mit Stoß', spiel: { ...NORMAL, stoesse: ['Anna'] }, wert: '4', taps: 6 },
  // (keine 120, keine 90, keine 90 angesagt) × 2
  {
    was: 'mit Ansage',
    spiel: { ...NORMAL, stoesse: ['Anna'], ansagen: { re: 'keine90' } },
    wert: '6',
    taps: 7,
  },
  // Kontra lost its Ansage: 90 erreicht, keine 90 angesagt, keine 120, keine 90, × 2. Whom Re are is said first.
  {
    was: 'mit Ansage von Kontra',
    spiel: { ...NORMAL, stoesse: ['Bernd'], ansagen: { kontra: 'keine90' } },
    wert: '8',
    taps: 8,
  },
  {
    was: 'mit Fuchs',
    spiel: { ...NORMAL, sonderpunkte: { re: { fuchs: 1 } } },
    wert: '3',
    taps: 8,
  },
  { was: 'Hochzeit', spiel: { ...NORMAL, art: 'hochzeit' }, wert: '2', taps: 7 },
  // Nobody found: alone, keine 120 and no more.
  {
    was: 'Hochzeit, allein',
    spiel: { art: 'hochzeit-solo', re: ['Bernd'], augenRe: { von: 121, bis: 150 } },
    wert: '1',
    taps: 5,
  },
  {
    was: 'Stilles Solo',
    spiel: { art: 'stilles-solo', re: ['Bernd'], augenRe: 130 },
    wert: '1',
    taps: 6,
  },
  // Lost with 90 Augen: keine 120, no more.
  {
    was: 'Damensolo',
    spiel: { art: 'solo-damen', re: ['Bernd'], augenRe: 90 },
    wert: '1',
    taps: 6,
  },
  {
    was: 'Bubensolo, nach Feld',
    spiel: { art: 'solo-buben', re: ['Anna'], augenRe: { von: 90, bis: 119 } },
    wert: '1',
    taps: 5,
  },
  {
    was: 'Null, gewonnen',
    spiel: { art: 'solo-null', re: ['Clara'], augenRe: 0, ohneStich: 're' },
    wert: '1',
    taps: 5,
  },
  // keine 120, keine 90, keine 60, keine 30, schwarz (U-R1); no Augen.
  {
    was: 'Regelverstoß',
    spiel: { art: 'normal', re: ['Anna', 'Clara'], regelverstoss: 'Dieter' },
    wert: '5',
    taps: 5,
  },
]

test('what a game costs in taps', async ({ angemeldet: page, welt }) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  await oeffne(page, abend.url)
  const gezaehlt: { was: string; taps: number }[] = []
  for (const [i, { was, spiel, wert }] of SPIELE.entries()) {
    const daumen = { page, taps: 0 }
    await trageEin(daumen, spiel)
    gezaehlt.push({ was, taps: daumen.taps })
    await expect(zeile(page, i + 1).getByRole('rowheader')).toHaveText(
      new RegExp(`Wert:\\s*${i + 1}\\s*${wert}$`),
    )
  }
  const breite = Math.max(...gezaehlt.map(({ was }) => was.length))
  const tabelle = gezaehlt.map(({ was, taps }) => `${was.padEnd(breite)}  ${taps}`)
  console.info(`\n${'Spiel'.padEnd(breite)}  Taps\n${tabelle.join('\n')}\n`)
  expect(gezaehlt).toEqual(SPIELE.map(({ was, taps }) => ({ was, taps })))
})

test('an impatient double tap makes one game', async ({ angemeldet: page, welt }) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  await oeffne(page, abend.url)
  await fuelleAus({ page, taps: 0 }, NORMAL)
  // Twice before the page can draw anything.
  await page.getByRole('button', { name: /^Eintragen/ }).evaluate((knopf: HTMLElement) => {
    knopf.click()
    knopf.click()
  })
  await istGespeichert(page)
  await fuelleAus({ page, taps: 0 }, NORMAL)
  await page.getByRole('button', { name: /^Eintragen/ }).dblclick()
  await expect(zeilen(page)).toHaveCount(2)
  await istGespeichert(page)
  await page.reload()
  await expect(zeilen(page)).toHaveCount(2)
})

/** The ids of the operations that leave the page, in order. */
function hoereMit(page: Page): readonly string[] {
  const ids: string[] = []
  page.on('request', (anfrage: Request) => {
    if (!anfrage.url().endsWith('/api/v1/ops')) return
    ids.push((anfrage.postDataJSON() as { op: { id: string } }).op.id)
  })
  return ids
}

for (const fall of ['the request is lost', 'the answer is lost after the server stored it']) {
  test(`${fall}: the entry is kept, sent again under its id, and is one game`, async ({
    angemeldet: page,
    welt,
  }) => {
    const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
    await oeffne(page, abend.url)
    const ids = hoereMit(page)
    await page.route('**/api/v1/ops', async (route) => {
      if (fall !== 'the request is lost') await route.fetch()
      await route.abort('connectionfailed')
    })
    await fuelleAus({ page, taps: 0 }, NORMAL)
    await tippe({ page, taps: 0 }, /^Eintragen/)
    await expect(page.getByText('Nicht gespeichert: eine Eintragung fehlt noch.')).toBeAttached()
    await expect(zeile(page, 1)).toContainText('Noch nicht gespeichert.')
    await pruefeStand(page, { Anna: 2, Bernd: -2, Clara: 2, Dieter: -2 })
    await ohneMangel(page)

    await page.unroute('**/api/v1/ops')
    await page.getByRole('button', { name: 'nicht gespeichert – nochmal' }).tap()
    await istGespeichert(page)
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
    await page.reload()
    await expect(zeilen(page)).toHaveCount(1)
    await pruefeStand(page, { Anna: 2, Bernd: -2, Clara: 2, Dieter: -2 })
  })
}

test('in a cellar without reception the table plays on, everything arrives later', async ({
  angemeldet: page,
  welt,
  context,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  await oeffne(page, abend.url)
  await context.setOffline(true)
  for (const spiel of [NORMAL, { ...NORMAL, augenRe: 95 }]) {
    await fuelleAus({ page, taps: 0 }, spiel)
    await tippe({ page, taps: 0 }, /^Eintragen/)
  }
  await expect(page.getByText('Nicht gespeichert: 2 Eintragungen fehlen noch.')).toBeAttached()
  await context.setOffline(false)
  await istGespeichert(page)
  await page.reload()
  await expect(zeile(page, 1)).toContainText('+2')
  // By hand: +2 and −2 for those who were Re twice.
  await pruefeStand(page, { Anna: 0, Bernd: 0, Clara: 0, Dieter: 0 })
})

test('the whole entry goes by keyboard', async ({ angemeldet: page, welt }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  await oeffne(page, abend.url)
  await page.keyboard.type('ac158')
  await page.keyboard.press('Enter')
  await expect(zeile(page, 1)).toContainText('+2')
  await istGespeichert(page)

  // Bernd alone, two kinds below Normal, with his Stoß and a Fuchs that only Tab leads to.
  await page.keyboard.type('b')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+B')
  await page.keyboard.type('130')
  const geheZu = async (name: RegExp) => {
    const ziel = page.getByRole('button', { name })
    for (let i = 0; i < 80; i++) {
      if (await ziel.evaluate((k) => k === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab führt nicht zu ${name}`)
  }
  const sonderpunkte = page.getByRole('button', { name: /^Sonderpunkte/ })
  if (await sonderpunkte.isVisible()) {
    await geheZu(/^Sonderpunkte/)
    await page.keyboard.press('Space')
  }
  await geheZu(/^Mehr Fuchs gefangen von Re/)
  await page.keyboard.press('Space')
  await geheZu(/^Eintragen/)
  await page.keyboard.press('Enter')
  // keine 120, × 2, Fuchs: 3; alone three times as much. With +2 −2 +2 −2 from before.
  await expect(zeile(page, 2)).toContainText('Stilles Solo, Re Bernd')
  await pruefeStand(page, { Anna: -1, Bernd: 7, Clara: -1, Dieter: -5 })
})
