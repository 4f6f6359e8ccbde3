import { expect, test } from './welt'

const NAMEN = [
  'Maximiliane Oberhuber-Stein',
  'Donaudampfschifffahrtsgesellschaft',
  'Karl-Heinz Müller-Lüdenscheidt',
  'Friedrich-Wilhelm von Hohenstaufen',
] as const

const DATEI = {
  format: 'kallemann/1',
  regelwerk: 'urexweiler',
  saison: { name: 'Saison der langen Namen am Stammtisch', spieler: NAMEN },
  spieltage: [
    {
      datum: '2026-01-09',
      ort: 'Gasthaus Zur Goldenen Traube',
      endstand: { [NAMEN[0]]: 12, [NAMEN[1]]: -4, [NAMEN[2]]: -10, [NAMEN[3]]: 2 },
    },
  ],
}

test('long names leave no page wider than a small phone', async ({ angemeldet: page, welt }) => {
  const verein = `${welt.url}/v/${welt.verein}`
  await page.goto(`${verein}/verwaltung/import`)
  await page.getByLabel('Saisondatei wählen').setInputFiles({
    name: 'saison.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(DATEI)),
  })
  await page.getByRole('button', { name: 'Alles übernehmen' }).click()
  await page.waitForURL(/\/saison\/[0-9a-f-]{36}$/)
  const saison = page.url()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const url of [verein, `${verein}/spieltage`, `${verein}/spieler`, saison]) {
    await page.goto(url)
    await expect(page.getByText(NAMEN[0]).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBe(320)
  }
})
