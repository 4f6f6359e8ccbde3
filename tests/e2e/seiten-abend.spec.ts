import type { Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beendeVorzeitig, beginneAbend, VIER } from './daten'
import { blatt } from './korrigieren'
import { findFehler, findFehlerAuf } from './pruefung'
import { fuelleAus, oeffne, pruefeStand, trageEin, zeile } from './spielen'
import { expect, test } from './welt'

const REICH: Spiel = {
  art: 'normal',
  re: ['Anna', 'Bernd'],
  augenRe: 160,
  stoesse: ['Anna', 'Clara'],
  ansagen: { re: 'keine90' },
  sonderpunkte: { re: { fuchs: 1, kallemann: 1 }, kontra: { doppelkopf: 1 } },
  notiz: 'Fuchs im letzten Stich, Clara hat es nicht gesehen.',
}
const SOLO: Spiel = { art: 'solo-damen', re: ['Clara'], augenRe: 121 }

/** Finds what is wrong with an open sheet, then closes it. */
async function pruefeBlatt(page: Page): Promise<readonly string[]> {
  await expect(blatt(page)).toBeVisible()
  const titel = await blatt(page).getByRole('heading', { level: 2 }).innerText()
  const fehler = (await findFehler(page)).map((f) => `${titel}: ${f}`)
  await page.keyboard.press('Escape')
  await expect(blatt(page)).toHaveCount(0)
  return fehler
}

test('the open entry holds in every state, and so do its receipts', async ({
  angemeldet: page,
  welt,
}) => {
  test.setTimeout(180_000)
  const abend = await beginneAbend(page, welt, {
    sitze: [...VIER, 'Elke'],
    ersterGeber: 'Elke',
    spiele: [REICH, SOLO],
  })
  await oeffne(page, abend.url)
  const fehler: string[] = [...(await findFehler(page))]
  for (const tafel of ['Ansage', 'Sonderpunkte', 'Mehr', 'Solo …']) {
    await page.getByRole('button', { name: tafel, exact: true }).tap()
    fehler.push(...(await findFehler(page)).map((f) => `${tafel}: ${f}`))
  }
  await oeffne(page, abend.url)
  // Anna deals and sits out.
  await fuelleAus(
    { page, taps: 0 },
    { ...REICH, re: ['Bernd', 'Clara'], stoesse: ['Bernd', 'Elke'] },
  )
  fehler.push(...(await findFehler(page)).map((f) => `ausgefüllt: ${f}`))

  const verein = `${welt.url}/v/${welt.verein}`
  for (const id of abend.spielIds)
    fehler.push(...(await findFehlerAuf(page, `${verein}/spiele/${id}`)))
  fehler.push(...(await findFehlerAuf(page, verein)))
  expect(fehler).toEqual([])
})

test('every sheet of an evening holds while it is open', async ({ angemeldet: page, welt }) => {
  test.setTimeout(180_000)
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: [REICH, SOLO],
  })
  const fehler: string[] = []
  await oeffne(page, abend.url)
  const menue = page.getByRole('button', { name: /^Spieltag/ })
  await menue.tap()
  fehler.push(...(await pruefeBlatt(page)))
  for (const eintrag of [
    'Sitze ändern',
    'Angaben ändern',
    'Spieltag beenden',
    'Spieltag streichen',
  ]) {
    await menue.tap()
    await blatt(page)
      .getByRole('button', { name: new RegExp(`^${eintrag}`) })
      .tap()
    fehler.push(...(await pruefeBlatt(page)))
  }
  await page.getByRole('button', { name: 'Korrigieren' }).tap()
  fehler.push(...(await pruefeBlatt(page)))
  await oeffne(page, `${welt.url}/v/${welt.verein}/spiele/${abend.spielIds[0] ?? ''}`)
  await page.getByRole('button', { name: 'Was wäre, wenn …?' }).tap()
  fehler.push(...(await pruefeBlatt(page)))
  await page.getByRole('button', { name: 'Streichen' }).tap()
  fehler.push(...(await pruefeBlatt(page)))
  await beendeVorzeitig(page, welt, abend.id)
  fehler.push(...(await findFehlerAuf(page, abend.url)))
  expect(fehler).toEqual([])
})

test('six with names as long as names may be: nothing breaks, everybody can be told apart', async ({
  angemeldet: page,
  welt,
}) => {
  test.setTimeout(180_000)
  const lang = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke', 'Franz'].map((n) =>
    `${n}-Maximiliane von und zu Hohenschwangauer`.slice(0, 40),
  )
  const abend = await beginneAbend(page, welt, {
    sitze: lang,
    ersterGeber: lang[0] ?? '',
    neu: lang,
    spiele: [{ ...SOLO, re: [lang[1] ?? ''] }],
  })
  await oeffne(page, abend.url)
  const fehler: string[] = [...(await findFehler(page))]
  // The first dealer deals again after the solo; he and who sits two seats back sit out (U-T2).
  for (const name of [lang[0], lang[4]])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0)
  const spiel: Spiel = { art: 'normal', re: [lang[1] ?? '', lang[2] ?? ''], augenRe: 130 }
  await fuelleAus({ page, taps: 0 }, spiel)
  fehler.push(...(await findFehler(page)).map((f) => `ausgefüllt: ${f}`))
  await oeffne(page, abend.url)
  await trageEin({ page, taps: 0 }, spiel)
  await pruefeStand(page, { [lang[1] ?? '']: 4, [lang[2] ?? '']: 0, [lang[3] ?? '']: -2 })
  await expect(zeile(page, 2)).toContainText(`Re ${lang[1]} und ${lang[2]}`)
  fehler.push(...(await findFehlerAuf(page, `${welt.url}/v/${welt.verein}`)))
  fehler.push(
    ...(await findFehlerAuf(
      page,
      `${welt.url}/v/${welt.verein}/spiele/${abend.spielIds[0] ?? ''}`,
    )),
  )
  await beendeVorzeitig(page, welt, abend.id)
  fehler.push(...(await findFehlerAuf(page, abend.url)))
  expect(fehler).toEqual([])
})
