import { sql } from 'drizzle-orm'
import type { AbnahmeAkte } from '../lib/domain/abnahme/akte'
import type { EinspruchZustand } from '../lib/domain/einspruch/einspruch'
import type { Einstellungen } from '../lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '../lib/domain/regelwerk/regelwerk'
import type { Ende } from '../lib/domain/runde/runde'
import type { Spiel } from '../lib/domain/spiel/spiel'
import { spalten } from './columns'
import { konto, saison, spieler, verein } from './schema'

/** What was played, and who disputes or confirms it. A changed Spiel is a new row (`version`), never an update. */
const { check, foreignKey, ganzzahl, index, json, primaryKey, schalter } = spalten
const { table, text, unique, uniqueIndex, zeit } = spalten

export const spieltag = table(
  'spieltag',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    saison_id: text().notNull(),
    /** `YYYY-MM-DD`. */
    datum: text().notNull(),
    reihenfolge: ganzzahl().notNull(),
    ort: text(),
    entschuldigt: json<readonly string[]>().notNull(),
    endstand: json<Readonly<Record<string, number>>>(),
    ende: text().$type<Ende>(),
    gestrichen: schalter().notNull(),
    version: ganzzahl().notNull(),
  },
  (t) => [
    primaryKey({ name: 'spieltag_pk', columns: [t.verein_id, t.id] }),
    unique('spieltag_datum').on(t.verein_id, t.saison_id, t.datum, t.reihenfolge),
    foreignKey({
      name: 'spieltag_saison_fk',
      columns: [t.verein_id, t.saison_id],
      foreignColumns: [saison.verein_id, saison.id],
    }),
    check('spieltag_datum_form', sql`length(datum) = 10`),
    check('spieltag_ende', sql`ende IN ('gespielt', 'vorzeitig')`),
    check('spieltag_gestrichen', sql`gestrichen IN (0, 1)`),
    check('spieltag_version', sql`version >= 1 AND reihenfolge >= 1`),
  ],
)

export const runde = table(
  'runde',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    spieltag_id: text().notNull(),
    nummer: ganzzahl().notNull(),
    /** Which of the evening's tables it is played at, from 1. */
    tisch: ganzzahl().notNull().default(1),
    regelwerk: text().$type<RegelwerkId>().notNull(),
    /** The complete options it is played under. */
    einstellungen: json<Einstellungen>().notNull(),
    /** Players clockwise (U-T1). */
    sitze: json<readonly string[]>().notNull(),
    erster_geber: text().notNull(),
    ende: text().$type<Ende>(),
    version: ganzzahl().notNull(),
  },
  (t) => [
    primaryKey({ name: 'runde_pk', columns: [t.verein_id, t.id] }),
    unique('runde_nummer').on(t.verein_id, t.spieltag_id, t.nummer),
    foreignKey({
      name: 'runde_spieltag_fk',
      columns: [t.verein_id, t.spieltag_id],
      foreignColumns: [spieltag.verein_id, spieltag.id],
    }),
    foreignKey({
      name: 'runde_geber_fk',
      columns: [t.verein_id, t.erster_geber],
      foreignColumns: [spieler.verein_id, spieler.id],
    }),
    check('runde_ende', sql`ende IN ('gespielt', 'vorzeitig')`),
    check('runde_version', sql`version >= 1 AND nummer >= 1 AND tisch >= 1`),
  ],
)

export const spiel = table(
  'spiel',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    version: ganzzahl().notNull(),
    /** The version that this one replaces; null for the first. */
    vorgaenger: ganzzahl(),
    runde_id: text().notNull(),
    position: ganzzahl().notNull(),
    spiel: json<Spiel>().notNull(),
    /** The four who played, as recorded. */
    besetzung: json<readonly string[]>().notNull(),
    gestrichen: schalter().notNull(),
    grund: text(),
    konto_id: text()
      .notNull()
      .references(() => konto.id),
    /** The name at the time. */
    konto_name: text().notNull(),
    erfasst_am: zeit().notNull(),
  },
  (t) => [
    primaryKey({ name: 'spiel_pk', columns: [t.verein_id, t.id, t.version] }),
    foreignKey({
      name: 'spiel_runde_fk',
      columns: [t.verein_id, t.runde_id],
      foreignColumns: [runde.verein_id, runde.id],
    }),
    foreignKey({
      name: 'spiel_vorgaenger_fk',
      columns: [t.verein_id, t.id, t.vorgaenger],
      foreignColumns: [t.verein_id, t.id, t.version],
    }),
    uniqueIndex('spiel_position')
      .on(t.verein_id, t.runde_id, t.position)
      .where(sql`version = 1`),
    index('spiel_runde').on(t.verein_id, t.runde_id),
    check(
      'spiel_kette',
      sql`(version = 1 AND vorgaenger IS NULL) OR (version > 1 AND vorgaenger IS NOT NULL AND vorgaenger = version - 1)`,
    ),
    check('spiel_gestrichen', sql`gestrichen IN (0, 1)`),
    check('spiel_position_positiv', sql`position >= 1`),
  ],
)

