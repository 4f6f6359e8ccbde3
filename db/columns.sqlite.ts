import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/** The column kinds of `schema.ts` on SQLite. */
export const sqliteSpalten = {
  table: sqliteTable,
  text: () => text(),
  ganzzahl: () => integer(),
  /** 0 or 1. */
  schalter: () => integer(),
  /** Epoch milliseconds. */
  zeit: () => integer(),
  /** JSON as text; the shape is that of the domain type `T`. */
  json: <T>() => text({ mode: 'json' }).$type<T>(),
  check,
  foreignKey,
  index,
  primaryKey,
  unique,
  uniqueIndex,
} as const

export type Spalten = typeof sqliteSpalten
