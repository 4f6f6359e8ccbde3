import { expect, type Locator, type Page } from '@playwright/test'
import { HOECHSTENS_MS } from '@/lib/client/bild'
import { gleicheAugen, istBand } from '@/lib/domain/spiel/augen'
import { AUGENFELDER } from '@/lib/domain/spiel/augenfelder'
import type { Augenfeld } from '@/lib/domain/spiel/augenfelder'
import { REGELWERK_VORGABE } from '@/lib/domain/regelwerk/regelwerk'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { PARTEIEN } from '@/lib/domain/spiel/spiel'
import type { Partei, Spiel } from '@/lib/domain/spiel/spiel'
import { textAnsage, textArt, textPartei, textSonderpunkt } from '@/lib/format/art'
import { satzAugenfeld } from '@/lib/format/augen'
import { satzSolo } from '@/lib/format/spielzettel'
import { worteVon } from '@/lib/format/worte'
import { formatPunkte } from '@/lib/format/zahl'

/** Opens a page with an entry and waits until it listens: a key pressed before that would be lost. */
export async function oeffne(page: Page, adresse: string): Promise<void> {
  await page.goto(adresse)
  await page.waitForFunction(() => {
    const knoepfe = [...document.querySelectorAll('main button')]
    const lebt = (k: Element) => Object.keys(k).some((name) => name.startsWith('__reactProps'))
    return knoepfe.length > 0 && knoepfe.every(lebt)
  })
  // React marks the buttons before it has them listen to keys: that is work which is still waiting then.
  await page.evaluate(() => new Promise<void>((weiter) => requestIdleCallback(() => weiter())))
}

/** Takes the network away from a page that has all its parts: on a busy machine the last ones come after the first tap. */
export async function offline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
}

export const online = (page: Page) => page.context().setOffline(false)

/**
 * Holds back every script that a page asks for beyond those it is sent with, until what this answers with is called: a line on
 * which the page is there and its later parts are not.
 */
export async function halteZurueck(page: Page, adresse: string): Promise<() => void> {
  const html = await (await page.request.get(adresse)).text()
  let lasse = () => {}
  const los = new Promise<void>((weiter) => (lasse = weiter))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await los
    await route.continue()
  })
  return lasse
}

/** From here on the page is told of no picture, however long it waits for one; until what this answers with is called. */
export async function halteBilderAn(page: Page): Promise<() => Promise<void>> {
  const gehalten = await page.evaluateHandle((hoechstensMs) => {
    const alle: (() => void)[] = []
    const bild = window.requestAnimationFrame.bind(window)
    const spaeter = window.setTimeout.bind(window)
    window.requestAnimationFrame = () => 0
    window.setTimeout = ((tue: () => void, ms?: number) => {
      // Nobody takes it back: 0 is the number of none.
      if (ms !== hoechstensMs) return spaeter(tue, ms)
      alle.push(tue)
      return 0
    }) as typeof window.setTimeout
    return () => {
      Object.assign(window, { requestAnimationFrame: bild, setTimeout: spaeter })
      alle.forEach((tue) => tue())
    }
  }, HOECHSTENS_MS)
  return () => gehalten.evaluate((lasse) => lasse())
}

/** Counts every tap on the entry, as a thumb would make them. */
export interface Daumen {
  readonly page: Page
  taps: number
}

