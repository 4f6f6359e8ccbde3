import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { formatPunkte } from '@/lib/format/zahl'
import { expect, ohneMangel, test, type Welt } from './welt'

interface Erwartet {
  readonly tabelle: readonly {
    readonly spieler: string
    readonly rang: number
    readonly rangpunkte: string
    readonly spielpunkte: number
    readonly fehltage: number
    readonly tagessiege: number
  }[]
  readonly spieltage: readonly {
    readonly datum: string
    readonly wertung: readonly {
      readonly spieler: string
      readonly spielpunkte: number
      readonly rang: number
      readonly rangpunkte: string
      readonly abwesend: boolean
      readonly abzug: number
    }[]
  }[]
}

const text = (datei: string): string =>
  readFileSync(new URL(`../golden/beispiele/${datei}`, import.meta.url), 'utf8')

/** `57/2` as the page shows it. */
function alsDezimal(rangpunkte: string): string {
  const [zaehler = 0, nenner = 1] = rangpunkte.split('/').map(Number)
  return (zaehler / nenner).toFixed(2).replace('.', ',')
}

async function waehleDatei(page: Page, welt: Welt, inhalt: string): Promise<void> {
  await page.goto(`${welt.url}/v/${welt.verein}/verwaltung/import`)
  await page.getByLabel('Saisondatei wählen').setInputFiles({
    name: 'saison.json',
    mimeType: 'application/json',
    buffer: Buffer.from(inhalt),
  })
}

async function importiere(page: Page, welt: Welt, inhalt: string): Promise<void> {
  await waehleDatei(page, welt, inhalt)
  await expect(page.getByText('Noch ist nichts gespeichert.')).toBeVisible()
  // An impatient thumb makes one season.
  await page.getByRole('button', { name: 'Alles übernehmen' }).dblclick()
  await page.waitForURL(/\/saison\/[0-9a-f-]{36}$/)
}

/** The text of each cell, the words for screen readers left out. */
function zellen(zeile: Locator): Promise<readonly string[]> {
  return zeile
    .locator('td, th')
    .evaluateAll((alle) => alle.map((z) => (z as HTMLElement).innerText.replaceAll(/\s+/g, ' ')))
}

