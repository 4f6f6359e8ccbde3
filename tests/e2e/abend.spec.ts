import { readFileSync } from 'node:fs'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { eroeffne, pruefeStand, trageEin } from './spielen'
import { expect, ohneMangel, test } from './welt'

interface Runde {
  readonly spieler: readonly string[]
  readonly ersterGeber: string
  readonly spiele: readonly Spiel[]
}
interface Erwartet {
  readonly spiele: readonly { readonly wert: number; readonly stand: Record<string, number> }[]
  readonly stand: Record<string, number>
}

const lies = (datei: string): unknown =>
  JSON.parse(readFileSync(new URL(`../golden/beispiele/${datei}`, import.meta.url), 'utf8'))
const runde = lies('runde-fuenf.json') as Runde
const erwartet = lies('runde-fuenf.erwartet.json') as Erwartet

test('a recorded evening is played game by game and ends as expected', async ({
  angemeldet,
  welt,
}) => {
  test.setTimeout(240_000)
  const page = angemeldet
  await eroeffne(page, { ...runde, url: `${welt.url}/v/${welt.verein}` })
  const daumen = { page, taps: 0 }
  for (const [i, spiel] of runde.spiele.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Spiel ${i + 1} von 25`)
    await trageEin(daumen, spiel)
    await pruefeStand(page, erwartet.spiele[i]?.stand ?? {})
  }
  await expect(page.getByRole('heading', { name: 'Alle 25 Spiele sind gespielt' })).toBeVisible()
  await page.getByRole('button', { name: 'Spieltag abschließen' }).tap()

  // By hand from the expected totals 41, 22, 17, −20, −60: N = 5, so 5,5 · 4 · 3 · 2 · 1 (U-L1).
  const ergebnis = page.locator('section', {
    has: page.getByRole('heading', { name: /^Ergebnis( \(|$)/ }),
  })
  const zeilen = ergebnis.getByRole('listitem')
  const plaetze = [
    ['1.', 'Dieter', '+41', '5,5'],
    ['2.', 'Elke', '+22', '4'],
    ['3.', 'Anna', '+17', '3'],
    ['4.', 'Clara', '−20', '2'],
    ['5.', 'Bernd', '−60', '1'],
  ]
  for (const [i, teile] of plaetze.entries()) {
    for (const teil of teile) await expect(zeilen.nth(i)).toContainText(teil)
  }
  await ohneMangel(page)
  await page.reload()
  await pruefeStand(page, erwartet.stand)
})
