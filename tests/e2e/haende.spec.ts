import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, sende, VIER } from './daten'
import { blatt, tippeImBlatt } from './korrigieren'
import { fuelleAus, liegtFrei, oeffne, pruefeStand, tippe, zeile, zeilen } from './spielen'
import { istVorbereitet } from './telefon'
import { expect, ohneMangel, test } from './welt'

const BAND: Spiel = { art: 'normal', re: ['Anna', 'Clara'], augenRe: { von: 151, bis: 180 } }
const FINGER = 48
const GAESTE = ['Fritz', 'Gerda', 'Heinz']
/** Where a thumb reaches: the lower part of the screen. */
const REICHWEITE = 0.6

const eintrag = (page: Page) =>
  page.locator('[data-spieltisch] .bg-flaeche').filter({
    has: page.getByRole('group', { name: 'Spielart' }),
  })

/** Buttons of the entry that are smaller than a finger, by name and size. */
async function findZuKleine(flaeche: Locator): Promise<readonly string[]> {
  return flaeche.getByRole('button').evaluateAll(
    (knoepfe, finger) =>
      knoepfe.flatMap((k) => {
        const { width, height } = k.getBoundingClientRect()
        // Half a pixel is the rounding of columns.
        const klein = Math.min(width, height) < finger - 0.5
        return width > 0 && klein
          ? [`${k.getAttribute('aria-label') ?? k.textContent}: ${width} × ${height}`]
          : []
      }),
    FINGER,
  )
}

for (const sitze of [VIER, [...VIER, 'Elke']]) {
  test(`at ${sitze.length} seats everything for a game lies under one thumb on a phone of 360 by 740`, async ({
    angemeldet: page,
    welt,
  }) => {
    const abend = await beginneAbend(page, welt, {
      sitze,
      ersterGeber: 'Dieter',
      spiele: [{ ...BAND, re: ['Anna', 'Clara'] }],
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await oeffne(page, abend.url)
    await expect(zeile(page, 1)).toBeInViewport({ ratio: 1 })

    const flaeche = eintrag(page)
    const tasten = flaeche.getByRole('group', { name: /^(Ziffern|Augen ungefähr)$/ })
    const haupt = [
      ...(await tasten.getByRole('button').all()),
      page.getByRole('button', { name: /^Eintragen/ }),
    ]
    // Ten digits, one to delete them, eleven bands, and the button.
    expect(haupt).toHaveLength(10 + 1 + 11 + 1)
    for (const knopf of haupt) {
      expect(await liegtFrei(knopf), await knopf.innerText()).toBe(true)
      const kasten = await knopf.boundingBox()
      expect(kasten?.y).toBeGreaterThanOrEqual(740 * (1 - REICHWEITE))
    }
    expect(await findZuKleine(flaeche)).toEqual([])
    for (const name of [/^Solo …/, /^Ansage/, /^Sonderpunkte/, /^Mehr$/]) {
      await tippe({ page, taps: 0 }, name)
      expect(await findZuKleine(flaeche)).toEqual([])
      await ohneMangel(page)
    }
  })
}

/** As from the second page on: with the app's own letters, which come once everything else is there. */
async function oeffneMitSchrift(page: Page, url: string): Promise<void> {
  await oeffne(page, url)
  await page.waitForFunction(() => localStorage.getItem('kallemann-schrift') !== null)
  await oeffne(page, url)
}

for (const { wo, sitze, zweiter } of [
  { wo: 'with four seats at two tables', sitze: VIER, zweiter: ['Elke', ...GAESTE.slice(0, 3)] },
  { wo: 'with six seats', sitze: [...VIER, 'Elke', 'Fritz'], zweiter: null },
]) {
  test(`${wo} all bands lie free on a phone of 360 by 740`, async ({ angemeldet: page, welt }) => {
    const abend = await beginneAbend(page, welt, {
      ...{ sitze, ersterGeber: 'Dieter', neu: GAESTE },
      ...{ spiele: [{ ...BAND, re: ['Anna', 'Clara'] }] },
    })
    const dort = (zweiter ?? []).map((name) => abend.personen[name] ?? '')
    const runde = { id: randomUUID(), sitze: dort, ersterGeber: dort[0] ?? '' }
    const daten = { spieltagId: abend.id, tisch: 2, runde }
    if (zweiter) await sende(page, welt, { art: 'runde-eroeffnen', basis: 1, daten })
    await page.setViewportSize({ width: 360, height: 740 })
    await oeffneMitSchrift(page, abend.url)
    const baender = page.getByRole('group', { name: 'Augen ungefähr' }).getByRole('button')
    for (const band of await baender.all())
      expect(await liegtFrei(band), await band.innerText()).toBe(true)
  })
}

test('sideways the page stays where it was scrolled to', async ({ angemeldet: page, welt }) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Dieter' })
  await page.setViewportSize({ width: 740, height: 360 })
  await oeffne(page, abend.url)
  await page.mouse.move(370, 20)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // Longer than a snap takes.
  await page.waitForTimeout(1000)
  expect(await page.evaluate(() => scrollY)).toBe(60)
})

/** An entry of another account that has not been sent from this device; runs in the page. */
async function lasseLiegen({ kurz, spieltagId }: { kurz: string; spieltagId: string }) {
  const db = await new Promise<IDBDatabase>((fertig) => {
    const anfrage = indexedDB.open('kallemann')
    anfrage.onsuccess = () => fertig(anfrage.result)
  })
  const vorgang = db.transaction('ausgang', 'readwrite')
  vorgang.objectStore('ausgang').put({
    ...{ fassung: 1, nummer: 1, weg: { art: 'verein', kurz }, spieltagId, zeit: 0 },
    ...{ kontoId: 'konto-berndt', erfasstVon: 'Bernd Beispiel' },
    op: { id: 'op', art: 'spieltag-streichen', basis: 1, daten: { spieltagId } },
  })
  await new Promise((fertig) => (vorgang.oncomplete = fertig))
  db.close()
}

test('what another account has left on the phone is said and takes no key away; the smallest phone needs one flick', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: [...VIER, 'Elke'],
    ersterGeber: 'Dieter',
    spiele: [BAND],
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await oeffneMitSchrift(page, abend.url)
  await istVorbereitet(page, abend.id)
  await page.evaluate(lasseLiegen, { kurz: welt.verein, spieltagId: abend.id })
  await oeffne(page, abend.url)
  await expect(page.getByText('Eine Eintragung von Bernd Beispiel wartet')).toBeVisible()
  const baender = page.getByRole('group', { name: 'Augen ungefähr' }).getByRole('button')
  for (const band of await baender.all())
    expect(await liegtFrei(band), await band.innerText()).toBe(true)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.mouse.move(160, 300)
  // Somewhere near the end: the page comes to rest at the entry itself.
  await page.mouse.wheel(0, 70)
  for (const band of await baender.all())
    await expect.poll(() => liegtFrei(band), await band.innerText()).toBe(true)
})

