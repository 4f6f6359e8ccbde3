import { istObjekt } from '../objekt'
import type { Ablehnung, Aenderung, Entscheidung, Kontext } from '../op/aenderung'
import { applyAenderungen } from '../op/apply'
import { decide } from '../op/decide'
import { pruefeWeg } from '../op/decide-freigabe'
import { trageSpielEin } from '../op/decide-spiel'
import type { Op, OpDaten, VereinStand } from '../op/op'
import { parseOpDaten } from '../op/parse'
import type { Result } from '../result'
import { fail, ok } from '../result'
import type { Rundenlauf } from '../runde/compute'
import { invariant } from '../invariant'
import { summiere } from '../summe'
import type { Bestand } from './bestand'
import {
  findeSpieltag,
  freigabenZu,
  haltWach,
  laufIn,
  spieleFort,
  standFuer,
  uebernimm,
} from './bestand'
import type { Folge } from './folge'
import { computeFolge, folgeDesEintrags, platzVonSpiel, wertetSaison } from './folge'
import { fuehreOrte, mitNeutralem, oeffne } from './getilgt'
import type { ProtokollEintrag } from './protokoll'
import { tabelleVon } from './saisonlauf'
import type { Klartext } from './siegel'

/** An entry as it is stored, with the names beside it. */
export interface OffenerEintrag extends Omit<ProtokollEintrag, 'folge'> {
  /** From before entries told what they came to. */
  readonly ausFrueher: boolean
  readonly klartext: readonly Klartext[]
  /** Of an operation that takes a name out: the neutral name that the store has for it. */
  readonly neutral?: string | undefined
}

/** What an operation has made of the club: the rows that must be stored, and what it came to. */
export interface Nachgerechnet {
  readonly aenderungen: readonly Aenderung[]
  readonly folge: Folge
}

/**
 * Plays the next entry of a protocol: exactly what `decide` and `computeFolge` gave when it was taken, but in a time that does
 * not grow with the evening or the season. Refused when it could not have been taken; then `bestand` is as before.
 */
export function rechneNach(
  bestand: Bestand,
  eintrag: OffenerEintrag,
): Result<Nachgerechnet, Ablehnung> {
  const op = liesOp(bestand, eintrag)
  if (!op.ok) return fail({ code: 'abgelehnt', fehler: op.fehler })
  const kontext = kontextVon(eintrag)
  return op.wert.art === 'spiel-eintragen'
    ? rechneSpielNach(bestand, op.wert, kontext)
    : rechneVorgangNach(bestand, op.wert, { eintrag, kontext })
}

function liesOp(bestand: Bestand, eintrag: OffenerEintrag): ReturnType<typeof parseOpDaten> {
  const { opId: id, art, basis, daten } = eintrag
  // The Spiel itself is parsed when it is decided on; all else of it is compared with its row and what it came to.
  if (art === 'spiel-eintragen' && basis === 0 && istEintragung(daten))
    return ok({ id, art, basis, daten })
  return parseOpDaten({ id, art, basis, daten: oeffne(bestand, eintrag) })
}

function istEintragung(daten: unknown): daten is OpDaten<'spiel-eintragen'> {
  if (!istObjekt(daten)) return false
  const { spieltagId, rundeId, spielId, position, spiel, besetzung, nachtrag, freigabeId } = daten
  const ids = typeof spieltagId === 'string' && typeof rundeId === 'string'
  const neu = typeof spielId === 'string' && Number.isInteger(position)
  const woher = freigabeId === undefined || typeof freigabeId === 'string'
  const wohin = nachtrag === undefined || nachtrag === true
  const wer = besetzung === undefined || sindVier(besetzung)
  return ids && neu && woher && wohin && wer && istObjekt(spiel)
}

function sindVier(besetzung: unknown): boolean {
  if (!Array.isArray(besetzung) || besetzung.length !== 4) return false
  return besetzung.every((id) => typeof id === 'string')
}

/** Whoever was allowed to send it: who had which role then is in no entry, since the server itself may act for anybody. */
function kontextVon({ kontoId, kontoName, zeit }: OffenerEintrag): Kontext {
  return {
    konto: { id: kontoId, name: kontoName, anmeldename: '' },
    rolle: 'server',
    jetzt: zeit,
  }
}

