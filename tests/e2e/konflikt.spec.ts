import { beendeVorzeitig } from './daten'
import { beginneKorrektur, blatt, tippeAugen, tippeImBlatt } from './korrigieren'
import {
  GEWONNEN,
  konflikt,
  konfliktzeile,
  meldung,
  sieheAn,
  trageOhneNetzEin,
  VERLOREN,
  wartend,
  zweiAmTisch,
} from './konflikte'
import { findFehler } from './pruefung'
import {
  fuelleAus,
  istGespeichert,
  oeffne,
  offline,
  online,
  pruefeStand,
  tippe,
  trageEin,
  zeile,
  zeilen,
} from './spielen'
import { expect, test } from './welt'

// Two phones take their turns: twice the way of one.
test.describe.configure({ timeout: 120_000 })

test('two phones enter the same game number, one without network: both are shown, a person decides', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const { abend, anderes } = await zweiAmTisch({ page, browser, welt }, [])

  // Different, and both were played: the own one becomes the next game. It waits through a reload.
  await offline(page)
  await trageOhneNetzEin(page, VERLOREN)
  await trageEin({ page: anderes, taps: 0 }, GEWONNEN)
  await online(page)
  await sieheAn(page)
  await expect(meldung(page, 'Spiel 1 ist zweimal da')).toBeVisible()
  const tabelle = blatt(page).getByRole('table', { name: 'Beide Einträge nebeneinander' })
  await expect(tabelle.getByRole('columnheader').first()).toContainText(
    'Anna Beispiel, anderes Gerät',
  )
  await expect(tabelle.getByRole('rowheader').first()).toHaveText('Augen, verschieden')
  const werte = tabelle.getByRole('rowgroup').filter({ hasText: 'Wert' }).getByRole('cell')
  await expect(werte).toHaveText(['1', '2'])
  await expect(blatt(page).getByRole('button', { name: 'Beide behalten' })).toBeInViewport()
  await blatt(page).getByText('Beide Rechnungen').tap()
  await expect(
    blatt(page).getByRole('table', { name: 'Schritte der Wertung nebeneinander' }),
  ).toContainText('gegen die Alten')
  expect(await findFehler(page)).toEqual([])
  await tippeImBlatt(page, 'Später entscheiden')
  await page.reload()
  await sieheAn(page)
  await tippeImBlatt(page, 'Beide behalten: meiner wird Spiel 2')
  await expect(blatt(page)).toHaveCount(0)
  await istGespeichert(page)
  await expect(zeilen(page)).toHaveCount(2)

  // Different, and the own one is right: the other is corrected to it.
  await oeffne(anderes, abend.url)
  await offline(page)
  await trageOhneNetzEin(page, VERLOREN)
  await trageEin({ page: anderes, taps: 0 }, GEWONNEN)
  await online(page)
  await sieheAn(page)
  await tippeImBlatt(page, 'Meiner gilt und ersetzt Spiel 3')
  await istGespeichert(page)
  await expect(zeilen(page)).toHaveCount(3)

  // The same on both: one is enough.
  await oeffne(anderes, abend.url)
  await offline(page)
  await trageOhneNetzEin(page, GEWONNEN)
  await trageEin({ page: anderes, taps: 0 }, GEWONNEN)
  await online(page)
  await sieheAn(page)
  await expect(konflikt(page).getByRole('status').first()).toContainText(
    'hat dasselbe eingetragen. Ein Eintrag genügt.',
  )
  await tippeImBlatt(page, 'Eines genügt, meines verwerfen')
  await istGespeichert(page)

  // +1, −2, −2 (corrected), +1 for Anna and Bernd.
  await oeffne(anderes, abend.url)
  for (const geraet of [page, anderes]) {
    await expect(zeilen(geraet)).toHaveCount(4)
    await pruefeStand(geraet, { Anna: -2, Bernd: -2, Clara: 2, Dieter: 2 })
  }
  await anderes.context().close()
})

