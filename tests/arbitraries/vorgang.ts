import fc from 'fast-check'
import { fassungVon } from '@/lib/domain/abnahme/abnahme'
import { offeneFreigaben } from '@/lib/domain/freigabe/freigabe'
import type { Op, OpArt, OpDaten, VereinStand } from '@/lib/domain/op/op'
import { ABWESENHEITEN, GLEICHSTAENDE, WERTUNGEN } from '@/lib/domain/regelwerk/einstellungen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { testId } from '../builders/verein'

const SPIELER = [1, 2, 3, 4, 5, 6].map(testId)
const SAISONS = [testId(10), testId(11)]
const TAGE = ['2026-01-09', '2026-01-09', '2026-02-06', '2025-12-05']

/** What chance has drawn for one operation: numbers that are taken for whatever it needs. */
export const wurf = fc.record({
  art: fc.nat(99),
  a: fc.nat(1000),
  b: fc.nat(1000),
  c: fc.nat(1000),
  /** Now and then the sender has seen an old version. */
  veraltet: fc.nat(9).map((n) => n === 0),
})
type Wurf = typeof wurf extends fc.Arbitrary<infer W> ? W : never

interface Lage {
  readonly stand: VereinStand
  readonly w: Wurf
  readonly neu: (von: number) => string
}

function waehle<T>(liste: readonly T[], n: number): T | undefined {
  return liste[n % Math.max(1, liste.length)]
}

const spieltagIn = ({ stand, w }: Lage): SpieltagAkte | undefined => waehle(stand.spieltage, w.a)
/** A recorded game; `gestrichen` ones mostly where such are wanted. */
function spielIn(lage: Lage, wunsch: { gestrichen: boolean } = { gestrichen: false }) {
  const alle = lage.stand.spieltage.flatMap((tag) =>
    tag.runden.flatMap((r) => r.spiele.map((spiel) => ({ tag, spiel }))),
  )
  const passende = alle.filter((s) => s.spiel.gestrichen === wunsch.gestrichen)
  return waehle(lage.w.c % 5 === 0 ? alle : passende, lage.w.a + lage.w.b)
}

function einspruchIn(lage: Lage, wunsch: { offen: boolean } = { offen: true }) {
  const alle = lage.stand.spieltage.flatMap((tag) =>
    tag.einsprueche.map((einspruch) => ({ tag, einspruch })),
  )
  const passende = alle.filter((e) => (e.einspruch.zustand === 'offen') === wunsch.offen)
  return waehle(lage.w.c % 5 === 0 ? alle : passende, lage.w.a + lage.w.b)
}

const spielDatenVon = (gefunden: ReturnType<typeof spielIn>) => ({
  spieltagId: gefunden?.tag.id ?? fehlt,
  spielId: gefunden?.spiel.id ?? fehlt,
})
const einspruchDatenVon = (gefunden: ReturnType<typeof einspruchIn>) => ({
  spieltagId: gefunden?.tag.id ?? fehlt,
  einspruchId: gefunden?.einspruch.id ?? fehlt,
})
const fehlt = testId(999)

function spielDaten({ w }: Lage, dabei: readonly string[]): Readonly<Record<string, unknown>> {
  const solo = w.c % 4 === 0
  const re = solo
    ? [waehle(dabei, w.b) ?? fehlt]
    : [waehle(dabei, w.b) ?? fehlt, waehle(dabei, w.b + 1 + (w.c % 3)) ?? fehlt]
  const bestaetigt = [
    ...['pflichtsolo-nach-frist', 'spielzahl-ueberschritten', 'wiederholung-versaeumt'],
    ...['pflichtsolo-nicht-gespielt', 'absage-gegen-pflichtsolo'],
  ]
  // Every third game was not counted.
  const augenRe = w.c % 3 === 0 ? { von: 121, bis: 150 } : 2 + 2 * (w.c % 118)
  return { art: solo ? 'solo-damen' : 'normal', re, augenRe, bestaetigt }
}

/** Whom the sender saw at the table, if it says so: any four of them. */
function vierVon({ w }: Lage, sitze: readonly string[]): { readonly besetzung?: string[] } {
  if (w.c % 3 === 0) return {}
  const weg = w.b % sitze.length
  return { besetzung: [...sitze.slice(weg), ...sitze].slice(0, 4) }
}