async function vergleicheTabelle(page: Page, erwartet: Erwartet): Promise<void> {
  const zeilen = page
    .getByRole('table', { name: 'Tabelle der Saison' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(zeilen).toHaveCount(erwartet.tabelle.length)
  for (const [i, soll] of erwartet.tabelle.entries()) {
    const [rang, name, rangpunkte, spielpunkte, , fehltage, siege] = await zellen(zeilen.nth(i))
    expect(rang).toContain(String(soll.rang))
    expect(name?.trim()).toBe(soll.spieler)
    expect(rangpunkte?.split(' ')[0]).toBe(alsDezimal(soll.rangpunkte))
    expect(spielpunkte?.split(' ')[0]).toBe(String(soll.spielpunkte).replace('-', '−'))
    expect(Number(fehltage?.split(' ')[0])).toBe(soll.fehltage)
    expect(Number(siege?.split(' ')[0])).toBe(soll.tagessiege)
  }
}

async function vergleicheMatrix(page: Page, erwartet: Erwartet): Promise<void> {
  const zeilen = page
    .getByRole('region', { name: 'Alle Spieltage der Saison' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(zeilen).toHaveCount(erwartet.spieltage.length)
  // The newest evening is on top.
  for (const [i, abend] of erwartet.spieltage.toReversed().entries()) {
    const namen = await zeilen
      .nth(i)
      .getByRole('cell')
      .getByRole('link')
      .evaluateAll((alle) => alle.map((a) => a.getAttribute('aria-label')))
    expect(namen).toEqual(
      abend.wertung.map((w) =>
        [
          `${w.spieler}: ${alsDezimal(w.rangpunkte)} Rangpunkte`,
          w.rang === 1 ? 'Tagessieg' : `Platz ${w.rang}`,
          w.abwesend
            ? 'abwesend'
            : `${formatPunkte(w.spielpunkte)} ${Math.abs(w.spielpunkte) === 1 ? 'Spielpunkt' : 'Spielpunkte'}`,
          ...(w.abzug > 0 ? [`davon ${w.abzug} abgezogen`] : []),
        ].join(', '),
      ),
    )
  }
}

for (const beispiel of ['saison-fuenf', 'saison-sieben']) {
  test(`${beispiel} is imported and shows the expected table and matrix`, async ({
    angemeldet: page,
    welt,
  }) => {
    const erwartet = JSON.parse(text(`${beispiel}.erwartet.json`)) as Erwartet
    await importiere(page, welt, text(`${beispiel}.json`))
    await vergleicheTabelle(page, erwartet)
    await vergleicheMatrix(page, erwartet)
    await ohneMangel(page)

    // Nothing of the page is cut off or pushed out of a phone, only the matrix scrolls in its box.
    const ueberhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(ueberhang).toBe(0)

    // What was exported is taken again, whole.
    const kopie = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Als Datei herunterladen' }).click()
    const pfad = await (await kopie).path()
    const datei = JSON.parse(readFileSync(pfad, 'utf8')) as { saison: { name: string } }
    datei.saison.name = 'Noch einmal'
    await importiere(page, welt, JSON.stringify(datei, null, 2))
    await vergleicheTabelle(page, erwartet)
    await vergleicheMatrix(page, erwartet)
  })
}

test('a sum leads to its addends, and the device remembers fractions', async ({
  angemeldet: page,
  welt,
}) => {
  await importiere(page, welt, text('saison-fuenf.json'))
  await page.getByRole('radio', { name: '57½' }).check()
  const tabelle = page.getByRole('table', { name: 'Tabelle der Saison' })
  await expect(tabelle.getByRole('row', { name: /Anna/ })).toContainText('36½')
  await tabelle.getByRole('link', { name: 'Anna' }).click()

  const aufstellung = page.getByRole('table', { name: /Herleitung/ })
  await expect(aufstellung.getByRole('row', { name: /^Summe/ })).toContainText('36½')
  await expect(aufstellung.getByRole('row', { name: /10\. Januar 2024/ })).toContainText(
    'Platz 3 von 5 gibt 3.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna')
  await ohneMangel(page)
})

test('a faulty file is refused whole, each fault with its line', async ({
  angemeldet: page,
  welt,
}) => {
  const datei = JSON.parse(text('saison-fuenf.json')) as {
    spieltage: { datum: string; endstand?: Record<string, number> }[]
  }
  // By hand: the second evening is known by its result, −22 −29 −1 +3 +49 = 0.
  const zweiter = datei.spieltage[1]
  if (zweiter?.endstand) zweiter.endstand['Anna'] = 4
  const inhalt = JSON.stringify(datei, null, 2)
  const zeile = inhalt.slice(0, inhalt.indexOf('"endstand"')).split('\n').length
  await waehleDatei(page, welt, inhalt)
  await expect(page.getByRole('heading', { name: '1 Fehler in saison.json' })).toBeFocused()
  await expect(page.getByText(`Zeile ${zeile}:`)).toBeVisible()
  await expect(page.getByText(/^spieltage\[1\]\.endstand/)).toContainText('U-L7')
  await ohneMangel(page)

  await page.goto(`${welt.url}/v/${welt.verein}/saison`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Saison 2026'])
})

test('a season by other rules says what is dropped, who is out of the ranking and what decides a tie', async ({
  angemeldet: page,
  welt,
}) => {
  const tag = (datum: string, endstand: Readonly<Record<string, number>>) => ({
    ...{ datum, endstand, ende: 'gespielt' },
  })
  await importiere(
    page,
    welt,
    JSON.stringify({
      format: 'kallemann/1',
      regelwerk: 'urexweiler',
      einstellungen: {
        wertung: 'summe',
        abwesenheit: 'zaehlt-nicht',
        streichergebnisse: 1,
        mindestteilnahme: 2,
        gleichstand: 'tagessiege',
      },
      saison: { name: 'Nach Summe', spieler: ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke'] },
      spieltage: [
        tag('2024-01-10', { Anna: 6, Bernd: 4, Clara: -4, Dieter: -6 }),
        tag('2024-02-10', { Anna: 6, Bernd: 2, Clara: -8, Elke: 0 }),
        tag('2024-03-10', { Anna: -10, Bernd: 8, Clara: -4, Dieter: 6 }),
      ],
    }),
  )
  // Without the worst: Anna 6 + 6, Bernd 4 + 8, Clara −4 − 4, Dieter 6; Elke was there once.
  const tabelle = page.getByRole('table', { name: 'Tabelle der Saison' })
  const zeilen = tabelle.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(zeilen).toContainText(['Anna', 'Bernd', 'Dieter', 'Clara', 'Elke'])
  await expect(zeilen.nth(1)).toContainText('12')
  await expect(tabelle).toContainText(
    'Gleich viele Spielpunkte wie Bernd (2 : 1): Es entscheiden die Tagessiege.',
  )
  await expect(tabelle).toContainText('Außer Wertung: noch 1 Spieltag.')
  const gestrichen = page.getByRole('link', { name: 'Anna: Platz 4, −10 Spielpunkte, gestrichen' })
  await expect(gestrichen).toBeVisible()
  await expect(page.getByText('Das schlechteste Ergebnis jedes Spielers zählt nicht')).toBeVisible()
  await ohneMangel(page)

  await gestrichen.click()
  await expect(page.locator('#wertung')).toContainText('Es zählt nicht.')
  await ohneMangel(page)
})
