import type { SpielerRef } from '../spiel/spiel'
import {
  addiere,
  bewegte,
  einzigerBewegter,
  male,
  summeVon,
  type PapierSpiel,
  type Punkte,
} from './papier-abend'
import { findPaare } from './papier-paare'
import { listGanzeSpielfehler, listVerteilungsfehler } from './papier-spielfehler'
import { listStandfehler, listZeilenfehler, type Erwartung } from './papier-standfehler'
import type { EinzelUrsache, Hypothese, Ursache } from './papier-ursache'
import { istKleinerFehler, rang } from './papier-ursache'
import { wertHypothese } from './papier-wert'

/** A difference that came up after game `nach` (0: from the beginning) and up to game `bis`. */
export interface Frage {
  readonly spiele: readonly PapierSpiel[]
  readonly nach: number
  readonly bis: number
  /** Paper less app, of everyone who can be compared; less what differed before. */
  readonly aenderung: Punkte
  /** What differed before: it carries on in every later total. */
  readonly davor: Punkte
}

/** Two faults at once are looked for in so many games at most: in more, some pair fits by chance. */
const HOECHSTENS_FUER_PAARE = 6

/**
 * The causes that explain the difference exactly, the likeliest first; two together only where none does alone. Empty
 * when none fits, and when so much is blank that too many would (`genugBekannt`).
 */
export function findUrsachen(frage: Frage): readonly Ursache[] {
  if (!genugBekannt(frage)) return []
  const einzelne = findEinzelne(frage)
  const strecke = spieleDer(frage)
  const auchPaare = vollstaendig(frage) && strecke.length <= HOECHSTENS_FUER_PAARE
  return sortiert(
    einzelne.length === 0 && auchPaare ? findPaare(strecke, frage.aenderung) : einzelne,
    frage,
  )
}

/**
 * Whether there is enough to tell causes apart: all columns, or all but one with two that differ. The blank follows
 * from the others then, since all sum to 0; from one figure alone anything would.
 */
export function genugBekannt(frage: Frage): boolean {
  const offen = spaltenVon(frage).length - frage.aenderung.size
  return offen === 0 || (offen === 1 && bewegte(frage.aenderung).length > 1)
}

function findEinzelne(frage: Frage): readonly EinzelUrsache[] {
  const passende = listHypothesen(frage)
    .filter((h) => erklaert(h.wirkung, frage.aenderung))
    .map((h) => h.ursache)
  return [...ohneGleiches(passende), ...allgemeine(frage, passende)]
}

function listHypothesen(frage: Frage): readonly Hypothese[] {
  const spalten = spaltenVon(frage)
  const strecke = spieleDer(frage)
  const erwartet = (spiel: PapierSpiel): Erwartung => ({
    spiel,
    staende: addiere(spiel.staende, frage.davor),
  })
  const hier = frage.spiele[frage.bis - 1]
  return [
    ...strecke.flatMap((s) => [
      ...listGanzeSpielfehler(s),
      ...listVerteilungsfehler(s, spalten),
      ...listStandfehler(erwartet(s)),
    ]),
    ...(hier ? listZeilenfehler(erwartet(hier), frage.spiele.map(erwartet)) : []),
    ...verschobene(frage),
  ]
}

/**
 * A game more or less on the sheet, when its lines are counted on the sheet: then line `bis` is the app's next game, or
 * the one before.
 */
function verschobene(frage: Frage): readonly Hypothese[] {
  const { spiele, nach, bis } = frage
  const hier = spiele[bis - 1]
  const naechstes = spiele[bis]
  const fehlt = naechstes === undefined ? [] : spieleDer(frage)
  return [
    ...fehlt.map((s): Hypothese => ({
      ursache: { art: 'spiel-fehlt', spiel: s.nummer, verschoben: true },
      wirkung: addiere(naechstes?.punkte ?? new Map(), male(s.punkte, -1)),
    })),
    ...spiele.slice(nach, bis - 1).map((s): Hypothese => ({
      ursache: { art: 'spiel-doppelt', spiel: s.nummer, verschoben: true },
      wirkung: addiere(s.punkte, male(hier?.punkte ?? new Map(), -1)),
    })),
  ]
}

/** What can always be said when nothing more telling fits the same game or column. */
function allgemeine(frage: Frage, passende: readonly EinzelUrsache[]): readonly EinzelUrsache[] {
  if (!vollstaendig(frage)) return []
  return [
    ...fehltInApp(frage.aenderung),
    ...rechenfehler(frage, passende),
    ...amEinzigenSpiel(frage, passende),
  ]
}

