import { STOSS_WIRKUNGEN } from '../domain/regelwerk/einstellungen'
import type { StossWirkung } from '../domain/regelwerk/einstellungen'
import { artRegel } from '../domain/regelwerk/arten'
import { ergaenzeEinstellungen, getRegelwerk, regelwerkVon } from '../domain/regelwerk/presets'
import type { Regelwerk, RegelwerkId } from '../domain/regelwerk/regelwerk'
import { REGELWERK_IDS, REGELWERK_VORGABE } from '../domain/regelwerk/regelwerk'
import { AUGEN_GESAMT, istBand } from '../domain/spiel/augen'
import { anzahlSonderpunkte, augenVon, beginneEntwurf } from '../domain/spiel/entwurf'
import type { ArtWahl, Entwurf } from '../domain/spiel/entwurf'
import { ansagenIn } from '../domain/spiel/entwurf-ansage'
import { reZahlVon } from '../domain/spiel/entwurf-felder'
import { ABSAGE_STUFEN, NULL_STUFEN, PARTEIEN } from '../domain/spiel/spiel'
import type {
  Ansage,
  Augenangabe,
  Partei,
  SonderpunkteEinerPartei,
  SpielerRef,
} from '../domain/spiel/spiel'

/**
 * The calculator's state in its address, short enough to read: `?regeln=ddv&art=solo-damen&re=1&augen=158&stoss=13`.
 * Players are the seats 1 to 4; what has its ordinary value is left out. Anything may come in from outside:
 * what cannot be read is left out and named, never thrown at.
 */
export interface RechnerZustand {
  /** By which it calculates, with what is set in it. */
  readonly regelwerk: Regelwerk
  readonly entwurf: Entwurf
  /** In seat order; empty means the seat has no name of its own. */
  readonly namen: readonly string[]
}

/** What an address says, and the keys of it that say nothing. */
export interface GeleseneAdresse {
  readonly zustand: RechnerZustand
  readonly unlesbar: readonly string[]
}

/** The calculator's players: the seats, clockwise. */
export const RECHNER_SITZE = ['1', '2', '3', '4'] as const

/** A rule book to calculate by; what an Ansage does only where it can be set (B-W). */
export function rechnerRegelwerk(id: RegelwerkId, stossWirkung: StossWirkung): Regelwerk {
  return regelwerkVon({ regelwerk: id, einstellungen: ergaenzeEinstellungen(id, { stossWirkung }) })
}

/** A draft by another rule book: a kind of game that it does not know is asked for anew. */
export function nachBuch(entwurf: Entwurf, regelwerk: Regelwerk): Entwurf {
  const { art } = entwurf
  if (art === 'solo' || artRegel(regelwerk, art)) return entwurf
  return { ...entwurf, art: 'solo' }
}

const OHNE_STICH = [...PARTEIEN, 'niemand'] as const
const NAME_LAENGE = 40
const NOTIZ_LAENGE = 500

/** Query parameters as Next and `URLSearchParams` give them. */
type Parameter = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads the query of an address; every field it does not give is as in a new draft. */
export function readAdresse(parameter: Parameter): GeleseneAdresse {
  const unlesbar: string[] = []
  const lies = <T>(schluessel: string, leser: (text: string) => T | undefined, sonst: T): T => {
    const text = parameter[schluessel]
    if (text === undefined) return sonst
    const wert = typeof text === 'string' ? leser(text) : undefined
    if (wert === undefined) unlesbar.push(schluessel)
    return wert ?? sonst
  }
  const leer = beginneEntwurf()
  const id = lies('regeln', (t) => einesVon(REGELWERK_IDS, t), REGELWERK_VORGABE)
  const wirkung = lies('wirkung', (t) => readWirkung(t, id), getRegelwerk(id).stossWirkung)
  const regelwerk = rechnerRegelwerk(id, wirkung)
  const art = lies('art', (t) => readArt(t, regelwerk), leer.art)
  const entwurf: Entwurf = {
    ...leer,
    art,
    re: lies('re', (t) => readRe(t, { ...leer, art }, regelwerk), leer.re),
    augen: { ...leer.augen, wert: lies<Augenangabe | null>('augen', readAugen, null) },
    ohneStich: lies<Entwurf['ohneStich']>(
      'ohnestich',
      (t) => einesVon(OHNE_STICH, t),
      leer.ohneStich,
    ),
    stoesse: lies('stoss', readSitze, leer.stoesse),
    ansagen: lies('ansage', readAnsagen, leer.ansagen),
    ansageVorKlaerung: lies('vorab', (t) => einesVon(ABSAGE_STUFEN, t), leer.ansageVorKlaerung),
    sonderpunkte: readSonderpunkte(lies, regelwerk),
    schweine: lies('schweine', readSitz, leer.schweine),
    trumpfabgabe: lies('trumpfabgabe', readSitze, leer.trumpfabgabe),
    regelverstoss: lies('regelverstoss', readSitz, leer.regelverstoss),
    notiz: lies('notiz', (t) => (t.length <= NOTIZ_LAENGE ? t : undefined), leer.notiz),
  }
  const { name } = parameter
  const namen = name === undefined ? KEINE_NAMEN : readNamen(name)
  if (namen === undefined) unlesbar.push('name')
  return { zustand: { regelwerk, entwurf, namen: namen ?? KEINE_NAMEN }, unlesbar }
}

