import { join } from 'node:path'
import { execute } from '../../db/execute'
import { migrateDb } from '../../db/migrate'
import { neueId } from '../../db/neue-id'
import { DATENBANK_DATEI, openDb } from '../../db/open'
import type { Op } from '../../lib/domain/op/op'

// A process of its own that records games as fast as it can and prints the id of each once it is
// acknowledged. Arguments: data folder, number of games, and an evening as JSON.
const [ordner = '', anzahl = '0', angaben = '{}'] = process.argv.slice(2)
const { vereinId, konto, spieltagId, rundeId, spiel } = JSON.parse(angaben) as {
  vereinId: string
  konto: { id: string; name: string; anmeldename: string }
  spieltagId: string
  rundeId: string
  spiel: Record<string, unknown>
}
const db = openDb(join(ordner, DATENBANK_DATEI))
migrateDb(db)

for (let i = 0, position = 1; i < Number(anzahl);) {
  const spielId = neueId()
  const daten = { spieltagId, rundeId, spielId, position, spiel }
  const op: Op = { id: neueId(), art: 'spiel-eintragen', basis: 0, daten }
  const absender = { vereinId, konto, geraet: 'Schreiber', jetzt: Date.now() }
  const ausgang = execute(db, { ...absender, op })
  if (ausgang.ok) {
    process.stdout.write(`${spielId}\n`)
    i++
  } else if (ausgang.fehler.code !== 'veraltet') {
    throw new Error(JSON.stringify(ausgang.fehler))
  }
  // Taken by the other process meanwhile: ask for the next one.
  position++
}
db.$client.close()