/** A row of points that a game could have made: two against two, or one against three (U-W10). */
function fehltInApp(aenderung: Punkte): readonly EinzelUrsache[] {
  const von = (p: number) => [...aenderung].filter(([, q]) => q === p).map(([s]) => s)
  const bewegt = bewegte(aenderung)
  const wert = Math.min(...bewegt.map(([, p]) => Math.abs(p)))
  if (bewegt.length !== 4 || summeVon(aenderung) !== 0) return []
  const [a, b, ...mehr] = von(wert)
  if (a !== undefined && b !== undefined && mehr.length === 0 && von(-wert).length === 2) {
    return [{ art: 'spiel-fehlt-in-app', form: 'paar', spieler: [a, b], wert }]
  }
  return [wert, -wert].flatMap((w): readonly EinzelUrsache[] => {
    const [solist] = von(3 * w)
    return solist === undefined || von(-w).length !== 3
      ? []
      : [{ art: 'spiel-fehlt-in-app', form: 'solo', spieler: [solist], wert: w }]
  })
}

/** A slip of one, or a carry that was lost, needs no reason; any other is told where nothing in the row gives one. */
function rechenfehler(
  { aenderung, bis }: Frage,
  passende: readonly EinzelUrsache[],
): readonly EinzelUrsache[] {
  const einer = einzigerBewegter(aenderung)
  if (einer === null) return []
  const [spieler, um] = einer
  if (!istKleinerFehler(um) && passende.some((u) => istInZeile(u, bis))) return []
  return [{ art: 'rechenfehler', spieler, um }]
}

/** Where only one game is in question, what the paper has for it is known, whatever the reason. */
function amEinzigenSpiel(
  frage: Frage,
  passende: readonly EinzelUrsache[],
): readonly EinzelUrsache[] {
  const [spiel, ...mehr] = spieleDer(frage)
  if (!spiel || mehr.length > 0 || passende.some((u) => 'spiel' in u && u.spiel === spiel.nummer)) {
    return []
  }
  const papier = addiere(frage.aenderung, spiel.punkte)
  const [[irgendwer, einheit] = ['', 1]] = spiel.einheit
  const wert = (papier.get(irgendwer) ?? 0) / einheit
  if (Number.isInteger(wert) && gleich(papier, male(spiel.einheit, wert))) {
    return [wertHypothese(spiel, [wert, { art: 'unbekannt' }]).ursache]
  }
  return gleicheZahlen(papier, spiel.punkte)
    ? [{ art: 'andere-verteilung', spiel: spiel.nummer, papier }]
    : []
}

function spieleDer({ spiele, nach, bis }: Frage): readonly PapierSpiel[] {
  return spiele.slice(nach, bis)
}

function spaltenVon({ spiele, bis }: Frage): readonly SpielerRef[] {
  return [...(spiele[bis - 1]?.staende.keys() ?? [])]
}

/** Whether no column is blank. */
export function vollstaendig(frage: Frage): boolean {
  return frage.aenderung.size === spaltenVon(frage).length
}

/** Whether the effect is the difference, as far as that is known. */
function erklaert(wirkung: Punkte, aenderung: Punkte): boolean {
  return [...aenderung].every(([s, p]) => (wirkung.get(s) ?? 0) === p)
}

function gleich(a: Punkte, b: Punkte): boolean {
  return erklaert(a, b) && erklaert(b, a)
}

function gleicheZahlen(a: Punkte, b: Punkte): boolean {
  const zahlen = (p: Punkte) =>
    [...p.values()]
      .filter((z) => z !== 0)
      .sort((x, y) => x - y)
      .join()
  return zahlen(a) === zahlen(b)
}

/** What is one and the same is told once: exchanged points of a game, before a figure or a total in the wrong column. */
function ohneGleiches(ursachen: readonly EinzelUrsache[]): readonly EinzelUrsache[] {
  const vertauscht = ursachen.filter((u) => u.art === 'vertauscht')
  const schonGesagt = (spiel: number, paar: readonly SpielerRef[]) =>
    vertauscht.some((v) => v.spiel === spiel && v.spieler.every((s) => paar.includes(s)))
  return ursachen.filter((u) => {
    if (u.art === 'falsche-spalte') return !schonGesagt(u.spiel, [u.von, u.nach])
    return u.art !== 'staende-vertauscht' || !schonGesagt(u.spiel, u.spieler)
  })
}

/** Before a slip of the pen in an earlier game, which the sum would have shown there, comes one in the row itself. */
function sortiert(ursachen: readonly Ursache[], frage: Frage): readonly Ursache[] {
  const { aenderung, bis } = frage
  const nurZeile = vollstaendig(frage) && summeVon(aenderung) !== 0
  const stufe = (u: Ursache) => (nurZeile && u.art !== 'zwei' && !istInZeile(u, bis) ? 1 : 0)
  return [...ursachen].sort((a, b) => stufe(a) - stufe(b) || rang(a, bis) - rang(b, bis))
}

/** A solo that counts once is no slip of the pen but a rule forgotten: it is as likely in any game (U-W10). */
function istInZeile(u: EinzelUrsache, bis: number): boolean {
  if (u.art === 'rechenfehler' || u.art === 'solo-nicht-verdreifacht') return true
  return 'spiel' in u && u.spiel === bis
}
