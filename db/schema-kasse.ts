import { sql } from 'drizzle-orm'
import type { Buchungsart } from '../lib/domain/kasse/buchung'
import { spalten } from './columns'
import { saison, spieler, verein } from './schema'

/** What went into the till and out of it beside what is played for; the rest of its balance follows from the games. */
const { check, foreignKey, ganzzahl, index, primaryKey, schalter, table, text, zeit } = spalten

export const buchung = table(
  'buchung',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    id: text().notNull(),
    saison_id: text().notNull(),
    art: text().$type<Buchungsart>().notNull(),
    cent: ganzzahl().notNull(),
    zweck: text().notNull(),
    /** `YYYY-MM-DD`. */
    datum: text().notNull(),
    spieler_id: text(),
    /** The name at the time. */
    konto_name: text().notNull(),
    gebucht_am: zeit().notNull(),
    gestrichen: schalter().notNull(),
    grund: text(),
    version: ganzzahl().notNull(),
  },
  (t) => [
    primaryKey({ name: 'buchung_pk', columns: [t.verein_id, t.id] }),
    foreignKey({
      name: 'buchung_saison_fk',
      columns: [t.verein_id, t.saison_id],
      foreignColumns: [saison.verein_id, saison.id],
    }),
    foreignKey({
      name: 'buchung_spieler_fk',
      columns: [t.verein_id, t.spieler_id],
      foreignColumns: [spieler.verein_id, spieler.id],
    }),
    index('buchung_saison').on(t.verein_id, t.saison_id),
    check('buchung_art', sql`art IN ('einzahlung', 'auszahlung')`),
    check('buchung_cent', sql`cent BETWEEN 1 AND 1000000`),
    check('buchung_datum_form', sql`length(datum) = 10`),
    check('buchung_gestrichen', sql`gestrichen IN (0, 1)`),
    check('buchung_grund', sql`(grund IS NULL) = (gestrichen = 0)`),
    check('buchung_version', sql`version >= 1`),
  ],
)
