import { readdirSync, readFileSync } from 'node:fs'
import {
  generateDrizzleJson,
  generateMigration,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from 'drizzle-kit/api'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** What the newest migration of a dialect was generated from. The library's types for it need a package of its own. */
function schnappschuss(dialekt: 'sqlite' | 'pg'): never {
  const ordner = `db/migrations/${dialekt}/meta`
  const neuester = readdirSync(ordner)
    .filter((datei) => datei.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  return JSON.parse(readFileSync(`${ordner}/${neuester}`, 'utf8')) as never
}

/** All tables, in the dialect of the moment. */
const schema = async () => ({
  ...(await import('../../db/schema')),
  ...(await import('../../db/schema-spieltag')),
  ...(await import('../../db/schema-freigabe')),
  ...(await import('../../db/schema-kasse')),
  ...(await import('../../db/schema-protokoll')),
})

describe('the schema needs no further migration', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('in SQLite', async () => {
    const jetzt: unknown = await generateSQLiteDrizzleJson(await schema())
    expect(await generateSQLiteMigration(schnappschuss('sqlite'), jetzt as never)).toEqual([])
  })

  it('in PostgreSQL', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://localhost/kallemann')
    vi.resetModules()
    const jetzt: unknown = generateDrizzleJson(await schema())
    expect(await generateMigration(schnappschuss('pg'), jetzt as never)).toEqual([])
  })
})
