import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** The server as `npm start` runs it, without a browser: how it starts and how it ends. */

function freierPort(): Promise<number> {
  return new Promise((fertig) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => fertig(port))
    })
  })
}

async function starte(daten: string) {
  const port = await freierPort()
  const kind = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), KALLEMANN_DATA: daten, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  kind.stdout.on('data', (d: Buffer) => (text += d.toString()))
  kind.stderr.on('data', (d: Buffer) => (text += d.toString()))
  const ende = new Promise<number | null>((fertig) => kind.once('exit', fertig))
  raeumeAuf = () => kind.kill('SIGKILL')
  return { kind, port, ende, ausgabe: () => text }
}

let ordner: string
let raeumeAuf: () => unknown
test.beforeEach(() => {
  ordner = mkdtempSync(join(tmpdir(), 'kallemann-betrieb-'))
})
test.afterEach(() => {
  raeumeAuf()
  rmSync(ordner, { recursive: true, force: true })
})

test('a signal ends the server soon, whoever still holds a request open', async () => {
  const { kind, port, ende } = await starte(ordner)
  const url = `http://localhost:${port}/api/health`
  await expect(async () => expect((await fetch(url)).ok).toBe(true)).toPass()
  const leitung = connect(port, 'localhost')
  leitung.on('error', () => undefined)
  leitung.write(
    'POST /api/v1/berechnen HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  )
  await new Promise((weiter) => setTimeout(weiter, 300))
  const beginn = Date.now()
  kind.kill('SIGTERM')
  await ende
  leitung.destroy()
  expect(Date.now() - beginn).toBeLessThan(8000)
})

test('a line stays open for longer than a proxy in front keeps it to use again', async () => {
  const { port } = await starte(ordner)
  await expect(async () =>
    expect((await fetch(`http://localhost:${port}/api/health`)).ok).toBe(true),
  ).toPass()
  const leitung = connect(port, 'localhost')
  let text = ''
  leitung.on('data', (d: Buffer) => (text += d.toString()))
  const frage = () => leitung.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const antworten = () => text.match(/^HTTP\/1\.1 200/gm)?.length ?? 0
  frage()
  await expect.poll(antworten).toBe(1)
  // Caddy keeps a line for 120 s and would meet a closed one with somebody's game.
  expect(Number(/^keep-alive: timeout=(\d+)/im.exec(text)?.[1])).toBeGreaterThan(120)
  // Node itself would close it after five.
  await new Promise((weiter) => setTimeout(weiter, 7000))
  frage()
  await expect.poll(antworten).toBe(2)
  leitung.destroy()
})

test('a data folder that cannot be used ends the start and is named', async () => {
  writeFileSync(join(ordner, 'kallemann.sqlite'), 'kein SQLite '.repeat(1000))
  const { ende, ausgabe } = await starte(ordner)
  expect(await ende).toBe(1)
  expect(ausgabe()).toContain(`Die Datenbank im Datenordner ${ordner} ist beschädigt oder keine.`)
  expect(ausgabe()).not.toContain('    at ')
})
