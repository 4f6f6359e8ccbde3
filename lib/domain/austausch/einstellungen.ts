import type { Abrechnung, Einstellung, Einstellungen } from '../regelwerk/einstellungen'
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
  abwesenheitVon,
  wirksameEinstellungen,
} from '../regelwerk/einstellungen'
import { ergaenzeEinstellungen } from '../regelwerk/presets'
import type { Regelwerk, RegelwerkId } from '../regelwerk/regelwerk'
import { REGELWERK_IDS } from '../regelwerk/regelwerk'
import type { Objekt, Stelle } from './lesen'
import { liesGanzzahl, liesObjekt, liesWahl, melde, unter } from './lesen'

const TAGE = { von: 0, bis: SPIELTAGE_HOECHSTENS }
const CENT = { von: 0, bis: CENT_HOECHSTENS }
const EINSATZ = { von: 1, bis: CENT_HOECHSTENS }
const ANTEIL = { von: 0, bis: KASSENANTEIL_HOECHSTENS }

type OhneAbrechnung = Exclude<Einstellung, 'abrechnung'>

const LESER: {
  readonly [N in OhneAbrechnung]: (s: Stelle, roh: unknown) => Einstellungen[N] | null
} = {
  kuersoloWiederholung: (s, roh) => liesWahl(s, roh, KUERSOLO_WIEDERHOLUNGEN),
  stossWirkung: (s, roh) => liesWahl(s, roh, STOSS_WIRKUNGEN),
  wertung: (s, roh) => liesWahl(s, roh, WERTUNGEN),
  abwesenheit: (s, roh) => liesWahl(s, roh, ABWESENHEITEN),
  freieFehltage: (s, roh) => liesGanzzahl(s, roh, TAGE),
  streichergebnisse: (s, roh) => liesGanzzahl(s, roh, TAGE),
  mindestteilnahme: (s, roh) => liesGanzzahl(s, roh, TAGE),
  gleichstand: (s, roh) => liesWahl(s, roh, GLEICHSTAENDE),
  fehlgebuehrCent: (s, roh) => liesGanzzahl(s, roh, CENT),
}

const NAMEN = Object.keys(LESER) as readonly OhneAbrechnung[]

export function liesRegelwerkId(stelle: Stelle, roh: unknown): RegelwerkId | null {
  return liesWahl(stelle, roh, REGELWERK_IDS)
}

/**
 * Complete settings from the keys `einstellungen` and `abrechnung` of `o`: what the input leaves out is as in `vorgabe`. What it
 * sets without effect is a fault: the rule book does not know it, or it contradicts another setting. A Runde carries the settings
 * of its season's count too, which do nothing to it.
 */
export function liesEinstellungen(
  stelle: Stelle,
  o: Objekt,
  p: { readonly regelwerk: Regelwerk; readonly vorgabe: Einstellungen },
): Einstellungen {
  const { id } = p.regelwerk
  const gelesen = { ...liesGenannte(unter(stelle, 'einstellungen'), o), ...liesGeld(stelle, o) }
  const alle = { ...p.vorgabe, ...gelesen }
  const wirksam = wirksameEinstellungen(p.regelwerk, alle)
  for (const name of Object.keys(gelesen) as Einstellung[]) {
    const { wertung, abwesenheit } = alle
    const moeglich = name !== 'abwesenheit' || abwesenheitVon(alle) === abwesenheit
    if (wirksam.includes(name) && moeglich) continue
    melde(unter(unter(stelle, 'einstellungen'), name), 'einstellung-ohne-wirkung', {
      daten: { regelwerk: id, wertung, abwesenheit },
    })
  }
  return ergaenzeEinstellungen(id, alle)
}

/** What the key `einstellungen` sets; a fault leaves its setting out. */
function liesGenannte(stelle: Stelle, o: Objekt): Partial<Einstellungen> {
  if (!o.has('einstellungen')) return {}
  const roh = liesObjekt(stelle, o.get('einstellungen'), { pflicht: [], moeglich: NAMEN })
  if (roh === null) return {}
  return Object.fromEntries(
    NAMEN.filter((name) => roh.has(name))
      .map((name) => [name, LESER[name](unter(stelle, name), roh.get(name))] as const)
      .filter(([, wert]) => wert !== null),
  )
}

function liesGeld(stelle: Stelle, o: Objekt): Partial<Einstellungen> {
  if (!o.has('abrechnung')) return {}
  const roh = o.get('abrechnung')
  if (roh === null) return { abrechnung: null }
  const abrechnung = liesAbrechnung(unter(stelle, 'abrechnung'), roh)
  return abrechnung === null ? {} : { abrechnung }
}

/** K-E. `limitCent` and `kassenanteil` may be missing: no limit, nothing for the till. */
function liesAbrechnung(stelle: Stelle, roh: unknown): Abrechnung | null {
  const o = liesObjekt(stelle, roh, {
    pflicht: ['einsatzCent', 'modus'],
    moeglich: ['limitCent', 'kassenanteil'],
  })
  if (o === null) return null
  const zahl = (name: string, bereich: { von: number; bis: number }) =>
    o.has(name) ? liesGanzzahl(unter(stelle, name), o.get(name), bereich) : null
  const einsatzCent = zahl('einsatzCent', EINSATZ)
  const limitCent = zahl('limitCent', EINSATZ)
  const kassenanteil = zahl('kassenanteil', ANTEIL) ?? 0
  const modus = o.has('modus')
    ? liesWahl(unter(stelle, 'modus'), o.get('modus'), ABRECHNUNG_MODI)
    : null
  if (modus === 'fix' && o.has('limitCent')) melde(unter(stelle, 'limitCent'), 'limit-bei-fix')
  if (einsatzCent === null || modus === null) return null
  return { einsatzCent, modus, limitCent, kassenanteil }
}

/** The keys that `liesEinstellungen` reads, as a file holds them: only what has an effect. */
export function schreibeEinstellungen(
  regelwerk: Regelwerk,
  einstellungen: Einstellungen,
): { readonly einstellungen: Partial<Einstellungen>; readonly abrechnung?: unknown } {
  const { abrechnung } = einstellungen
  const wirksam = wirksameEinstellungen(regelwerk, einstellungen)
  const genannt = NAMEN.filter((name) => wirksam.includes(name))
  return {
    einstellungen: Object.fromEntries(genannt.map((name) => [name, einstellungen[name]])),
    ...(abrechnung === null ? {} : { abrechnung: schreibeAbrechnung(abrechnung) }),
  }
}

function schreibeAbrechnung({ limitCent, ...rest }: Abrechnung): unknown {
  return limitCent === null ? rest : { ...rest, limitCent }
}
