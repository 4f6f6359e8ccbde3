import { z } from 'zod'
import {
  ABRECHNUNG_MODI,
  ABWESENHEITEN,
  CENT_HOECHSTENS,
  GLEICHSTAENDE,
  KASSENANTEIL_HOECHSTENS,
  KUERSOLO_WIEDERHOLUNGEN,
  SPIELTAGE_HOECHSTENS,
  STOSS_WIRKUNGEN,
  WERTUNGEN,
} from '../regelwerk/einstellungen'

const tage = z.int().min(0).max(SPIELTAGE_HOECHSTENS)
const cent = z.int().min(0).max(CENT_HOECHSTENS)
/** Of its own, not `cent` with one more bound: what breaks both would be told twice. */
const einsatz = z.int().min(1).max(CENT_HOECHSTENS)

/** K-E: whole cents and whole percents; a limit only where the Einsatz is multiplied. */
const abrechnung = z
  .strictObject({
    einsatzCent: einsatz,
    modus: z.enum(ABRECHNUNG_MODI),
    limitCent: einsatz.nullable(),
    kassenanteil: z.int().min(0).max(KASSENANTEIL_HOECHSTENS),
  })
  .refine((a) => a.modus === 'variabel' || a.limitCent === null, { path: ['limitCent'] })

/**
 * Settings of an operation. One of an app that did not know all of them leaves some out: a new Saison has those as its rule book
 * has them, a changed one keeps what it had.
 */
export const einstellungenSchema = z.strictObject({
  freieFehltage: tage,
  kuersoloWiederholung: z.enum(KUERSOLO_WIEDERHOLUNGEN),
  stossWirkung: z.enum(STOSS_WIRKUNGEN).exactOptional(),
  abrechnung: abrechnung.nullable().exactOptional(),
  wertung: z.enum(WERTUNGEN).exactOptional(),
  abwesenheit: z.enum(ABWESENHEITEN).exactOptional(),
  streichergebnisse: tage.exactOptional(),
  mindestteilnahme: tage.exactOptional(),
  gleichstand: z.enum(GLEICHSTAENDE).exactOptional(),
  fehlgebuehrCent: cent.exactOptional(),
})
