// `npm test`: every check of the project, one after the other or two at a time, and one closing line
// `N passed, N failed`. With names as arguments only those run: `npm test -- lint types`.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, wurzel } from './bereit.mjs'
import { findChromium } from './chromium.mjs'

const berichte = mkdtempSync(join(tmpdir(), 'kallemann-test-'))
const bin = (name) => join(wurzel, 'node_modules', '.bin', name)

/** Runs a command; resolves to its exit code and output. Output appears at the end, so that two do not mix. */
function run({ befehl, argumente, env = {} }) {
  return new Promise((resolve) => {
    const kind = spawn(befehl, argumente, { cwd: wurzel, env: { ...process.env, ...env } })
    let ausgabe = ''
    kind.stdout.on('data', (d) => (ausgabe += d))
    kind.stderr.on('data', (d) => (ausgabe += d))
    kind.on('error', (e) => resolve({ code: 1, ausgabe: String(e) }))
    kind.on('close', (code) => resolve({ code: code ?? 1, ausgabe }))
  })
}

/** A check that counts as one test. */
function check(name, befehl, argumente) {
  return {
    name,
    run: async () => {
      const { code, ausgabe } = await run({ befehl: bin(befehl), argumente })
      return {
        passed: code === 0 ? 1 : 0,
        failed: code === 0 ? 0 : 1,
        ausgabe: code === 0 ? '' : ausgabe,
      }
    },
  }
}

function readJson(datei) {
  try {
    return JSON.parse(readFileSync(datei, 'utf8'))
  } catch {
    return null
  }
}

/** Counts of a runner's report; a runner that failed without a failed test (or ran none) is one failure. */
function counted({ code, ausgabe }, passed, failed) {
  const still = code !== 0 && failed === 0 ? 1 : 0
  const leer = passed + failed === 0 ? 1 : 0
  return {
    passed,
    failed: failed + Math.max(still, leer),
    ausgabe: code === 0 && !leer ? '' : ausgabe,
  }
}

const vitest = {
  name: 'unit, property, golden, integration',
  kurz: 'vitest',
  run: async () => {
    const datei = join(berichte, 'vitest.json')
    const ergebnis = await run({
      befehl: bin('vitest'),
      argumente: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${datei}`],
    })
    const bericht = readJson(datei)
    return counted(ergebnis, bericht?.numPassedTests ?? 0, bericht?.numFailedTests ?? 0)
  },
}

const build = {
  name: 'build',
  run: async () => {
    const ergebnis = await run({
      befehl: process.execPath,
      argumente: ['scripts/bereit.mjs', 'start'],
    })
    return {
      passed: ergebnis.code === 0 ? 1 : 0,
      failed: ergebnis.code === 0 ? 0 : 1,
      ausgabe: ergebnis.code === 0 ? '' : ergebnis.ausgabe,
    }
  },
}

const e2e = {
  name: 'end-to-end',
  kurz: 'e2e',
  run: async () => {
    ensureBuilt()
    const chromium = await findChromium()
    const datei = join(berichte, 'e2e.json')
    const ergebnis = await run({
      befehl: bin('playwright'),
      argumente: ['test', '--reporter=list,json'],
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: datei },
    })
    const stats = readJson(datei)?.stats
    const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0)
    return counted(ergebnis, stats?.expected ?? 0, failed)
  },
}

const STUFEN = [
  [
    check('format', 'prettier', ['--check', '--log-level=warn', '.']),
    check('lint', 'eslint', ['--max-warnings=0', '.']),
  ],
  [
    check('types', 'tsc', ['--noEmit']),
    check('types of the domain', 'tsc', ['--noEmit', '-p', 'lib/domain']),
  ],
  [
    check('dependency rules', 'depcruise', [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'app',
      'components',
      'db',
      'lib',
      'instrumentation.ts',
    ]),
    check('dead code', 'knip', ['--no-progress']),
  ],
  [vitest],
  [build],
  [e2e],
]

async function report(pruefung) {
  const beginn = Date.now()
  const { passed, failed, ausgabe } = await pruefung.run()
  const sekunden = ((Date.now() - beginn) / 1000).toFixed(1)
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${pruefung.name}: ${passed} passed, ${failed} failed (${sekunden} s)`,
  )
  if (ausgabe) console.log(ausgabe)
  return { passed, failed }
}

const auswahl = process.argv.slice(2)
const gewaehlt = (p) => auswahl.length === 0 || auswahl.includes(p.kurz ?? p.name)
const summe = { passed: 0, failed: 0 }
for (const stufe of STUFEN) {
  for (const { passed, failed } of await Promise.all(stufe.filter(gewaehlt).map(report))) {
    summe.passed += passed
    summe.failed += failed
  }
}
rmSync(berichte, { recursive: true, force: true })
console.log(`${summe.passed} passed, ${summe.failed} failed`)
process.exitCode = summe.failed === 0 && summe.passed > 0 ? 0 : 1