/** The query for a state, without its `?`; empty for a new draft. `readAdresse` reads it back. */
export function formatAdresse({ regelwerk, entwurf, namen }: RechnerZustand): string {
  const { id, stossWirkung } = regelwerk
  const augenRe = augenVon(entwurf.augen, 're')
  const gesagt = ansagenIn(entwurf)
  const ansagen = PARTEIEN.flatMap((p) => {
    const stufe = gesagt[p]
    return stufe === undefined ? [] : [`${p}-${stufe}`]
  })
  const felder: readonly (readonly [string, string])[] = [
    ['regeln', id === REGELWERK_VORGABE ? '' : id],
    ['wirkung', stossWirkung === getRegelwerk(id).stossWirkung ? '' : stossWirkung],
    ['art', entwurf.art === 'normal' ? '' : entwurf.art],
    ['re', entwurf.re.join('')],
    ['augen', augenRe === null ? '' : formatAugen(augenRe)],
    ['ohnestich', entwurf.ohneStich ?? ''],
    ['stoss', [...entwurf.stoesse].sort().join('')],
    ['ansage', ansagen.join('.')],
    ['vorab', entwurf.ansageVorKlaerung ?? ''],
    ...regelwerk.sonderpunkte.map(({ art }) => [art, formatPaar(entwurf, art)] as const),
    ['schweine', entwurf.schweine ?? ''],
    ['trumpfabgabe', [...entwurf.trumpfabgabe].sort().join('')],
    ['regelverstoss', entwurf.regelverstoss ?? ''],
    ['notiz', entwurf.notiz],
  ]
  const suche = new URLSearchParams(felder.filter(([, wert]) => wert !== '').map((f) => [...f]))
  if (namen.some((n) => n !== '')) for (const n of namen) suche.append('name', n)
  return suche.toString()
}

const KEINE_NAMEN: readonly string[] = RECHNER_SITZE.map(() => '')

function einesVon<T extends string>(werte: readonly T[], text: string): T | undefined {
  return werte.find((w) => w === text)
}

function readArt(text: string, { arten }: Regelwerk): ArtWahl | undefined {
  return einesVon<ArtWahl>([...arten.map((a) => a.art), 'solo'], text)
}

function readWirkung(text: string, id: RegelwerkId): StossWirkung | undefined {
  const setzbar = getRegelwerk(id).einstellbar.includes('stossWirkung')
  return setzbar ? einesVon(STOSS_WIRKUNGEN, text) : undefined
}

function readSitz(text: string): SpielerRef | undefined {
  return einesVon<string>(RECHNER_SITZE, text)
}

function readSitze(text: string): readonly SpielerRef[] | undefined {
  const sitze = [...text]
  const gueltig = new Set(sitze).size === sitze.length && sitze.every((s) => readSitz(s))
  return gueltig && sitze.length > 0 ? sitze : undefined
}

function readRe(
  text: string,
  entwurf: Entwurf,
  regelwerk: Regelwerk,
): readonly SpielerRef[] | undefined {
  const sitze = readSitze(text)
  return sitze && sitze.length <= reZahlVon(entwurf, regelwerk) ? sitze : undefined
}

/** `158`, or a band: `151-180`. */
function readAugen(text: string): Augenangabe | undefined {
  const [, von, bis] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? []
  const grenzen = [Number(von), Number(bis ?? von)] as const
  if (!grenzen.every((augen) => augen <= AUGEN_GESAMT)) return undefined
  return bis === undefined ? grenzen[0] : { von: grenzen[0], bis: grenzen[1] }
}

function formatAugen(augen: Augenangabe): string {
  return istBand(augen) ? `${augen.von}-${augen.bis}` : `${augen}`
}

function readAnsagen(text: string): Entwurf['ansagen'] | undefined {
  const ansagen: Partial<Record<Partei, Ansage>> = {}
  for (const teil of text.split('.')) {
    const [p, s, ...rest] = teil.split('-')
    const partei = einesVon(PARTEIEN, p ?? '')
    const stufe = einesVon<Ansage>([...ABSAGE_STUFEN, ...NULL_STUFEN], s ?? '')
    if (!partei || !stufe || rest.length > 0 || ansagen[partei]) return undefined
    ansagen[partei] = stufe
  }
  return ansagen
}

function readSonderpunkte(
  lies: <T>(schluessel: string, leser: (text: string) => T | undefined, sonst: T) => T,
  regelwerk: Regelwerk,
): Entwurf['sonderpunkte'] {
  const anzahlen = regelwerk.sonderpunkte.map((regel) => {
    const paar = lies<readonly [number, number]>(regel.art, (t) => readPaar(t, regel), [0, 0])
    return [regel.art, paar] as const
  })
  const eigene = (platz: 0 | 1): SonderpunkteEinerPartei =>
    Object.fromEntries(
      anzahlen.filter(([, paar]) => paar[platz] > 0).map(([art, paar]) => [art, paar[platz]]),
    )
  return { re: eigene(0), kontra: eigene(1) }
}

/** `1-0`: Re's and Kontra's, together within the rule book's bound (U-W9). */
function readPaar(
  text: string,
  regel: Regelwerk['sonderpunkte'][number],
): readonly [number, number] | undefined {
  const [, re, kontra] = /^(\d)-(\d)$/.exec(text) ?? []
  if (re === undefined || kontra === undefined) return undefined
  const paar = [Number(re), Number(kontra)] as const
  return paar[0] + paar[1] <= regel.hoechstens ? paar : undefined
}

function formatPaar(entwurf: Entwurf, art: Regelwerk['sonderpunkte'][number]['art']): string {
  const paar = PARTEIEN.map((p) => anzahlSonderpunkte(entwurf, p, art))
  return paar.every((n) => n === 0) ? '' : paar.join('-')
}

function readNamen(name: string | readonly string[]): readonly string[] | undefined {
  if (typeof name === 'string' || name.length !== RECHNER_SITZE.length) return undefined
  return name.every((n) => n.length <= NAME_LAENGE) ? name : undefined
}
