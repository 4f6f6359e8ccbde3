import { invariant } from '../invariant'
import type { SpielerRef } from '../spiel/spiel'
import {
  addiere,
  bewegte,
  einzigerBewegter,
  summeVon,
  type PapierSpiel,
  type Punkte,
} from './papier-abend'
import type { Ursache } from './papier-ursache'
import { findUrsachen, genugBekannt, vollstaendig, type Frage } from './papier-ursachen'

/** The totals of the paper sheet after one game; who is blank is missing. */
export interface PapierZeile {
  /** Of the game, running over the evening's Runden, from 1. */
  readonly nummer: number
  readonly staende: Punkte
}

/** Where paper and app part: after game `nach` (0: from the beginning), at game `bis` at the latest. */
export interface Trennung {
  readonly art: 'trennt-sich'
  readonly nach: number
  readonly bis: number
  /** Paper less app, less what differed before; of everyone who can be compared. */
  readonly neu: Punkte
  /** What explains `neu` exactly, the likeliest first. */
  readonly ursachen: readonly Ursache[]
  /** Too many blanks to look for causes. */
  readonly zuWenig: boolean
  /** The points that the paper must have for the game, when it is exactly one and no blank is left. */
  readonly spielLautPapier: Punkte | null
}

export interface GepruefteZeile {
  readonly nummer: number
  /** The game it is compared with: another than `nummer` once the paper counts a line more or less. */
  readonly spiel: number
  readonly staende: readonly {
    readonly spieler: SpielerRef
    readonly papier: number | null
    readonly app: number
  }[]
  readonly urteil: { readonly art: 'stimmt' } | { readonly art: 'wie-vorher' } | Trennung
  /** Of the paper's totals; null while one is blank. It must be 0. */
  readonly summe: number | null
  /** When the sum is newly wrong: the one column that disagrees with the app, and what would make the sum 0. */
  readonly korrektur: { readonly spieler: SpielerRef; readonly richtig: number } | null
}

interface Abweichung {
  /** Paper less app; null where a blank hides it. */
  readonly um: number | null
  /** After which game that was. */
  readonly nach: number
}

/** What the rows so far have told. */
export interface Lage {
  readonly abweichungen: ReadonlyMap<SpielerRef, Abweichung>
  /** How many games the app is ahead of the paper's lines. */
  readonly versatz: number
  /** Of the last complete row. */
  readonly summe: number
}

interface Vergleich {
  readonly spiele: readonly PapierSpiel[]
  readonly lage: Lage
  readonly zeile: PapierZeile
}

/** Before the first row: everyone begins with 0 on both sides. */
export const ANFANG: Lage = { abweichungen: new Map(), versatz: 0, summe: 0 }

/** Compares a row that is given for an existing game, and tells what is known after it. */
export function vergleicheZeile(v: Vergleich): {
  readonly zeile: GepruefteZeile
  readonly lage: Lage
} {
  const hier = getSpiel(v, v.zeile.nummer)
  const verschoben = getSpiel(v, v.zeile.nummer + v.lage.versatz)
  if (istNull(unterschied(v, hier))) return ohneTrennung(v, hier)
  const passend = [verschoben, hier].find((spiel) => istNull(aenderung(v, spiel)))
  return passend ? ohneTrennung(v, passend) : trenne(v, verschoben)
}

/** Nothing new: all agrees, or differs as it did. */
function ohneTrennung(v: Vergleich, spiel: PapierSpiel) {
  const lage = schreibeFort(v, { spiel, versatz: spiel.nummer - v.zeile.nummer })
  const stimmt = istNull(unterschied(v, spiel)) && !kenntAbweichung(lage)
  const art = stimmt ? ('stimmt' as const) : ('wie-vorher' as const)
  return { zeile: { ...kopf(v, spiel), urteil: { art }, korrektur: null }, lage }
}

function trenne(v: Vergleich, spiel: PapierSpiel) {
  const frage = frageNach(v, spiel)
  const ursachen = findUrsachen(frage)
  const { nach, bis, aenderung: neu } = frage
  const versatz = v.lage.versatz + verschiebung(ursachen)
  const urteil: Trennung = {
    art: 'trennt-sich',
    nach,
    bis,
    neu,
    ursachen,
    zuWenig: !genugBekannt(frage),
    spielLautPapier: vollstaendig(frage) && bis - nach === 1 ? addiere(neu, spiel.punkte) : null,
  }
  return {
    zeile: { ...kopf(v, spiel), urteil, korrektur: korrekturAus(v, frage) },
    lage: schreibeFort(v, { spiel: getSpiel(v, v.zeile.nummer + versatz), versatz, neu: true }),
  }
}

