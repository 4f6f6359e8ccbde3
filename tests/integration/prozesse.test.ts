import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findSpieltag } from '../../db/queries/spieltag'
import { abendOps, testDb, testordner, testverein, tue } from '../builders/datenbank'

/** Confirms every hint, so that an evening can go on for ever. */
const BESTAETIGT = ['pflichtsolo-nicht-gespielt', 'spielzahl-ueberschritten']

function starte(argumente: readonly string[]): ChildProcess {
  const prozess = spawn(process.execPath, ['--import', 'tsx', ...argumente], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void prozess.kill('SIGKILL'))
  return prozess
}

async function zeilenVon(prozess: ChildProcess): Promise<readonly string[]> {
  let text = ''
  prozess.stdout?.on('data', (stueck: Buffer) => (text += stueck.toString()))
  await once(prozess, 'close')
  return text.split('\n').filter((zeile) => zeile !== '')
}

function abend() {
  const ordner = testordner()
  const db = testDb(ordner)
  const verein = testverein(db)
  const { spieltagId, rundeId, spiel, eroeffnen } = abendOps(verein)
  tue(db, verein, eroeffnen)
  const { vereinId, konto } = verein
  const angaben = {
    vereinId,
    konto,
    spieltagId,
    rundeId,
    spiel: { ...spiel, re: [verein.spieler['Anna']], art: 'stilles-solo', bestaetigt: BESTAETIGT },
  }
  const spieleIds = () =>
    findSpieltag(db, { vereinId, id: spieltagId })?.runden[0]?.spiele.map((s) => s.id) ?? []
  const schreiber = (anzahl: number) =>
    starte(['tests/integration/schreiber.ts', ordner, String(anzahl), JSON.stringify(angaben)])
  return { db, ordner, spieleIds, schreiber }
}

describe('two processes', () => {
  it('write into one evening at once without losing or doubling a game', async () => {
    const { db, spieleIds, schreiber } = abend()
    const [eins, zwei] = await Promise.all([schreiber(15), schreiber(15)].map(zeilenVon))
    expect(eins).toHaveLength(15)
    expect(zwei).toHaveLength(15)
    expect([...spieleIds()].sort()).toEqual([...(eins ?? []), ...(zwei ?? [])].sort())
    const positionen = db.$client.prepare('SELECT position FROM spiel').pluck().all() as number[]
    expect(positionen.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  }, 60_000)

  it('migrate one new database at once', async () => {
    const ordner = testordner()
    const befehl = ['scripts/migrate.ts']
    const umgebung = { ...process.env, KALLEMANN_DATA: ordner }
    const enden = await Promise.all(
      [1, 2, 3].map(async () => {
        const prozess = spawn(process.execPath, ['--import', 'tsx', ...befehl], {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: umgebung,
        })
        const [code] = (await once(prozess, 'close')) as [number]
        return code
      }),
    )
    expect(enden).toEqual([0, 0, 0])
    const tabellen = testDb(ordner).$client.prepare('SELECT count(*) FROM __drizzle_migrations')
    const migrationen = readdirSync('db/migrations/sqlite').filter((d) => d.endsWith('.sql'))
    expect(tabellen.pluck().get()).toBe(migrationen.length)
  }, 60_000)
})

describe('a process that is killed', () => {
  it('loses no game that it had acknowledged, and leaves the database sound', async () => {
    const { db, spieleIds, schreiber } = abend()
    const prozess = schreiber(10_000)
    let anzahl = 0
    prozess.stdout?.on('data', (stueck: Buffer) => {
      anzahl += stueck.toString().split('\n').length - 1
      // In the middle of writing.
      if (anzahl >= 20) prozess.kill('SIGKILL')
    })
    const bestaetigt = await zeilenVon(prozess)
    expect(prozess.signalCode).toBe('SIGKILL')
    expect(bestaetigt.length).toBeGreaterThanOrEqual(20)
    expect(spieleIds()).toEqual(expect.arrayContaining([...bestaetigt]))
    // At most the one whose answer was never read.
    expect(spieleIds().length - bestaetigt.length).toBeLessThanOrEqual(1)
    expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
    const offen = db.$client
      .prepare(
        'SELECT (SELECT count(*) FROM spiel), (SELECT count(*) FROM protokoll WHERE art = ?)',
      )
      .raw()
      .get('spiel-eintragen') as [number, number]
    expect(offen[0]).toBe(offen[1])
  }, 60_000)
})
