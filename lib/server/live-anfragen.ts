import 'server-only'
import { z } from 'zod'
import { findSitzung } from '@/db/queries/konto'
import { findMitglied } from '@/db/queries/mitglied'
import type { Marke } from '@/db/queries/protokoll'
import { hatEintrag, letzteMarke } from '@/db/queries/protokoll'
import { listSpieler } from '@/db/queries/spieler'
import { findSpieltag, findSpieltagKopf } from '@/db/queries/spieltag'
import { darf } from '../domain/op/rechte'
import type { Fehler, Result } from '../domain/result'
import { fail, ok } from '../domain/result'
import { TISCHE_HOECHSTENS } from '../domain/spieltag/tische'
import { textAmTisch } from '../format/eingabe'
import type { Saisonlog, Spieltaglog } from '../sync/ereignis'
import { blattFuerGaeste, logFuerGaeste } from '../sync/gast'
import { antworte, fehlerVon, lehneAb } from './antwort'
import { getDb } from './db'
import type { Eingabe } from './live-eingabe'
import { istZuOft, merkeEingabe, nimmEingabeZurueck, sageEingaben } from './live-eingabe'
import { nameFuerGaeste } from './live-gast'
import type { Leserangaben, Thema } from './live-leser'
import { inhaberKonto } from './live-leser'
import { beobachteSaison, getBlattstand } from './live-saison'
import { oeffneStrom } from './live-strom'
import type { Angemeldet } from './sitzung'
import { getKontoVon } from './sitzung'
import type { Zugang } from './zugang'
import { findZugang } from './zugang'

/** Streams of one account: some phones, each with some pages. */
const STROEME_JE_KONTO = 20

const GERAET = z.string().regex(/^[\w-]{1,64}$/)
/** The number of an entry; -1 is before all, also before that of an evening that came with an import. */
const NACH = z
  .string()
  .regex(/^(-1|\d+)$/)
  .transform(Number)
  .refine(Number.isSafeInteger)
const SIEGEL = z.string().regex(/^[0-9a-f]{16}$/)
/** `fertig`: that tab enters no more. `tisch`: where the evening has several. */
const EINGABE = z.strictObject({
  spieltagId: z.string(),
  geraet: GERAET,
  fertig: z.literal(true).optional(),
  tisch: z.int().min(1).max(TISCHE_HOECHSTENS).optional(),
})

/** The live stream of an evening (`?spieltag=`) or a season (`?saison=`), for members. */
export async function bearbeiteLive(anfrage: Request, kurz: string): Promise<Response> {
  const gast = await verlangeZugang(anfrage, kurz)
  if (gast instanceof Response) return gast
  const { konto, zugang } = gast
  return antworteLive(anfrage, {
    vereinId: zugang.verein.id,
    inhaber: inhaberKonto(konto.kontoId),
    hoechstens: STROEME_JE_KONTO,
    darf: () => gilt(konto, zugang),
  })
}

/** What is newer than `?nach=`, of the same two, all of it without; `&siegel=` says of which protocol that entry is. */
export async function bearbeiteLog(anfrage: Request, kurz: string): Promise<Response> {
  const gast = await verlangeZugang(anfrage, kurz)
  if (gast instanceof Response) return gast
  return antworteLog(anfrage, { vereinId: gast.zugang.verein.id })
}

/** Somebody enters a game: `{ spieltagId, geraet }`, at most every few seconds; with `fertig: true` no more. */
export async function bearbeiteEingabe(
  anfrage: Request,
  kurz: string,
  json: unknown,
): Promise<Response> {
  const gast = await verlangeZugang(anfrage, kurz)
  if (gast instanceof Response) return gast
  const { konto, zugang } = gast
  if (!darf(zugang.ich.rolle, 'spiel-eintragen')) return lehneAb(403, fehlerVon('nicht-erlaubt'))
  return antworteEingabe(json, {
    vereinId: zugang.verein.id,
    inhaber: inhaberKonto(konto.kontoId),
    name: konto.name,
    getFuerGaeste: (spieltagId) =>
      nameFuerGaeste(zugang.verein.id, { spieltagId, spielerId: zugang.ich.spielerId }),
  })
}

