import {
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Spalten } from './columns.sqlite'

/** JSON as text, so that both dialects store the same characters. */
const jsonText = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (wert) => JSON.stringify(wert),
  fromDriver: (wert) => JSON.parse(wert) as unknown,
})

/**
 * The column kinds of `schema.ts` on PostgreSQL: the same names and the same JavaScript types as on SQLite.
 * The cast says just that, so that one schema has one type; a test compares both databases column by column.
 */
export const pgSpalten = {
  table: pgTable,
  text: () => text(),
  ganzzahl: () => integer(),
  schalter: () => integer(),
  zeit: () => bigint({ mode: 'number' }),
  json: () => jsonText(),
  check,
  foreignKey,
  index,
  primaryKey,
  unique,
  uniqueIndex,
} as unknown as Spalten
