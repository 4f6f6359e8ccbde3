import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The page that stands in for others without a network, and where the build puts it. */
const SEITE = 'server/app/ohne-netz.html'

/** Scripts for browsers that know no modules: those know no service workers either. */
const FUER_ALTE = /<script[^>]*\bnomodule\b[^>]*><\/script>/gi

/** A file of the build by its name, as pages and scripts write it, or relative to a style sheet. */
const NAME = /(?:static|\.\.)\/((?:chunks|media|css)\/[\w.~-]+\.[a-z0-9]+)/g

/** Reads a text of the build by its path in there. */
type Lies = (pfad: string) => Promise<string>

/**
 * What a page needs, at once or later: the files it names, the files these name, and so on. The build writes the name of
 * every file in full where it is loaded, also where that happens at a tap, so that nothing is missing and no file of
 * other pages (the charts) comes along. Paths begin with `static/`.
 */
export async function listDateien(html: string, lies: Lies): Promise<readonly string[]> {
  const gefunden = new Set<string>()
  const rest = [...dateienIn(html.replace(FUER_ALTE, ''))]
  for (let pfad = rest.pop(); pfad !== undefined; pfad = rest.pop()) {
    if (gefunden.has(pfad)) continue
    gefunden.add(pfad)
    if (/\.(js|css)$/.test(pfad)) rest.push(...dateienIn(await lies(pfad)))
  }
  return [...gefunden].sort()
}

function dateienIn(text: string): readonly string[] {
  return [...text.matchAll(NAME)].flatMap(([, name]) => (name ? [`static/${name}`] : []))
}

async function baueListe(): Promise<string> {
  const bau = join(/* turbopackIgnore: true */ process.cwd(), '.next')
  const lies: Lies = (pfad) => readFile(join(bau, pfad), 'utf8')
  const dateien = await listDateien(await lies(SEITE), lies)
  const liste = {
    fassung: (await lies('BUILD_ID')).trim(),
    dateien: dateien.map((pfad) => `/_next/${pfad}`),
  }
  return `self.KALLEMANN = ${JSON.stringify(liste)}\n`
}

let liste: Promise<string> | null = null

/**
 * The script that tells the service worker which build this is and what its shell needs; a build has one, so it is made
 * once. Browsers compare it with the one they have and find a new version of the app by it.
 */
export function getDateiliste(): Promise<string> {
  liste ??= baueListe()
  return liste
}
