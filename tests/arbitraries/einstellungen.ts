import fc from 'fast-check'
import type { Abrechnung, Einstellungen } from '../../lib/domain/regelwerk/einstellungen'
import {
  ABWESENHEITEN,
  CENT_HOECHSTENS,
  GLEICHSTAENDE,
  KASSENANTEIL_HOECHSTENS,
  KUERSOLO_WIEDERHOLUNGEN,
  SPIELTAGE_HOECHSTENS,
  STOSS_WIRKUNGEN,
  WERTUNGEN,
} from '../../lib/domain/regelwerk/einstellungen'
import { ergaenzeEinstellungen } from '../../lib/domain/regelwerk/presets'
import type { RegelwerkId } from '../../lib/domain/regelwerk/regelwerk'

const cent = fc.integer({ min: 1, max: CENT_HOECHSTENS })
const tage = fc.oneof(fc.nat(4), fc.nat(SPIELTAGE_HOECHSTENS))

const abrechnung: fc.Arbitrary<Abrechnung> = fc
  .record({
    einsatzCent: cent,
    limitCent: fc.option(cent),
    kassenanteil: fc.nat(KASSENANTEIL_HOECHSTENS),
    modus: fc.constantFrom('variabel', 'fix'),
  })
  .map((a) => (a.modus === 'fix' ? { ...a, limitCent: null } : a))

const teile = fc.record(
  {
    kuersoloWiederholung: fc.constantFrom(...KUERSOLO_WIEDERHOLUNGEN),
    stossWirkung: fc.constantFrom(...STOSS_WIRKUNGEN),
    abrechnung: fc.option(abrechnung),
    wertung: fc.constantFrom(...WERTUNGEN),
    abwesenheit: fc.constantFrom(...ABWESENHEITEN),
    freieFehltage: tage,
    streichergebnisse: tage,
    mindestteilnahme: tage,
    gleichstand: fc.constantFrom(...GLEICHSTAENDE),
    fehlgebuehrCent: fc.nat(CENT_HOECHSTENS),
  },
  { requiredKeys: [] },
)

/** Any complete set of settings of a rule book; shrinks to its standard. */
export function einstellungenArb(regelwerk: RegelwerkId): fc.Arbitrary<Einstellungen> {
  return teile.map((teil) => ergaenzeEinstellungen(regelwerk, teil))
}