test('several conflicts come one after the other, can be put off, and what is put off goes on being said', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const { abend, anderes } = await zweiAmTisch({ page, browser, welt }, [GEWONNEN])
  await offline(page)
  await trageOhneNetzEin(page, VERLOREN)
  await trageOhneNetzEin(page, VERLOREN, 2)
  await page.getByRole('button', { name: wartend(2) }).tap()
  await expect(blatt(page).getByRole('listitem')).toHaveText([
    /^Anna Beispiel hat Spiel 2 eingetragenRe Anna und Bernd: 100 Augen, −2Uhr dieses Geräts: /,
    /^Anna Beispiel hat Spiel 3 eingetragenRe Anna und Bernd: 100 Augen, −2Uhr dieses Geräts: /,
  ])
  expect(await findFehler(page)).toEqual([])
  await tippeImBlatt(page, 'Schließen')
  await trageEin({ page: anderes, taps: 0 }, GEWONNEN)
  await trageEin({ page: anderes, taps: 0 }, GEWONNEN)
  await online(page)
  await expect(konfliktzeile(page)).toHaveText(/^2 Konflikte: ansehen/)
  await expect(konfliktzeile(page)).toContainText('kann verloren gehen')
  await sieheAn(page)
  await expect(konflikt(page, 'Konflikt 1 von 2')).toContainText('Spiel 2 ist zweimal da')
  // What tells the two apart is in view over the decisions, on a phone and with the note on what both would bring.
  const knopf = await blatt(page).getByRole('button', { name: 'Der andere gilt' }).boundingBox()
  for (const was of ['Augen', 'Wert']) {
    const kopf = blatt(page).getByRole('rowheader').filter({ hasText: was })
    const zeilen = await kopf.locator('xpath=ancestor::tbody').boundingBox()
    expect((zeilen?.y ?? 0) + (zeilen?.height ?? 0), was).toBeLessThan(knopf?.y ?? 0)
  }
  await expect(konflikt(page, 'Konflikt 1 von 2')).toContainText('Am besten gleich entscheiden.')
  await tippeImBlatt(page, 'Nächster Konflikt')
  await expect(konflikt(page, 'Konflikt 2 von 2')).toContainText('Spiel 3 ist zweimal da')
  await tippeImBlatt(page, 'Der andere gilt, meiner entfällt')
  await expect(konflikt(page)).toContainText('Spiel 2 ist zweimal da')
  await tippeImBlatt(page, 'Später entscheiden')
  await expect(konfliktzeile(page)).toHaveText(/^Konflikt: ansehen/)
  await page.goto(abend.url)
  await sieheAn(page)
  await tippeImBlatt(page, 'Der andere gilt, meiner entfällt')
  await istGespeichert(page)
  await expect(zeilen(page)).toHaveCount(3)
  await anderes.context().close()
})

test('what waits beside a conflict is said with it, and no conflict counts as saved', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const { anderes } = await zweiAmTisch({ page, browser, welt }, [])
  await offline(page)
  await trageOhneNetzEin(page, VERLOREN)
  await page.getByRole('button', { name: wartend(1) }).tap()
  await trageEin({ page: anderes, taps: 0 }, GEWONNEN)
  await online(page)
  const warteblatt = page.getByRole('dialog', { name: 'Auf diesem Gerät' })
  await expect(warteblatt).toContainText(
    'Ein Konflikt wartet auf eine Entscheidung. Alles andere ist gespeichert.',
  )
  // That of the conflict has come over it, as the game was entered a moment ago.
  await konflikt(page).getByRole('button', { name: 'Später entscheiden' }).click()
  await warteblatt.getByRole('button', { name: 'Fertig' }).click()

  await offline(page)
  await fuelleAus({ page, taps: 0 }, GEWONNEN)
  await tippe({ page, taps: 0 }, /^Eintragen/)
  await expect(konfliktzeile(page)).toContainText('Konflikt: ansehen')
  await expect(konfliktzeile(page)).toContainText('1 wartet, kann verloren gehen')
  expect(await findFehler(page)).toEqual([])
  await konfliktzeile(page).tap()
  await konflikt(page).getByText('Außerdem auf diesem Gerät: 1 wartet').tap()
  await expect(konflikt(page)).toContainText('Kann verloren gehen')
  await expect(konflikt(page).getByRole('listitem')).toContainText('Re Anna und Bernd: 130 Augen')
  expect(await findFehler(page)).toEqual([])
  await konflikt(page).getByRole('button', { name: 'Später entscheiden' }).click()
  await online(page)
  await expect(konfliktzeile(page)).toHaveText(/^Konflikt: ansehen/)
  await expect(zeilen(anderes)).toHaveCount(2)
  await anderes.context().close()
})

