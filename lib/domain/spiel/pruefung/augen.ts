import type { Fehler } from '../../result'
import { AUGEN_GESAMT, augenVon } from '../parteien'
import type { Eintrag } from './eintrag'

/** U-P: Augen that the cards can add up to, and none for a party without a trick. */
export function pruefeAugen({ spiel }: Eintrag): readonly Fehler[] {
  const augen = spiel.augenRe
  if (augen === undefined) {
    // After a broken rule they need not be known (U-R1).
    if (spiel.regelverstoss !== undefined) return []
    return [{ ort: 'augenRe', regel: 'U-P', code: 'augen-fehlen' }]
  }
  const daten = { augen }
  if (!Number.isInteger(augen) || augen < 0 || augen > AUGEN_GESAMT) {
    return [{ ort: 'augenRe', regel: 'U-P', code: 'augen-bereich', daten }]
  }
  if (augen === 1 || augen === AUGEN_GESAMT - 1) {
    return [{ ort: 'augenRe', regel: 'U-P', code: 'augen-unmoeglich', daten }]
  }
  return pruefeOhneStich(spiel)
}

function pruefeOhneStich(spiel: Eintrag['spiel']): readonly Fehler[] {
  const partei = spiel.ohneStich
  if (partei === undefined) return []
  const augen = augenVon(spiel, partei) ?? 0
  if (augen === 0) return []
  return [
    { ort: 'ohneStich', regel: 'U-P', code: 'ohne-stich-mit-augen', daten: { partei, augen } },
  ]
}