function rundeDaten({ w, neu }: Lage) {
  const sitze = [...SPIELER.slice(w.b % 2), SPIELER[0] ?? ''].slice(0, 4 + (w.c % 2))
  return { id: neu(2), sitze, ersterGeber: waehle(sitze, w.c) ?? fehlt }
}

/** How an operation of each kind is made from what there is; those that need an account or a file are in the store's test. */
const BAU: {
  readonly [A in OpArt]?: (lage: Lage) => { basis: number; daten: OpDaten<A> }
} = {
  'spieler-umbenennen': ({ stand, w }) => {
    const spieler = waehle(stand.spieler, w.a)
    const daten = { spielerId: spieler?.id ?? fehlt, name: `Name ${w.b % 12}` }
    return { basis: spieler?.version ?? 1, daten }
  },
  'spieler-anonymisieren': ({ stand, w }) => {
    const spieler = waehle(stand.spieler, w.a)
    return { basis: spieler?.version ?? 1, daten: { spielerId: spieler?.id ?? fehlt } }
  },
  'saison-aendern': ({ stand, w }) => {
    const saison = waehle(stand.saisons, w.a)
    const einstellungen = {
      freieFehltage: w.b % 4,
      kuersoloWiederholung: 'einmal',
      wertung: waehle(WERTUNGEN, w.a + w.b) ?? 'rangpunkte',
      abwesenheit: waehle(ABWESENHEITEN, w.b + w.c) ?? 'null-punkte',
      streichergebnisse: w.c % 3,
      mindestteilnahme: (w.a + w.c) % 3,
      gleichstand: waehle(GLEICHSTAENDE, w.c) ?? 'geteilt',
    } as const
    const daten = { saisonId: saison?.id ?? fehlt, name: `Saison ${w.c % 5}`, einstellungen }
    return { basis: saison?.version ?? 1, daten }
  },
  'spieltag-eroeffnen': (lage) => ({
    basis: 0,
    daten: {
      ...{ spieltagId: lage.neu(1), saisonId: waehle(SAISONS, lage.w.a) ?? fehlt },
      ...{ datum: waehle(TAGE, lage.w.b) ?? '', ort: null, entschuldigt: [] },
      runde: rundeDaten(lage),
    },
  }),
  'spieltag-nachtragen': ({ w, neu }) => {
    const [eins = '', zwei = '', drei = '', vier = ''] = SPIELER.slice(w.c % 3)
    const endstand = { [eins]: w.b, [zwei]: 0 - w.b, [drei]: 1, [vier]: -1 }
    const datum = waehle(TAGE, w.b) ?? ''
    const saisonId = waehle(SAISONS, w.a) ?? fehlt
    return {
      basis: 0,
      daten: { spieltagId: neu(1), saisonId, datum, ort: null, entschuldigt: [], endstand },
    }
  },
  'spieltag-aendern': (lage) => {
    const tag = spieltagIn(lage)
    const entschuldigt = SPIELER.slice(4, 4 + (lage.w.c % 3))
    const rest = { datum: waehle(TAGE, lage.w.b) ?? '', ort: 'hier', entschuldigt, grund: 'so' }
    return { basis: tag?.version ?? 1, daten: { spieltagId: tag?.id ?? fehlt, ...rest } }
  },
  'runde-eroeffnen': (lage) => {
    const tag = spieltagIn(lage)
    return {
      basis: tag?.version ?? 1,
      daten: { spieltagId: tag?.id ?? fehlt, runde: rundeDaten(lage) },
    }
  },
  'spieltag-abschliessen': (lage) => {
    const tag = spieltagIn(lage)
    return {
      basis: tag?.version ?? 1,
      daten: { spieltagId: tag?.id ?? fehlt, ende: 'vorzeitig' },
    }
  },
  'spieltag-wiederoeffnen': (lage) => {
    const tag = spieltagIn(lage)
    return { basis: tag?.version ?? 1, daten: { spieltagId: tag?.id ?? fehlt, grund: 'noch eins' } }
  },
  'spieltag-streichen': (lage) => {
    const tag = spieltagIn(lage)
    return { basis: tag?.version ?? 1, daten: { spieltagId: tag?.id ?? fehlt, grund: 'falsch' } }
  },
  'spiel-eintragen': (lage) => {
    const tag = spieltagIn(lage)
    const runde = tag?.runden.at(-1)
    const position = (runde?.spiele.length ?? 0) + 1
    const daten = { spieltagId: tag?.id ?? fehlt, rundeId: runde?.id ?? fehlt, position }
    const sitze = runde?.sitze ?? SPIELER
    const vier = vierVon(lage, sitze)
    const spiel = spielDaten(lage, vier.besetzung ?? sitze)
    const mehr = { ...freigabeIn(lage, tag?.id), ...vier }
    return { basis: 0, daten: { ...daten, ...mehr, spielId: lage.neu(3), spiel } }
  },
  'spiel-korrigieren': (lage) => {
    const gefunden = spielIn(lage)
    const spiel = spielDaten(lage, gefunden?.spiel.besetzung ?? SPIELER)
    const woher = freigabeIn(lage, gefunden?.tag.id)
    const daten = { ...spielDatenVon(gefunden), ...woher, spiel, grund: 'verzählt' }
    return { basis: gefunden?.spiel.version ?? 1, daten }
  },
  'spiel-streichen': (lage) => {
    const gefunden = spielIn(lage)
    const daten = { ...spielDatenVon(gefunden), grund: 'doppelt' }
    return { basis: gefunden?.spiel.version ?? 1, daten }
  },
  'spiel-wiederherstellen': (lage) => {
    const gefunden = spielIn(lage, { gestrichen: true })
    const daten = { ...spielDatenVon(gefunden), grund: 'doch' }
    return { basis: gefunden?.spiel.version ?? 1, daten }
  },
  'einspruch-erheben': (lage) => {
    const gefunden = spielIn(lage)
    const wer = { einspruchId: lage.neu(4), spielerId: waehle(SPIELER, lage.w.c) ?? null }
    const daten = { ...spielDatenVon(gefunden), ...wer, grund: 'nein' }
    return { basis: gefunden?.spiel.version ?? 1, daten }
  },
  'einspruch-annehmen': (lage) => {
    const gefunden = einspruchIn(lage)
    const spiele = gefunden?.tag.runden.flatMap((r) => r.spiele) ?? []
    const spiel = spiele.find((s) => s.id === gefunden?.einspruch.spielId)
    const arten = ['streichung', 'wiederherstellung', 'bestehende'] as const
    const korrektur = {
      art: 'korrektur',
      spiel: spielDaten(lage, spiel?.besetzung ?? SPIELER),
    } as const
    const aenderung =
      lage.w.c % 2 === 0 ? korrektur : { art: waehle(arten, lage.w.c) ?? 'streichung' }
    return { basis: spiel?.version ?? 1, daten: { ...einspruchDatenVon(gefunden), aenderung } }
  },
  'einspruch-ablehnen': (lage) => {
    const gefunden = einspruchIn(lage)
    const daten = { ...einspruchDatenVon(gefunden), antwort: 'doch' }
    return { basis: gefunden?.einspruch.version ?? 1, daten }
  },
  'einspruch-zuruecknehmen': (lage) => {
    const gefunden = einspruchIn(lage)
    return { basis: gefunden?.einspruch.version ?? 1, daten: einspruchDatenVon(gefunden) }
  },
  'einspruch-quittieren': (lage) => {
    const gefunden = einspruchIn(lage, { offen: false })
    return { basis: gefunden?.einspruch.version ?? 1, daten: einspruchDatenVon(gefunden) }
  },
  'spieltag-abnehmen': (lage) => {
    const tag = spieltagIn(lage)
    const spielerId = waehle(SPIELER, lage.w.b) ?? fehlt
    const fassung = tag === undefined ? 0 : fassungVon(tag)
    const daten = { spieltagId: tag?.id ?? fehlt, abnahmeId: lage.neu(5), spielerId, fassung }
    return { basis: 0, daten }
  },
  'freigabe-anlegen': (lage) => {
    const { w, neu } = lage
    const [freigabeId, tokenHash] = [neu(6), 'ab'.repeat(32)]
    const saisonId = waehle(SAISONS, w.a) ?? fehlt
    const daten =
      w.c % 6 === 0
        ? { freigabeId, saisonId, recht: 'lesen' as const, tokenHash }
        : {
            ...{ freigabeId, spieltagId: spieltagIn(lage)?.id ?? fehlt, tokenHash },
            recht: w.c % 3 === 0 ? ('lesen' as const) : ('eintragen' as const),
          }
    return { basis: 0, daten }
  },
  'freigabe-widerrufen': ({ stand, w }) => {
    const offene = offeneFreigaben(stand.freigaben)
    const freigabe = waehle(w.c % 4 === 0 ? stand.freigaben : offene, w.a)
    const freigabeId = freigabe?.id ?? fehlt
    const ziel = freigabe?.ziel ?? { art: 'saison', saisonId: fehlt }
    const daten =
      ziel.art === 'spieltag'
        ? { freigabeId, spieltagId: ziel.spieltagId }
        : { freigabeId, saisonId: ziel.saisonId }
    return { basis: freigabe?.version ?? 1, daten }
  },
  'buchung-eintragen': ({ w, neu }) => {
    const saisonId = waehle(SAISONS, w.a) ?? fehlt
    const art = w.c % 2 === 0 ? ('einzahlung' as const) : ('auszahlung' as const)
    const spielerId = w.b % 3 === 0 ? null : (waehle(SPIELER, w.b) ?? null)
    const rest = { cent: 1 + w.b, zweck: 'Bier', datum: waehle(TAGE, w.b) ?? '', spielerId }
    return { basis: 0, daten: { saisonId, buchungId: neu(7), art, ...rest } }
  },
  'buchung-streichen': ({ stand, w }) => {
    const buchung = waehle(stand.buchungen, w.a)
    const wo = { saisonId: buchung?.saisonId ?? fehlt, buchungId: buchung?.id ?? fehlt }
    return { basis: buchung?.version ?? 1, daten: { ...wo, grund: 'doppelt' } }
  },
}

