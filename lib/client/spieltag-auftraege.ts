import type { Op, OpDaten } from '../domain/op/op'
import type { Spiel } from '../domain/spiel/spiel'
import type { SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import { mitSpiel, mitVersion, naechstePosition } from '../domain/spieltag/vorgriff'
import { neueId } from './ids'
import { neueOp } from './ops'
import type { Auftrag } from './spieltag-speicher'

/** The changes the table screen makes to one Spieltag, each with what it looks like before the answer. */

/** The reason of a game taken back within seconds: a slip of the finger, not a struck game of the evening. */
export const GRUND_RUECKGAENGIG = 'rückgängig'

interface Eintrag {
  readonly rundeId: string
  readonly spiel: Spiel
  /** The four at the table. */
  readonly besetzung: readonly string[]
  readonly erfasstVon: string
}

/** Records the next Spiel of a Runde. */
export function auftragEintragen(
  akte: SpieltagAkte,
  eintrag: Eintrag,
): Auftrag<Extract<Op, { art: 'spiel-eintragen' }>> {
  const { rundeId, spiel } = eintrag
  const spielId = neueId()
  const position = naechstePosition(akte, rundeId)
  const neu: SpielAkte = {
    id: spielId,
    rundeId,
    position,
    version: 1,
    spiel,
    besetzung: eintrag.besetzung,
    gestrichen: false,
    grund: null,
    erfasstVon: eintrag.erfasstVon,
    // Until the server says by its clock.
    erfasstAm: Date.now(),
  }
  return {
    op: neueOp('spiel-eintragen', 0, {
      spieltagId: akte.id,
      rundeId,
      spielId,
      position,
      spiel: { ...spiel },
    }),
    vorschau: (a) => mitSpiel(a, neu),
  }
}

/**
 * The Spiel of an entry. `auftragEintragen` put it there, so nobody parses it again: that would bring the parser's
 * library to the table screen, twice what the rest of it weighs.
 */
export function spielVon(op: Extract<Op, { art: 'spiel-eintragen' }>): Spiel {
  return op.daten.spiel as unknown as Spiel
}

/** Replaces a recorded Spiel by a corrected one; the four who played stay. */
export function auftragKorrigieren(
  akte: SpieltagAkte,
  alt: SpielAkte,
  { spiel, grund }: { readonly spiel: Spiel; readonly grund?: string | undefined },
): Auftrag {
  return {
    op: neueOp('spiel-korrigieren', alt.version, {
      spieltagId: akte.id,
      spielId: alt.id,
      spiel: { ...spiel },
      ...(grund ? { grund } : {}),
    }),
    vorschau: (a) => mitVersion(a, alt.id, { spiel, grund: grund ?? null }),
  }
}

/** Takes a Spiel out of the reckoning; it stays in the list, struck through. */
export function auftragStreichen(akte: SpieltagAkte, alt: SpielAkte, grund?: string): Auftrag {
  return {
    op: neueOp('spiel-streichen', alt.version, {
      spieltagId: akte.id,
      spielId: alt.id,
      ...(grund ? { grund } : {}),
    }),
    vorschau: (a) => mitVersion(a, alt.id, { gestrichen: true, grund: grund ?? null }),
  }
}

/** Lets a struck Spiel count again. */
export function auftragWiederherstellen(akte: SpieltagAkte, alt: SpielAkte): Auftrag {
  return {
    op: neueOp('spiel-wiederherstellen', alt.version, { spieltagId: akte.id, spielId: alt.id }),
    vorschau: (a) => mitVersion(a, alt.id, { gestrichen: false, grund: null }),
  }
}

type SpieltagOp =
  | 'spieltag-aendern'
  | 'spieltag-abschliessen'
  | 'spieltag-wiederoeffnen'
  | 'spieltag-streichen'
  | 'runde-eroeffnen'

/** A change of the Spieltag itself; nothing of it shows before the server's answer. */
export function auftragSpieltag<A extends SpieltagOp>(
  akte: SpieltagAkte,
  art: A,
  daten: OpDaten<A>,
): Auftrag {
  return { op: neueOp(art, akte.version, daten), vorschau: (a) => a }
}
