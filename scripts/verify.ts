import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { datenordner } from '@/db/datenordner'
import { pruefeDatei } from '@/db/nachrechnen/datei'
import type { Befund } from '@/db/nachrechnen/verein'
import { listVereine, rechneVereinNach } from '@/db/nachrechnen'
import { DATENBANK_DATEI } from '@/db/open'
import type { VereinAkte } from '@/lib/domain/verein/verein'
import { zeileAbweichung } from '@/lib/format/abweichung'
import { textDatenfehler } from '@/lib/format/datenordner'
import { formatAnzahl } from '@/lib/format/zahl'
import { fortschrittsanzeige } from './fortschritt'

/**
 * `npm run verify [-- <club>]`: recomputes every club, or one, from its protocol. Reads only. Exit code 0 when all agree, 1 at
 * the first difference of any club, 2 when the database cannot be read.
 */
const UNLESBAR = 2

const SIEGEL_ANFANG = 16

async function main(): Promise<number> {
  const datei = join(datenordner(), DATENBANK_DATEI)
  if (!existsSync(datei)) {
    console.error(`In ${datenordner()} liegt keine Datenbank; es gibt nichts nachzurechnen.`)
    return UNLESBAR
  }
  const kurz = process.argv[2]
  const alle = listVereine(datei)
  const vereine = kurz === undefined ? alle : alle.filter((v) => v.kurz === kurz)
  if (kurz !== undefined && vereine.length === 0) {
    const namen = alle.map((v) => v.kurz).join(', ')
    console.error(`Den Verein „${kurz}“ gibt es nicht. Vorhanden: ${namen || 'keiner'}.`)
    return UNLESBAR
  }
  if (vereine.length === 0) return ohneVerein(datei)
  let code = 0
  for (const verein of vereine) {
    if (!(await rechne(datei, verein))) code = 1
  }
  return code
}

/** Nothing to check, unless what clubs had is still there without them. */
async function ohneVerein(datei: string): Promise<number> {
  const { schaden, verweis } = await pruefeDatei(datei)
  const abweichung = schaden ?? verweis
  console.log(
    abweichung === null
      ? 'Noch gibt es keinen Verein; es gibt nichts nachzurechnen.'
      : `Abweichung.\n${zeileAbweichung(abweichung)}`,
  )
  return abweichung === null ? 0 : 1
}

/** Whether the club agrees. */
async function rechne(datei: string, verein: VereinAkte): Promise<boolean> {
  const anzeige = fortschrittsanzeige(verein.name)
  const anfang = performance.now()
  const befund = await rechneVereinNach(datei, { vereinId: verein.id, melde: anzeige.melde })
  anzeige.ende()
  console.log(ergebnis(verein, befund, (performance.now() - anfang) / 1000))
  return befund.abweichung === null
}

function ergebnis({ name }: VereinAkte, befund: Befund, sekunden: number): string {
  const { abweichung, eintraege, siegel } = befund
  if (abweichung !== null) return `${name}: Abweichung.\n${zeileAbweichung(abweichung)}`
  const dauer = sekunden.toFixed(1).replace('.', ',')
  const wieviel = `${formatAnzahl(eintraege)} Einträge in ${dauer} s`
  return `${name}: Alles stimmt, ${wieviel}. Siegel des letzten Eintrags: ${siegel.slice(0, SIEGEL_ANFANG)}`
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(textDatenfehler(error, datenordner()) ?? error)
  process.exitCode = UNLESBAR
}
