import { sende } from './daten'
import { blatt, tippeImBlatt } from './korrigieren'
import {
  GEWONNEN,
  konflikt,
  meldung,
  sieheAn,
  trageOhneNetzEin,
  VERLOREN,
  zweiAmTisch,
} from './konflikte'
import { findFehler } from './pruefung'
import { istGespeichert, offline, online, trageEin, waehleImMenue } from './spielen'
import { expect, test } from './welt'

test('a Runde that another phone has begun as well is dropped alone: its game is asked for, and goes into theirs', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  // Two phones take their turns: twice the way of one.
  test.setTimeout(120_000)
  const { abend, anderes } = await zweiAmTisch({ page, browser, welt }, [GEWONNEN])
  await offline(page)
  await waehleImMenue(page, /^Sitze ändern/)
  await tippeImBlatt(page, 'Elke')
  await tippeImBlatt(page, /^Platz \d: Elke/)
  await tippeImBlatt(page, 'gibt zuerst')
  await blatt(page).getByRole('button', { name: 'Neue Runde beginnen' }).click()
  await expect(blatt(page)).toHaveCount(0)
  await trageOhneNetzEin(page, VERLOREN, 2)
  const dort = ['Anna', 'Elke', 'Bernd', 'Clara', 'Dieter'] as const
  const sitze = dort.map((name) => abend.personen[name] ?? '')
  const runde = { id: crypto.randomUUID(), sitze, ersterGeber: sitze[1] ?? '' }
  await sende(anderes, welt, {
    ...{ art: 'runde-eroeffnen', basis: 1 },
    daten: { spieltagId: abend.id, runde },
  })
  await trageEin({ page: anderes, taps: 0 }, GEWONNEN)

  await online(page)
  await sieheAn(page)
  await expect(konflikt(page).getByRole('heading', { level: 3 })).toHaveText([
    /hat die Besetzung am Tisch geändert/,
    'Darauf folgte:',
    /hat ein Spiel eingetragen$/,
  ])
  await expect(
    blatt(page).getByRole('button', { name: 'Diese Runde trotzdem beginnen' }),
  ).toHaveAccessibleDescription(
    /^Jetzt spielen dort Anna, Elke, Bernd, Clara und Dieter, bisher 1 Spiel\. /,
  )
  await tippeImBlatt(page, 'Verwerfen')
  await expect(konflikt(page)).toContainText(
    /hat die Besetzung am Tisch geändert.*“ steht dann nirgends mehr. Nach dem, was darauf folgte, wird einzeln gefragt\./,
  )
  expect(await findFehler(page)).toEqual([])
  await tippeImBlatt(page, 'Ja, verwerfen')
  await expect(meldung(page, 'Es fehlt, worauf es aufbaut')).toBeVisible()
  await expect(konflikt(page).getByRole('definition')).toContainText(['Re 100, Kontra 140'])
  await tippeImBlatt(page, 'Als Spiel 2 der Runde 2 eintragen')
  await expect(blatt(page)).toHaveCount(0)
  await istGespeichert(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiel 3 von 25')
  await expect(page.getByRole('row', { name: /^Spiel 2,/ })).toContainText('−2')
  await anderes.context().close()
})
