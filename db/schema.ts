import { sql } from 'drizzle-orm'
import type { Einstellungen, RegelwerkId } from '../lib/domain/regelwerk/regelwerk'
import type { Ende } from '../lib/domain/runde/runde'
import type { Spiel } from '../lib/domain/spiel/spiel'
import type { Rolle } from '../lib/domain/verein/verein'
import { spalten } from './columns'

/**
 * Every table, once for both dialects. `verein_id` leads each key and index of a club's tables; only the token of
 * an invitation is looked up without knowing its club. A changed Spiel is a new row (`version`), never an update.
 */
const { check, foreignKey, ganzzahl, index, json, primaryKey, schalter } = spalten
const { table, text, unique, uniqueIndex, zeit } = spalten

export const verein = table(
  'verein',
  {
    id: text().primaryKey(),
    kurz: text().notNull(),
    name: text().notNull(),
    erstellt_am: zeit().notNull(),
  },
  (t) => [unique('verein_kurz').on(t.kurz)],
)

export const konto = table(
  'konto',
  {
    id: text().primaryKey(),
    anmeldename: text().notNull(),
    /** `anmeldename` without regard to case. */
    anmeldename_schluessel: text().notNull(),
    name: text().notNull(),
    /** argon2id in PHC form. */
    passwort: text().notNull(),
    erstellt_am: zeit().notNull(),
  },
  (t) => [unique('konto_anmeldename').on(t.anmeldename_schluessel)],
)

export const sitzung = table(
  'sitzung',
  {
    id: text().primaryKey(),
    konto_id: text()
      .notNull()
      .references(() => konto.id),
    /** In words: „Firefox auf Android“. */
    geraet: text().notNull(),
    erstellt_am: zeit().notNull(),
    zuletzt_am: zeit().notNull(),
    ablauf: zeit().notNull(),
    widerrufen_am: zeit(),
  },
  (t) => [index('sitzung_konto').on(t.konto_id)],
)

export const einrichtung = table('einrichtung', {
  /** SHA-256 of the set-up code, hex. */
  code_hash: text().primaryKey(),
  erstellt_am: zeit().notNull(),
  verbraucht_am: zeit(),
})

export const spieler = table(
  'spieler',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    name: text().notNull(),
    /** `name` without regard to case. */
    name_schluessel: text().notNull(),
    gast: schalter().notNull(),
    version: ganzzahl().notNull(),
  },
  (t) => [
    primaryKey({ name: 'spieler_pk', columns: [t.verein_id, t.id] }),
    unique('spieler_name').on(t.verein_id, t.name_schluessel),
    check('spieler_gast', sql`gast IN (0, 1)`),
    check('spieler_version', sql`version >= 1`),
  ],
)

export const mitglied = table(
  'mitglied',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    konto_id: text()
      .notNull()
      .references(() => konto.id),
    rolle: text().$type<Rolle>().notNull(),
    spieler_id: text(),
    version: ganzzahl().notNull(),
  },
  (t) => [
    primaryKey({ name: 'mitglied_pk', columns: [t.verein_id, t.id] }),
    unique('mitglied_konto').on(t.verein_id, t.konto_id),
    unique('mitglied_spieler').on(t.verein_id, t.spieler_id),
    foreignKey({
      name: 'mitglied_spieler_fk',
      columns: [t.verein_id, t.spieler_id],
      foreignColumns: [spieler.verein_id, spieler.id],
    }),
    check('mitglied_rolle', sql`rolle IN ('verwaltung', 'schreiber', 'mitglied', 'leser')`),
    check('mitglied_version', sql`version >= 1`),
  ],
)

export const einladung = table(
  'einladung',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    /** SHA-256 of the token, hex: the token itself is stored nowhere. */
    token_hash: text().notNull(),
    rolle: text().$type<Rolle>().notNull(),
    spieler_id: text(),
    ablauf: zeit().notNull(),
    angenommen: schalter().notNull(),
    widerrufen: schalter().notNull(),
    version: ganzzahl().notNull(),
  },
  (t) => [
    primaryKey({ name: 'einladung_pk', columns: [t.verein_id, t.id] }),
    unique('einladung_token').on(t.token_hash),
    foreignKey({
      name: 'einladung_spieler_fk',
      columns: [t.verein_id, t.spieler_id],
      foreignColumns: [spieler.verein_id, spieler.id],
    }),
    check('einladung_rolle', sql`rolle IN ('verwaltung', 'schreiber', 'mitglied', 'leser')`),
    check('einladung_schalter', sql`angenommen IN (0, 1) AND widerrufen IN (0, 1)`),
    check('einladung_version', sql`version >= 1`),
  ],
)

export const saison = table(
  'saison',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    name: text().notNull(),
    /** `name` without regard to case. */
    name_schluessel: text().notNull(),
    regelwerk: text().$type<RegelwerkId>().notNull(),
    einstellungen: json<Einstellungen>().notNull(),
    /** The roster in its order. */
    spieler: json<readonly string[]>().notNull(),
    version: ganzzahl().notNull(),
  },
  (t) => [
    primaryKey({ name: 'saison_pk', columns: [t.verein_id, t.id] }),
    unique('saison_name').on(t.verein_id, t.name_schluessel),
    check('saison_version', sql`version >= 1`),
  ],
)

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
    check('runde_version', sql`version >= 1 AND nummer >= 1`),
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

export const protokoll = table(
  'protokoll',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    /** 1, 2, 3 … in the club, without a gap. */
    seq: ganzzahl().notNull(),
    op_id: text().notNull(),
    art: text().notNull(),
    basis: ganzzahl().notNull(),
    daten: json<unknown>().notNull(),
    konto_id: text()
      .notNull()
      .references(() => konto.id),
    konto_name: text().notNull(),
    geraet: text().notNull(),
    zeit: zeit().notNull(),
    vorgaenger_hash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'protokoll_pk', columns: [t.verein_id, t.seq] }),
    unique('protokoll_op').on(t.verein_id, t.op_id),
    check('protokoll_seq', sql`seq >= 1`),
    check('protokoll_hash', sql`length(hash) = 64 AND length(vorgaenger_hash) = 64`),
  ],
)
