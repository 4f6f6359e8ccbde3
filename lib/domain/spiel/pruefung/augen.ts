import type { Fehler } from '../../result'
import { alsBand, AUGEN_GESAMT, istBand, istMoeglich } from '../augen'
import { augenVon } from '../parteien'
import { pruefeAugenband } from './augenband'
import type { Eintrag } from './eintrag'

/** U-P: Augen that the cards can add up to, and none for a party without a trick. */
export function pruefeAugen(eintrag: Eintrag): readonly Fehler[] {
  const { spiel } = eintrag
  const augen = spiel.augenRe
  if (augen === undefined) {
    // After a broken rule they need not be known (U-R1, D-R), but where the game counts all the same (B-R).
    const zaehlt = eintrag.regelwerk.verstoss === 'traegt-allein'
    if (spiel.regelverstoss !== undefined && !zaehlt) return []
    const daten = { auchNachVerstoss: zaehlt ? 1 : 0 }
    return [{ ort: 'augenRe', regel: 'U-P', code: 'augen-fehlen', daten }]
  }
  const falsche = istBand(augen)
    ? [...pruefeBereich('augenRe.von', augen.von), ...pruefeBereich('augenRe.bis', augen.bis)]
    : pruefeBereich('augenRe', augen)
  if (falsche.length > 0) return falsche
  if (istBand(augen)) return [...pruefeAugenband(eintrag, augen), ...pruefeOhneStich(spiel)]
  if (!istMoeglich(augen)) {
    return [{ ort: 'augenRe', regel: 'U-P', code: 'augen-unmoeglich', daten: { augen } }]
  }
  return pruefeOhneStich(spiel)
}

function pruefeBereich(ort: string, augen: number): readonly Fehler[] {
  if (Number.isInteger(augen) && augen >= 0 && augen <= AUGEN_GESAMT) return []
  return [{ ort, regel: 'U-P', code: 'augen-bereich', daten: { augen } }]
}

function pruefeOhneStich(spiel: Eintrag['spiel']): readonly Fehler[] {
  const partei = spiel.ohneStich
  if (partei === undefined) return []
  const { von, bis } = alsBand(augenVon(spiel, partei) ?? 0)
  if (bis === 0) return []
  const daten = { partei, von, bis }
  return [{ ort: 'ohneStich', regel: 'U-P', code: 'ohne-stich-mit-augen', daten }]
}
