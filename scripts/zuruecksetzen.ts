import { setzePasswort } from '@/db/konten'
import { hashPasswort, neuerCode } from '@/db/passwort'
import { findKontoNachName } from '@/db/queries/konto'
import { oeffneOderEnde } from './datenbank'

const anmeldename = process.argv[2]
if (anmeldename === undefined) {
  console.error('So geht es: npm run zuruecksetzen -- <anmeldename>')
  process.exit(1)
}
const db = oeffneOderEnde()
const konto = findKontoNachName(db, anmeldename)
if (konto === undefined) {
  console.error(`Ein Konto „${anmeldename}“ gibt es nicht.`)
  process.exit(1)
}
const passwort = neuerCode()
setzePasswort(db, {
  kontoId: konto.id,
  passwortHash: await hashPasswort(passwort),
  jetzt: Date.now(),
})
db.$client.close()
console.log(`Neues Passwort für „${konto.anmeldename}“: ${passwort}`)
console.log('Alle Geräte sind abgemeldet. Nach dem Anmelden unter „Konto“ ein eigenes setzen.')
