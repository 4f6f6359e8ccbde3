import type { Spiel, SpielerRef } from './spiel'

/** The same Spiel with other references to its players: ids for the names of a file, or the other way round. */
export function mitReferenzen(spiel: Spiel, ref: (spieler: SpielerRef) => SpielerRef): Spiel {
  const { re, stoesse, schweine, trumpfabgabe, regelverstoss } = spiel
  return {
    // Each stays at its place: a file is read by people too.
    ...spiel,
    re: re.map(ref),
    ...(stoesse === undefined ? {} : { stoesse: stoesse.map(ref) }),
    ...(schweine === undefined ? {} : { schweine: ref(schweine) }),
    ...(trumpfabgabe === undefined ? {} : { trumpfabgabe: trumpfabgabe.map(ref) }),
    ...(regelverstoss === undefined ? {} : { regelverstoss: ref(regelverstoss) }),
  }
}