/** Lines are a game ahead or behind from here on, when nothing else explains the difference. */
function verschiebung([erste]: readonly Ursache[]): number {
  if (erste === undefined || !('verschoben' in erste) || !erste.verschoben) return 0
  return erste.art === 'spiel-fehlt' ? 1 : -1
}

function frageNach(v: Vergleich, spiel: PapierSpiel): Frage {
  const neu = aenderung(v, spiel)
  const bis = spiel.nummer
  const seit = bewegte(neu).map(([s]) => abweichungVon(v, s).nach)
  const davor = [...spiel.staende.keys()].map((s) => [s, abweichungVon(v, s).um ?? 0] as const)
  return {
    spiele: v.spiele,
    nach: Math.min(Math.max(...seit), bis - 1),
    bis,
    aenderung: neu,
    davor: new Map(davor),
  }
}

function korrekturAus({ lage, zeile }: Vergleich, frage: Frage) {
  const einer = einzigerBewegter(frage.aenderung)
  if (einer === null || !vollstaendig(frage) || lage.summe !== 0) return null
  const [spieler, um] = einer
  return { spieler, richtig: (zeile.staende.get(spieler) ?? 0) - um }
}

function kopf({ zeile }: Vergleich, spiel: PapierSpiel) {
  return {
    nummer: zeile.nummer,
    spiel: spiel.nummer,
    staende: [...spiel.staende].map(([spieler, app]) => ({
      spieler,
      papier: zeile.staende.get(spieler) ?? null,
      app,
    })),
    summe: summeDer(zeile, spiel),
  }
}

function summeDer({ staende }: PapierZeile, spiel: PapierSpiel): number | null {
  const alle = [...spiel.staende.keys()].every((s) => staende.has(s))
  return alle ? summeVon(new Map([...staende].filter(([s]) => spiel.staende.has(s)))) : null
}

/** Everyone's difference after this row; a new one may concern the blanks too, which then are unknown. */
function schreibeFort(
  v: Vergleich,
  nun: { readonly spiel: PapierSpiel; readonly versatz: number; readonly neu?: boolean },
): Lage {
  const jetzt = unterschied(v, nun.spiel)
  const abweichungen = [...nun.spiel.staende.keys()].map((s) => {
    const um = jetzt.get(s)
    if (um !== undefined) return [s, { um, nach: nun.spiel.nummer }] as const
    const bisher = abweichungVon(v, s)
    return [s, nun.neu ? { ...bisher, um: null } : bisher] as const
  })
  return {
    abweichungen: new Map([...v.lage.abweichungen, ...abweichungen]),
    versatz: nun.versatz,
    summe: summeDer(v.zeile, nun.spiel) ?? v.lage.summe,
  }
}

/** Paper less app, of everyone with a figure. */
function unterschied({ zeile }: Vergleich, spiel: PapierSpiel): Punkte {
  return new Map(
    [...spiel.staende].flatMap(([s, app]) => {
      const papier = zeile.staende.get(s)
      return papier === undefined ? [] : [[s, papier - app] as const]
    }),
  )
}

/** What of the difference is new, of everyone whose earlier difference is known. */
function aenderung(v: Vergleich, spiel: PapierSpiel): Punkte {
  return new Map(
    [...unterschied(v, spiel)].flatMap(([s, um]) => {
      const bisher = abweichungVon(v, s).um
      return bisher === null ? [] : [[s, um - bisher] as const]
    }),
  )
}

/** Before anything is known of a player both sides agree until the game in which they first sit there. */
function abweichungVon({ spiele, lage }: Vergleich, s: SpielerRef): Abweichung {
  const bekannt = lage.abweichungen.get(s)
  return bekannt ?? { um: 0, nach: spiele.findIndex((spiel) => spiel.staende.has(s)) }
}

function kenntAbweichung({ abweichungen }: Lage): boolean {
  return [...abweichungen.values()].some(({ um }) => um !== 0)
}

/** The game of this number, or the nearest there is. */
function getSpiel({ spiele }: Vergleich, nummer: number): PapierSpiel {
  const spiel = spiele[Math.min(Math.max(nummer, 1), spiele.length) - 1]
  invariant(spiel, 'ein Spiel, mit dem zu vergleichen ist')
  return spiel
}

function istNull(punkte: Punkte): boolean {
  return bewegte(punkte).length === 0
}