/** With the mouse: a finger that is faster than a reader counts as a double tap (lib/client/nachtipp.ts). */
export async function tippe(daumen: Daumen, name: string | RegExp): Promise<void> {
  const knopf = daumen.page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
  await knopf.click()
  daumen.taps += 1
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A game to be entered, and by which rules. */
interface Eintrag {
  readonly spiel: Spiel
  readonly buch: RegelwerkId
}

/** What has a key of its own; an announced solo has one once the soloist is known. */
async function waehleArt(daumen: Daumen, { spiel: { art }, buch }: Eintrag): Promise<void> {
  if (art === 'hochzeit' || art === 'hochzeit-solo') await tippe(daumen, 'Hochzeit')
  if (art === 'hochzeit-solo') await tippe(daumen, 'Allein geblieben')
  if (art === 'stilles-solo') await tippe(daumen, textArt(art, buch))
}

async function waehleSolo(daumen: Daumen, { spiel: { art }, buch }: Eintrag): Promise<void> {
  if (art.startsWith('solo-')) await tippe(daumen, satzSolo(art, buch))
}

/** Who said what a party announced: the first of it that stoß. In Null nobody is named. */
function ansagerIn(spiel: Spiel, partei: Partei): string | undefined {
  if (spiel.art === 'solo-null' || spiel.ansagen?.[partei] === undefined) return undefined
  return spiel.stoesse?.find((s) => spiel.re.includes(s) === (partei === 're'))
}

async function gibAnsage(daumen: Daumen, { spiel, buch }: Eintrag, partei: Partei): Promise<void> {
  const stufe = spiel.ansagen?.[partei]
  if (stufe === undefined) return
  const { absage, abgesagt } = worteVon(buch)
  await tippe(daumen, new RegExp(`^${absage}`))
  const sonst = spiel.art === 'solo-null' ? textPartei(partei) : spiel.re[0]
  const wer = ansagerIn(spiel, partei) ?? sonst
  await tippe(daumen, `${wer}: ${textAnsage(stufe)} ${abgesagt}`)
}

/** Augen by their key, as a number its digits, and at none the answer to "Kein Stich?". */
async function gibAugen(daumen: Daumen, spiel: Spiel): Promise<void> {
  const { augenRe, ohneStich } = spiel
  if (augenRe === undefined) return
  const feld = feldMit(spiel)
  if (feld) return tippe(daumen, satzAugenfeld(feld, 're'))
  if (istBand(augenRe)) throw new Error(`keine Taste für ${JSON.stringify(augenRe)}`)
  for (const ziffer of String(augenRe)) await tippe(daumen, ziffer)
  if (augenRe === 0 || augenRe === 240) await tippe(daumen, ohneStich ? 'Kein Stich' : 'Mit Stich')
}

/** The key that says the Augen of a game at once: a band, or no trick. */
function feldMit({ art, augenRe, ohneStich }: Spiel): Augenfeld | undefined {
  const { reihen } = AUGENFELDER[art === 'solo-null' ? 'null-spiel' : 'augen']
  return [...reihen.re, ...reihen.kontra].find(
    (feld) =>
      gleicheAugen(feld.augenRe, augenRe ?? null) &&
      (istBand(feld.augenRe) || (ohneStich !== undefined && feld.ohneStich === ohneStich)),
  )
}

async function gibSonderpunkte(daumen: Daumen, spiel: Spiel): Promise<void> {
  if (!spiel.sonderpunkte) return
  await tippe(daumen, /^Sonderpunkte/)
  for (const [partei, arten] of Object.entries(spiel.sonderpunkte) as [
    Partei,
    Record<string, number>,
  ][]) {
    for (const [art, anzahl] of Object.entries(arten)) {
      const was = `${textSonderpunkt(art as 'fuchs')} von ${textPartei(partei)}`
      for (let i = 0; i < anzahl; i++) await tippe(daumen, `Mehr ${was}`)
    }
  }
}

/** Enters a game of the exchange format through the real entry, all but the last tap on the button. */
export async function fuelleAus(
  daumen: Daumen,
  spiel: Spiel,
  buch: RegelwerkId = REGELWERK_VORGABE,
): Promise<void> {
  const eintrag = { spiel, buch }
  await waehleArt(daumen, eintrag)
  const [reAnsager, ...andere] = PARTEIEN.map((partei) => ansagerIn(spiel, partei))
  const stoesse = (spiel.stoesse ?? []).filter((s) => s !== reAnsager && !andere.includes(s))
  const stoss = (name: string) => tippe(daumen, `${worteVon(buch).stoss} von ${name}`)
  // Who announced or stoß for Re is Re by that: a tap less. For Kontra it is said once Re is known.
  const vorher = stoesse.filter((s) => spiel.re.includes(s)).slice(0, 1)
  const durchAnsage = vorher.length === 0 && reAnsager !== undefined
  for (const name of vorher) await stoss(name)
  if (durchAnsage) await gibAnsage(daumen, eintrag, 're')
  const schonRe = durchAnsage ? [reAnsager] : vorher
  for (const name of spiel.re) {
    if (!schonRe.includes(name)) await tippe(daumen, new RegExp(`^${escape(name)}(,|$)`))
  }
  await waehleSolo(daumen, eintrag)
  await gibAugen(daumen, spiel)
  for (const name of stoesse) if (!vorher.includes(name)) await stoss(name)
  if (!durchAnsage) await gibAnsage(daumen, eintrag, 're')
  await gibAnsage(daumen, eintrag, 'kontra')
  await gibSonderpunkte(daumen, spiel)
  if (spiel.schweine ?? spiel.regelverstoss) await tippe(daumen, /^Mehr( \d+)?$/)
  if (spiel.schweine) await tippe(daumen, `Schweine: ${spiel.schweine}`)
  if (spiel.regelverstoss) await tippe(daumen, `Regelverstoß: ${spiel.regelverstoss}`)
}

/** Enters the game and waits until the screen says that it is stored. */
export async function trageEin(
  daumen: Daumen,
  spiel: Spiel,
  buch: RegelwerkId = REGELWERK_VORGABE,
): Promise<void> {
  await fuelleAus(daumen, spiel, buch)
  const vorher = await zeilen(daumen.page).count()
  await tippe(daumen, /^Eintragen/)
  // "gespeichert" is also said of what was there before.
  await expect(zeilen(daumen.page)).toHaveCount(vorher + 1)
  await istGespeichert(daumen.page)
}

/** The screen says that everything has arrived. */
export async function istGespeichert(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^(✓\s*)?gespeichert/ })).toBeVisible()
}

