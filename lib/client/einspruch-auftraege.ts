import type { EinspruchAkte } from '../domain/einspruch/einspruch'
import { mitEinspruch, mitEntscheidung } from '../domain/einspruch/vorgriff'
import type { Op } from '../domain/op/op'
import type { Spiel } from '../domain/spiel/spiel'
import type { SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import type { NeueVersion } from '../domain/spieltag/vorgriff'
import { getSpiel } from '../domain/spieltag/vorgriff'
import { neueId } from './ids'
import { neueOp } from './ops'
import type { Auftrag } from './spieltag-speicher'

/** Objections to a Spiel and what is decided on them, each with what it looks like before the answer. */

type OpMit<A extends Op['art']> = Auftrag<Extract<Op, { art: A }>>

interface Erhebung {
  /** What was written, without spaces around it. */
  readonly grund: string
  /** The player who objects; null for a member who is no player. */
  readonly spielerId: string | null
  /** Through whose account. */
  readonly konto: { readonly id: string; readonly name: string }
}

/** Disputes a Spiel as it stands on this screen. */
export function auftragErheben(
  akte: SpieltagAkte,
  alt: SpielAkte,
  { grund, spielerId, konto }: Erhebung,
): OpMit<'einspruch-erheben'> {
  const einspruchId = neueId()
  const neu: EinspruchAkte = {
    id: einspruchId,
    spielId: alt.id,
    spielVersion: alt.version,
    grund,
    spielerId,
    kontoId: konto.id,
    kontoName: konto.name,
    // Until the server says by its clock.
    erhobenAm: Date.now(),
    zustand: 'offen',
    antwort: null,
    entschiedenVon: null,
    entschiedenAm: null,
    quittiert: false,
    version: 1,
  }
  return {
    op: neueOp('einspruch-erheben', alt.version, {
      spieltagId: akte.id,
      spielId: alt.id,
      einspruchId,
      spielerId,
      grund,
    }),
    vorschau: (a) => mitEinspruch(a, neu),
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
  const grund = antwort || einspruch.grund
  return {
    op: neueOp('einspruch-annehmen', basis, {
      spieltagId: akte.id,
      einspruchId: einspruch.id,
      aenderung: aenderungVon(annahme),
      ...(antwort ? { antwort } : {}),
    }),
    vorschau: (a) => {
      const neuesSpiel = neueVersionVon(annahme, grund)
      return mitEntscheidung(a, einspruch.id, {
        zustand: 'angenommen',
        antwort: antwort || null,
        ...(neuesSpiel === null ? {} : { neuesSpiel }),
      })
    },
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
    vorschau: (a) => mitEntscheidung(a, einspruch.id, { zustand: 'abgelehnt', antwort }),
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
    vorschau: (a) =>
      mitEntscheidung(a, einspruch.id, { zustand: 'zurueckgenommen', quittiert: true }),
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
    vorschau: (a) => mitEntscheidung(a, einspruch.id, { quittiert: true }),
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

function neueVersionVon(annahme: Annahme, grund: string): NeueVersion | null {
  switch (annahme.art) {
    case 'korrektur': {
      const { spiel, besetzung } = annahme
      return { spiel, grund, gestrichen: false, ...(besetzung === undefined ? {} : { besetzung }) }
    }
    case 'streichung':
      return { gestrichen: true, grund }
    case 'wiederherstellung':
      return { gestrichen: false, grund }
    case 'bestehende':
      return null
  }
}
