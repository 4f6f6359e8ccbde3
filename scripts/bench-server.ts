import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in a process of its own. */
export interface Server {
  readonly port: number
  /** Megabytes that it holds now; undefined where the system does not tell. */
  readonly speicher: () => number | undefined
  readonly beende: () => Promise<void>
}

/** The production server as `npm start` runs it, on this data folder. */
export function starteServer(ordner: string): Promise<Server> {
  return starteProzess(['scripts/start.mjs'], { KALLEMANN_DATA: ordner, NODE_ENV: 'production' })
}

/** Starts a server and waits for its first answer, by default on `/api/health`. */
export async function starteProzess(
  argumente: readonly string[],
  env: Readonly<Record<string, string>>,
  { pfad = '/api/health' }: { readonly pfad?: string } = {},
): Promise<Server> {
  const port = await freierPort()
  const kind = spawn(process.execPath, argumente, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const zu = new Promise<void>((fertig) => kind.once('exit', () => fertig()))
  await warteAuf(`http://localhost:${port}${pfad}`, () => kind.exitCode === null)
  return {
    port,
    speicher: () => speicherVon(kind.pid),
    beende: () => {
      kind.kill('SIGTERM')
      return zu
    },
  }
}

async function warteAuf(url: string, lebt: () => boolean): Promise<void> {
  const ende = Date.now() + 60_000
  while (Date.now() < ende && lebt()) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await new Promise((weiter) => setTimeout(weiter, 100))
  }
  throw new Error('Der Server antwortet nicht.')
}

function freierPort(): Promise<number> {
  return new Promise((fertig) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => fertig(port))
    })
  })
}

function speicherVon(pid: number | undefined): number | undefined {
  try {
    const zeile = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return zeile ? Number(zeile[1]) / 1024 : undefined
  } catch {
    return undefined
  }
}
