import { neuerEinrichtungscode } from '@/db/einrichtung'
import { oeffneOderEnde } from './datenbank'

const db = oeffneOderEnde()
console.log(`Einrichtungscode für einen weiteren Verein: ${neuerEinrichtungscode(db)}`)
console.log('Ihn auf der Seite /einrichten eingeben; er gilt einmal. Ein älterer gilt nicht mehr.')
db.$client.close()
