import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { neuerTischtoken, neuesToken } from '@/lib/client/link-token'
import type { OpArt, OpDaten } from '@/lib/domain/op/op'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import { ergaenzeEinstellungen } from '@/lib/domain/regelwerk/presets'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { Rolle } from '@/lib/domain/verein/verein'
import { expect, meldeAn, type Welt } from './welt'

/** What a story begins with: operations of the signed-in browser, quicker than through the screen. */

/** Who sits in most stories, clockwise. */
export const VIER = ['Anna', 'Bernd', 'Clara', 'Dieter']

const ID = /[0-9a-f-]{36}$/

async function poste(page: Page, { url }: Welt, anfrage: { pfad: string; daten: unknown }) {
  const antwort = await page.request.post(`${url}/api/v1/${anfrage.pfad}`, {
    headers: { origin: url },
    data: anfrage.daten,
  })
  expect(antwort.ok(), await antwort.text()).toBe(true)
}

/** Applies an operation whose `basis` is 0, as everything new has, unless told. */
export async function sende<A extends OpArt>(
  page: Page,
  welt: Welt,
  op: { readonly art: A; readonly daten: OpDaten<A>; readonly basis?: number },
): Promise<void> {
  await poste(page, welt, {
    pfad: 'ops',
    daten: { verein: welt.verein, op: { id: randomUUID(), basis: 0, ...op } },
  })
}

/** The ids behind the names of a page of the club that lists them as links. */
async function idsVon(page: Page, adresse: string): Promise<Readonly<Record<string, string>>> {
  await page.goto(adresse)
  const links = page.getByRole('main').getByRole('link')
  const paare = await links.evaluateAll((alle) =>
    alle.map((a) => [
      (a.firstElementChild ?? a).textContent.trim(),
      (a as HTMLAnchorElement).pathname,
    ]),
  )
  return Object.fromEntries(
    paare.flatMap(([name, pfad]) => {
      const id = ID.exec(pfad ?? '')?.[0]
      return name && id ? [[name, id]] : []
    }),
  )
}

interface Abend {
  readonly url: string
  readonly id: string
  readonly saisonId: string
  /** Ids by name. */
  readonly personen: Readonly<Record<string, string>>
  /** One for each of `spiele`, in order. */
  readonly spielIds: readonly string[]
}

interface AbendWunsch {
  /** Names, clockwise. */
  readonly sitze: readonly string[]
  readonly ersterGeber: string
  /** Players by name, as in an exchange file. */
  readonly spiele?: readonly Spiel[]
  /** A season of its own by these rules, for those at the table; else the club's first. */
  readonly saison?: { readonly regelwerk: RegelwerkId; readonly teil?: Partial<Einstellungen> }
  /** Names of guests who come for the first time. */
  readonly neu?: readonly string[]
}

/** The same value with every name in it replaced by its id. */
function mitIds<T>(wert: T, personen: Readonly<Record<string, string>>): T {
  return JSON.parse(JSON.stringify(wert), (_, w: unknown) =>
    typeof w === 'string' ? (personen[w] ?? w) : w,
  ) as T
}

async function legeSaisonAn(
  page: Page,
  welt: Welt,
  { regelwerk, teil, spieler }: NonNullable<AbendWunsch['saison']> & { spieler: string[] },
): Promise<string> {
  const saisonId = randomUUID()
  const einstellungen = ergaenzeEinstellungen(regelwerk, teil ?? {})
  const daten = { saisonId, name: `Nach ${regelwerk}`, regelwerk, einstellungen, spieler }
  await sende(page, welt, { art: 'saison-anlegen', daten })
  return saisonId
}