/** A stream for a reader whose right was looked at: what it is about stands in the address. */
export function antworteLive(
  anfrage: Request,
  leser: Omit<Leserangaben, 'thema' | 'geraet'>,
): Response {
  const thema = themaAus(anfrage)
  const geraet = GERAET.nullable().safeParse(new URL(anfrage.url).searchParams.get('geraet'))
  if (thema === null) return lehneAb(400, KEIN_THEMA)
  if (!geraet.success) return lehneAb(400, [falsch(anfrage, 'geraet')])
  if (!gibtEs(leser.vereinId, thema)) return lehneAb(404, fehlerVon('nicht-gefunden'))
  const strom = oeffneStrom(
    { ...leser, thema, geraet: geraet.data },
    anfrage.signal,
    thema.art === 'spieltag' ? sageEingaben : () => undefined,
  )
  return strom ?? lehneAb(503, fehlerVon('serverfehler'))
}

/** The log for a reader whose right was looked at. */
export function antworteLog(
  anfrage: Request,
  { vereinId, gast }: Pick<Leserangaben, 'vereinId' | 'gast'>,
): Response {
  const thema = themaAus(anfrage)
  const bekannt = markeAus(anfrage)
  if (thema === null) return lehneAb(400, KEIN_THEMA)
  if (!bekannt.ok) return lehneAb(400, bekannt.fehler)
  const { id } = thema
  const log =
    thema.art === 'spieltag'
      ? liesSpieltaglog({ vereinId, id, gast }, bekannt.wert)
      : liesSaisonlog({ vereinId, saisonId: id, gast }, bekannt.wert)
  return log === null ? lehneAb(404, fehlerVon('nicht-gefunden')) : antworte(log)
}

const KEIN_THEMA: readonly Fehler[] = [{ ort: 'spieltag', regel: 'Format', code: 'feld-fehlt' }]

/** What the reader knows, by the address. */
function markeAus(anfrage: Request): Result<Marke, Fehler[]> {
  const { searchParams } = new URL(anfrage.url)
  const nach = NACH.safeParse(searchParams.get('nach') ?? '-1')
  const siegel = SIEGEL.nullable().safeParse(searchParams.get('siegel'))
  if (!nach.success) return fail([falsch(anfrage, 'nach')])
  if (!siegel.success) return fail([falsch(anfrage, 'siegel')])
  return ok({ seq: nach.data, ...(siegel.data !== null && { siegel: siegel.data }) })
}

const ERLAUBT = {
  nach: 'eine ganze Zahl wie 17',
  siegel: '16 Ziffern von 0 bis f',
  geraet: 'bis zu 64 Buchstaben, Ziffern und Striche',
} as const

/** A part of the address that cannot be. */
function falsch(anfrage: Request, ort: keyof typeof ERLAUBT): Fehler {
  const wert = new URL(anfrage.url).searchParams.get(ort) ?? ''
  return { ort, regel: 'Format', code: 'wert-unbekannt', daten: { wert, erlaubt: ERLAUBT[ort] } }
}

interface Eingebender extends Pick<Eingabe, 'vereinId' | 'inhaber' | 'name'> {
  /** The name that guests of an evening are told. */
  readonly getFuerGaeste: (spieltagId: string) => string
  /** The one evening on which they may. */
  readonly nur?: string
}

