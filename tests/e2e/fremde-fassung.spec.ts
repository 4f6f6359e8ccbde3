import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { beginneAbend, VIER } from './daten'
import { konflikt, konfliktzeile } from './konflikte'
import { blatt, tippeImBlatt } from './korrigieren'
import { findFehler } from './pruefung'
import { istGespeichert, oeffne } from './spielen'
import { expect, test } from './welt'

test('what another version of the app has left is shown as it stands there, sent as it is, or dropped when asked twice', async ({
  angemeldet: page,
  welt,
}) => {
  const abend = await beginneAbend(page, welt, { sitze: VIER, ersterGeber: 'Anna' })
  await oeffne(page, abend.url)
  // One that says its operation as this version does, and one that does not.
  const daten = { spieltagId: abend.id, datum: '2026-01-10', ort: 'bei Bernd', entschuldigt: [] }
  const op = { id: randomUUID(), art: 'spieltag-aendern', basis: 1, daten }
  const kopf = { fassung: 2, spieltagId: abend.id, zeit: Date.UTC(2026, 0, 9, 19, 30) }
  await legeInAusgang(page, [
    { ...kopf, nummer: 900, weg: { art: 'verein', kurz: welt.verein }, op },
    { ...kopf, nummer: 901, inhalt: 'ein Spiel' },
  ])
  await oeffne(page, abend.url)
  await expect(konfliktzeile(page)).toHaveText('2 Konflikte: ansehen')
  await konfliktzeile(page).click()
  await expect(konflikt(page, 'Konflikt 1 von 2').getByRole('alert')).toContainText(
    'Von einer anderen Fassung der App',
  )
  await expect(blatt(page).getByLabel('Inhalt des Eintrags')).toContainText('"bei Bernd"')
  expect(await findFehler(page)).toEqual([])
  await tippeImBlatt(page, 'So senden, wie er ist')
  await expect(konflikt(page).getByLabel('Inhalt des Eintrags')).toContainText('"ein Spiel"')
  await tippeImBlatt(page, 'So senden, wie er ist')
  await expect(konflikt(page)).toContainText('Diese Fassung der App versteht den Eintrag nicht.')
  await tippeImBlatt(page, 'Verwerfen')
  await tippeImBlatt(page, 'Ja, verwerfen')
  await expect(blatt(page)).toHaveCount(0)
  await page.goto(`${abend.url}/verlauf`)
  await expect(page.getByText('hat Datum, Ort oder Entschuldigte geändert')).toBeVisible()
  await oeffne(page, abend.url)
  await istGespeichert(page)
})

/** Writes records into the device's store, past the app. */
function legeInAusgang(page: Page, zeilen: readonly object[]): Promise<void> {
  return page.evaluate(
    (neue) =>
      new Promise<void>((fertig, scheitere) => {
        const anfrage = indexedDB.open('kallemann')
        anfrage.onerror = () => scheitere(new Error('no store'))
        anfrage.onsuccess = () => {
          const vorgang = anfrage.result.transaction('ausgang', 'readwrite')
          neue.forEach((z) => vorgang.objectStore('ausgang').put(z))
          vorgang.oncomplete = () => {
            anfrage.result.close()
            fertig()
          }
        }
      }),
    zeilen,
  )
}