/** The kind of which a club has ten times more than of all others: plays the Runde on from where it stands. */
function rechneSpielNach(
  bestand: Bestand,
  op: Extract<Op, { art: 'spiel-eintragen' }>,
  kontext: Kontext,
): Result<Nachgerechnet, Ablehnung> {
  const freigaben = freigabenZu(bestand, op.daten.spieltagId)
  const verwehrt = pruefeWeg({ freigaben }, op, kontext)
  if (verwehrt !== null) return verwehrt
  const akte = findeSpieltag(bestand, op.daten.spieltagId)
  const entscheidung = trageSpielEin(
    { spieltage: akte === undefined ? [] : [akte] },
    { daten: op.daten, verlaufVon: (runde) => laufIn(bestand, runde).verlauf },
    kontext,
  )
  if (!entscheidung.ok) return entscheidung
  const [neu] = entscheidung.wert
  invariant(akte !== undefined && neu?.art === 'spiel', 'ein Spiel mehr im Abend')
  const { rundeId } = neu.zeile
  const runden = akte.runden.map((r) => (r.id === rundeId ? spieleFort(bestand, r, neu.zeile) : r))
  haltWach(bestand, { ...akte, runden })
  const laeufe = runden.map((r) => laufIn(bestand, r))
  const spiel = bestand.laeufe.hole(rundeId)?.lauf.spiele.at(-1)
  invariant(spiel !== undefined, 'das Spiel steht am Ende seiner Runde')
  const folge = folgeDesEintrags(op, {
    datum: akte.datum,
    summe: summeVon(laeufe),
    platz: platzVonSpiel({ runden }, rundeId),
    spiel,
    versionVon: (id) => bestand.spieler.get(id)?.version,
  })
  return ok({ aenderungen: entscheidung.wert, folge })
}

function summeVon(laeufe: readonly Rundenlauf[]): ReadonlyMap<string, number> {
  const [erster, ...weitere] = laeufe.map((l) => l.summen)
  if (erster === undefined || weitere.length === 0) return erster ?? new Map()
  return summiere([erster, ...weitere])
}

function rechneVorgangNach(
  bestand: Bestand,
  op: Op,
  { eintrag, kontext }: { eintrag: OffenerEintrag; kontext: Kontext },
): Result<Nachgerechnet, Ablehnung> {
  const vorher = standFuer(bestand, op)
  const entscheidung = eintrag.ausFrueher
    ? decideFrueher(vorher, op, kontext)
    : decide(vorher, op, kontext)
  if (!entscheidung.ok) return entscheidung
  const aenderungen = mitNeutralem(bestand, entscheidung.wert, eintrag.neutral)
  const nachher = applyAenderungen(vorher, aenderungen)
  const saisonId = wertetSaison({ op, vorher, nachher })
  const tabelle = () =>
    saisonId === null
      ? null
      : tabelleVon(bestand.saisonlaeufe.get(saisonId), bestand.saisons.get(saisonId))
  const tabelleVorher = tabelle()
  uebernimm(bestand, nachher, aenderungen)
  const orte = fuehreOrte(bestand, op, aenderungen)
  const tabellen = saisonId === null ? null : { vorher: tabelleVorher, nachher: tabelle() }
  const folge = computeFolge({ op, vorher, nachher }, tabellen)
  return ok({ aenderungen: [...aenderungen, ...orte], folge })
}

/** Longer than a reason may be: nobody can have sent it. */
const OHNE_GRUND = '?'.repeat(301)

/**
 * As `decide` for an entry from before entries told what they came to: what lacks a reason was taken without, and a later
 * Runde took the options that the Saison had then.
 */
function decideFrueher(vorher: VereinStand, op: Op, kontext: Kontext): Entscheidung {
  const entscheidung = decide(vorher, op, kontext)
  if (op.art === 'runde-eroeffnen' && entscheidung.ok) {
    const saisonId = vorher.spieltage.find((t) => t.id === op.daten.spieltagId)?.saisonId
    const saison = vorher.saisons.find((s) => s.id === saisonId)
    invariant(saison !== undefined, 'ein Spieltag gehört zu einer Saison')
    const { regelwerk, einstellungen } = saison
    return ok(
      entscheidung.wert.map((a) =>
        a.art === 'runde' && a.zeile.version === 1
          ? { ...a, zeile: { ...a.zeile, regelwerk, einstellungen } }
          : a,
      ),
    )
  }
  const fehlt = !entscheidung.ok && entscheidung.fehler.fehler.some((f) => f.code === 'grund-fehlt')
  if (!fehlt) return entscheidung
  const mitGrund = { ...op, daten: { ...op.daten, grund: OHNE_GRUND } } as Op
  const doch = decide(vorher, mitGrund, kontext)
  if (!doch.ok) return entscheidung
  return ok(
    doch.wert.map((a) =>
      a.art === 'spiel' && a.zeile.grund === OHNE_GRUND
        ? { ...a, zeile: { ...a.zeile, grund: null } }
        : a,
    ),
  )
}
