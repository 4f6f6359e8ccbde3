import { randomUUID } from 'node:crypto'
import { beendeVorzeitig, beginneAbend, nimmAuf, sende, VIER } from './daten'
import { beginneKorrektur, blatt, SPIELE, tippeAugen, tippeImBlatt } from './korrigieren'
import { oeffne, zeile } from './spielen'
import { expect, ohneMangel, test } from './welt'

test('after the end a correction asks why, may name who really played, and accepts an objection', async ({
  angemeldet: page,
  welt,
}) => {
  const FUENF = [...VIER, 'Elke']
  const abend = await beginneAbend(page, welt, {
    sitze: FUENF,
    ersterGeber: 'Anna',
    spiele: [
      { art: 'normal', re: ['Bernd', 'Clara'], augenRe: 130 },
      { art: 'normal', re: ['Clara', 'Dieter'], augenRe: 130 },
    ],
  })
  await beendeVorzeitig(page, welt, abend.id)
  await oeffne(page, abend.url)
  await beginneKorrektur(page, 1)
  await tippeImBlatt(page, 'Andere Spieler am Tisch?')
  await tippeImBlatt(page, /^Elke$/)
  await expect(blatt(page).getByText('Vier spielen: noch einen antippen.')).toBeVisible()
  await expect(blatt(page).getByRole('button', { name: /^Weiter/ })).toHaveCount(0)
  await tippeImBlatt(page, /^Anna setzt aus/)
  await ohneMangel(page)
  await tippeImBlatt(page, /^Weiter/)
  await expect(blatt(page).getByRole('listitem')).toHaveText([
    'Spiel 1 ist jetzt markiert: Anna hat hier mitgespielt, müsste nach dem Geber aber aussetzen.',
    // Elke's −1 of game 1 is Anna's now; in game 2 both were Kontra.
    'Stand: Anna −2 (bisher −1), Elke −1 (bisher −2).',
    // The only Spieltag of the season: of five places the fourth has 2 Rangpunkte, the last 1.
    'Saison: Elke vom 5. auf den 4. Platz (1,00 → 2,00).',
    'Saison: Anna vom 4. auf den 5. Platz (2,00 → 1,00).',
  ])
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText(/Zu jeder Änderung gehört ein Grund/)).toBeVisible()
  await ohneMangel(page)
  await blatt(page).getByLabel('Grund', { exact: true }).fill('Elke war noch nicht da.')
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Saison: Elke vom 5. auf den 4. Platz')).toBeVisible()
  await tippeImBlatt(page, 'Fertig')

  await sende(page, welt, {
    art: 'einspruch-erheben',
    basis: 2,
    daten: {
      spieltagId: abend.id,
      spielId: abend.spielIds[0] ?? '',
      einspruchId: randomUUID(),
      spielerId: abend.personen['Bernd'] ?? '',
      grund: 'Es waren 160 Augen.',
    },
  })
  await oeffne(page, abend.url)
  await expect(zeile(page, 1)).toContainText('Einspruch')
  await zeile(page, 1).getByRole('link').tap()
  await page.waitForURL(/\/spiele\//)
  await page.getByRole('button', { name: 'Korrigieren' }).last().tap()
  await expect(blatt(page).getByText(/Einspruch von Bernd.*Es waren 160 Augen/)).toBeVisible()
  await tippeAugen(page, '160')
  await tippeImBlatt(page, /^Weiter/)
  await expect(blatt(page).getByLabel(/^Damit den Einspruch von Bernd annehmen/)).toBeChecked()
  await blatt(page).getByLabel('Antwort an Bernd (freiwillig)').fill('Stimmt.')
  await ohneMangel(page)
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await page.goto(abend.url)
  await expect(zeile(page, 1)).toContainText('Spiel 1')
  await expect(zeile(page, 1)).not.toContainText('Einspruch')
})

test('what if: other inputs beside the recorded game, without the server, carried into the correction', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: SPIELE,
  })
  const receipt = `${welt.url}/v/${welt.verein}/spiele/${abend.spielIds[1]}`
  await page.goto(receipt, { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  const anfragen: string[] = []
  // The page's own line tries anew by itself, its letters may still come; what if asks for nothing.
  const vonSelbst = /\/(live|log)\?|\.woff2$/
  page.on('request', (r) => vonSelbst.test(r.url()) || anfragen.push(r.url()))
  await page.getByRole('button', { name: 'Was wäre, wenn …?' }).tap()
  await expect(blatt(page).getByText('Noch ist alles wie eingetragen')).toBeVisible()
  await tippeAugen(page, '155')
  await tippeImBlatt(page, 'Stoß von Clara')
  await tippeImBlatt(page, 'Vergleich')
  // 160 and 155 are keine 90 alike; the Stoß doubles 2 to 4.
  const schritte = blatt(page).getByRole('table', { name: /^Schritte der Wertung/ })
  await expect(schritte.getByRole('row')).toHaveText([
    'Schritteingetragengeändert',
    /^Wer gewinnt\?ReRe$/,
    /^keine 120 U-W3.*\+1\+1$/,
    /^keine 90 U-W3.*\+1\+1$/,
    /^Stoß Re U-W8.*\+ neu.*× 2$/,
    'Wert24',
  ])
  const punkte = blatt(page).getByRole('table', { name: /^Punkte und Stand/ })
  await expect(punkte.getByRole('row', { name: /^Clara/ })).toHaveText(/^Clara\+2.*\+4.*2.*4\+2$/)
  await ohneMangel(page)
  expect(anfragen).toEqual([])
  await page.context().setOffline(false)

  await tippeImBlatt(page, 'Als Korrektur übernehmen')
  await expect(page.getByRole('dialog', { name: 'Spiel 2 korrigieren' })).toBeVisible()
  await tippeImBlatt(page, /^Weiter/)
  await expect(blatt(page).getByRole('listitem').first()).toHaveText('Spiel 2: Wert 4 statt 2.')

  const leser = await nimmAuf({ page, browser, welt }, { name: 'Lea', rolle: 'leser' })
  await leser.goto(receipt)
  await leser.getByRole('button', { name: 'Was wäre, wenn …?' }).click()
  await expect(blatt(leser).getByRole('button', { name: 'Wie eingetragen' })).toBeVisible()
  await expect(blatt(leser).getByRole('button', { name: 'Als Korrektur' })).toHaveCount(0)
  await leser.context().close()
})

test('what if and the correction go by keyboard from the moment they open', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: SPIELE,
  })
  await oeffne(page, `${welt.url}/v/${welt.verein}/spiele/${abend.spielIds[1]}`)
  await page.getByRole('button', { name: 'Was wäre, wenn …?' }).press('Enter')
  await expect(blatt(page).getByText('Noch ist alles wie eingetragen')).toBeVisible()
  // Enter does nothing before there is something to take over, and does not close the sheet.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+C')
  await page.keyboard.press('Enter')
  const korrektur = page.getByRole('dialog', { name: 'Spiel 2 korrigieren' })
  await expect(korrektur.getByRole('button', { name: /^Stoß von Clara/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Shift+B')
  await page.keyboard.press('Enter')
  // Bernd's Stoß for Kontra too: 2 doubled twice.
  await expect(korrektur.getByRole('listitem').first()).toHaveText('Spiel 2: Wert 8 statt 2.')
})