test('on the smallest phone every digit is in sight without a scroll', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: [...VIER, 'Elke'],
    ersterGeber: 'Dieter',
    spiele: [BAND],
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await oeffneMitSchrift(page, abend.url)
  for (const knopf of await page
    .getByRole('group', { name: 'Ziffern' })
    .getByRole('button')
    .all()) {
    expect(await liegtFrei(knopf), await knopf.innerText()).toBe(true)
  }
  expect(await findZuKleine(eintrag(page))).toEqual([])
})

test('with letters twice as large nothing is lost or cut', async ({ angemeldet: page, welt }) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Dieter' })
  await page.setViewportSize({ width: 360, height: 740 })
  await oeffneMitSchrift(page, abend.url)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await fuelleAus({ page, taps: 0 }, { ...BAND, stoesse: ['Anna'], ansagen: { re: 'keine60' } })
  const flaeche = eintrag(page)
  const geschnitten = await flaeche.getByRole('button').evaluateAll((knoepfe) =>
    knoepfe
      .filter((k) => k.getBoundingClientRect().width > 0)
      .filter((k) => k.scrollWidth > k.clientWidth + 1 || k.scrollHeight > k.clientHeight + 1)
      .map((k) => k.getAttribute('aria-label') ?? k.textContent),
  )
  expect(geschnitten).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a band is entered in four taps, said in whole sentences, stored as a band, and counted later', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Dieter' })
  await oeffne(page, abend.url)
  await fuelleAus({ page, taps: 0 }, BAND)
  await expect(page.getByRole('button', { name: 'Re: 151 bis 180 Augen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(
    page.getByRole('button', { name: 'Augen von Re: 151 bis 180, Ziffern zählen hier' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Anna, Re' })).toBeVisible()
  // From the other side it is the other row.
  await tippe({ page, taps: 0 }, 'Augen von Kontra: 60 bis 89')
  await expect(page.getByRole('button', { name: 'Kontra: 60 bis 89 Augen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await tippe({ page, taps: 0 }, /^Eintragen/)
  await expect(zeilen(page)).toHaveCount(1)
  await pruefeStand(page, { Anna: 2, Bernd: -2, Clara: 2, Dieter: -2 })

  await zeile(page, 1).getByRole('link').tap()
  await expect(
    page.getByText('Re 151 bis 180, Kontra 60 bis 89 (nicht gezählt)').first(),
  ).toBeVisible()
  await expect(page.getByText('Re hat 151 bis 180 Augen, nötig sind 121.')).toBeVisible()

  await page.getByRole('button', { name: 'Korrigieren' }).tap()
  for (const ziffer of '158') await tippeImBlatt(page, new RegExp(`^${ziffer}$`))
  await tippeImBlatt(page, /^Weiter/)
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await tippeImBlatt(page, 'Fertig')
  await expect(page.getByRole('article').getByText('Re 158, Kontra 82')).toBeVisible()
  await expect(page.locator('#verlauf')).toContainText('(nicht gezählt)')
})

test('who stoß first is Re, and gives way when two others are', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Dieter' })
  await oeffne(page, abend.url)
  const daumen = { page, taps: 0 }
  await tippe(daumen, 'Stoß von Bernd')
  await expect(page.getByRole('button', { name: 'Bernd, Re, hat gestoßen' })).toBeVisible()
  for (const name of [/^Anna(,|$)/, /^Clara(,|$)/, 'Re: 121 bis 150 Augen'])
    await tippe(daumen, name)
  await expect(page.getByRole('button', { name: 'Bernd, Kontra, hat gestoßen' })).toBeVisible()
  await tippe(daumen, /^Eintragen/)
  // Four taps and the Stoß, in whatever order: keine 120 × 2.
  expect(daumen.taps).toBe(5)
  await pruefeStand(page, { Anna: 2, Bernd: -2, Clara: 2, Dieter: -2 })
})