export const einspruch = table(
  'einspruch',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    spieltag_id: text().notNull(),
    spiel_id: text().notNull(),
    /** The version of the Spiel that it is about. */
    spiel_version: ganzzahl().notNull(),
    grund: text().notNull(),
    spieler_id: text(),
    konto_id: text()
      .notNull()
      .references(() => konto.id),
    /** The name at the time. */
    konto_name: text().notNull(),
    erhoben_am: zeit().notNull(),
    zustand: text().$type<EinspruchZustand>().notNull(),
    antwort: text(),
    entschieden_von: text(),
    entschieden_am: zeit(),
    quittiert: schalter().notNull(),
    version: ganzzahl().notNull(),
  },
  (t) => [
    primaryKey({ name: 'einspruch_pk', columns: [t.verein_id, t.id] }),
    foreignKey({
      name: 'einspruch_spieltag_fk',
      columns: [t.verein_id, t.spieltag_id],
      foreignColumns: [spieltag.verein_id, spieltag.id],
    }),
    foreignKey({
      name: 'einspruch_spiel_fk',
      columns: [t.verein_id, t.spiel_id, t.spiel_version],
      foreignColumns: [spiel.verein_id, spiel.id, spiel.version],
    }),
    foreignKey({
      name: 'einspruch_spieler_fk',
      columns: [t.verein_id, t.spieler_id],
      foreignColumns: [spieler.verein_id, spieler.id],
    }),
    index('einspruch_spieltag').on(t.verein_id, t.spieltag_id),
    // Every page tells what waits for its reader.
    index('einspruch_unerledigt').on(t.verein_id, t.quittiert, t.zustand),
    check(
      'einspruch_zustand',
      sql`zustand IN ('offen', 'angenommen', 'abgelehnt', 'zurueckgenommen')`,
    ),
    check(
      'einspruch_entschieden',
      sql`(zustand = 'offen') = (entschieden_am IS NULL) AND (entschieden_am IS NULL) = (entschieden_von IS NULL)`,
    ),
    check('einspruch_quittiert', sql`quittiert IN (0, 1)`),
    check('einspruch_version', sql`version >= 1`),
  ],
)

export const abnahme = table(
  'abnahme',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    spieltag_id: text().notNull(),
    spieler_id: text().notNull(),
    art: text().$type<AbnahmeAkte['art']>().notNull(),
    /** The name at the time. */
    konto_name: text().notNull(),
    zeit: zeit().notNull(),
    /** `fassungVon` the evening that was confirmed. */
    fassung: ganzzahl().notNull(),
    /** Everybody's Spielpunkte as they were confirmed. */
    stand: json<Readonly<Record<string, number>>>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'abnahme_pk', columns: [t.verein_id, t.id] }),
    unique('abnahme_spieler').on(t.verein_id, t.spieltag_id, t.spieler_id, t.fassung),
    foreignKey({
      name: 'abnahme_spieltag_fk',
      columns: [t.verein_id, t.spieltag_id],
      foreignColumns: [spieltag.verein_id, spieltag.id],
    }),
    foreignKey({
      name: 'abnahme_spieler_fk',
      columns: [t.verein_id, t.spieler_id],
      foreignColumns: [spieler.verein_id, spieler.id],
    }),
    check('abnahme_art', sql`art IN ('selbst', 'am-tisch')`),
    check('abnahme_fassung', sql`fassung >= 0`),
  ],
)
