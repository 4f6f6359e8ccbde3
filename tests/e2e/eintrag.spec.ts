import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, VIER } from './daten'
import { istGespeichert, oeffne, pruefeStand, trageEin, zeile } from './spielen'
import { expect, test } from './welt'

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
    taps: 5,
  },
  // 82 Augen against: keine 120, keine 90.
  {
    was: 'Fehlfarbensolo, gezählt',
    spiel: { art: 'solo-fehlfarben', re: ['Dieter'], augenRe: 158 },
    wert: '2',
    taps: 6,
  },
  {
    was: 'Bubensolo, nach Feld',
    spiel: { art: 'solo-buben', re: ['Anna'], augenRe: { von: 90, bis: 119 } },
    wert: '1',
    taps: 4,
  },
  {
    was: 'Null, gewonnen',
    spiel: { art: 'solo-null', re: ['Clara'], augenRe: 0, ohneStich: 're' },
    wert: '1',
    taps: 4,
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
