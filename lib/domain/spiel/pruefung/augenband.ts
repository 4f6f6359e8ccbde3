import type { Fehler } from '../../result'
import { angesagteStufen, geltendeAnsage } from '../../wertung/ansagen'
import { getWertungsregeln } from '../../wertung/regeln'
import { AUGEN_GESAMT, istMoeglich, mitGezaehlten } from '../augen'
import { gegner } from '../parteien'
import type { Augenband, Partei } from '../spiel'
import type { Eintrag } from './eintrag'

/** Rule books count by thirties: nothing changes but where a party reaches the next one, or has one more than it. */
const STUFE = 30
const HAELFTE = AUGEN_GESAMT / 2

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
  const partei = werErreicht(eintrag, augenRe)
  const ab = partei === 're' ? augenRe : AUGEN_GESAMT - augenRe + 1
  const ansage = ansageBei(eintrag, gegner(partei), ab - (ab % STUFE))
  return { partei, unter: ab - 1, ab, ...(ansage === undefined ? {} : { ansage }) }
}

/** Kontra reaches its levels where Re falls below the rest: one more than a thirty. Without an Ansage 121 are Re's victory. */
function werErreicht({ spiel, art }: Eintrag, augenRe: number): Partei {
  if (augenRe % STUFE !== 1 || augenRe < HAELFTE) return 're'
  const angesagt = geltendeAnsage(spiel, art, 're') ?? geltendeAnsage(spiel, art, 'kontra')
  return augenRe === HAELFTE + 1 && angesagt === undefined ? 're' : 'kontra'
}

/** What a party has announced that this many Augen of the other count against. */
function ansageBei({ spiel, art, regelwerk }: Eintrag, partei: Partei, augen: number) {
  const ansage = geltendeAnsage(spiel, art, partei)
  if (ansage === undefined) return undefined
  // D-W: 120 are counted against keine 90, which is in every Absage.
  if (augen === HAELFTE && regelwerk.ansagen === 'beide-parteien') return 'keine90'
  return angesagteStufen(art.ansagen[partei], ansage.stufe).find(
    (stufe) => Number(stufe.replace(/\D/g, '')) === augen,
  )
}
