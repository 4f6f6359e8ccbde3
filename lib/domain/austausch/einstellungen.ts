import type { Einstellungen, RegelwerkId } from '../regelwerk/regelwerk'
import type { Stelle } from './lesen'
import { liesGanzzahl, liesObjekt, liesWahl, unter } from './lesen'

const REGELWERKE: readonly RegelwerkId[] = ['urexweiler']
const WIEDERHOLUNG = ['einmal', 'bis-gewonnen', 'aus'] as const

export function liesRegelwerkId(stelle: Stelle, roh: unknown): RegelwerkId | null {
  return liesWahl(stelle, roh, REGELWERKE)
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
        : liesGanzzahl(unter(stelle, 'freieFehltage'), fehltage, { von: 0, bis: 99 })) ??
      vorgabe.freieFehltage,
    kuersoloWiederholung:
      (wiederholung === undefined
        ? null
        : liesWahl(unter(stelle, 'kuersoloWiederholung'), wiederholung, WIEDERHOLUNG)) ??
      vorgabe.kuersoloWiederholung,
  }
}
