/**
 * The last few things of a kind, by key; whoever is one too many is forgotten, the longest untouched first. A short list on
 * purpose: what comes and goes in a `Map` or hangs on a weak key is kept much longer than anybody asks for it, since the
 * collector of young objects sees them from old tables.
 */
export interface Gedaechtnis<K, V> {
  readonly hole: (schluessel: K) => V | undefined
  /** Answers what is forgotten for it. */
  readonly merke: (schluessel: K, wert: V) => Gemerktes<K, V> | undefined
  readonly alle: () => readonly V[]
}

interface Gemerktes<K, V> {
  readonly schluessel: K
  readonly wert: V
}

export function gedaechtnis<K, V>(plaetze: number): Gedaechtnis<K, V> {
  const gemerkte: Gemerktes<K, V>[] = []
  return {
    hole: (schluessel) => gemerkte.find((g) => g.schluessel === schluessel)?.wert,
    merke: (schluessel, wert) => {
      const stelle = gemerkte.findIndex((g) => g.schluessel === schluessel)
      if (stelle >= 0) gemerkte.splice(stelle, 1)
      gemerkte.push({ schluessel, wert })
      return gemerkte.length > plaetze ? gemerkte.shift() : undefined
    },
    alle: () => gemerkte.map((g) => g.wert),
  }
}
