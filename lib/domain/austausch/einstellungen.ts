import type { Einstellungen, RegelwerkId } from '../regelwerk/regelwerk'
import {
  FREIE_FEHLTAGE_HOECHSTENS,
  KUERSOLO_WIEDERHOLUNGEN,
  REGELWERK_IDS,
} from '../regelwerk/regelwerk'
import type { Stelle } from './lesen'
import { liesGanzzahl, liesObjekt, liesWahl, unter } from './lesen'

const FEHLTAGE = { von: 0, bis: FREIE_FEHLTAGE_HOECHSTENS }

export function liesRegelwerkId(stelle: Stelle, roh: unknown): RegelwerkId | null {
  return liesWahl(stelle, roh, REGELWERK_IDS)
}

/** Complete options: what the input leaves out is as in `vorgabe`. */
export function liesEinstellungen(
  stelle: Stelle,
  roh: unknown,
  vorgabe: Einstellungen,
): Einstellungen {
  if (roh === undefined) return vorgabe
  const o = liesObjekt(stelle, roh, {
    pflicht: [],
    moeglich: ['freieFehltage', 'kuersoloWiederholung'],
  })
  const fehltage = o?.get('freieFehltage')
  const wiederholung = o?.get('kuersoloWiederholung')
  return {
    freieFehltage:
      (fehltage === undefined
        ? null
        : liesGanzzahl(unter(stelle, 'freieFehltage'), fehltage, FEHLTAGE)) ??
      vorgabe.freieFehltage,
    kuersoloWiederholung:
      (wiederholung === undefined
        ? null
        : liesWahl(unter(stelle, 'kuersoloWiederholung'), wiederholung, KUERSOLO_WIEDERHOLUNGEN)) ??
      vorgabe.kuersoloWiederholung,
  }
}
