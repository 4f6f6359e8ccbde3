import { pgSpalten } from './columns.pg'
import { sqliteSpalten, type Spalten } from './columns.sqlite'

/** The dialect of this process: PostgreSQL when `DATABASE_URL` names one, else SQLite. */
export const spalten: Spalten = /^postgres(ql)?:/.test(process.env.DATABASE_URL ?? '')
  ? pgSpalten
  : sqliteSpalten
