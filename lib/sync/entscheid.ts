import { dieselben } from '../domain/dieselben'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { findSpiel } from '../domain/spieltag/vorgriff'
import { reiheEin } from './abend'
import type { Abendlage, AbendOp, Absender, Entscheid, Wartend } from './ausgang'
import type { Gruppe } from './gruppe'
import { beiseite, gruppiere } from './gruppe'
import { inhaltNach, sagtDasselbe } from './inhalt'
import type { Streit } from './konflikt'
import { streitUm } from './konflikt'
import { fasseNeu } from './neufassung'
import { mitOffenen, vorgriff } from './vorgriff'

/** Who decides, and what new records are made with. */
export interface Quelle {
  readonly absender: Absender
  readonly neueId: () => string
  /** The first free one of the device; those that follow are taken too. */
  readonly nummer: number
  readonly zeit: number
  /** Why: a closed evening takes no change without. */
  readonly grund?: string | undefined
}

interface Entscheidung {
  /** The operation that the Konflikt is of (`konflikt.wartend.op.id`). */
  readonly opId: string
  readonly entscheid: Entscheid
}

/**
 * The evening after a person's decision: the set aside records are gone, what takes their place is at the end of the line. Of an
 * old screen's Konflikt that was decided elsewhere, or of a decision that cannot be any more, nothing changes.
 */
export function entscheide(
  lage: Abendlage,
  { opId, entscheid }: Entscheidung,
  quelle: Quelle,
): Abendlage {
  const gruppe = gruppiere(beiseite(lage)).find(([erster]) => erster.op.id === opId)
  if (gruppe === undefined) return lage
  switch (entscheid) {
    case 'verwerfen':
      return verwirf(lage, gruppe)
    case 'behalten':
      return behalte(lage, gruppe, quelle) ?? lage
    case 'ersetzen':
      return ersetze(lage, gruppe, quelle) ?? lage
  }
}

/** The games of a Runde that is dropped are games: each is asked for by itself. */
function verwirf(lage: Abendlage, [erster, ...folgen]: Gruppe): Abendlage {
  const spiele = gruppiere(folgen).filter(([w]) => w.op.art === 'spiel-eintragen')
  const bleiben = new Set(spiele.flat())
  return {
    ...lage,
    wartende: lage.wartende.filter((w) => w !== erster && (!folgen.includes(w) || bleiben.has(w))),
  }
}

/** All of a group once more, on the evening as it is; null when one of it is sure to be refused. */
export function behalte(lage: Abendlage, gruppe: Gruppe, quelle: Quelle): Abendlage | null {
  let neu: Abendlage = ohne(lage, gruppe)
  let { nummer } = quelle
  for (const alt of gruppe) {
    const akte = mitOffenen(neu)
    const op = fasseNeu(alt, { akte, id: quelle.neueId(), grund: quelle.grund })
    if (op === null) return null
    const weiter = reiheEin(neu, { absender: quelle.absender, op, nummer, zeit: quelle.zeit })
    const wartend = weiter.wartende.at(-1)
    if (wartend === undefined || istErfuellt(akte, wartend)) continue
    if (vorgriff(akte, wartend) === akte) return null
    neu = weiter
    nummer += 1
  }
  return neu
}

/** What an entry or a change was to make of a Spiel, as a correction of the one that is there; null when that cannot be. */
export function ersetze(lage: Abendlage, gruppe: Gruppe, quelle: Quelle): Abendlage | null {
  const { akte } = lage.stand
  const streit = streitUm(akte, gruppe)
  switch (streit.art) {
    case 'absage':
      return null
    case 'aenderung':
      return behalte(lage, gruppe, quelle)
    case 'eintrag': {
      if (akte.gestrichen || streit.gleich) return null
      const op = korrekturVon(akte, streit, quelle)
      const { absender, nummer, zeit } = quelle
      return reiheEin(ohne(lage, gruppe), { absender, op, nummer, zeit })
    }
  }
}

function korrekturVon(
  akte: SpieltagAkte,
  { eigenes, anderes }: Extract<Streit, { art: 'eintrag' }>,
  { neueId, grund }: Quelle,
): AbendOp {
  const { spiel, besetzung } = eigenes
  return {
    ...{ id: neueId(), art: 'spiel-korrigieren', basis: anderes.version },
    daten: {
      ...{ spieltagId: akte.id, spielId: anderes.id, spiel: { ...spiel } },
      ...(dieselben(besetzung, anderes.besetzung) ? {} : { besetzung: [...besetzung] }),
      ...(grund ? { grund } : {}),
    },
  }
}

function ohne({ stand, wartende }: Abendlage, gruppe: Gruppe): Abendlage {
  return { stand, wartende: wartende.filter((w) => !gruppe.includes(w)) }
}

/** Whether the Spiel is already what a change would make of it. */
function istErfuellt(akte: SpieltagAkte, wartend: Wartend): boolean {
  const { art, daten } = wartend.op
  if (art !== 'spiel-korrigieren' && art !== 'spiel-streichen' && art !== 'spiel-wiederherstellen')
    return false
  const spiel = findSpiel(akte, daten.spielId)
  return spiel !== undefined && sagtDasselbe(spiel, inhaltNach(spiel, [wartend]))
}
