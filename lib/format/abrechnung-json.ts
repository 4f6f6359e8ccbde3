import type { Rechnung, Rundenrechnung } from '../domain/abrechnung/abend'
import type { Saisonrechnung } from '../domain/abrechnung/saison'
import { listZahlungen } from '../domain/abrechnung/zahlungen'
import type { Saison } from '../domain/saison/saison'

/** The answer of the command `abrechnung` for one table. Whole cents; players are names. */
export function rundenrechnungJson(rechnung: Rundenrechnung) {
  return { spiele: rechnung.spiele.map(spielJson), ...summenJson(rechnung) }
}

/**
 * The same for a season file: its Spieltage in the order of the file, each with its Runden (null: not played for money) or, where
 * only its result is known, with `runden: null`; fees for absences by player.
 */
export function saisonrechnungJson({ spieltage }: Saison, rechnung: Saisonrechnung) {
  return {
    spieltage: spieltage.map(({ datum }, i) => {
      const abend = rechnung.abende[i] ?? null
      if (abend === null) return { datum, runden: null }
      const { runden, summe, kasse } = abend
      const spiele = runden.map((r) => (r === null ? null : { spiele: r.spiele.map(spielJson) }))
      return { datum, runden: spiele, summe, kasse }
    }),
    fehlgebuehren: Object.fromEntries(rechnung.gebuehren.map((g) => [g.spieler, g.cent])),
    ...summenJson(rechnung),
  }
}

function spielJson({ nummer, cent, kasse }: Rundenrechnung['spiele'][number]) {
  return { nummer, cent, kasse }
}

function summenJson({ summe, kasse }: Rechnung) {
  return { summe, kasse, zahlungen: listZahlungen({ summe, kasse }) }
}
