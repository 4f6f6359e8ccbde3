import type { PapierSpiel } from './papier-abend'
import type { GepruefteZeile, PapierZeile, Trennung } from './papier-zeile'
import { ANFANG, vergleicheZeile } from './papier-zeile'

/** Why a row is not compared. */
interface PapierFehler {
  readonly nummer: number
  readonly art: 'spiel-unbekannt' | 'spiel-zweimal'
}

export interface PapierVergleich {
  readonly fehler: readonly PapierFehler[]
  /** In the order of the games; rows without a figure are left out. */
  readonly zeilen: readonly GepruefteZeile[]
}

/** A row at which paper and app part. */
export type GetrennteZeile = GepruefteZeile & { readonly urteil: Trennung }

/**
 * Compares the paper's totals with the app's, row by row. Each new difference is placed in the tightest stretch of
 * games that the rows allow and explained where a typical slip does so exactly; one that merely carries on is not a
 * second fault.
 */
export function vergleichePapier(
  spiele: readonly PapierSpiel[],
  zeilen: readonly PapierZeile[],
): PapierVergleich {
  const { fehler, gueltig } = pruefeZeilen(spiele, zeilen)
  let lage = ANFANG
  const geprueft: GepruefteZeile[] = []
  for (const zeile of gueltig) {
    const ergebnis = vergleicheZeile({ spiele, lage, zeile })
    geprueft.push(ergebnis.zeile)
    lage = ergebnis.lage
  }
  return { fehler, zeilen: geprueft }
}

/** The rows at which paper and app part, the first one first. */
export function listTrennungen({ zeilen }: PapierVergleich): readonly GetrennteZeile[] {
  return zeilen.flatMap((zeile) =>
    zeile.urteil.art === 'trennt-sich' ? [{ ...zeile, urteil: zeile.urteil }] : [],
  )
}

function pruefeZeilen(spiele: readonly PapierSpiel[], zeilen: readonly PapierZeile[]) {
  const fehler: PapierFehler[] = []
  const gueltig: PapierZeile[] = []
  for (const zeile of zeilen) {
    const { nummer } = zeile
    if (spiele[nummer - 1] === undefined) fehler.push({ nummer, art: 'spiel-unbekannt' })
    else if (gueltig.some((z) => z.nummer === nummer)) fehler.push({ nummer, art: 'spiel-zweimal' })
    else gueltig.push(zeile)
  }
  return {
    fehler,
    gueltig: gueltig.filter((z) => z.staende.size > 0).sort((a, b) => a.nummer - b.nummer),
  }
}
