import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sichereDb } from '@/db/backup'
import { datenordner } from '@/db/datenordner'
import { DATENBANK_DATEI, openDb } from '@/db/open'
import { oeffneOderEnde } from './datenbank'

const datei = join(datenordner(), DATENBANK_DATEI)
if (!existsSync(datei)) {
  console.error(`In ${datenordner()} liegt keine Datenbank; es gibt nichts zu sichern.`)
  process.exit(1)
}
const db = oeffneOderEnde(() => openDb(datei))
try {
  const ordner = join(datenordner(), 'sicherungen')
  const ziel = await sichereDb(db, { ordner, jetzt: new Date() })
  console.log(`Gesichert und geprüft: ${ziel}`)
} finally {
  db.$client.close()
}
