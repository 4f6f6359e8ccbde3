import { existsSync, readdirSync, statSync } from 'node:fs'
import { datenordner } from '@/db/datenordner'
import { oeffneOderEnde } from './datenbank'
import { fuelleVorfuehrung } from './demo-fuellen'

/** Games of the evening that is left open, so that a visitor can go on. */
const OFFENE_SPIELE = 9

const ordner = datenordner()
if (existsSync(ordner) && (!statSync(ordner).isDirectory() || readdirSync(ordner).length > 0)) {
  console.error(
    `Im Datenordner ${ordner} liegt schon etwas; die Vorführdaten kommen nur in einen leeren.\n` +
      'So gehen sie in einen anderen: KALLEMANN_DATA=./demo npm run demo',
  )
  process.exit(1)
}
const db = oeffneOderEnde()
const { anmeldename, passwort, kurz, offen } = await fuelleVorfuehrung(db, {
  offeneSpiele: OFFENE_SPIELE,
})
db.$client.close()

const port = process.env.PORT ?? '3000'
console.log(`Vorführdaten liegen in ${ordner}.`)
console.log(`Anmelden als „${anmeldename}“ mit dem Passwort ${passwort}`)
console.log(`Verein:         http://localhost:${port}/v/${kurz}`)
console.log(`Offener Abend:  http://localhost:${port}/v/${kurz}/spieltage/${offen}`)