/** Notes an entry under way of somebody who may enter. */
export function antworteEingabe(
  json: unknown,
  { nur, getFuerGaeste, ...wer }: Eingebender,
): Response {
  const gelesen = EINGABE.safeParse(json)
  if (!gelesen.success) return lehneAb(400, fehlerVon('unlesbar'))
  if (istZuOft(wer.inhaber)) return lehneAb(429, fehlerVon('zu-viele-versuche', { sekunden: 5 }))
  const { spieltagId, geraet, fertig, tisch } = gelesen.data
  const anderer = nur !== undefined && nur !== spieltagId
  if (anderer || !gibtEs(wer.vereinId, { art: 'spieltag', id: spieltagId }))
    return lehneAb(404, fehlerVon('nicht-gefunden'))
  if (fertig) nimmEingabeZurueck({ ...wer, spieltagId, geraet })
  else {
    const name = textAmTisch(wer.name, tisch)
    const fuerGaeste = textAmTisch(getFuerGaeste(spieltagId), tisch)
    merkeEingabe({ ...wer, name, spieltagId, geraet, fuerGaeste })
  }
  return antworte({})
}

interface Gast {
  readonly konto: Angemeldet
  readonly zugang: Zugang
}

async function verlangeZugang(anfrage: Request, kurz: string): Promise<Gast | Response> {
  const konto = await getKontoVon(anfrage)
  if (konto === null) return lehneAb(401, fehlerVon('nicht-angemeldet'))
  const zugang = findZugang(konto.kontoId, kurz)
  return zugang === null ? lehneAb(404, fehlerVon('nicht-gefunden')) : { konto, zugang }
}

/** The session has not ended, and the account is still a member. */
function gilt({ sitzungId, kontoId }: Angemeldet, { verein }: Zugang): boolean {
  const db = getDb()
  const sitzung = findSitzung(db, { id: sitzungId, jetzt: Date.now() })
  return sitzung !== undefined && findMitglied(db, { vereinId: verein.id, kontoId }) !== undefined
}

/** What a request is about; null when its address does not say. */
export function themaAus(anfrage: Request): Thema | null {
  const { searchParams } = new URL(anfrage.url)
  const spieltag = searchParams.get('spieltag')
  if (spieltag !== null) return { art: 'spieltag', id: spieltag }
  const saison = searchParams.get('saison')
  return saison === null ? null : { art: 'saison', id: saison }
}

function gibtEs(vereinId: string, { art, id }: Thema): boolean {
  return art === 'spieltag'
    ? findSpieltagKopf(getDb(), { vereinId, id }) !== undefined
    : beobachteSaison({ vereinId, saisonId: id })
}

/** What is read, and whether for somebody who came by a link. */
type Lesung<T> = T & { readonly vereinId: string; readonly gast: true | undefined }

/** In one synchronous go: number and records belong together. */
function liesSpieltaglog(
  { gast, ...tag }: Lesung<{ readonly id: string }>,
  bekannt: Marke,
): Spieltaglog | null {
  const db = getDb()
  if (findSpieltagKopf(db, tag) === undefined) return null
  const marke = letzteMarke(db, tag)
  const neu = istVonAnderem(tag.vereinId, bekannt)
  const neues = neu || marke.seq > bekannt.seq
  const akte = neues || gast ? findSpieltag(db, tag) : undefined
  const personen = listSpieler(db, tag.vereinId).map(({ id, name, gast }) => ({ id, name, gast }))
  const stand = akte && neues ? { ...marke, akte } : null
  const log: Spieltaglog = { stand, personen, ...(neu && { neu }) }
  return gast && akte ? logFuerGaeste(log, akte) : log
}

function liesSaisonlog(
  { gast, ...saison }: Lesung<{ readonly saisonId: string }>,
  bekannt: Marke,
): Saisonlog | null {
  const stand = getBlattstand(saison)
  if (stand === null) return null
  const neu = istVonAnderem(saison.vereinId, bekannt)
  if (!neu && stand.seq <= bekannt.seq) return { stand: null }
  const fuerIhn = gast ? { ...stand, blatt: blattFuerGaeste(stand.blatt) } : stand
  return { stand: fuerIhn, ...(neu && { neu }) }
}

/** A backup was put back: the reader knows entries that never were here. */
function istVonAnderem(vereinId: string, bekannt: Marke): boolean {
  return bekannt.seq > 0 && !hatEintrag(getDb(), vereinId, bekannt)
}
