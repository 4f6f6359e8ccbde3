import { dieselben } from '../domain/dieselben'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { findSpiel, getSpiel } from '../domain/spieltag/vorgriff'
import { alsWartend } from './abend'
import type { Abendlage, AbendOp, Absender, Entscheid, Wartend } from './ausgang'
import type { Gruppe } from './gruppe'
import { aendertSpieltag, beiseite, gruppiere } from './gruppe'
import { alsEintrag, inhaltNach, istLinkZu, sagtDasselbe } from './inhalt'
import type { Streit } from './konflikt'
import { OHNE_ANGABE, streitUm } from './konflikt'
import { amTischVon, fasseNeu } from './neufassung'
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
  if (entscheid === 'verwerfen') return verwirf(lage, gruppe)
  const neue = stattdessen(
    gruppe,
    { entscheid, akte: lage.stand.akte, bild: mitOffenen(lage) },
    quelle,
  )
  if (neue === null) return lage
  const uebrig = lage.wartende.filter((w) => !gruppe.includes(w))
  return { ...lage, wartende: [...uebrig, ...neue] }
}

/**
 * The evening after whoever waits for an answer was told of a refusal: that record is gone. What was built on it, in another tab
 * perhaps, is not theirs to drop, and one that was refused with others leaves only itself.
 */
export function nimmZurueck(lage: Abendlage, opId: string): Abendlage {
  return ohne(
    lage,
    beiseite(lage).filter((w) => w.op.id === opId),
  )
}

/** What came after a change of the evening, such as the games of a Runde, says something of its own: it is asked for by itself. */
function verwirf(lage: Abendlage, gruppe: Gruppe): Abendlage {
  const [erster] = gruppe
  return ohne(lage, aendertSpieltag(erster.op) ? [erster] : gruppe)
}

function ohne(lage: Abendlage, weg: readonly Wartend[]): Abendlage {
  const { stand, wartende } = lage
  const uebrig = wartende.filter((w) => !weg.includes(w))
  // Why a change of the evening was refused is no reason against what came after it.
  const verwaist = gruppiere(beiseite(lage))
    .filter(([erster]) => weg.includes(erster) && aendertSpieltag(erster.op))
    .flat()
  return {
    stand,
    wartende: uebrig
      .map((w) => (verwaist.includes(w) ? { ...w, absage: OHNE_ANGABE } : w))
      .map((w) => amTischVon(stand.akte, weg, w)),
  }
}

/** How an evening is when somebody decides. */
interface Abendbild {
  readonly entscheid: Exclude<Entscheid, 'verwerfen'>
  /** As the server has it. */
  readonly akte: SpieltagAkte
  /** With all on top that is in line. */
  readonly bild: SpieltagAkte
}

/** The records that take the place of a group; empty when all is so already, null when one of them is sure to be refused. */
export function stattdessen(
  gruppe: Gruppe,
  { entscheid, akte, bild }: Abendbild,
  quelle: Quelle,
): readonly Wartend[] | null {
  if (gruppe.some(({ absage }) => absage && istLinkZu(absage))) return null
  const streit = streitUm(akte, gruppe)
  switch (entscheid) {
    case 'behalten':
      if (streit.art === 'aenderung') return null
      return nochmal(gruppe, bild, quelle) ?? alsEines(gruppe, bild, quelle)
    case 'ersetzen':
      if (streit.art === 'absage') return null
      return streit.art === 'aenderung'
        ? // A hint that it was refused for is not to be read there: whoever decides has not confirmed it.
          nochmal(ohneAbsage(gruppe), bild, quelle)
        : anStelle(streit, bild, quelle)
  }
}

function ohneAbsage([erster, ...folgen]: Gruppe): Gruppe {
  const ohne = ({ absage: _, ...w }: Wartend) => w
  return [ohne(erster), ...folgen.map(ohne)]
}

/** A game once more as its own corrections have made it: those may name four who sit where the first four do not. */
function alsEines([erster, ...folgen]: Gruppe, bild: SpieltagAkte, quelle: Quelle) {
  const { op } = erster
  if (op.art !== 'spiel-eintragen' || folgen.length === 0) return null
  const { spiel, besetzung, gestrichen } = inhaltNach(alsEintrag(op), folgen)
  if (gestrichen || besetzung.length === 0) return null
  const daten = { ...op.daten, spiel: { ...spiel }, besetzung: [...besetzung] }
  return nochmal([{ ...erster, op: { ...op, daten } }], bild, quelle)
}

/** All of a group once more, on the evening as it is. */
function nochmal(gruppe: Gruppe, bild: SpieltagAkte, quelle: Quelle): readonly Wartend[] | null {
  const { absender, grund, nummer, zeit } = quelle
  const neue: Wartend[] = []
  let akte = bild
  for (const alt of gruppe) {
    const op = fasseNeu(alt, { akte, id: quelle.neueId(), grund })
    if (op === null) return null
    const neu = alsWartend(akte, { op, absender, nummer: nummer + neue.length, zeit })
    if (istErfuellt(akte, neu)) continue
    const danach = vorgriff(akte, neu)
    // A signature shows only once the server has it.
    if (danach === akte && op.art !== 'spieltag-abnehmen') return null
    neue.push(neu)
    akte = danach
  }
  return neue
}

/** What an entry says, as a correction of the Spiel that has its place. */
function anStelle(
  { eigenes, anderes, gleich }: Extract<Streit, { art: 'eintrag' }>,
  bild: SpieltagAkte,
  { absender, grund, neueId, nummer, zeit }: Quelle,
): readonly Wartend[] | null {
  const { spiel, besetzung } = eigenes
  const jetzt = getSpiel(bild, anderes.id)
  const op: AbendOp = {
    ...{ id: neueId(), art: 'spiel-korrigieren', basis: jetzt.version },
    daten: {
      ...{ spieltagId: bild.id, spielId: anderes.id, spiel: { ...spiel } },
      ...(dieselben(besetzung, jetzt.besetzung) ? {} : { besetzung: [...besetzung] }),
      ...(grund ? { grund } : {}),
    },
  }
  const neu = alsWartend(bild, { op, absender, nummer, zeit })
  return gleich || vorgriff(bild, neu) === bild ? null : [neu]
}

/** Whether the Spiel is already what a change would make of it. */
function istErfuellt(akte: SpieltagAkte, wartend: Wartend): boolean {
  const { art, daten } = wartend.op
  if (art !== 'spiel-korrigieren' && art !== 'spiel-streichen' && art !== 'spiel-wiederherstellen')
    return false
  const spiel = findSpiel(akte, daten.spielId)
  return spiel !== undefined && sagtDasselbe(spiel, inhaltNach(spiel, [wartend]))
}
