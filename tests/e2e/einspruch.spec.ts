import type { Browser, Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, nimmAuf, sende, VIER } from './daten'
import { blatt, tippeAugen, tippeImBlatt } from './korrigieren'
import { findFehler, findFehlerAuf } from './pruefung'
import { oeffne, zeile } from './spielen'
import { expect, test, type Welt } from './welt'

/** By hand: 130 Augen are one point, 160 (80 made) two. */
const SPIELE: readonly Spiel[] = [
  { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
  { art: 'normal', re: ['Clara', 'Dieter'], augenRe: 160 },
]

const offener = (page: Page, wer: string) =>
  page.getByRole('region', { name: `Einspruch von ${wer}` })
/** The club in the frame, with what waits for whoever is signed in. */
const rahmen = (page: Page) => page.getByRole('banner').getByRole('link').first()

/** An evening with a disputable game, on the table's phone, and Bernd with a phone of his own. */
async function beginne(geraete: { page: Page; browser: Browser; welt: Welt }) {
  const { page, welt } = geraete
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: SPIELE,
  })
  const bernd = await nimmAuf(geraete, {
    name: 'Berti',
    rolle: 'mitglied',
    spielerId: abend.personen['Bernd'] ?? '',
  })
  const verein = `${welt.url}/v/${welt.verein}`
  const [spielId = ''] = abend.spielIds
  return { abend, bernd, verein, spielId, beleg: `${verein}/spiele/${spielId}` }
}

async function erhebe(page: Page, grund: string, wer?: string): Promise<void> {
  await page.getByRole('button', { name: 'Stimmt nicht? Einspruch' }).tap()
  await blatt(page).getByLabel('Grund', { exact: true }).fill(grund)
  if (wer) await blatt(page).getByRole('radio', { name: wer }).tap()
  await tippeImBlatt(page, 'Einspruch erheben')
  await expect(blatt(page)).toHaveCount(0)
  // The sheet closes once the device has it; what others do next has to find it on the server.
  await expect(page.getByText(`„${grund}“`, { exact: true })).toBeVisible()
  await expect(page.getByText('Erst auf diesem Gerät.')).toHaveCount(0)
}

