import type { SaisonSpieltag } from '../saison/saison'
import type { SpielerRef } from '../spiel/spiel'
import { TISCHE_HOECHSTENS } from '../spieltag/tische'
import type { Stelle } from './lesen'
import {
  liesDatum,
  liesEintraege,
  liesGanzzahl,
  liesListe,
  liesObjekt,
  liesText,
  liesWahl,
  melde,
  unter,
} from './lesen'
import { findeName, liesName, trageEin } from './namen'
import type { RundeKontext } from './runde-lesen'
import { ENDE, liesRunde } from './runde-lesen'
import type { Runde } from '../runde/runde'

const ORT_HOECHSTENS = 60
/** Far beyond what an evening can bring, near enough to keep sums exact. */
const PUNKTE_HOECHSTENS = 9999

export interface SpieltagKontext extends RundeKontext {
  /** The roster of the season. */
  readonly roster: readonly SpielerRef[]
}

/** One Spieltag of a season file: Runden, or only the final Spielpunkte (U-L7). Null when it cannot be used. */
export function liesSpieltag(
  stelle: Stelle,
  roh: unknown,
  kontext: SpieltagKontext,
): SaisonSpieltag | null {
  const o = liesObjekt(stelle, roh, {
    pflicht: ['datum'],
    moeglich: ['ort', 'runden', 'endstand', 'entschuldigt', 'ende'],
  })
  if (o === null) return null
  const datum = o.has('datum') ? liesDatum(unter(stelle, 'datum'), o.get('datum')) : null
  const ort = o.has('ort') ? liesText(unter(stelle, 'ort'), o.get('ort'), ORT_HOECHSTENS) : null
  const ende = o.has('ende') ? liesWahl(unter(stelle, 'ende'), o.get('ende'), ENDE) : null
  if (o.has('runden') === o.has('endstand')) melde(stelle, 'datei-runden-oder-endstand')
  const runden = o.has('runden')
    ? liesRunden(unter(stelle, 'runden'), o.get('runden'), kontext)
    : []
  const endstand = o.has('endstand')
    ? liesEndstand(unter(stelle, 'endstand'), o.get('endstand'), kontext)
    : null
  const anwesend = [...runden.flatMap((r) => r.spieler), ...Object.keys(endstand ?? {})]
  const entschuldigt = o.has('entschuldigt')
    ? liesEntschuldigt(unter(stelle, 'entschuldigt'), o.get('entschuldigt'), {
        roster: kontext.roster,
        anwesend,
      })
    : []
  if (datum === null) return null
  return {
    datum,
    ...(ort === null ? {} : { ort }),
    entschuldigt,
    runden,
    ...(endstand === null ? {} : { endstand }),
    ...(ende === null ? {} : { ende }),
  }
}

function liesRunden(stelle: Stelle, roh: unknown, kontext: RundeKontext): readonly Runde[] {
  const liste = liesListe(stelle, roh)
  if (liste?.length === 0) melde(stelle, 'datei-runden-leer')
  return (liste ?? []).flatMap((rohRunde, i) => {
    const hier = unter(stelle, i)
    const o = liesObjekt(hier, rohRunde, {
      pflicht: ['spieler', 'ersterGeber', 'spiele'],
      moeglich: ['einstellungen', 'abrechnung', 'ende', 'tisch'],
    })
    if (o === null) return []
    const tisch = o.has('tisch') ? liesTisch(unter(hier, 'tisch'), o.get('tisch')) : null
    const runde = liesRunde(hier, o, kontext)
    return runde === null ? [] : [{ ...runde, ...(tisch !== null && { tisch }) }]
  })
}

/** A further table of the evening; null for the first, which needs no number. */
function liesTisch(stelle: Stelle, roh: unknown): number | null {
  const tisch = liesGanzzahl(stelle, roh, { von: 1, bis: TISCHE_HOECHSTENS })
  return tisch === 1 ? null : tisch
}

/** Final Spielpunkte by name; they sum to 0 (U-L7). */
function liesEndstand(
  stelle: Stelle,
  roh: unknown,
  { buch }: RundeKontext,
): Readonly<Record<SpielerRef, number>> | null {
  const eintraege = liesEintraege(stelle, roh)
  if (eintraege === null) return null
  if (eintraege.size === 0) return melde(stelle, 'datei-endstand-leer')
  const vorher = stelle.fehler.length
  const endstand = new Map<SpielerRef, number>()
  for (const [rohName, rohPunkte] of eintraege) {
    const hier = unter(stelle, rohName)
    const name = liesName(hier, rohName)
    const ref = name === null ? null : trageEin(buch, hier, name)
    const punkte = liesGanzzahl(hier, rohPunkte, {
      von: -PUNKTE_HOECHSTENS,
      bis: PUNKTE_HOECHSTENS,
    })
    if (ref === null || punkte === null) continue
    if (endstand.has(ref)) melde(hier, 'datei-name-doppelt', { daten: { name: ref } })
    endstand.set(ref, punkte)
  }
  const summe = [...endstand.values()].reduce((a, b) => a + b, 0)
  // A sum over unreadable entries would only be a second message for the same fault.
  if (stelle.fehler.length === vorher && summe !== 0) {
    melde(stelle, 'datei-endstand-summe', { regel: 'U-L7', daten: { summe } })
  }
  return Object.fromEntries(endstand)
}

/** Members of the roster who found no seat (U-L6): who plays is not excused. */
function liesEntschuldigt(
  stelle: Stelle,
  roh: unknown,
  p: { roster: readonly SpielerRef[]; anwesend: readonly SpielerRef[] },
): readonly SpielerRef[] {
  const namen: SpielerRef[] = []
  const liste = liesListe(stelle, roh) ?? []
  liste.forEach((rohName, i) => {
    const hier = unter(stelle, i)
    const name = liesName(hier, rohName)
    if (name === null) return
    const ref = findeName(p.roster, name)
    if (ref === undefined) {
      melde(hier, 'datei-entschuldigt-fremd', { regel: 'U-L6', daten: { name } })
    } else if (p.anwesend.includes(ref)) {
      melde(hier, 'datei-entschuldigt-spielt', { regel: 'U-L6', daten: { name } })
    } else if (namen.includes(ref)) {
      melde(hier, 'datei-name-doppelt', { daten: { name } })
    } else {
      namen.push(ref)
    }
  })
  return namen
}
