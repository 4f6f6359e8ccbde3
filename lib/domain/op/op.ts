import { z } from 'zod'
import { LISTE_HOECHSTENS } from '../austausch/lesen'
import { istEinzeilig, istSichtbar, zaehleZeichen } from '../austausch/zeichen'
import type {
  SpielerAkte,
  EinladungAkte,
  MitgliedAkte,
  SaisonAkte,
  VereinAkte,
} from '../verein/verein'
import type { FreigabeAkte } from '../freigabe/freigabe'
import type { BuchungAkte } from '../kasse/buchung'
import { BUCHUNG_CENT, BUCHUNGSARTEN } from '../kasse/buchung'
import type { SpieltagAkte } from '../spieltag/spieltag'
import { TISCHE_HOECHSTENS } from '../spieltag/tische'
import { KADER_GROESSE, REGELWERK_IDS, TISCH_GROESSE } from '../regelwerk/regelwerk'
import { einstellungenSchema } from './einstellungen'

/**
 * Operations: the only way anything changes. The client makes `id` (UUID) once per intent, so that sending
 * twice has one effect; `basis` is the version of the thing that the sender saw (0 for a new thing).
 * `daten` of each kind is below; parsing is `parseOp` in `parse.ts`.
 */
const id = z.uuid()
/** As in an exchange file, so that what is stored can be exported: 1 to 40 visible characters as people count them. */
const name = z
  .string()
  .trim()
  .refine((text) => zaehleZeichen(text) <= 40 && istSichtbar(text) && istEinzeilig(text))
/** Where an evening was; as in an exchange file too. */
const ort = z
  .string()
  .trim()
  .refine((text) => zaehleZeichen(text) <= 60 && istEinzeilig(text))
  .nullable()
const datum = z.iso.date()
/** A sentence on one line; what cannot be stored or seen as it is, is refused. */
const satz = z
  .string()
  .trim()
  .refine((text) => zaehleZeichen(text) <= 300 && istEinzeilig(text))
const grund = satz.optional()
/** A reason that must be given. */
const pflichtgrund = satz.refine(istSichtbar)
/** Checked by `parseSpiel` with its rule; here only that it is an object. */
const spiel = z.record(z.string(), z.unknown())
const rolle = z.enum(['verwaltung', 'schreiber', 'mitglied', 'leser'])
/** SHA-256 in hex: the token itself never reaches the protocol. */
const tokenHash = z.string().regex(/^[0-9a-f]{64}$/)
/** The link that an operation came through; missing for a member's. */
const freigabeId = id.optional()
/** Missing in what older pages send, which know of one table. */
const tisch = z.int().min(1).max(TISCHE_HOECHSTENS)
const runde = z.strictObject({
  id,
  sitze: z.array(id).min(TISCH_GROESSE.von).max(TISCH_GROESSE.bis),
  ersterGeber: id,
})

