import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What of `.next` the server does not read. */
const UNNOETIG = new Set(['cache', 'dev', 'diagnostics', 'trace', 'trace-build', 'types'])

/** What the copy has of its own, or does without. */
const EIGENES = new Set(['.next', 'scripts', '.git', 'data'])

/**
 * The app as an update leaves it, in a folder of its own: the same sources under another build id, as a second build would give
 * them.
 */
export function legeNeueFassungAn(): { readonly wurzel: string; readonly fassung: string } {
  const wurzel = mkdtempSync(join(tmpdir(), 'kallemann-fassung-'))
  const fassung = 'zweite-fassung'
  for (const name of readdirSync('.'))
    if (!EIGENES.has(name)) symlinkSync(join(process.cwd(), name), join(wurzel, name))
  // Copied, since a script finds its folder by where it really is.
  cpSync('scripts', join(wurzel, 'scripts'), { recursive: true })
  for (const name of readdirSync('.next'))
    if (!UNNOETIG.has(name))
      cpSync(join('.next', name), join(wurzel, '.next', name), {
        recursive: true,
        verbatimSymlinks: true,
      })
  const bau = join(wurzel, '.next')
  const bisher = readFileSync(join(bau, 'BUILD_ID'), 'utf8')
  writeFileSync(join(bau, 'BUILD_ID'), fassung)
  renameSync(join(bau, 'static', bisher), join(bau, 'static', fassung))
  const huelle = join(bau, 'server/app/ohne-netz.html')
  writeFileSync(huelle, readFileSync(huelle, 'utf8').replaceAll(bisher, fassung))
  return { wurzel, fassung }
}
