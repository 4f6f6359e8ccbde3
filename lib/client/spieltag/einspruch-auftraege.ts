import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { SpielAkte, SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import type { AbendOp } from '@/lib/sync/ausgang'
import { neueId } from '@/lib/client/ids'
import { neueOp } from '@/lib/client/ops'
import type { Auftrag } from './speicher'

/** Objections to a Spiel and what is decided on them. */

type OpMit<A extends AbendOp['art']> = Auftrag<Extract<AbendOp, { art: A }>>

interface Erhebung {
  /** What was written, without spaces around it. */
  readonly grund: string
  /** The player who objects; null for a member who is no player. */
  readonly spielerId: string | null
}

/** Disputes a Spiel as it stands on this screen. */
export function auftragErheben(
  akte: SpieltagAkte,
  alt: SpielAkte,
  { grund, spielerId }: Erhebung,
): OpMit<'einspruch-erheben'> {
  return {
    gesehen: alt,
    op: neueOp('einspruch-erheben', alt.version, {
      spieltagId: akte.id,
      spielId: alt.id,
      einspruchId: neueId(),
      spielerId,
      grund,
    }),
  }
}

/** What happens to the Spiel when an objection is accepted; `bestehende`: it was changed since, nothing more. */
type Annahme =
  | {
      readonly art: 'korrektur'
      readonly spiel: Spiel
      readonly besetzung?: readonly string[] | undefined
    }
  | { readonly art: 'streichung' | 'wiederherstellung' | 'bestehende' }

interface Angenommen {
  readonly annahme: Annahme
  readonly antwort?: string | undefined
  /** The version of the Spiel that it was decided on; left out, the one that is on record. */
  readonly basis?: number
}

/** Accepts an open objection and changes its Spiel with it, in one step. An empty `antwort` is none. */
export function auftragAnnehmen(
  akte: SpieltagAkte,
  einspruch: EinspruchAkte,
  { annahme, antwort, basis = getSpiel(akte, einspruch.spielId).version }: Angenommen,
): OpMit<'einspruch-annehmen'> {
  return {
    op: neueOp('einspruch-annehmen', basis, {
      spieltagId: akte.id,
      einspruchId: einspruch.id,
      aenderung: aenderungVon(annahme),
      ...(antwort ? { antwort } : {}),
    }),
  }
}

/** Rejects an open objection; the answer must be given. */
export function auftragAblehnen(
  akte: SpieltagAkte,
  einspruch: EinspruchAkte,
  antwort: string,
): OpMit<'einspruch-ablehnen'> {
  const daten = { spieltagId: akte.id, einspruchId: einspruch.id, antwort }
  return {
    op: neueOp('einspruch-ablehnen', einspruch.version, daten),
  }
}

/** Takes the own objection back. */
export function auftragZuruecknehmen(
  akte: SpieltagAkte,
  einspruch: EinspruchAkte,
): OpMit<'einspruch-zuruecknehmen'> {
  const daten = { spieltagId: akte.id, einspruchId: einspruch.id }
  return {
    op: neueOp('einspruch-zuruecknehmen', einspruch.version, daten),
  }
}

/** The decision was read: it is not told again. */
export function auftragQuittieren(
  akte: SpieltagAkte,
  einspruch: EinspruchAkte,
): OpMit<'einspruch-quittieren'> {
  const daten = { spieltagId: akte.id, einspruchId: einspruch.id }
  return {
    op: neueOp('einspruch-quittieren', einspruch.version, daten),
  }
}

function aenderungVon(annahme: Annahme) {
  if (annahme.art !== 'korrektur') return { art: annahme.art }
  const { art, spiel, besetzung } = annahme
  return {
    art,
    spiel: { ...spiel },
    ...(besetzung === undefined ? {} : { besetzung: [...besetzung] }),
  }
}
