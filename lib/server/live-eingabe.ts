import 'server-only'
import { textAnderesGeraet } from '../format/eingabe'
import type { Leser, Thema } from './live-leser'
import { leserVon, verpacke } from './live-leser'

/** Somebody enters a game of an evening right now. Nothing of it is stored. */
export interface Eingabe {
  readonly vereinId: string
  readonly spieltagId: string
  /** The tab, as it calls itself. */
  readonly geraet: string
  /** As that of its stream. */
  readonly inhaber: string
  /** As it is shown to the members. */
  readonly name: string
  /** As it is shown to whoever came by a link. */
  readonly fuerGaeste: string
}

/** Whoever has not been heard of for so long enters no more; a page tells every five seconds. */
const GILT_MS = 12_000
/** More tabs at one table are no table. */
const GERAETE_HOECHSTENS = 20
/** So many words of one account, or one link at a table, in so long. */
const FENSTER_MS = 10_000
const MELDUNGEN_HOECHSTENS = 40

type Wer = 'inhaber' | 'name' | 'fuerGaeste'

interface Tisch {
  readonly vereinId: string
  readonly thema: Thema
  /** By tab. */
  readonly wer: Map<string, Pick<Eingabe, Wer> & { readonly bis: number }>
  uhr: NodeJS.Timeout | null
}

// One a process, also across the module graphs and reloads of Next.
const speicher = globalThis as typeof globalThis & {
  kallemannEingaben?: Map<string, Tisch>
  kallemannMeldungen?: { seit: number; readonly jeInhaber: Map<string, number> }
}
const tische = () => (speicher.kallemannEingaben ??= new Map())

/** Counts a word of this account; true when it is one too many. */
export function istZuOft(inhaber: string): boolean {
  const jetzt = Date.now()
  const meldungen = (speicher.kallemannMeldungen ??= { seit: jetzt, jeInhaber: new Map() })
  if (Math.abs(jetzt - meldungen.seit) > FENSTER_MS) {
    meldungen.seit = jetzt
    meldungen.jeInhaber.clear()
  }
  const anzahl = (meldungen.jeInhaber.get(inhaber) ?? 0) + 1
  meldungen.jeInhaber.set(inhaber, anzahl)
  return anzahl > MELDUNGEN_HOECHSTENS
}

/** Notes that somebody enters, and tells the others when that is news. */
export function merkeEingabe({ vereinId, spieltagId, geraet, ...wer }: Eingabe): void {
  const schluessel = `${vereinId} ${spieltagId}`
  const tisch: Tisch = tische().get(schluessel) ?? {
    vereinId,
    thema: { art: 'spieltag', id: spieltagId },
    wer: new Map(),
    uhr: null,
  }
  const neu = !tisch.wer.has(geraet)
  if (neu && tisch.wer.size >= GERAETE_HOECHSTENS) return
  tische().set(schluessel, tisch)
  tisch.wer.set(geraet, { ...wer, bis: Date.now() + GILT_MS })
  tisch.uhr ??= setTimeout(() => raeumeAuf(schluessel), GILT_MS).unref()
  if (neu) verteile(tisch)
}

/** What they entered is stored: they do not enter any more. */
export function beendeEingaben(
  { vereinId, spieltagId }: Pick<Eingabe, 'vereinId' | 'spieltagId'>,
  inhaber: readonly string[],
): void {
  const schluessel = `${vereinId} ${spieltagId}`
  streicheAus(schluessel, (e) => inhaber.includes(e.inhaber))
}

/** Somebody has put the sheet away, or left the page: the others need not wait until they are not heard of. */
export function nimmEingabeZurueck(eingabe: Omit<Eingabe, 'name' | 'fuerGaeste'>): void {
  const schluessel = `${eingabe.vereinId} ${eingabe.spieltagId}`
  const { inhaber } = eingabe
  // Nobody ends the entry of another.
  streicheAus(schluessel, (e) => e.inhaber === inhaber && e.geraet === eingabe.geraet)
}

/** Tells a new reader who enters; also that nobody does, after a lost connection. */
export function sageEingaben(leser: Leser): void {
  const tisch = tische().get(`${leser.vereinId} ${leser.thema.id}`)
  leser.sende(verpacke(ereignisFuer(leser, tisch)))
}

function streicheAus(
  schluessel: string,
  weg: (e: { readonly geraet: string; readonly inhaber: string; readonly bis: number }) => boolean,
): void {
  const tisch = tische().get(schluessel)
  if (tisch === undefined) return
  const gehende = [...tisch.wer].filter(([geraet, e]) => weg({ ...e, geraet }))
  gehende.forEach(([geraet]) => tisch.wer.delete(geraet))
  if (gehende.length > 0) verteile(tisch)
  if (tisch.wer.size > 0) return
  if (tisch.uhr !== null) clearTimeout(tisch.uhr)
  tische().delete(schluessel)
}

function raeumeAuf(schluessel: string): void {
  const tisch = tische().get(schluessel)
  if (tisch === undefined) return
  tisch.uhr = null
  const jetzt = Date.now()
  // Set back, the clock would let somebody enter for ever.
  streicheAus(schluessel, (e) => e.bis <= jetzt || e.bis > jetzt + GILT_MS)
  if (tisch.wer.size === 0) return
  const naechster = Math.min(...[...tisch.wer.values()].map((e) => e.bis))
  tisch.uhr = setTimeout(() => raeumeAuf(schluessel), naechster - jetzt).unref()
}

function verteile(tisch: Tisch): void {
  // Most hear the same.
  const gepackte = new Map<string, Uint8Array>()
  for (const leser of leserVon(tisch.vereinId, tisch.thema)) {
    const ereignis = ereignisFuer(leser, tisch)
    const schluessel = ereignis.wer.join('\n')
    const bytes = gepackte.get(schluessel) ?? verpacke(ereignis)
    gepackte.set(schluessel, bytes)
    leser.sende(bytes)
  }
}

/** Nobody hears of themselves, but of their account on another device. */
function ereignisFuer(leser: Leser, tisch: Tisch | undefined) {
  const andere = [...(tisch?.wer ?? [])].filter(([geraet]) => geraet !== leser.geraet)
  const wer = andere.map(([, { inhaber, name, fuerGaeste }]) => {
    const hier = leser.gast ? fuerGaeste : name
    return inhaber === leser.inhaber ? textAnderesGeraet(hier) : hier
  })
  // Two of one's own tabs are one hint.
  return { art: 'eingabe', wer: [...new Set(wer)] } as const
}
