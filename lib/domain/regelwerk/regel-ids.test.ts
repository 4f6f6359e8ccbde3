import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { REGEL_IDS } from './regel-ids'

/** What the domain's tests are called, and what they expect; this one aside, which knows every id. */
const TESTS = readdirSync('lib/domain', { recursive: true, encoding: 'utf8' })
  .filter((datei) => datei.endsWith('.test.ts') && !datei.endsWith('regel-ids.test.ts'))
  .map((datei) => readFileSync(`lib/domain/${datei}`, 'utf8'))
  .join('\n')

it.each(REGEL_IDS)('%s has a test that names it', (id) => {
  expect(TESTS).toMatch(new RegExp(`['"(, ]${id}(?![0-9])`))
})