/** Now and then an operation comes through a link, mostly of the same evening. */
function freigabeIn({ stand, w }: Lage, spieltagId: string | undefined) {
  if (w.b % 3 !== 0) return {}
  const hier = stand.freigaben.filter(
    ({ ziel }) => ziel.art === 'spieltag' && ziel.spieltagId === spieltagId,
  )
  const freigabe = waehle(w.c % 7 === 0 ? stand.freigaben : hier, w.c)
  return freigabe === undefined ? {} : { freigabeId: freigabe.id }
}

/** Kinds of operations that chance makes. */
export const GEWUERFELTE = Object.keys(BAU) as readonly OpArt[]

/** Games are what a club has most of. */
const ARTEN: readonly OpArt[] = [
  ...Array.from({ length: 12 }, (): OpArt => 'spiel-eintragen'),
  ...Array.from({ length: 4 }, (): OpArt => 'einspruch-erheben'),
  ...Array.from({ length: 4 }, (): OpArt => 'spiel-korrigieren'),
  // Each of these needs others before it.
  ...Array.from({ length: 2 }, (): OpArt => 'spiel-streichen'),
  ...Array.from({ length: 3 }, (): OpArt => 'spiel-wiederherstellen'),
  ...Array.from({ length: 2 }, (): OpArt => 'freigabe-anlegen'),
  ...GEWUERFELTE,
]

