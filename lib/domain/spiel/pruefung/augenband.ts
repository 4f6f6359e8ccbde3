import type { Fehler } from '../../result'
import { angesagteStufen, geltendeAnsage } from '../../wertung/ansagen'
import { getWertungsregeln } from '../../wertung/regeln'
import { AUGEN_GESAMT, istMoeglich, mitGezaehlten } from '../augen'
import { gegner } from '../parteien'
import type { Augenband, Partei } from '../spiel'
import type { Eintrag } from './eintrag'

/** Rule books count by thirties: nothing changes but where a party reaches the next one, or has one more than it. */
const STUFE = 30

/** U-P: every number of the band that the cards can add up to scores alike for this very game. */
export function pruefeAugenband(eintrag: Eintrag, band: Augenband): readonly Fehler[] {
  const ort = 'augenRe'
  if (band.von >= band.bis)
    return [{ ort, regel: 'U-P', code: 'augenband-verkehrt', daten: { ...band } }]
  const grenze = findeGrenze(eintrag, band)
  if (grenze === undefined) return []
  return [{ ort, regel: 'U-P', code: 'augenband-uneins', daten: datenVon(eintrag, grenze) }]
}

/** The lowest value of Re in the band that scores otherwise than those below it. */
function findeGrenze(eintrag: Eintrag, { von, bis }: Augenband): number | undefined {
  const unten = wertungBei(eintrag, istMoeglich(von) ? von : von + 1)
  return Array.from({ length: bis - von }, (_, i) => von + 1 + i)
    .filter((augenRe) => augenRe % STUFE < 2 && istMoeglich(augenRe))
    .find((augenRe) => wertungBei(eintrag, augenRe) !== unten)
}

function wertungBei({ spiel, art, regelwerk }: Eintrag, augenRe: number): string {
  const { werte } = getWertungsregeln(regelwerk)
  const { gewinner, schritte } = werte(mitGezaehlten({ ...spiel, augenRe }), art)
  return JSON.stringify([gewinner, schritte])
}

/** The border as the party tells it that has something to reach there, and the Ansage that makes it one. */
function datenVon(eintrag: Eintrag, augenRe: number): NonNullable<Fehler['daten']> {
  const beiKontra = augenRe % STUFE === 1 && augenRe !== AUGEN_GESAMT / 2 + 1
  const partei: Partei = beiKontra ? 'kontra' : 're'
  const ab = beiKontra ? AUGEN_GESAMT - augenRe + 1 : augenRe
  const ansage = ansageBei(eintrag, gegner(partei), ab)
  return { partei, unter: ab - 1, ab, ...(ansage === undefined ? {} : { ansage }) }
}

/** What a party has announced against this many Augen of the other. */
function ansageBei({ spiel, art }: Eintrag, partei: Partei, augen: number) {
  const ansage = geltendeAnsage(spiel, art, partei)
  if (ansage === undefined) return undefined
  return angesagteStufen(art.ansagen[partei], ansage.stufe).find(
    (stufe) => Number(stufe.replace(/\D/g, '')) === augen,
  )
}