/** Opens an evening and records games on it. */
export async function beginneAbend(page: Page, welt: Welt, wunsch: AbendWunsch): Promise<Abend> {
  const verein = `${welt.url}/v/${welt.verein}`
  for (const name of wunsch.neu ?? []) {
    const daten = { spielerId: randomUUID(), name, gast: true }
    await sende(page, welt, { art: 'spieler-anlegen', daten })
  }
  const personen = await idsVon(page, `${verein}/spieler`)
  const { sitze, ersterGeber, spiele = [] } = mitIds(wunsch, personen)
  const saisonId = wunsch.saison
    ? await legeSaisonAn(page, welt, { ...wunsch.saison, spieler: [...sitze] })
    : (Object.values(await idsVon(page, `${verein}/saison`))[0] ?? '')
  const spieltagId = randomUUID()
  const rundeId = randomUUID()
  await sende(page, welt, {
    art: 'spieltag-eroeffnen',
    daten: {
      spieltagId,
      saisonId,
      datum: '2026-01-09',
      ort: 'bei Anna',
      entschuldigt: [],
      runde: { id: rundeId, sitze: [...sitze], ersterGeber },
    },
  })
  const spielIds: string[] = []
  for (const [i, spiel] of spiele.entries()) {
    const spielId = randomUUID()
    spielIds.push(spielId)
    await sende(page, welt, {
      art: 'spiel-eintragen',
      daten: { spieltagId, rundeId, spielId, position: i + 1, spiel: { ...spiel } },
    })
  }
  const url = `${verein}/spieltage/${spieltagId}`
  return { url, id: spieltagId, saisonId, personen, spielIds }
}

/** A past season of seven with ties, absences and evenings known by their result; answers with its id. */
export async function importiereSieben(page: Page, welt: Welt): Promise<string> {
  const datei: unknown = JSON.parse(
    readFileSync(new URL('../golden/beispiele/saison-sieben.json', import.meta.url), 'utf8'),
  )
  const saisonId = randomUUID()
  await sende(page, welt, { art: 'saison-importieren', daten: { saisonId, datei } })
  return saisonId
}

/** Makes a link for whoever has no account, and returns its address. */
export async function gibFrei(
  page: Page,
  welt: Welt,
  was:
    | { readonly spieltagId: string; readonly recht: 'lesen' | 'eintragen' }
    | { readonly saisonId: string; readonly recht: 'lesen' },
): Promise<string> {
  const { token, tokenHash } = neuerTischtoken()
  const daten = { ...was, freigabeId: randomUUID(), tokenHash }
  await sende(page, welt, { art: 'freigabe-anlegen', daten })
  return `${welt.url}/tisch/${token}`
}

/** Ends an evening before its last game. */
export async function beendeVorzeitig(page: Page, welt: Welt, spieltagId: string): Promise<void> {
  const daten = { spieltagId, ende: 'vorzeitig' } as const
  await sende(page, welt, { art: 'spieltag-abschliessen', basis: 1, daten })
}

/** A phone of its own for Anna, of a certain kind if told. */
export async function zweitesGeraet(
  browser: Browser,
  welt: Welt,
  art: Pick<BrowserContextOptions, 'userAgent' | 'serviceWorkers'> = {},
): Promise<Page> {
  const page = await (await browser.newContext(art)).newPage()
  await meldeAn(page, welt.url)
  return page
}

/** Makes an invitation, to be a certain player if told, and returns the secret part of its link. */
export async function ladeEin(
  page: Page,
  welt: Welt,
  { rolle, spielerId = null }: { readonly rolle: Rolle; readonly spielerId?: string | null },
): Promise<string> {
  const { token, tokenHash } = neuesToken()
  const ablauf = Date.now() + 86_400_000
  await sende(page, welt, {
    art: 'mitglied-einladen',
    daten: { einladungId: randomUUID(), tokenHash, rolle, spielerId, ablauf },
  })
  return token
}

/** Invites somebody and hands over their browser, signed in. */
export async function nimmAuf(
  { page, browser, welt }: { page: Page; browser: Browser; welt: Welt },
  wer: { readonly name: string; readonly rolle: Rolle; readonly spielerId?: string },
): Promise<Page> {
  const token = await ladeEin(page, welt, wer)
  const konto = { anmeldename: wer.name.toLowerCase(), passwort: 'pik-neun-2026' }
  const neu = await (await browser.newContext()).newPage()
  await poste(neu, welt, {
    pfad: 'einladungen/annehmen',
    daten: { token, name: wer.name, ...konto },
  })
  await meldeAn(neu, welt.url, konto)
  return neu
}
