import { plaetzeVon } from '../regelwerk/plaetze'
import type { Regelwerk } from '../regelwerk/regelwerk'
import type { Fehler } from '../result'
import type { SpieltagAkte } from '../spieltag/spieltag'
import { findeAnderswo, laufendeRunden } from '../spieltag/tische'
import type { SaisonAkte } from '../verein/verein'
import type { RundeKopf } from './aenderung'
import type { OpDaten, VereinStand } from './op'

type Optionen = Pick<RundeKopf, 'regelwerk' | 'einstellungen'>
type Eroeffnung = OpDaten<'runde-eroeffnen'>['runde']

/** What forbids these seats: known players, each once, as many as the rule book seats, the dealer among them. */
export function pruefeSitze(
  runde: Eroeffnung,
  { stand, regelwerk }: { stand: VereinStand; regelwerk: Regelwerk },
): readonly Fehler[] {
  const { sitze, ersterGeber } = runde
  const fehler: Fehler[] = []
  sitze.forEach((id, i) => {
    const ort = `runde.sitze[${i}]`
    if (!stand.spieler.some((s) => s.id === id))
      fehler.push({ ort, regel: 'Format', code: 'spieler-unbekannt' })
    else if (sitze.indexOf(id) < i) fehler.push({ ort, regel: 'Format', code: 'sitze-doppelt' })
  })
  if (!regelwerk.spieler.includes(sitze.length)) {
    const daten = { ...plaetzeVon(regelwerk) }
    fehler.push({ ort: 'runde.sitze', regel: 'Format', code: 'sitze-anzahl', daten })
  }
  if (!sitze.includes(ersterGeber))
    fehler.push({ ort: 'runde.ersterGeber', regel: 'Format', code: 'geber-nicht-am-tisch' })
  return fehler
}

/** What forbids that these players sit down at this table: they are at another, or a table that is to dissolve cannot. */
export function pruefeTisch(
  akte: SpieltagAkte,
  daten: Pick<OpDaten<'runde-eroeffnen'>, 'runde' | 'tisch' | 'aufgeloest'>,
  { spieler }: Pick<VereinStand, 'spieler'>,
): readonly Fehler[] {
  const { tisch = 1, aufgeloest = [], runde } = daten
  const anderswo = findeAnderswo(akte, { tisch, aufgeloest, sitze: runde.sitze })
  const laufende = laufendeRunden(akte)
  return [
    ...anderswo.map((a): Fehler => {
      const name = spieler.find((s) => s.id === a.id)?.name ?? ''
      const ort = `runde.sitze[${a.platz}]`
      return { ort, regel: 'Format', code: 'tisch-anderer', daten: { name, tisch: a.tisch } }
    }),
    ...aufgeloest.flatMap((nummer, i): readonly Fehler[] => {
      const dort = laufende.find((r) => r.tisch === nummer && nummer !== tisch)
      if (dort?.sitze.some((s) => runde.sitze.includes(s))) return []
      const ort = `aufgeloest[${i}]`
      return [{ ort, regel: 'Format', code: 'tisch-nicht-aufloesbar', daten: { tisch: nummer } }]
    }),
  ]
}

/** What forbids these excuses: only members of the roster who are not there can be excused (U-L6). */
export function pruefeEntschuldigt(
  entschuldigt: readonly string[],
  { saison, anwesend }: { saison: SaisonAkte; anwesend: readonly string[] },
): readonly Fehler[] {
  return entschuldigt.flatMap((id, i): readonly Fehler[] => {
    const ort = `entschuldigt[${i}]`
    if (!saison.spieler.includes(id))
      return [{ ort, regel: 'U-L6', code: 'entschuldigt-nicht-im-kader' }]
    if (anwesend.includes(id)) return [{ ort, regel: 'U-L6', code: 'entschuldigt-anwesend' }]
    if (entschuldigt.indexOf(id) < i)
      return [{ ort, regel: 'Format', code: 'entschuldigt-doppelt' }]
    return []
  })
}

/**
 * The new Runde with the complete options it is played under: the first of an evening takes those that the Saison has then,
 * a later one those of the evening.
 */
export function neueRunde(
  runde: Eroeffnung,
  { optionen, nummer, tisch = 1 }: { optionen: Optionen; nummer: number; tisch?: number },
): RundeKopf {
  return {
    id: runde.id,
    nummer,
    tisch,
    regelwerk: optionen.regelwerk,
    einstellungen: optionen.einstellungen,
    sitze: runde.sitze,
    ersterGeber: runde.ersterGeber,
    ende: null,
    version: 1,
  }
}

/** The place of one more Spieltag of this date in its Saison. */
export function naechsteReihenfolge(
  stand: VereinStand,
  { saisonId, datum }: { saisonId: string; datum: string },
): number {
  const gleiche = stand.spieltage.filter((s) => s.saisonId === saisonId && s.datum === datum)
  return Math.max(0, ...gleiche.map((s) => s.reihenfolge)) + 1
}

/** Everyone who was at a table of the evening or stands in its known result. */
export function anwesende({ runden, endstand }: SpieltagAkte): readonly string[] {
  return [...new Set([...runden.flatMap((r) => r.sitze), ...Object.keys(endstand ?? {})])]
}
