import { regelwerkVon } from '../regelwerk/presets'
import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'
import { regelDesHinweises } from '../runde/hinweis-regel'
import { spielHinweise, verlaufNach } from '../runde/hinweise'
import type { Verlauf } from '../runde/verlauf'
import { besetzungVon } from '../runde/verlauf'
import { parseSpiel } from '../spiel/parse'
import { pruefeSpiel } from '../spiel/pruefe'
import type { Hinweis, Spiel, SpielHinweisCode } from '../spiel/spiel'
import { hinweiseDurchKorrektur, istZuBestaetigen } from '../spieltag/korrektur'
import { rundeAus } from '../spieltag/rechnen'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../spieltag/spieltag'
import { findSpiel, naechstePosition } from '../spieltag/vorgriff'
import type { Ablehnung, Entscheidung, Kontext } from './aenderung'
import { abgelehntWegen, ablehnung } from './aenderung'
import { findeGueltigen, findeSpiel, istNachtrag } from './finde'
import { ohneGrund } from './grund'
import type { OpDaten, VereinStand } from './op'

type Bearbeitung = 'spiel-korrigieren' | 'spiel-streichen' | 'spiel-wiederherstellen'

/** An operation on a recorded Spiel, and who sent it. */
export interface SpielAuftrag<A extends Bearbeitung> {
  readonly basis: number
  readonly daten: OpDaten<A>
  readonly kontext: Kontext
}

/** A Spiel to record. Who plays through a whole protocol knows where the Runde stands and says so. */
export interface Eintragung {
  readonly daten: OpDaten<'spiel-eintragen'>
  readonly verlaufVon?: (runde: RundeAkte) => Verlauf
}

function verlaufAus(akte: RundeAkte): Verlauf {
  return verlaufNach(rundeAus(akte))
}

/**
 * Records the next Spiel with the four whom its sender names, else with those whom U-T2 seats: a game that waited for the
 * network was played by whom it was, also when a correction from elsewhere has moved the deal since. Faults of the Spiel have
 * their place within it (`ansagen.re`); hints against U-T3 to U-T5 must be among its `bestaetigt`.
 */
export function trageSpielEin(
  stand: Pick<VereinStand, 'spieltage'>,
  { daten, verlaufVon = verlaufAus }: Eintragung,
  kontext: Kontext,
): Entscheidung {
  const spieltag = findeGueltigen(stand, daten.spieltagId)
  if (!spieltag.ok) return spieltag
  if (spieltag.wert.ende !== null)
    return ablehnung('abgelehnt', { ort: '', code: 'spieltag-abgeschlossen', regel: 'U-T7' })
  const akte = spieltag.wert.runden.find((r) => r.id === daten.rundeId)
  if (akte === undefined)
    return ablehnung('nicht-gefunden', { ort: 'rundeId', code: 'runde-unbekannt' })
  if (akte.ende !== null && !istNachtrag(daten))
    return ablehnung('veraltet', { ort: 'rundeId', code: 'runde-beendet', regel: 'U-T7' })
  const position = naechstePosition(spieltag.wert, akte.id)
  if (daten.position !== position)
    return ablehnung('veraltet', {
      ort: 'position',
      code: 'position-vergeben',
      daten: { position },
    })
  if (findSpiel(spieltag.wert, daten.spielId) !== undefined)
    return ablehnung('abgelehnt', { ort: 'spielId', code: 'id-vergeben' })

  const verlauf = verlaufVon(akte)
  const fremde = abgelehntWegen(pruefeBesetzung(daten.besetzung ?? [], akte))
  if (fremde !== null) return fremde
  const besetzung = besetzungVon(verlauf, daten).spieler
  const spiel = liesSpiel(daten.spiel, { akte, besetzung })
  if (!spiel.ok) return spiel
  const hinweise = spielHinweise(verlauf, { spiel: spiel.wert, besetzung })
  return (
    unbestaetigt(akte, spiel.wert, hinweise.filter(istZuBestaetigen)) ??
    ok([
      {
        art: 'spiel',
        spieltagId: daten.spieltagId,
        zeile: {
          id: daten.spielId,
          rundeId: akte.id,
          position,
          version: 1,
          spiel: spiel.wert,
          besetzung,
          gestrichen: false,
          grund: null,
          eingetragenAm: kontext.jetzt,
          ...erfasst(kontext),
        },
      },
    ])
  )
}

/**
 * The next version of a Spiel with other content; the recorded four stay unless others are named. A struck Spiel counts
 * again by it. A hint that the Spiel carried before is not asked for again.
 */
export function korrigiereSpiel(
  stand: VereinStand,
  { basis, daten, kontext }: SpielAuftrag<'spiel-korrigieren'>,
): Entscheidung {
  const gefunden = findeGueltigesSpiel(stand, { basis, daten })
  if (!gefunden.ok) return gefunden
  const neu = korrigierteVersion(gefunden.wert, daten, kontext)
  if (!neu.ok) return neu
  return (
    ohneGrund(gefunden.wert.spieltag, daten) ??
    ok([{ art: 'spiel', spieltagId: daten.spieltagId, zeile: neu.wert }])
  )
}