test('a member objects on the own phone, sees it corrected and accepted, and reads the answer', async ({
  angemeldet: anna,
  browser,
  welt,
}) => {
  test.setTimeout(180_000)
  const { abend, bernd, verein, beleg } = await beginne({ page: anna, browser, welt })
  const fehler: string[] = []

  await oeffne(bernd, beleg)
  await bernd.getByRole('button', { name: 'Stimmt nicht? Einspruch' }).tap()
  await expect(blatt(bernd).getByRole('group', { name: 'Wer erhebt Einspruch?' })).toHaveCount(0)
  await tippeImBlatt(bernd, 'Einspruch erheben')
  await expect(blatt(bernd).getByLabel('Grund', { exact: true })).toBeFocused()
  await expect(blatt(bernd).getByText('Kurz sagen, was nicht stimmt.')).toBeVisible()
  fehler.push(...(await findFehler(bernd)))
  await tippeImBlatt(bernd, 'Augen falsch')
  await tippeImBlatt(bernd, 'Einspruch erheben')
  await expect(offener(bernd, 'Bernd')).toContainText('„Augen falsch“')
  await expect(bernd.getByRole('button', { name: 'Stimmt nicht? Einspruch' })).toHaveCount(0)
  fehler.push(...(await findFehler(bernd)))

  fehler.push(...(await findFehlerAuf(anna, abend.url)))
  await expect(zeile(anna, 1)).toContainText('Einspruch offen.')
  await expect(zeile(anna, 2)).not.toContainText('Einspruch')
  await expect(anna.getByRole('link', { name: '1 Einspruch offen', exact: true })).toBeVisible()
  fehler.push(...(await findFehlerAuf(anna, verein)))
  await expect(rahmen(anna)).toHaveAccessibleName(/1 Einspruch offen/)
  const karte = anna.getByRole('region', { name: 'Offene Einsprüche' })
  await expect(karte.getByRole('listitem')).toContainText('Bernd: „Augen falsch“')
  await karte.getByRole('link', { name: 'Spiel 1 vom 09.01.26' }).tap()
  await anna.waitForURL(beleg)
  fehler.push(...(await findFehler(anna)))

  await offener(anna, 'Bernd').getByRole('button', { name: 'Korrigieren und annehmen' }).tap()
  await tippeAugen(anna, '155')
  await tippeImBlatt(anna, /^Weiter/)
  await expect(blatt(anna).getByText('Spiel 1: Wert 2 statt 1.')).toBeVisible()
  await blatt(anna).getByLabel('Antwort an Bernd').fill('Stimmt, 155.')
  await tippeImBlatt(anna, 'Korrektur speichern')
  await expect(blatt(anna).getByText('Gespeichert.')).toBeVisible()
  await tippeImBlatt(anna, 'Fertig')
  await expect(offener(anna, 'Bernd')).toHaveCount(0)

  // Told on whatever page, in full on the start page and on the receipt, until it is read.
  await bernd.goto(`${verein}/saison`)
  await expect(rahmen(bernd)).toHaveAccessibleName(/1 Antwort auf einen Einspruch/)
  await bernd.goto(beleg)
  const antwort = bernd.getByRole('status').filter({ hasText: 'vom 09.01.26 angenommen' })
  await expect(antwort).toContainText('Von Anna Beispiel: „Stimmt, 155.“')
  fehler.push(...(await findFehlerAuf(bernd, verein)))
  await expect(antwort).toContainText('Einspruch zu Spiel 1 vom 09.01.26 angenommen')
  await antwort.getByRole('button', { name: 'Gelesen' }).tap()
  await expect(antwort).toHaveCount(0)
  await expect(rahmen(bernd)).not.toHaveAccessibleName(/Einspruch/)
  await bernd.reload()
  await expect(bernd.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(antwort).toHaveCount(0)
  expect(fehler).toEqual([])
  await bernd.context().close()
})

test('objections are rejected with a reason, outlive their game and rest with their evening', async ({
  angemeldet: anna,
  browser,
  welt,
}) => {
  test.setTimeout(180_000)
  const { abend, bernd, verein, spielId, beleg } = await beginne({ page: anna, browser, welt })

  // The phone of the table: Clara has no account, Anna enters it for her.
  await oeffne(anna, beleg)
  await erhebe(anna, 'falsche Partei', 'Clara')
  await expect(offener(anna, 'Clara')).toContainText('eingetragen von Anna Beispiel')
  await oeffne(bernd, beleg)
  await erhebe(bernd, 'Stoß fehlt')

  await oeffne(anna, beleg)
  const ablehnen = (wer: string) => offener(anna, wer).getByRole('button', { name: 'Ablehnen' })
  await ablehnen('Clara').tap()
  await tippeImBlatt(anna, 'Ablehnen')
  const grund = blatt(anna).getByLabel('Warum bleibt das Spiel so?')
  await expect(grund).toBeFocused()
  const fehler = [...(await findFehler(anna))]
  await grund.fill('Alle am Tisch sagen Kontra.')
  await tippeImBlatt(anna, 'Ablehnen')
  await expect(offener(anna, 'Clara')).toHaveCount(0)
  await expect(offener(anna, 'Bernd')).toBeVisible()

  // Struck for another reason: the objection stays, and is marked at the struck game too.
  await sende(anna, welt, {
    art: 'spiel-streichen',
    basis: 1,
    daten: { spieltagId: abend.id, spielId, grund: 'doppelt eingetragen' },
  })
  fehler.push(...(await findFehlerAuf(bernd, abend.url)))
  await expect(bernd.getByRole('row', { name: /doppelt eingetragen/ })).toContainText(
    '1 Einspruch offen',
  )
  await bernd.getByRole('link', { name: 'Gestrichenes Spiel' }).tap()
  await bernd.waitForURL(beleg)
  await expect(offener(bernd, 'Bernd')).toContainText('Das Spiel ist inzwischen gestrichen.')

  // Somebody is faster: what was decided is shown, nothing is lost.
  await oeffne(anna, beleg)
  await expect(
    offener(anna, 'Bernd').getByRole('button', { name: 'Korrigieren und annehmen' }),
  ).toHaveCount(0)
  await ablehnen('Bernd').tap()
  await grund.fill('Nein.')
  await offener(bernd, 'Bernd').getByRole('button', { name: 'Zurücknehmen' }).tap()
  await expect(offener(bernd, 'Bernd')).toHaveCount(0)
  await tippeImBlatt(anna, 'Ablehnen')
  await expect(blatt(anna).getByRole('alert')).toContainText('Zurückgenommen von Berti')
  await tippeImBlatt(anna, 'Zum aktuellen Stand')
  await expect(offener(anna, 'Bernd')).toHaveCount(0)

  // Raised again, and settled by the strike.
  await oeffne(bernd, `${verein}/spiele/${abend.spielIds[1]}`)
  await erhebe(bernd, 'Augen falsch')
  await sende(anna, welt, {
    art: 'spiel-streichen',
    basis: 1,
    daten: { spieltagId: abend.id, spielId: abend.spielIds[1] ?? '' },
  })
  await oeffne(anna, `${verein}/spiele/${abend.spielIds[1]}`)
  await offener(anna, 'Bernd').getByRole('button', { name: 'Damit erledigt: annehmen' }).tap()
  await tippeImBlatt(anna, 'Annehmen')
  await expect(offener(anna, 'Bernd')).toHaveCount(0)
  await bernd.goto(verein)
  await expect(bernd.getByText(/gestrichenem Spiel vom 09.01.26 angenommen/)).toBeVisible()

  // A struck evening: nothing to decide, and nothing hidden.
  await oeffne(bernd, beleg)
  await erhebe(bernd, 'war kein Doppel')
  await sende(anna, welt, {
    art: 'spieltag-streichen',
    basis: 1,
    daten: { spieltagId: abend.id },
  })
  await anna.goto(verein)
  await expect(anna.getByRole('region', { name: 'Offene Einsprüche' })).toHaveCount(0)
  await expect(rahmen(anna)).not.toHaveAccessibleName(/Einspruch/)
  fehler.push(...(await findFehlerAuf(anna, abend.url)))
  await expect(anna.getByRole('region', { name: '1 Einspruch offen' })).toContainText(
    'Entschieden wird, wenn der Spieltag wieder zählt.',
  )
  expect(fehler).toEqual([])
  await bernd.context().close()
})
