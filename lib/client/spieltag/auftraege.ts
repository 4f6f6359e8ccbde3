import { dieselben } from '@/lib/domain/dieselben'
import { offeneEinsprueche } from '@/lib/domain/einspruch/einspruch'
import type { Op, OpDaten } from '@/lib/domain/op/op'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { SpielAkte, SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { naechstePosition } from '@/lib/domain/spieltag/vorgriff'
import { auftragAnnehmen } from './einspruch-auftraege'
import { neueId } from '@/lib/client/ids'
import { neueOp } from '@/lib/client/ops'
import type { SpielAenderung } from './spiel-aenderung'
import type { Auftrag } from './speicher'

/** The changes the table screen makes to one Spieltag. */

/** The reason of a game taken back within seconds: a slip of the finger, not a struck game of the evening. */
export const GRUND_RUECKGAENGIG = 'rückgängig'

interface Eintrag {
  readonly rundeId: string
  readonly spiel: Spiel
  /** The four at the table. */
  readonly besetzung: readonly string[]
}

/** Records the next Spiel of a Runde. */
export function auftragEintragen(
  akte: SpieltagAkte,
  eintrag: Eintrag,
): Auftrag<Extract<Op, { art: 'spiel-eintragen' }>> {
  const { rundeId, spiel, besetzung } = eintrag
  return {
    op: neueOp('spiel-eintragen', 0, {
      spieltagId: akte.id,
      rundeId,
      spielId: neueId(),
      position: naechstePosition(akte, rundeId),
      spiel: { ...spiel },
      besetzung: [...besetzung],
    }),
  }
}

/** A change of a recorded Spiel with its reason, if there is one. */
interface MitGrund {
  readonly grund?: string | undefined
}

/**
 * Replaces a recorded Spiel by a corrected one, which counts; the four who played stay unless others are named. Restoring an
 * earlier version is this too.
 */
function auftragKorrigieren(
  akte: SpieltagAkte,
  alt: SpielAkte,
  neu: MitGrund & { readonly spiel: Spiel; readonly besetzung?: readonly string[] | undefined },
): Auftrag {
  const { spiel, grund } = neu
  const besetzung = andereBesetzung(alt, neu.besetzung)
  return {
    op: neueOp('spiel-korrigieren', alt.version, {
      spieltagId: akte.id,
      spielId: alt.id,
      spiel: { ...spiel },
      ...(besetzung ? { besetzung: [...besetzung] } : {}),
      ...(grund ? { grund } : {}),
    }),
  }
}

/** Takes a Spiel out of the reckoning; it stays in the list, struck through. */
export function auftragStreichen(
  akte: SpieltagAkte,
  alt: SpielAkte,
  { grund }: MitGrund = {},
): Auftrag {
  return {
    op: neueOp('spiel-streichen', alt.version, {
      spieltagId: akte.id,
      spielId: alt.id,
      ...(grund ? { grund } : {}),
    }),
  }
}

/** Lets a struck Spiel count again. */
function auftragWiederherstellen(
  akte: SpieltagAkte,
  alt: SpielAkte,
  { grund }: MitGrund = {},
): Auftrag {
  return {
    op: neueOp('spiel-wiederherstellen', alt.version, {
      spieltagId: akte.id,
      spielId: alt.id,
      ...(grund ? { grund } : {}),
    }),
  }
}

/**
 * What is sent so that a Spiel becomes as it is wanted: one operation, whatever the Spiel was. An Einspruch that is not open
 * any more is left out.
 */
export function auftragFuer(akte: SpieltagAkte, aenderung: SpielAenderung): Auftrag {
  return { ...auftragNach(akte, aenderung), gesehen: aenderung.gesehen }
}

function auftragNach(akte: SpieltagAkte, aenderung: SpielAenderung): Auftrag {
  const einspruch = offeneEinsprueche(akte.einsprueche).find((e) => e.id === aenderung.einspruchId)
  const { gesehen, wunsch, grund } = aenderung
  if (einspruch) {
    const annahme =
      wunsch.art === 'korrektur'
        ? { ...wunsch, besetzung: andereBesetzung(gesehen, wunsch.besetzung) }
        : wunsch
    return auftragAnnehmen(akte, einspruch, { annahme, antwort: grund, basis: gesehen.version })
  }
  switch (wunsch.art) {
    case 'korrektur':
      return auftragKorrigieren(akte, gesehen, { ...wunsch, grund })
    case 'streichung':
      return auftragStreichen(akte, gesehen, { grund })
    case 'wiederherstellung':
      return auftragWiederherstellen(akte, gesehen, { grund })
  }
}

/** The four to name: none when they are those on record, in whatever order. */
function andereBesetzung(
  alt: SpielAkte,
  neu: readonly string[] | undefined,
): readonly string[] | undefined {
  return neu && !dieselben(neu, alt.besetzung) ? neu : undefined
}

type SpieltagOp =
  | 'spieltag-aendern'
  | 'spieltag-abschliessen'
  | 'spieltag-wiederoeffnen'
  | 'spieltag-streichen'
  | 'runde-eroeffnen'

/** A change of the Spieltag itself. */
export function auftragSpieltag<A extends SpieltagOp>(
  akte: SpieltagAkte,
  art: A,
  daten: OpDaten<A>,
): Auftrag {
  return { op: neueOp(art, akte.version, daten) }
}
