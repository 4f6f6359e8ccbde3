import { readFile } from 'node:fs/promises'
import { fuehreAus } from './befehle'

/** `npm run -s kallemann -- <befehl> <datei | ->`: works without a database and without a build. */
const ausgang = await fuehreAus(process.argv.slice(2), (quelle) =>
  quelle === '-' ? liesStandardeingabe() : readFile(quelle),
)
// A reader that has seen enough (`| head`) is no fault of ours; a full disk is one to name.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return
  process.stderr.write('Das Ergebnis lässt sich nicht ausgeben.\n')
  process.exitCode = 1
})
process.stdout.write(ausgang.stdout)
process.stderr.write(ausgang.stderr)
// Not process.exit(): it would cut off what a pipe has not yet taken.
process.exitCode ??= ausgang.code

async function liesStandardeingabe(): Promise<Uint8Array> {
  const teile: Uint8Array[] = []
  for await (const teil of process.stdin) teile.push(teil as Uint8Array)
  return Buffer.concat(teile)
}
