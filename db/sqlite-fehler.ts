/** An id or a place that is taken. */
export function istEindeutigkeit(error: unknown): boolean {
  const code = codeVon(error)
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}

/** The store cannot take anything now: its disk is full or fails, or somebody holds it. It says nothing of what was to be stored. */
export function istAusfall(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/.test(codeVon(error))
}

/** The result code of better-sqlite3, also where drizzle has put its own error around it; empty for anything else. */
function codeVon(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeVon(error.cause) : ''
}
