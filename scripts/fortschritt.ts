import type { Fortschritt } from '@/db/nachrechnen/verein'
import { formatAnzahl } from '@/lib/format/zahl'

/** Where nobody watches, a line every so often is enough. */
const OHNE_TERMINAL_MS = 3000
const TERMINAL_MS = 100

/** Tells on standard error how far a check is: one line that is rewritten, or in a file one line now and then. */
export function fortschrittsanzeige(was: string) {
  const { stderr } = process
  const takt = stderr.isTTY ? TERMINAL_MS : OHNE_TERMINAL_MS
  let zuletzt = performance.now() - (stderr.isTTY ? takt : 0)
  return {
    melde: ({ geprueft, gesamt }: Fortschritt) => {
      if (performance.now() - zuletzt < takt) return
      zuletzt = performance.now()
      const anteil = Math.floor((100 * geprueft) / Math.max(1, gesamt))
      const zeile = `${was}: ${formatAnzahl(geprueft)} von ${formatAnzahl(gesamt)} Einträgen, ${anteil} %`
      stderr.write(stderr.isTTY ? `\r\x1b[K${zeile}` : `${zeile}\n`)
    },
    ende: () => {
      if (stderr.isTTY) stderr.write('\r\x1b[K')
    },
  }
}
