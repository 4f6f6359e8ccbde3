import type { Abendlage, AbendOp, Wartend } from './ausgang'

/** Own operations that stand or fall together: the first, and those that were built on it. Never empty. */
export type Gruppe = readonly [Wartend, ...Wartend[]]

/** The records that wait for a person. */
export function beiseite({ wartende }: Abendlage): readonly Wartend[] {
  return wartende.filter((w) => w.absage !== undefined)
}

/** Set aside operations by what they belong to, in the order of the first of each. */
export function gruppiere(beiseite: readonly Wartend[]): readonly Gruppe[] {
  return beiseite.reduce<readonly Gruppe[]>((gruppen, wartend) => {
    const wo = gruppen.findIndex((g) => g.some((frueher) => bautAuf(wartend, frueher)))
    return wo < 0
      ? [...gruppen, [wartend]]
      : gruppen.map((g, i) => (i === wo ? [...g, wartend] : g))
  }, [])
}

/** Whether an own operation means what it says only after an earlier own one. */
export function bautAuf(spaeter: Wartend, frueher: Wartend): boolean {
  const [a, b] = [spaeter.op, frueher.op]
  if (a.art === 'spiel-eintragen')
    return b.art === 'runde-eroeffnen' && b.daten.runde.id === a.daten.rundeId
  if (aendertSpieltag(a)) return aendertSpieltag(b)
  const spielId = spielIdVon(spaeter)
  if (spielId !== undefined && spielId === spielIdVon(frueher) && aendertSpiel(b)) return true
  return (
    'einspruchId' in a.daten &&
    'einspruchId' in b.daten &&
    a.daten.einspruchId === b.daten.einspruchId
  )
}

/** The Spiel that an operation is about. Who accepts an Einspruch has seen which Spiel that changes. */
export function spielIdVon({ op, gesehen }: Wartend): string | undefined {
  return 'spielId' in op.daten ? op.daten.spielId : gesehen?.id
}

/** Whether an operation makes a Spiel, or its next version. */
export function aendertSpiel({ art }: AbendOp): boolean {
  return (
    art === 'spiel-eintragen' ||
    art === 'spiel-korrigieren' ||
    art === 'spiel-streichen' ||
    art === 'spiel-wiederherstellen' ||
    art === 'einspruch-annehmen'
  )
}

/** Each of these makes a next version of the evening. */
export function aendertSpieltag({ art }: AbendOp): boolean {
  return (
    art === 'runde-eroeffnen' ||
    art === 'spieltag-aendern' ||
    art === 'spieltag-abschliessen' ||
    art === 'spieltag-wiederoeffnen' ||
    art === 'spieltag-streichen'
  )
}
