import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aufErwartete, beispiele } from './beispiele'

const wurzel = fileURLToPath(new URL('../../', import.meta.url))

interface Ausgang {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The command line as its own process, with a database that is not there. */
function kallemann(argumente: readonly string[], eingabe?: string | Uint8Array): Promise<Ausgang> {
  return new Promise((fertig) => {
    const kind = execFile(
      join(wurzel, 'node_modules/.bin/tsx'),
      ['lib/cli/kallemann.ts', ...argumente],
      { cwd: wurzel, env: { ...process.env, DATABASE_URL: '/gibt/es/nicht' }, maxBuffer: 2 ** 26 },
      (_, stdout, stderr) => fertig({ code: kind.exitCode, stdout, stderr }),
    )
    kind.stdin?.end(eingabe ?? '')
  })
}

describe.each(['runde', 'saison'] as const)('%s', (befehl) => {
  it.each(beispiele(befehl))(
    'prints the expected JSON for $name',
    async ({ datei, erwartet }) => {
      const { code, stdout, stderr } = await kallemann([befehl, datei])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(aufErwartete(JSON.parse(stdout), erwartet)).toEqual(erwartet)
    },
    30_000,
  )
})

describe('standard input', () => {
  const eingabe = {
    regelwerk: 'urexweiler',
    spieler: ['Anna', 'Bernd', 'Clara', '__proto__'],
    ersterGeber: 'Anna',
    spiele: [{ art: 'solo-damen', re: ['__proto__'], augenRe: 121 }],
  }

  it('is read for a dash', async () => {
    const { code, stdout } = await kallemann(['runde', '-'], JSON.stringify(eingabe))
    expect(code).toBe(0)
    const ist = JSON.parse(stdout) as { spiele: { punkte: object }[] }
    expect(Object.entries(ist.spiele[0]?.punkte ?? {})).toContainEqual(['__proto__', 3])
  }, 30_000)

  it('may begin with a byte order mark', async () => {
    const { code, stderr } = await kallemann(['runde', '-'], `\uFEFF${JSON.stringify(eingabe)}`)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  }, 30_000)

  it.each([
    ['kein JSON', '{', 'Datei: Die Eingabe ist kein gültiges JSON. (Format)\n'],
    ['nothing', '', 'Datei: Die Eingabe ist leer. (Format)\n'],
    [
      'bytes that are no UTF-8',
      new Uint8Array([0x22, 0xff, 0x22]),
      'Datei: Die Eingabe ist kein Text in UTF-8. (Format)\n',
    ],
  ])('is refused when it is %s', async (_, inhalt, stderr) => {
    expect(await kallemann(['saison', '-'], inhalt)).toEqual({ code: 2, stdout: '', stderr })
  }, 30_000)
})

it.each([
  ['a reader that has gone', '| true', ''],
  ['a full disk', '> /dev/full', 'Das Ergebnis lässt sich nicht ausgeben.\n'],
])('%s ends the command without a stack', async (_, ziel, stderr) => {
  const spieler = ['Anna', 'Bernd', 'Clara', 'Dieter']
  const spiele = Array.from({ length: 900 }, () => ({ art: 'normal', re: spieler.slice(0, 2), augenRe: 130 }))
  const eingabe = JSON.stringify({ regelwerk: 'urexweiler', spieler, ersterGeber: 'Anna', spiele })
  const gemeldet = await new Promise<string>((fertig) => {
    const befehl = `node_modules/.bin/tsx lib/cli/kallemann.ts runde - ${ziel}`
    const kind = execFile('sh', ['-c', befehl], { cwd: wurzel }, (_e, _o, fehler) => fertig(fehler))
    kind.stdin?.end(eingabe)
  })
  expect(gemeldet).toBe(stderr)
}, 30_000)

describe('faults', () => {
  let ordner: string
  beforeAll(async () => {
    ordner = await mkdtemp(join(tmpdir(), 'kallemann-'))
  })
  afterAll(() => rm(ordner, { recursive: true }))

  it('each get a line with place and rule, and nothing is printed as a result', async () => {
    const datei = join(ordner, 'saison.json')
    const spiele = [
      { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
      { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130, ansagen: { re: 'keine90' } },
    ]
    const spieler = ['Anna', 'Bernd', 'Clara', 'Dieter']
    await writeFile(
      datei,
      JSON.stringify({
        format: 'kallemann/1',
        regelwerk: 'urexweiler',
        saison: { name: '2026', spieler },
        spieltage: [
          { datum: '2026-01-09', runden: [{ spieler, ersterGeber: 'Anna', spiele }] },
          { datum: '2026-02-30', endstand: { Anna: 1 } },
        ],
      }),
    )
    const { code, stdout, stderr } = await kallemann(['saison', datei])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^spieltage\[0\]\.runden\[0\]\.spiele\[1\]\.ansagen\.re: .+ \(U-S4\)$/),
      expect.stringMatching(/^spieltage\[1\]\.datum: .+ \(Format\)$/),
      expect.stringMatching(/^spieltage\[1\]\.endstand: .+ \(U-L7\)$/),
    ])
  }, 30_000)

  it('say of Augen by band where they part', async () => {
    const spieler = ['Anna', 'Bernd', 'Clara', 'Dieter']
    const spiel = { art: 'normal', re: ['Anna', 'Bernd'], stoesse: ['Anna'], ansagen: { re: 'keine60' } }
    const spiele = [
      { ...spiel, augenRe: { von: 170, bis: 190 } },
      { ...spiel, augenRe: { von: 181 } },
    ]
    const eingabe = { regelwerk: 'urexweiler', spieler, ersterGeber: 'Anna', spiele }
    const { code, stdout, stderr } = await kallemann(['runde', '-'], JSON.stringify(eingabe))
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.trimEnd().split('\n')).toEqual([
      'spiele[0].augenRe: Wegen „keine 60“ macht es einen Unterschied, ob Kontra 59 oder 60 Augen hat. Augen zählen oder ein engeres Feld wählen. (U-P)',
      'spiele[1].augenRe.bis: Dieses Feld fehlt. Es ergänzen. (Format)',
    ])
  }, 30_000)

  it.each([
    ['no command', []],
    ['an unknown command', ['tarock', '-']],
    ['a command without a file', ['runde']],
    ['a file that is not there', ['runde', '/gibt/es/nicht.json']],
    ['two files', ['runde', 'a.json', 'b.json']],
  ])('%s is answered with the usage', async (_, argumente) => {
    const { code, stdout, stderr } = await kallemann(argumente)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain('Aufruf: npm run -s kallemann -- <befehl> <datei | ->')
  }, 30_000)
})
