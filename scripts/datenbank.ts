import { datenordner, openDatenbank } from '@/db/datenordner'
import type { Db } from '@/db/open'
import { textDatenfehler } from '@/lib/format/datenordner'

/** The database of the data folder; where that cannot be opened the script ends and says why. */
export function oeffneOderEnde(oeffne: () => Db = openDatenbank): Db {
  try {
    return oeffne()
  } catch (error) {
    console.error(textDatenfehler(error, datenordner()) ?? error)
    process.exit(1)
  }
}
