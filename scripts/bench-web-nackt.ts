import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Server } from './bench-server'
import { starteProzess } from './bench-server'

/** npm runs scripts where the packages are. */
const wurzel = process.cwd()

/** What there is no page without: a document, a line of text, an empty component that runs in the browser. */
const DATEIEN: Readonly<Record<string, string>> = {
  'package.json': '{"private":true,"type":"module"}',
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(wurzel)} } }`,
  'app/layout.js': `export const metadata = { title: 'Nackt' }
export default function Layout({ children }) { return <html lang="de"><body>{children}</body></html> }`,
  'app/leer.js': `'use client'
export function Leer() { return null }`,
  'app/page.js': `import { Leer } from './leer'
export const dynamic = 'force-dynamic'
export default function Seite() { return <main><h1>Spiel 25 von 25</h1><Leer /></main> }`,
}

export interface NackteSeite {
  readonly server: Server
  readonly raeumeAuf: () => Promise<void>
}

/** Builds and serves a page of this Next and this React with nothing on it: what of ours is the framework's. */
export async function baueNackteSeite(): Promise<NackteSeite> {
  // Beneath the project, where the same packages are found.
  const ordner = mkdtempSync(join(wurzel, 'bench-web-'))
  const weg = () => rmSync(ordner, { recursive: true, force: true })
  try {
    mkdirSync(join(ordner, 'app'))
    for (const [name, text] of Object.entries(DATEIEN)) writeFileSync(join(ordner, name), text)
    const next = join(wurzel, 'node_modules', 'next', 'dist', 'bin', 'next')
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
    const gebaut = spawnSync(process.execPath, [next, 'build', ordner], { env, encoding: 'utf8' })
    if (gebaut.status !== 0) throw new Error(gebaut.stdout + gebaut.stderr)
    const server = await starteProzess([next, 'start', ordner], env, { pfad: '/' })
    return { server, raeumeAuf: () => server.beende().finally(weg) }
  } catch (fehler) {
    weg()
    throw fehler
  }
}
