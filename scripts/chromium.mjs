// Finds a Chromium for the end-to-end tests, or installs one. Order: CHROMIUM_PATH, Playwright's own, the
// system's, `playwright install --with-deps`, apt as root. Ends with an error rather than skip the tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMEN = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const pfad = chromium.executablePath()
  return existsSync(pfad) ? pfad : null
}

function systems() {
  const ordner = (process.env.PATH ?? '').split(delimiter)
  for (const name of NAMEN) {
    const treffer = ordner.map((o) => join(o, name)).find((p) => existsSync(p))
    if (treffer) return treffer
  }
  return null
}

function tryRun(befehl, argumente) {
  return spawnSync(befehl, argumente, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

async function install() {
  console.log('Chromium fehlt und wird installiert …')
  if (tryRun('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    const eigenes = await playwrightsOwn()
    if (eigenes) return eigenes
  }
  if (process.getuid?.() === 0 && tryRun('apt-get', ['update'])) {
    tryRun('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  }
  return systems()
}

/** Path of a Chromium that exists. Throws when there is none and none can be installed. */
export async function findChromium() {
  const gewuenscht = process.env.CHROMIUM_PATH
  if (gewuenscht) {
    if (!existsSync(gewuenscht)) throw new Error(`CHROMIUM_PATH zeigt auf nichts: ${gewuenscht}`)
    return gewuenscht
  }
  const pfad = (await playwrightsOwn()) ?? systems() ?? (await install())
  if (!pfad)
    throw new Error('Kein Chromium gefunden und keines installierbar; bitte CHROMIUM_PATH setzen.')
  return pfad
}