/** Totals as the head of the score sheet shows them, once no sheet with columns of its own lies over it. */
export async function pruefeStand(page: Page, stand: Record<string, number>): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [name, summe] of Object.entries(stand)) {
    await expect(
      page.getByRole('columnheader', { name: new RegExp(`^(\\S+ )?${escape(name)}`) }),
    ).toContainText(formatPunkte(summe))
  }
}

/** All games on the score sheet that count. */
export function zeilen(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Spiele des Abends' })
    .getByRole('row', { name: /^Spiel \d+,/ })
}

/** The row of one game on the score sheet. */
export function zeile(page: Page, nummer: number): Locator {
  return zeilen(page).filter({ has: page.getByText(`Spiel ${nummer},`) })
}

/** Opens an evening through the real screen: seats in the order of `spieler`, the first dealer by hand. */
export async function eroeffne(
  page: Page,
  abend: {
    readonly url: string
    readonly spieler: readonly string[]
    readonly ersterGeber: string
  },
): Promise<void> {
  await page.goto(`${abend.url}/spieltage/neu`)
  const wer = page.getByRole('group', { name: 'Wer spielt?' })
  const gewaehlt = wer.getByRole('button', { pressed: true })
  while ((await gewaehlt.count()) > 0) await gewaehlt.first().tap()
  for (const name of abend.spieler) {
    await wer.getByRole('button', { name: new RegExp(`^${escape(name)}`) }).tap()
  }
  await page
    .getByRole('button', { name: new RegExp(`^Platz \\d: ${escape(abend.ersterGeber)}`) })
    .tap()
  await page.getByRole('button', { name: 'gibt zuerst' }).tap()
  await expect(page.getByText(`${abend.ersterGeber} gibt zuerst.`)).toBeVisible()
  await page.getByRole('button', { name: 'Spieltag beginnen' }).tap()
  await page.waitForURL(/\/spieltage\/[0-9a-f-]{36}$/)
}

/** Whether a finger meets it where the page stands: within the screen, and not under the bar at the bottom. */
export async function liegtFrei(ziel: Locator): Promise<boolean> {
  return ziel.evaluate((e) => {
    const { left, top, width, height } = e.getBoundingClientRect()
    const oben = document.elementFromPoint(left + width / 2, top + height - 2)
    return oben !== null && (oben === e || e.contains(oben) || oben.contains(e)) && top >= 0
  })
}

/** What can be done with the evening stands in its menu. */
export async function waehleImMenue(page: Page, eintrag: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Spieltag/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: eintrag }).tap()
}
