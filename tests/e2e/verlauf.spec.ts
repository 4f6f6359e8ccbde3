import type { Page } from '@playwright/test'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { beendeVorzeitig, beginneAbend, sende, VIER, zweitesGeraet } from './daten'
import { blatt, tippeImBlatt } from './korrigieren'
import { findFehlerAuf } from './pruefung'
import { expect, ohneMangel, test } from './welt'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ERSTES: Spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }

const verlauf = (page: Page) => page.getByRole('region', { name: 'Verlauf' })
const eintraege = (page: Page) => verlauf(page).getByRole('list').first().locator('> li')

test('every version of a game stands on its receipt, and an older one comes back as a new one', async ({
  angemeldet: page,
  welt,
  browser,
}) => {
  const abend = await beginneAbend(page, welt, {
    sitze: VIER,
    ersterGeber: 'Anna',
    spiele: [ERSTES, { art: 'normal', re: ['Clara', 'Dieter'], augenRe: 160 }],
  })
  const { personen } = abend
  const [spielId = '', zweites = ''] = abend.spielIds
  const korrigiere = (geraet: Page, basis: number, augenRe: number) =>
    sende(geraet, welt, {
      art: 'spiel-korrigieren',
      basis,
      daten: {
        spieltagId: abend.id,
        spielId,
        spiel: { art: 'normal', re: [personen['Anna'], personen['Bernd']], augenRe },
        grund: 'verzählt',
      },
    })
  const anderes = await zweitesGeraet(browser, welt, { userAgent: IPHONE })
  await korrigiere(page, 1, 160)
  await korrigiere(anderes, 2, 190)
  await anderes.context().close()
  await sende(page, welt, {
    art: 'spiel-streichen',
    basis: 1,
    daten: { spieltagId: abend.id, spielId: zweites, grund: 'rückgängig' },
  })
  await beendeVorzeitig(page, welt, abend.id)

  await page.goto(`${welt.url}/v/${welt.verein}/spiele/${spielId}`)
  await expect(eintraege(page)).toHaveCount(3)
  // 130: 1. 160: Kontra under 90, so 2. 190: under 60, so 3.
  const [dritte, zweite, erste] = [0, 1, 2].map((i) => eintraege(page).nth(i))
  await expect(dritte!).toContainText('Safari auf iPhone')
  await expect(dritte!).toContainText('Re 160, Kontra 80 →')
  await expect(dritte!).toContainText('Diese Fassung gilt.')
  await expect(zweite!).toContainText('Re 130, Kontra 110 →')
  await expect(erste!).toContainText('hat Spiel 1 eingetragen')

  await erste!.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).tap()
  await expect(blatt(page)).toContainText('Spiel 1: Wert 1 statt 3.')
  const grund = blatt(page).getByRole('textbox')
  await expect(grund).toHaveValue('')
  await ohneMangel(page)
  // The evening is closed: a reason must be given (U-T7).
  await tippeImBlatt(page, 'Wiederherstellen')
  await expect(grund).toHaveAttribute('aria-invalid', 'true')
  await grund.fill('Die erste Zählung stimmte')
  await tippeImBlatt(page, 'Wiederherstellen')
  await expect(blatt(page).getByText('Gespeichert.')).toBeVisible()
  await tippeImBlatt(page, 'Fertig')
  await expect(page.getByText('(Fassung 4)')).toBeVisible()
  await expect(eintraege(page)).toHaveCount(4)
  const vierte = eintraege(page).first()
  await expect(vierte).toContainText('„Die erste Zählung stimmte“')
  await expect(vierte).toContainText('Re 190, Kontra 50 →')
  await expect(vierte.getByRole('definition').filter({ hasText: '→' })).toContainText([
    'jetzt Re 130, Kontra 110',
    'jetzt 1',
  ])

  // The game that was taken back at once is in no list, but the evening's history leads to it.
  await page.getByRole('link', { name: 'Zum Spieltag' }).tap()
  await page.getByRole('link', { name: 'Verlauf des Spieltags' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verlauf des Spieltags')
  const schritte = page.getByRole('main').getByRole('list').first().locator('> li')
  await expect(schritte).toContainText([
    'hat den Spieltag eröffnet',
    'hat Spiel 1 eingetragen',
    'hat Spiel 2 eingetragen',
    'hat Spiel 1 korrigiert',
    'hat Spiel 1 korrigiert',
    'hat Spiel 2 gestrichen',
    'hat den Spieltag vorzeitig abgeschlossen',
    'hat Spiel 1 korrigiert',
  ])
  expect(await findFehlerAuf(page, page.url())).toEqual([])
  await schritte.nth(5).getByRole('link', { name: 'Zum Beleg von Spiel 2' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestrichenes Spiel')
  await expect(page.getByText('Die Rechnung zeigt, was es wert war.')).toBeVisible()
  await expect(eintraege(page)).toContainText(['zählt nicht', 'hat Spiel 2 eingetragen'])
  expect(await findFehlerAuf(page, page.url())).toEqual([])
})
