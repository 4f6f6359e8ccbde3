import { sql } from 'drizzle-orm'
import type { Recht } from '../lib/domain/freigabe/freigabe'
import { spalten } from './columns'
import { konto, saison, verein } from './schema'
import { spieltag } from './schema-spieltag'

/** Links that open an evening or a Saison to whoever holds them. */
const { check, foreignKey, ganzzahl, index, primaryKey, schalter, table, text, unique, zeit } =
  spalten

export const freigabe = table(
  'freigabe',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    /** SHA-256 of the token, hex: the token itself is stored nowhere. */
    token_hash: text().notNull(),
    /** What it opens: one of the two. */
    spieltag_id: text(),
    saison_id: text(),
    recht: text().$type<Recht>().notNull(),
    konto_id: text()
      .notNull()
      .references(() => konto.id),
    /** The name at the time. */
    konto_name: text().notNull(),
    erstellt_am: zeit().notNull(),
    widerrufen: schalter().notNull(),
    version: ganzzahl().notNull(),
  },
  (t) => [
    primaryKey({ name: 'freigabe_pk', columns: [t.verein_id, t.id] }),
    unique('freigabe_token').on(t.token_hash),
    foreignKey({
      name: 'freigabe_spieltag_fk',
      columns: [t.verein_id, t.spieltag_id],
      foreignColumns: [spieltag.verein_id, spieltag.id],
    }),
    foreignKey({
      name: 'freigabe_saison_fk',
      columns: [t.verein_id, t.saison_id],
      foreignColumns: [saison.verein_id, saison.id],
    }),
    index('freigabe_spieltag').on(t.verein_id, t.spieltag_id),
    index('freigabe_saison').on(t.verein_id, t.saison_id),
    check('freigabe_ziel', sql`(spieltag_id IS NULL) <> (saison_id IS NULL)`),
    check('freigabe_recht', sql`recht = 'lesen' OR (recht = 'eintragen' AND saison_id IS NULL)`),
    check('freigabe_widerrufen', sql`widerrufen IN (0, 1)`),
    check('freigabe_version', sql`version >= 1`),
  ],
)
