import type { Einstellungen } from '../regelwerk/einstellungen'
import type { Gleichauf, Tabellenzeile, Tagesresultat } from './saison'

/** A line of the table with the player's days, in the order of the Spieltage. */
interface Anwaerter extends Pick<Tabellenzeile, 'spieler' | 'spielpunkte' | 'tagessiege'> {
  readonly tage: readonly Tagesresultat[]
}

/** What stands between one of several equal figures and the others. */
interface Entscheid {
  /** How many of them stand before. */
  readonly davor: number
  /** What it came to against each of them; empty where nothing parts the player from any. */
  readonly gleichauf: readonly Gleichauf[]
}

/** What decides for one of several with the same figure, itself among them (U-L5). */
export function entscheide(
  zeile: Anwaerter,
  gleiche: readonly Anwaerter[],
  gleichstand: Einstellungen['gleichstand'],
): Entscheid {
  if (gleichstand === 'geteilt' || gleiche.length < 2) return GETEILT
  const bilanz = (z: Anwaerter) =>
    gleiche.reduce((summe, g) => summe + Math.sign(vergleich(z, g, gleichstand)), 0)
  const eigene = bilanz(zeile)
  const andere = gleiche.filter((g) => g !== zeile).map((g) => ({ g, bilanz: bilanz(g) }))
  if (andere.every((a) => a.bilanz === eigene)) return GETEILT
  return {
    davor: andere.filter((a) => a.bilanz > eigene).length,
    gleichauf: andere.map(({ g }) => ({
      spieler: g.spieler,
      ...gegenueber(zeile, g, gleichstand),
    })),
  }
}

const GETEILT: Entscheid = { davor: 0, gleichauf: [] }

type Kriterium = Exclude<Einstellungen['gleichstand'], 'geteilt'>

/**
 * Positive when `a` is better. Who is better than more of the others than is worse stands before: by a count that is its order,
 * by direct comparison pairs won less pairs lost.
 */
function vergleich(a: Anwaerter, b: Anwaerter, kriterium: Kriterium): number {
  const { eigene, andere } = gegenueber(a, b, kriterium)
  return eigene - andere
}

function gegenueber(a: Anwaerter, b: Anwaerter, kriterium: Kriterium): Omit<Gleichauf, 'spieler'> {
  switch (kriterium) {
    case 'spielpunkte':
      return { eigene: a.spielpunkte, andere: b.spielpunkte }
    case 'tagessiege':
      return { eigene: a.tagessiege, andere: b.tagessiege }
    case 'direkter-vergleich':
      return { eigene: tageVorn(a, b), andere: tageVorn(b, a) }
  }
}

/** Spieltage at which both were and `a` had more Spielpunkte. */
function tageVorn(a: Anwaerter, b: Anwaerter): number {
  return a.tage.filter((tag, i) => {
    const anderer = b.tage[i]
    if (anderer === undefined || tag.abwesend || anderer.abwesend) return false
    return tag.spielpunkte > anderer.spielpunkte
  }).length
}
