// Makes a bare checkout ready without any dependency: installs and builds only when the lock file or a
// source has changed since the last time. npm runs this before `start` and `test`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const wurzel = dirname(dirname(fileURLToPath(import.meta.url)))

const QUELLEN = ['app', 'components', 'db', 'lib', 'public']
const DATEIEN = [
  'instrumentation.ts',
  'next.config.js',
  'package-lock.json',
  'proxy.ts',
  'tsconfig.json',
]

function* filesOf(ordner) {
  for (const eintrag of readdirSync(ordner, { withFileTypes: true })) {
    const pfad = join(ordner, eintrag.name)
    if (eintrag.isDirectory()) yield* filesOf(pfad)
    else if (!/\.test\.tsx?$/.test(eintrag.name)) yield pfad
  }
}

function hashOf(pfade) {
  const hash = createHash('sha256').update(process.version)
  for (const pfad of [...pfade].sort())
    hash.update(pfad.slice(wurzel.length)).update(readFileSync(pfad))
  return hash.digest('hex')
}

function run(befehl, argumente) {
  const ergebnis = spawnSync(befehl, argumente, {
    cwd: wurzel,
    // Standard input and output are the command line's: `kallemann` reads one and prints JSON to the other.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (ergebnis.status !== 0) {
    console.error(`Abgebrochen: „${befehl} ${argumente.join(' ')}“ ist fehlgeschlagen.`)
    process.exit(ergebnis.status ?? 1)
  }
}

function ensure({ stempel, hash, ziel, passt, was, befehl, argumente }) {
  if (existsSync(ziel) && existsSync(stempel) && readFileSync(stempel, 'utf8') === hash) return
  if (!passt?.()) {
    console.error(was)
    // What is interrupted half-way must not pass for done, also when its sources come back as they were.
    rmSync(stempel, { force: true })
    run(befehl, argumente)
  }
  rmSync(stempel, { force: true })
  writeFileSync(stempel, hash)
}

function readJson(datei) {
  try {
    return JSON.parse(readFileSync(datei, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Whether what npm installed, by hand or by another tool, is what the lock file asks for. npm writes down what lies in
 * node_modules when it has finished; the driver must also load in this Node.
 */
export function passtInstallation(ordner) {
  const soll = readJson(join(ordner, 'package-lock.json'))?.packages
  const ist = readJson(join(ordner, 'node_modules', '.package-lock.json'))?.packages
  if (!soll || !ist) return false
  const fehlt = ([pfad, paket]) =>
    pfad !== '' &&
    (ist[pfad]
      ? ist[pfad].version !== paket.version || !existsSync(join(ordner, pfad))
      : !(paket.optional || paket.devOptional))
  if (Object.entries(soll).some(fehlt) || Object.keys(ist).some((pfad) => !soll[pfad])) return false
  const probe = "new (require('better-sqlite3'))(':memory:').close()"
  return spawnSync(process.execPath, ['-e', probe], { cwd: ordner }).status === 0
}

/** Installs from the lock file unless node_modules already matches it. */
export function ensureInstalled() {
  ensure({
    passt: () => passtInstallation(wurzel),
    stempel: join(wurzel, 'node_modules', '.kallemann-stempel'),
    hash: hashOf([join(wurzel, 'package-lock.json')]),
    ziel: join(wurzel, 'node_modules', 'next'),
    was: 'Kallemann: Pakete werden installiert (einmalig, einige Minuten) …',
    befehl: process.platform === 'win32' ? 'npm.cmd' : 'npm',
    argumente: ['ci', '--include=dev', '--no-audit', '--no-fund'],
  })
}

/** Builds unless `.next` was built from exactly these sources. */
export function ensureBuilt() {
  const dateien = [
    ...QUELLEN.map((q) => join(wurzel, q))
      .filter(existsSync)
      .flatMap((q) => [...filesOf(q)]),
    ...DATEIEN.map((d) => join(wurzel, d)).filter(existsSync),
  ]
  ensure({
    stempel: join(wurzel, '.next', 'kallemann-stempel'),
    hash: hashOf(dateien),
    ziel: join(wurzel, '.next', 'BUILD_ID'),
    was: 'Kallemann: wird gebaut (nach jeder Änderung einmal) …',
    befehl: process.execPath,
    argumente: [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
  })
}

function main() {
  const [haupt = 0, neben = 0] = process.versions.node.split('.').map(Number)
  if (haupt < 20 || (haupt === 20 && neben < 19)) {
    console.error(`Kallemann braucht Node 20.19 oder neuer; hier läuft ${process.version}.`)
    process.exit(1)
  }
  ensureInstalled()
  if (process.argv[2] === 'start') ensureBuilt()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
