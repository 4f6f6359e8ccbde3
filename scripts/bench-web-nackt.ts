import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Server } from './bench-server'
import { starteProzess } from './bench-server'

/** npm runs scripts where the packages are. */
const wurzel = process.cwd()

const SEITE = (name: string, pfad: string) => `import { ${name} } from '${pfad}'
export const dynamic = 'force-dynamic'
export default function Seite() { return <main><h1>Spiel 25 von 25</h1><${name} /></main> }`

/**
 * What there is no page without: a document, a line of text, an empty component that runs in the browser. `/stil` is the same page
 * with our styles, of which it uses none: what they alone cost. `/knopf` has a button that counts its taps.
 */
const DATEIEN: Readonly<Record<string, string>> = {
  'package.json': '{"private":true,"type":"module"}',
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(wurzel)} }, experimental: { inlineCss: true } }`,
  'app/layout.js': `export const metadata = { title: 'Nackt' }
export default function Layout({ children }) { return <html lang="de"><body>{children}</body></html> }`,
  'app/zaehler.js': `'use client'
import { useState } from 'react'
export function Knopf() {
  const [taps, setze] = useState(0)
  return <button onClick={() => setze(taps + 1)}>{taps} Taps</button>
}`,
  'app/leer.js': `'use client'
export function Leer() { return null }`,
  'app/page.js': SEITE('Leer', './leer'),
  'app/knopf/page.js': SEITE('Knopf', '../zaehler'),
  'app/stil/layout.js': `import './stil.css'
export default function Layout({ children }) { return children }`,
  'app/stil/page.js': SEITE('Leer', '../leer'),
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
    for (const [name, text] of Object.entries(DATEIEN)) {
      mkdirSync(dirname(join(ordner, name)), { recursive: true })
      writeFileSync(join(ordner, name), text)
    }
    copyFileSync(unserStil(), join(ordner, 'app', 'stil', 'stil.css'))
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

/** All the styles of the build. */
function unserStil(): string {
  const dateien = join(wurzel, '.next', 'static', 'media')
  const name = readdirSync(dateien).find((n) => n.startsWith('globals.') && n.endsWith('.css'))
  if (name === undefined) throw new Error('Der Bau hat keine Stile.')
  return join(dateien, name)
}
