import { sql } from 'drizzle-orm'
import type { Abweichung } from '../lib/domain/protokoll/abweichung'
import type { Folge } from '../lib/domain/protokoll/folge'
import type { Klartext } from '../lib/domain/protokoll/siegel'
import { spalten } from './columns'
import { konto, verein } from './schema'

/** Every operation of a club, and when they were last checked. */
const { check, ganzzahl, index, json, primaryKey, table, text, unique, zeit } = spalten

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
    /** Names of players sealed. */
    daten: json<unknown>().notNull(),
    /** Of `daten`, to find what belongs to an evening. */
    spieltag_id: text(),
    /** What it came to; entries older than this column have none. */
    folge: json<Folge>(),
    /** The sealed names; the only part that may change, when a player is taken out. */
    klartext: json<readonly Klartext[]>(),
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
    index('protokoll_spieltag').on(t.verein_id, t.spieltag_id),
    // All that a search asks for, in the order of its answer: it never reads the entries that it passes over.
    index('protokoll_suche').on(t.verein_id, t.seq, t.art, t.konto_id, t.zeit, t.spieltag_id),
    // The same of one account; and which accounts there are.
    index('protokoll_konto').on(t.verein_id, t.konto_id, t.seq, t.art, t.zeit, t.spieltag_id),
    check('protokoll_seq', sql`seq >= 1`),
    check('protokoll_hash', sql`length(hash) = 64 AND length(vorgaenger_hash) = 64`),
  ],
)

/** The last time that a club's records were checked against its protocol; nothing of it is part of them. */
export const nachrechnung = table(
  'nachrechnung',
  {
    verein_id: text()
      .notNull()
      .references(() => verein.id),
    begonnen_am: zeit().notNull(),
    beendet_am: zeit().notNull(),
    /** Entries of the protocol that were checked. */
    eintraege: ganzzahl().notNull(),
    /** Hash of the last one. */
    siegel: text().notNull(),
    /** The first difference; null when everything agrees. */
    abweichung: json<Abweichung>(),
  },
  (t) => [primaryKey({ name: 'nachrechnung_pk', columns: [t.verein_id] })],
)
