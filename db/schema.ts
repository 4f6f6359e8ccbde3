import { sql } from 'drizzle-orm'
import type { Einstellungen } from '../lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '../lib/domain/regelwerk/regelwerk'
import type { Rolle } from '../lib/domain/verein/verein'
import { spalten } from './columns'

/**
 * The tables of clubs and accounts, once for both dialects; `schema-spieltag.ts` has the evenings, `schema-protokoll.ts` the
 * protocol. `verein_id` leads each key and index of a club's tables; only the token of an invitation is looked up without
 * knowing its club.
 */
const { check, foreignKey, ganzzahl, index, json, primaryKey, schalter } = spalten
const { table, text, unique, zeit } = spalten

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

/** Every name a player had, by the version of the player: what was written down speaks of people as they were called. */
export const spielername = table(
  'spielername',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    spieler_id: text().notNull(),
    version: ganzzahl().notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'spielername_pk', columns: [t.verein_id, t.spieler_id, t.version] }),
    foreignKey({
      name: 'spielername_spieler_fk',
      columns: [t.verein_id, t.spieler_id],
      foreignColumns: [spieler.verein_id, spieler.id],
    }),
    check('spielername_version', sql`version >= 1`),
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
