import { openDatenbank } from '@/db/datenordner'
import { neuerEinrichtungscode } from '@/db/einrichtung'

const db = openDatenbank()
console.log(`Einrichtungscode für einen weiteren Verein: ${neuerEinrichtungscode(db)}`)
console.log('Ihn auf der Seite /einrichten eingeben; er gilt einmal. Ein älterer gilt nicht mehr.')
db.$client.close()
