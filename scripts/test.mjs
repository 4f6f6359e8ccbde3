// `npm test`: every check of the project, one after the other or two at a time, and one closing line
// `N passed, N failed`. With names as arguments only those run: `npm test -- lint types`.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wurzel } from './bereit.mjs'
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

/** A command that counts as one test. */
function check({ name, kurz, befehl, argumente }) {
  return {
    name,
    kurz,
    run: async () => {
      const { code, ausgabe } = await run({ befehl, argumente })
      return code === 0 ? BESTANDEN : { passed: 0, failed: 1, ausgabe }
    },
  }
}

const BESTANDEN = { passed: 1, failed: 0, ausgabe: '' }

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
    ausgabe: code === 0 && failed + leer === 0 ? '' : ausgabe,
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
    // A test that is skipped or still to be written tests nothing.
    const ausgelassen = (bericht?.numPendingTests ?? 0) + (bericht?.numTodoTests ?? 0)
    const failed = (bericht?.numFailedTests ?? 0) + ausgelassen
    return counted(ergebnis, bericht?.numPassedTests ?? 0, failed)
  },
}

const build = check({
  name: 'build',
  befehl: process.execPath,
  argumente: ['scripts/bereit.mjs', 'start'],
})

const e2e = {
  name: 'end-to-end',
  kurz: 'e2e',
  run: async () => {
    // Without a build there is nothing to try; with one this takes a moment.
    const gebaut = await build.run()
    if (gebaut.failed > 0) return gebaut
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
    check({
      name: 'format',
      befehl: bin('prettier'),
      argumente: ['--check', '--log-level=warn', '.'],
    }),
    check({ name: 'lint', befehl: bin('eslint'), argumente: ['--max-warnings=0', '.'] }),
  ],
  [
    check({ name: 'types', befehl: bin('tsc'), argumente: ['--noEmit'] }),
    check({
      name: 'types of the domain',
      kurz: 'types-domain',
      befehl: bin('tsc'),
      argumente: ['--noEmit', '-p', 'lib/domain'],
    }),
  ],
  [
    check({
      name: 'dependency rules',
      kurz: 'dependencies',
      befehl: bin('depcruise'),
      argumente: [
        ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
        ...['app', 'components', 'db', 'lib', 'instrumentation.ts', 'proxy.ts'],
      ],
    }),
    check({
      name: 'dead code',
      kurz: 'dead-code',
      befehl: bin('knip'),
      argumente: ['--no-progress'],
    }),
  ],
  [vitest],
  [build],
  [e2e],
]

async function report(pruefung) {
  const beginn = Date.now()
  // Whatever happens to one check (no Chromium to be had), the others run and the closing line stands.
  const { passed, failed, ausgabe } = await pruefung
    .run()
    .catch((error) => ({ passed: 0, failed: 1, ausgabe: String(error?.stack ?? error) }))
  const sekunden = ((Date.now() - beginn) / 1000).toFixed(1)
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${pruefung.name}: ${passed} passed, ${failed} failed (${sekunden} s)`,
  )
  if (ausgabe) console.log(ausgabe)
  return { passed, failed }
}

const auswahl = process.argv.slice(2)
const kurzVon = (p) => p.kurz ?? p.name
const gewaehlt = (p) => auswahl.length === 0 || auswahl.includes(kurzVon(p))
const unbekannt = auswahl.filter((name) => !STUFEN.flat().some((p) => kurzVon(p) === name))
if (unbekannt.length > 0) {
  console.error(`${unbekannt.join(', ')}: there are ${STUFEN.flat().map(kurzVon).join(', ')}.`)
  process.exit(1)
}
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