/** The next version with other content, which counts, or what forbids it. */
export function korrigierteVersion(
  { runde, spiel: alt }: { runde: RundeAkte; spiel: SpielAkte },
  neu: { spiel: unknown; besetzung?: readonly string[] | undefined; grund?: string | undefined },
  kontext: Kontext,
): Result<SpielAkte, Ablehnung> {
  const besetzung = neu.besetzung ?? alt.besetzung
  const fehler = abgelehntWegen(pruefeBesetzung(besetzung, runde))
  if (fehler !== null) return fehler
  const spiel = liesSpiel(neu.spiel, { akte: runde, besetzung })
  if (!spiel.ok) return spiel
  const zeile = naechsteVersion(
    alt,
    { spiel: spiel.wert, besetzung, gestrichen: false, grund: neu.grund },
    kontext,
  )
  const dazu = hinweiseDurchKorrektur(runde, mitSpiel(runde, zeile), alt.id)
  return unbestaetigt(runde, spiel.wert, dazu) ?? ok(zeile)
}

/** Strikes a Spiel, or restores a struck one, as a new version. */
export function setzeGestrichen(
  stand: VereinStand,
  auftrag: SpielAuftrag<'spiel-streichen' | 'spiel-wiederherstellen'>,
  gestrichen: { readonly gestrichen: boolean },
): Entscheidung {
  const { daten, kontext } = auftrag
  const gefunden = findeGueltigesSpiel(stand, auftrag)
  if (!gefunden.ok) return gefunden
  const zeile = andersGestrichen(gefunden.wert.spiel, { ...gestrichen, ...daten }, kontext)
  if (!zeile.ok) return zeile
  return (
    ohneGrund(gefunden.wert.spieltag, daten) ??
    ok([{ art: 'spiel', spieltagId: daten.spieltagId, zeile: zeile.wert }])
  )
}

/** The next version, struck or counting again, unless it is so already. */
export function andersGestrichen(
  alt: SpielAkte,
  neu: { gestrichen: boolean; grund?: string | undefined },
  kontext: Kontext,
): Result<SpielAkte, Ablehnung> {
  if (alt.gestrichen === neu.gestrichen) {
    const code = alt.gestrichen ? 'spiel-gestrichen' : 'spiel-nicht-gestrichen'
    return ablehnung('abgelehnt', { ort: 'spielId', code })
  }
  return ok(naechsteVersion(alt, { gestrichen: neu.gestrichen, grund: neu.grund }, kontext))
}

function findeGueltigesSpiel(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: { spieltagId: string; spielId: string } },
): Result<{ spieltag: SpieltagAkte; runde: RundeAkte; spiel: SpielAkte }, Ablehnung> {
  const spieltag = findeGueltigen(stand, daten.spieltagId)
  if (!spieltag.ok) return spieltag
  const gefunden = findeSpiel(spieltag.wert, { spielId: daten.spielId, basis })
  return gefunden.ok ? ok({ spieltag: spieltag.wert, ...gefunden.wert }) : gefunden
}

/** A Spiel from outside that may stand with these four (U-S, U-N, U-P). */
function liesSpiel(
  roh: unknown,
  { akte, besetzung }: { akte: RundeAkte; besetzung: readonly string[] },
): Result<Spiel, Ablehnung> {
  const regelwerk = regelwerkVon(akte)
  const spiel = parseSpiel(roh, regelwerk)
  if (!spiel.ok) return fail({ code: 'abgelehnt', fehler: spiel.fehler })
  return abgelehntWegen(pruefeSpiel(spiel.wert, { regelwerk, spieler: besetzung })) ?? spiel
}

function pruefeBesetzung(besetzung: readonly string[], { sitze }: RundeAkte): readonly Fehler[] {
  return besetzung.flatMap((id, i): readonly Fehler[] =>
    sitze.includes(id) && besetzung.indexOf(id) === i
      ? []
      : [{ ort: `besetzung[${i}]`, regel: 'U-T2', code: 'besetzung-falsch' }],
  )
}

function unbestaetigt(
  { regelwerk }: RundeAkte,
  spiel: Spiel,
  hinweise: readonly Hinweis<SpielHinweisCode>[],
): ReturnType<typeof abgelehntWegen> {
  const offene = hinweise.filter((h) => !(spiel.bestaetigt ?? []).includes(h.code))
  return abgelehntWegen(
    offene.map((h) => ({
      ort: 'bestaetigt',
      regel: regelDesHinweises(regelwerk, h.code),
      code: 'hinweis-unbestaetigt',
      daten: { hinweis: h.code },
    })),
  )
}

function mitSpiel(akte: RundeAkte, neu: SpielAkte): RundeAkte {
  return { ...akte, spiele: akte.spiele.map((s) => (s.id === neu.id ? neu : s)) }
}

function naechsteVersion(
  alt: SpielAkte,
  neu: {
    spiel?: Spiel
    besetzung?: readonly string[]
    gestrichen?: boolean
    grund?: string | undefined
  },
  kontext: Kontext,
): SpielAkte {
  return {
    ...alt,
    spiel: neu.spiel ?? alt.spiel,
    besetzung: neu.besetzung ?? alt.besetzung,
    gestrichen: neu.gestrichen ?? alt.gestrichen,
    grund: neu.grund || null,
    version: alt.version + 1,
    ...erfasst(kontext),
  }
}

function erfasst({ konto, jetzt }: Kontext) {
  return { erfasstVon: konto.name, erfasstAm: jetzt }
}
