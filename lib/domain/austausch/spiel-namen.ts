import type { SpielerRef } from '../spiel/spiel'
import type { Stelle } from './lesen'
import { liesListe, melde } from './lesen'
import { findeName } from './namen'

/** Fields of a game that hold one player, or several. */
const NAMENSFELDER: readonly string[] = [
  're',
  'stoesse',
  'trumpfabgabe',
  'schweine',
  'regelverstoss',
]

/**
 * A raw game with the names of `spieler` as they are spelled there, where only the Unicode form of their letters
 * differs. Whatever is no such name stays as it is, for `parseSpiel` and `pruefeSpiel` to judge.
 */
export function mitSpielernamen(roh: unknown, spieler: readonly SpielerRef[]): unknown {
  if (typeof roh !== 'object' || roh === null || Array.isArray(roh)) return roh
  const finde = (wert: unknown) =>
    typeof wert === 'string' ? (findeName(spieler, wert) ?? wert) : wert
  return Object.fromEntries(
    Object.entries(roh).map(([feld, wert]: [string, unknown]) => {
      if (!NAMENSFELDER.includes(feld)) return [feld, wert]
      return [feld, Array.isArray(wert) ? wert.map(finde) : finde(wert)]
    }),
  )
}

/**
 * The game and the four who played it. A season of the store writes these at a game whose recorded four are not
 * those of U-T2 (the deal moved when an earlier game was corrected); without them its points would go to others.
 */
export function trenneBesetzung(roh: unknown): { rohSpiel: unknown; rohBesetzung: unknown } {
  if (typeof roh !== 'object' || roh === null || Array.isArray(roh)) {
    return { rohSpiel: roh, rohBesetzung: undefined }
  }
  const felder = Object.entries(roh) as [string, unknown][]
  return {
    rohSpiel: Object.fromEntries(felder.filter(([feld]) => feld !== 'besetzung')),
    rohBesetzung: felder.find(([feld]) => feld === 'besetzung')?.[1],
  }
}

/** Four different players of the Runde. */
export function liesBesetzung(
  stelle: Stelle,
  roh: unknown,
  spieler: readonly SpielerRef[],
): readonly SpielerRef[] | null {
  const liste = liesListe(stelle, roh)
  if (liste === null) return null
  const vier = liste.flatMap((name) =>
    typeof name === 'string' ? (findeName(spieler, name) ?? []) : [],
  )
  return liste.length === 4 && new Set(vier).size === 4 ? vier : melde(stelle, 'datei-besetzung')
}