export const OP_DATEN = {
  /** basis 0 */
  'spieler-anlegen': z.strictObject({ spielerId: id, name, gast: z.boolean() }),
  'spieler-umbenennen': z.strictObject({ spielerId: id, name }),
  /** The name is taken out of all records for good; ids, games and figures stay. basis: version of the player. */
  'spieler-anonymisieren': z.strictObject({ spielerId: id }),
  /** basis 0 */
  'saison-anlegen': z.strictObject({
    saisonId: id,
    name,
    regelwerk: z.enum(REGELWERK_IDS),
    einstellungen: einstellungenSchema,
    spieler: z.array(id).min(KADER_GROESSE.von).max(KADER_GROESSE.bis),
  }),
  /** basis: version of the Saison. Played Runden keep the options they carry. */
  'saison-aendern': z.strictObject({ saisonId: id, name, einstellungen: einstellungenSchema }),
  /** basis 0. All at the table, guests too, are in `runde.sitze`; the roster's others are absent. */
  'spieltag-eroeffnen': z.strictObject({
    spieltagId: id,
    saisonId: id,
    datum,
    ort,
    entschuldigt: z.array(id),
    runde,
  }),
  /** basis 0. A past evening by its result (U-L7). */
  'spieltag-nachtragen': z.strictObject({
    spieltagId: id,
    saisonId: id,
    datum,
    ort,
    entschuldigt: z.array(id),
    endstand: z.record(id, z.int().min(-9999).max(9999)),
  }),
  /** basis: version of the Spieltag, as for the next ones. After its end `grund` must be given wherever figures may change. */
  'spieltag-aendern': z.strictObject({
    spieltagId: id,
    datum,
    ort,
    entschuldigt: z.array(id),
    grund,
  }),
  /**
   * The players at a table change: its running Runde ends early and a new one begins. At a table where nobody plays, one more
   * begins beside the others. `aufgeloest`: other tables that end with it, as players of theirs sit down here.
   */
  'runde-eroeffnen': z.strictObject({
    spieltagId: id,
    runde,
    tisch: tisch.optional(),
    aufgeloest: z
      .array(tisch)
      .min(1)
      .max(TISCHE_HOECHSTENS - 1)
      .optional(),
  }),
  'spieltag-abschliessen': z.strictObject({
    spieltagId: id,
    ende: z.enum(['gespielt', 'vorzeitig']),
  }),
  'spieltag-wiederoeffnen': z.strictObject({ spieltagId: id, grund }),
  'spieltag-streichen': z.strictObject({ spieltagId: id, grund }),
  /** basis 0; `position` is the one the sender saw as next: two phones at once make a visible refusal. */
  'spiel-eintragen': z.strictObject({
    spieltagId: id,
    rundeId: id,
    spielId: id,
    // As many as an exchange file may hold: what is recorded can be exported and brought in again.
    position: z.int().min(1).max(LISTE_HOECHSTENS),
    spiel,
    /** The four at the table as the sender knew them; without them those whom U-T2 seats by what is on record. */
    besetzung: z.array(id).length(4).optional(),
    /** The Runde has ended since, on another device: the game was played in it all the same. Only of a `besetzung`. */
    nachtrag: z.literal(true).optional(),
    freigabeId,
  }),
  /** basis: version of the Spiel, as for the next two. */
  'spiel-korrigieren': z.strictObject({
    spieltagId: id,
    spielId: id,
    spiel,
    /** Who really played, when the recorded four are wrong; else they stay. */
    besetzung: z.array(id).length(4).optional(),
    grund,
    freigabeId,
  }),
  'spiel-streichen': z.strictObject({ spieltagId: id, spielId: id, grund, freigabeId }),
  'spiel-wiederherstellen': z.strictObject({ spieltagId: id, spielId: id, grund, freigabeId }),
  /**
   * basis: version of the Spiel that is disputed. `spielerId`: who objects; a Schreiber may name anyone of the evening,
   * everyone else only the own player.
   */
  'einspruch-erheben': z.strictObject({
    spieltagId: id,
    spielId: id,
    einspruchId: id,
    spielerId: id.nullable(),
    grund: pflichtgrund,
  }),
  /** basis: version of the Spiel. Changes it and decides in one step; `bestehende`: it was changed meanwhile. */
  'einspruch-annehmen': z.strictObject({
    spieltagId: id,
    einspruchId: id,
    aenderung: z.discriminatedUnion('art', [
      z.strictObject({
        art: z.literal('korrektur'),
        spiel,
        besetzung: z.array(id).length(4).optional(),
      }),
      z.strictObject({ art: z.enum(['streichung', 'wiederherstellung', 'bestehende']) }),
    ]),
    antwort: grund,
  }),
  /** basis: version of the Einspruch, as for the next two. */
  'einspruch-ablehnen': z.strictObject({ spieltagId: id, einspruchId: id, antwort: pflichtgrund }),
  'einspruch-zuruecknehmen': z.strictObject({ spieltagId: id, einspruchId: id }),
  /** Whoever objected has read the decision. */
  'einspruch-quittieren': z.strictObject({ spieltagId: id, einspruchId: id }),
  /** basis 0; `fassung` is `fassungVon` the evening as the sender saw it. */
  'spieltag-abnehmen': z.strictObject({
    spieltagId: id,
    abnahmeId: id,
    spielerId: id,
    fassung: z.int().min(0),
  }),
  /** basis 0. A link to a running evening, or to a Saison. */
  'freigabe-anlegen': z.union([
    z.strictObject({
      freigabeId: id,
      spieltagId: id,
      recht: z.enum(['lesen', 'eintragen']),
      tokenHash,
    }),
    z.strictObject({ freigabeId: id, saisonId: id, recht: z.literal('lesen'), tokenHash }),
  ]),
  /** basis: version of the Freigabe. Evening or Saison are those that it opens. */
  'freigabe-widerrufen': z.union([
    z.strictObject({ freigabeId: id, spieltagId: id }),
    z.strictObject({ freigabeId: id, saisonId: id }),
  ]),
  /** basis 0. Into the till or out of it; `spielerId`: who paid it in or got it. */
  'buchung-eintragen': z.strictObject({
    saisonId: id,
    buchungId: id,
    art: z.enum(BUCHUNGSARTEN),
    cent: z.int().min(BUCHUNG_CENT.von).max(BUCHUNG_CENT.bis),
    zweck: pflichtgrund,
    datum,
    spielerId: id.nullable(),
  }),
  /** basis: version of the Buchung. */
  'buchung-streichen': z.strictObject({ saisonId: id, buchungId: id, grund: pflichtgrund }),
  /** basis 0. */
  'mitglied-einladen': z.strictObject({
    einladungId: id,
    tokenHash,
    rolle,
    spielerId: id.nullable(),
    ablauf: z.int(),
  }),
  'einladung-widerrufen': z.strictObject({ einladungId: id }),
  /** Made by the server when an invited person accepts. */
  'mitglied-aufnehmen': z.strictObject({ mitgliedId: id, einladungId: id, kontoId: id }),
  'mitglied-aendern': z.strictObject({ mitgliedId: id, rolle, spielerId: id.nullable() }),
  'mitglied-entfernen': z.strictObject({ mitgliedId: id }),
  /** basis 0. `datei` is a season file (`kallemann/1`); all or nothing. The server makes the ids from `id`. */
  'saison-importieren': z.strictObject({ saisonId: id, datei: z.unknown() }),
} as const

export type OpArt = keyof typeof OP_DATEN
export type OpDaten<A extends OpArt> = z.output<(typeof OP_DATEN)[A]>
export type Op = {
  [A in OpArt]: {
    readonly id: string
    readonly art: A
    readonly basis: number
    readonly daten: OpDaten<A>
  }
}[OpArt]

/** The part of a club that an operation is decided on; the store loads at least what the operation names. */
export interface VereinStand {
  readonly verein: VereinAkte
  readonly spieler: readonly SpielerAkte[]
  readonly saisons: readonly SaisonAkte[]
  /** The named Spieltag, and for those that open one also the others of its Saison (without games). */
  readonly spieltage: readonly SpieltagAkte[]
  readonly mitglieder: readonly MitgliedAkte[]
  readonly einladungen: readonly EinladungAkte[]
  /** The links to the named Spieltag or Saison; for an operation on a member, all that are open. */
  readonly freigaben: readonly FreigabeAkte[]
  /** The till's bookings of the named Saison; only for an operation on one. */
  readonly buchungen: readonly BuchungAkte[]
  /** Every name that a player ever had; only for an operation that makes a name of its own. */
  readonly fruehereNamen: readonly string[]
}
