import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FASSUNG = '12.8.2'
/** A folder of its own: among our packages it would break `npm ci`, by one that asks for the newest of another. */
const ORDNER = join(process.cwd(), 'node_modules', '.cache', 'kallemann-lighthouse')
const PROGRAMM = join(ORDNER, 'node_modules', 'lighthouse', 'cli', 'index.js')

/** 0 to 100 each. */
export interface Noten {
  readonly leistung: number
  readonly zugaenglichkeit: number
  readonly guteSitten: number
}

/** Installs Lighthouse where it is missing; false where the registry cannot be reached. */
export function holeLighthouse(): boolean {
  if (existsSync(PROGRAMM)) return true
  mkdirSync(ORDNER, { recursive: true })
  writeFileSync(join(ORDNER, 'package.json'), '{"private":true}')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const argumente = ['install', `lighthouse@${FASSUNG}`, '--no-audit', '--no-fund']
  spawnSync(npm, argumente, { cwd: ORDNER, stdio: 'ignore', timeout: 300_000 })
  return existsSync(PROGRAMM)
}

interface Lauf {
  readonly url: string
  /** `name=value` pairs, as a browser sends them. */
  readonly cookie: string
  readonly chromium: string
}

/** Lighthouse's marks for a page, as for a phone; null where it gave none. */
export function benote({ url, cookie, chromium }: Lauf): Noten | null {
  const { stdout } = spawnSync(
    process.execPath,
    [
      PROGRAMM,
      url,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices',
      `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run',
    ],
    {
      env: { ...process.env, CHROME_PATH: chromium },
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
      timeout: 180_000,
    },
  )
  try {
    const { categories } = JSON.parse(stdout) as {
      categories: Record<string, { score: number | null } | undefined>
    }
    const note = (art: string) => Math.round(100 * (categories[art]?.score ?? Number.NaN))
    return {
      leistung: note('performance'),
      zugaenglichkeit: note('accessibility'),
      guteSitten: note('best-practices'),
    }
  } catch {
    return null
  }
}