/** The `nummer`-th operation of a club; undefined where none of its kind can be made. */
export function vorgangAus(w: Wurf, stand: VereinStand, nummer: number): Op | undefined {
  const art = ARTEN[w.art % ARTEN.length] ?? 'spiel-eintragen'
  const neu = (von: number) => testId(10_000 + 10 * nummer + von)
  const gebaut = BAU[art]?.({ stand, w, neu })
  if (gebaut === undefined) return undefined
  const basis = w.veraltet && gebaut.basis > 0 ? gebaut.basis - 1 : gebaut.basis
  return { id: testId(6000 + nummer), art, basis, daten: gebaut.daten } as Op
}

/** Six players and two seasons, of a club that has nothing yet. */
export const ANFANG: readonly Op[] = [
  ...SPIELER.map((spielerId, i) =>
    baue('spieler-anlegen', i, { spielerId, name: `Name ${i}`, gast: false }),
  ),
  ...SAISONS.map((saisonId, i) =>
    baue('saison-anlegen', 10 + i, {
      ...{ saisonId, name: `Saison ${i}`, regelwerk: 'urexweiler' as const },
      einstellungen: { freieFehltage: 1, kuersoloWiederholung: 'einmal' as const },
      spieler: SPIELER.slice(0, 5 + i),
    }),
  ),
]

function baue<A extends OpArt>(art: A, nummer: number, daten: OpDaten<A>): Op {
  return { id: testId(5000 + nummer), art, basis: 0, daten } as Op
}