test('a correction kept without network meets what somebody else has made of the game', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const { abend, anderes } = await zweiAmTisch({ page, browser, welt }, [GEWONNEN])
  await beginneKorrektur(page, 1)
  await tippeAugen(page, '155')
  await tippeImBlatt(page, /^Weiter/)
  await offline(page)
  await tippeImBlatt(page, 'Korrektur speichern')
  await expect(blatt(page).getByText('Auf diesem Gerät:')).toBeVisible()

  await zeile(anderes, 1).getByRole('link').tap()
  await anderes.getByRole('button', { name: 'Streichen' }).tap()
  await tippeImBlatt(anderes, 'Streichen')
  await expect(blatt(anderes).getByText('Gespeichert.')).toBeVisible()

  await online(page)
  await sieheAn(page)
  await expect(meldung(page, 'Spiel 1 wurde inzwischen geändert')).toBeVisible()
  const tabelle = blatt(page).getByRole('table', { name: 'Die Fassungen nebeneinander' })
  await expect(tabelle.getByRole('columnheader')).toHaveText([
    /^Zuvor/,
    /^Anna Beispiel/,
    'Meinenur auf diesem Gerät',
  ])
  await expect(tabelle.getByRole('cell', { name: 'nein, gestrichen' })).toBeVisible()
  expect(await findFehler(page)).toEqual([])
  await tippeImBlatt(page, 'Meine trotzdem speichern')
  await expect(blatt(page)).toHaveCount(0)
  await page.goto(abend.url)
  // keine 120, keine 90.
  await pruefeStand(page, { Anna: 2, Bernd: 2, Clara: -2, Dieter: -2 })
  await anderes.context().close()
})

test('what the server refuses can be read, tried again, and is dropped only when asked twice', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const { abend, anderes } = await zweiAmTisch({ page, browser, welt }, [GEWONNEN])
  await offline(page)
  await trageOhneNetzEin(page, VERLOREN)
  await beendeVorzeitig(anderes, welt, abend.id)
  await online(page)
  await sieheAn(page)
  await expect(konflikt(page)).toContainText('Der Server hat es nicht angenommen')
  await expect(konflikt(page).getByRole('definition')).toContainText(['Re 100, Kontra 140'])
  expect(await findFehler(page)).toEqual([])
  await tippeImBlatt(page, 'Verwerfen')
  await expect(konflikt(page)).toContainText(
    '„Anna Beispiel hat Spiel 2 eingetragen“ steht dann nirgends mehr.',
  )
  await tippeImBlatt(page, 'Nein, noch behalten')
  await tippeImBlatt(page, 'Verwerfen')
  await tippeImBlatt(page, 'Ja, verwerfen')
  await expect(blatt(page)).toHaveCount(0)
  await expect(konfliktzeile(page)).toHaveCount(0)
  await anderes.context().close()
})

test('two phones type one game at once, with network: nobody is moved on to the next one unasked', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const { anderes, abend } = await zweiAmTisch({ page, browser, welt }, [])
  await anderes.clock.install()
  await oeffne(anderes, abend.url)
  await fuelleAus({ page: anderes, taps: 0 }, GEWONNEN)
  // However long the phone lies there before the next tap: what was typed is for the game of then.
  await anderes.clock.fastForward(61_000)
  await trageEin({ page, taps: 0 }, GEWONNEN)
  await expect(anderes.getByText('Spiel 1 hat gerade Anna Beispiel eingetragen.')).toBeVisible()
  await expect(zeilen(anderes)).toHaveCount(1)
  expect(await findFehler(anderes)).toEqual([])
  await tippe({ page: anderes, taps: 0 }, /^Eintragen/)
  await expect(konflikt(anderes)).toContainText('hat dasselbe eingetragen.')
  await tippeImBlatt(anderes, 'Eines genügt, meines verwerfen')
  await istGespeichert(anderes)

  // Begun for game 2, which the other one enters: on with an empty sheet for game 3.
  await tippe({ page, taps: 0 }, /^Anna(,|$)/)
  await trageEin({ page: anderes, taps: 0 }, GEWONNEN)
  await tippe({ page, taps: 0 }, 'Weiter mit Spiel 3')
  await trageEin({ page, taps: 0 }, VERLOREN)
  // +1 +1 −2: everybody sees it without reloading.
  for (const geraet of [page, anderes]) {
    await expect(zeilen(geraet)).toHaveCount(3)
    await pruefeStand(geraet, { Anna: 0, Bernd: 0, Clara: 0, Dieter: 0 })
  }
  await anderes.context().close()
})
