import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { testordner } from '../builders/datenbank'

const wurzel = fileURLToPath(new URL('../../', import.meta.url))

/** A checkout whose node_modules are this one's, but for what npm wrote down about them. */
function checkout(): string {
  const ordner = testordner()
  cpSync(join(wurzel, 'package-lock.json'), join(ordner, 'package-lock.json'))
  symlinkSync(join(wurzel, 'node_modules'), join(ordner, 'node_modules'))
  return ordner
}

function passt(ordner: string): string {
  const programm = `import { passtInstallation } from ${JSON.stringify(join(wurzel, 'scripts/bereit.mjs'))}
    console.log(passtInstallation(${JSON.stringify(ordner)}))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', programm], {
    encoding: 'utf8',
  })
  return stdout.trim()
}

it('packages that match the lock file are not installed again', () => {
  expect(passt(checkout())).toBe('true')
}, 30_000)

it('another version in the lock file is an installation to be made', () => {
  const ordner = checkout()
  const datei = join(ordner, 'package-lock.json')
  const text = readFileSync(datei, 'utf8')
  const lock = JSON.parse(text) as { packages: Record<string, { version: string }> }
  const next = lock.packages['node_modules/next']
  if (next === undefined) throw new Error('next is in the lock file')
  next.version = '0.0.1'
  writeFileSync(datei, JSON.stringify(lock))
  expect(passt(ordner)).toBe('false')
}, 30_000)

it('an installation that did not come to its end does not pass for one', () => {
  const ordner = checkout()
  rmSync(join(ordner, 'node_modules'))
  mkdirSync(join(ordner, 'node_modules', 'next'), { recursive: true })
  expect(passt(ordner)).toBe('false')
}, 30_000)
