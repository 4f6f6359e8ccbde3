import { invariant } from '../invariant'
import type { SpielerRef } from '../spiel/spiel'

/** What the till is called among those who pay and receive: no player may bear the name. */
export const KASSE = 'Kasse'

/** One payment of a settlement; `cent` > 0. `an` (and, where it owes, `von`) may be the till. */
export interface Zahlung {
  readonly von: SpielerRef
  readonly an: SpielerRef
  readonly cent: number
}

/** Up to so many with something to pay or to get, the till among them, the fewest payments are sure to be found. */
const GENAU_BIS = 16

/**
 * K-B: payments after which everybody has paid or got what `summe` and `kasse` say. n people who fall into g groups that
 * each sum to 0 need n − g, so the more groups, the fewer payments. Up to `GENAU_BIS` people they are the fewest there can be;
 * with more, those that `teileGrob` finds. By payer in the order of `summe`, then by receiver, the till last. Sums must be 0.
 */
export function listZahlungen({
  summe,
  kasse,
}: {
  readonly summe: Readonly<Record<SpielerRef, number>>
  readonly kasse: number
}): readonly Zahlung[] {
  const alle = [...Object.entries(summe), [KASSE, kasse] as const]
  invariant(alle.reduce((s, [, cent]) => s + cent, 0) === 0, 'eine Abrechnung geht auf')
  const offene = alle.flatMap(([wer, cent], platz) => (cent === 0 ? [] : [{ wer, platz, cent }]))
  const gruppen = offene.length <= GENAU_BIS ? teileAuf(offene) : teileGrob(offene)
  return gruppen
    .flatMap(zahleIn)
    .sort((a, b) => a.von.platz - b.von.platz || a.an.platz - b.an.platz)
    .map(({ von, an, cent }) => ({ von: von.wer, an: an.wer, cent }))
}

/** Somebody with something to pay (negative) or to get. */
interface Posten {
  readonly wer: SpielerRef
  /** In the order of the table. */
  readonly platz: number
  readonly cent: number
}

/**
 * As many groups as possible that each sum to 0. Taking people one by one, a group is closed each time that those taken so far
 * sum to 0: the best order to take them is found over all subsets.
 */
function teileAuf(posten: readonly Posten[]): readonly (readonly Posten[])[] {
  const mengen = 1 << posten.length
  const summen = new Float64Array(mengen)
  /** The most groups that the people of a set can close. */
  const gruppen = new Uint8Array(mengen)
  /** Who is taken last then. */
  const letzter = new Uint8Array(mengen)
  for (let menge = 1; menge < mengen; menge++) {
    let beste = -1
    posten.forEach(({ cent }, i) => {
      if ((menge & (1 << i)) === 0) return
      const davor = menge ^ (1 << i)
      summen[menge] = (summen[davor] ?? 0) + cent
      const mit = gruppen[davor] ?? 0
      if (mit <= beste) return
      beste = mit
      letzter[menge] = i
    })
    gruppen[menge] = beste + (summen[menge] === 0 ? 1 : 0)
  }
  const fertige: Posten[][] = []
  let menge = mengen - 1
  while (menge !== 0) {
    if (summen[menge] === 0) fertige.push([])
    const wer = posten[letzter[menge] ?? 0]
    invariant(wer !== undefined, 'jede Menge hat einen Letzten')
    fertige.at(-1)?.push(wer)
    menge ^= 1 << (letzter[menge] ?? 0)
  }
  return fertige
}

/** Groups that are looked for in a crowd. */
const KLEINE = [2, 3, 4] as const

/**
 * For a crowd: small groups that sum to 0 leave it one by one, the smallest first, until the others are few enough to be divided
 * for certain. Those who are still a crowd after that are one group.
 */
function teileGrob(posten: readonly Posten[]): readonly (readonly Posten[])[] {
  const fertige: (readonly Posten[])[] = []
  let uebrige = posten
  for (const groesse of KLEINE) {
    while (uebrige.length > GENAU_BIS) {
      const gruppe = findeGruppe(uebrige, groesse)
      if (gruppe === null) break
      fertige.push(gruppe)
      uebrige = uebrige.filter((p) => !gruppe.includes(p))
    }
  }
  return [...fertige, ...(uebrige.length <= GENAU_BIS ? teileAuf(uebrige) : [uebrige])]
}

/** The first so many who sum to `summe`. */
function findeGruppe(
  posten: readonly Posten[],
  groesse: number,
  summe = 0,
): readonly Posten[] | null {
  if (groesse === 1) {
    const letzter = posten.find((p) => p.cent === summe)
    return letzter === undefined ? null : [letzter]
  }
  for (const [i, erster] of posten.entries()) {
    const andere = findeGruppe(posten.slice(i + 1), groesse - 1, summe - erster.cent)
    if (andere !== null) return [erster, ...andere]
  }
  return null
}

/** One payment fewer than there are people: each settles somebody for good, the largest amounts first. */
function zahleIn(gruppe: readonly Posten[]): { von: Posten; an: Posten; cent: number }[] {
  const nachBetrag = (a: Offen, b: Offen) => b.cent - a.cent || a.posten.platz - b.posten.platz
  const offen = (vorzeichen: 1 | -1): Offen[] =>
    gruppe
      .filter((p) => Math.sign(p.cent) === vorzeichen)
      .map((posten) => ({ posten, cent: Math.abs(posten.cent) }))
      .sort(nachBetrag)
  const [zahler, empfaenger] = [offen(-1), offen(1)]
  const zahlungen = []
  let [z, e] = [zahler.shift(), empfaenger.shift()]
  while (z !== undefined && e !== undefined) {
    const cent = Math.min(z.cent, e.cent)
    zahlungen.push({ von: z.posten, an: e.posten, cent })
    const [restZ, restE]: [Offen, Offen] = [
      { ...z, cent: z.cent - cent },
      { ...e, cent: e.cent - cent },
    ]
    z = restZ.cent === 0 ? zahler.shift() : restZ
    e = restE.cent === 0 ? empfaenger.shift() : restE
  }
  return zahlungen
}

interface Offen {
  readonly posten: Posten
  readonly cent: number
}
