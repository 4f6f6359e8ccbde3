import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beginneAbend, nimmAuf, sende, VIER } from './daten'
import { tippeImBlatt } from './korrigieren'
import { oeffne, offline, online, waehleImMenue } from './spielen'
import { expect, ohneMangel, test } from './welt'

/** +1 for Anna and Bernd, −1 for the others. */
const SPIEL: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }

test('two confirm the evening, one on the own phone and one by name; a correction voids it for all to see', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: [SPIEL],
  })
  const spielerId = abend.personen['Bernd'] ?? ''
  const bernd = await nimmAuf(
    { page, browser, welt },
    { name: 'Berndt', rolle: 'mitglied', spielerId },
  )

  // Closing leads to the result, under which it is confirmed.
  await oeffne(page, abend.url)
  await page.getByRole('button', { name: /^Spieltag/ }).tap()
  await tippeImBlatt(page, /^Spieltag beenden/)
  await tippeImBlatt(page, 'Vorzeitig beenden')
  const titel = page.getByRole('heading', { name: 'Ergebnis (vorzeitig beendet)' })
  await expect(titel).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Anna' }).first()).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Ergebnis bestätigen' })).toBeVisible()

  // By name at the table: a name alone confirms nothing.
  await page.getByRole('button', { name: 'Clara', exact: true }).tap()
  await expect(page.getByText('Noch einer von zwei.')).toHaveCount(0)
  await ohneMangel(page)
  await page.getByRole('button', { name: 'Clara bestätigt' }).tap()
  await expect(
    page.getByText('Bestätigt von Clara (am Tisch, eingetragen von Anna Beispiel)'),
  ).toBeVisible()
  await expect(page.getByText('Noch einer von zwei.')).toBeVisible()

  // On the own phone: for oneself alone.
  await oeffne(bernd, abend.url)
  await expect(bernd.getByText('Am Tisch, mit Namen:')).toHaveCount(0)
  await bernd.getByRole('button', { name: 'Stimmt so (Bernd)' }).click()
  await expect(bernd.getByRole('heading', { name: 'Ergebnis bestätigt' })).toBeVisible()
  await expect(bernd.getByText(/und Bernd \(eigenes Gerät/)).toBeVisible()
  await bernd.goto(`${welt.url}/v/${welt.verein}/spieltage`)
  await expect(bernd.getByRole('main').getByText('✓ bestätigt')).toBeVisible()

  const daten = {
    spieltagId: abend.id,
    spielId: abend.spielIds[0] ?? '',
    spiel: { art: 'normal', re: [abend.personen['Anna'], spielerId], augenRe: 160 },
    grund: 'Augen verzählt',
  }
  await sende(page, welt, { art: 'spiel-korrigieren', basis: 1, daten })
  await oeffne(bernd, abend.url)
  const hinfaellig = bernd.getByRole('list', { name: 'Hinfällige Bestätigungen' })
  await expect(hinfaellig).toContainText('hinfällig durch eine spätere Korrektur')
  await expect(hinfaellig).toContainText('Anna +1 (jetzt +2)')
  await ohneMangel(bernd)
  await bernd.goto(`${welt.url}/v/${welt.verein}/saison/${abend.saisonId}`)
  await expect(bernd.getByRole('region', { name: 'Alle Spieltage der Saison' })).toContainText(
    'Bestätigung hinfällig',
  )
})

test('without a network the evening closes and is confirmed all the same: what waits is said, asked for once, and arrives', async ({
  angemeldet: page,
  welt,
}) => {
  const wartet = page.getByRole('button', { name: /^auf diesem Gerät, 1 wartet/ })
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: [SPIEL],
  })
  await oeffne(page, abend.url)
  await offline(page)
  await waehleImMenue(page, /^Spieltag beenden/)
  await tippeImBlatt(page, 'Vorzeitig beenden')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(wartet).toBeVisible()
  await ohneMangel(page)
  await online(page)
  await expect(wartet).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Ergebnis (vorzeitig beendet)' })).toBeVisible()

  await offline(page)
  await page.getByRole('button', { name: 'Clara', exact: true }).tap()
  await page.getByRole('button', { name: 'Clara bestätigt' }).tap()
  await expect(page.getByText('Bestätigt, aber noch nicht gesendet: Clara.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clara', exact: true })).toHaveCount(0)
  await expect(wartet).toBeVisible()
  await online(page)
  await expect(page.getByText(/^Bestätigt von Clara/)).toBeVisible()
  await expect(wartet).toHaveCount(0)
})
