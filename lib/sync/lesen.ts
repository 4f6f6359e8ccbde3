import { istObjekt } from '../domain/objekt'
import { ABSAGE_STUFEN, ARTEN, NULL_STUFEN, PARTEIEN, SONDERPUNKTE } from '../domain/spiel/spiel'
import type { AbendOp, Wartend } from './ausgang'

/** A record of the outbox: one that this app understands, or one that another version of it has left, kept as it is. */
export type Gelesen =
  | { readonly art: 'gut'; readonly wartend: Wartend }
  | { readonly art: 'fremd'; readonly roh: unknown }

/**
 * What a stored record is. Checked by hand: a parser's library is more than the table screen weighs. Whether a Spiel is
 * one that may be played is `pruefeSpiel`'s to say. A `fremd` one must not be dropped: a game may be in it.
 */
export function liesWartend(roh: unknown): Gelesen {
  // The check has looked at every field that is read.
  return istWartend(roh) ? { art: 'gut', wartend: roh as Wartend } : { art: 'fremd', roh }
}

type Pruefung = (wert: unknown) => boolean
type Felder = Readonly<Record<string, Pruefung>>

const text: Pruefung = (w) => typeof w === 'string'
const zahl: Pruefung = (w) => typeof w === 'number' && Number.isFinite(w)
const oder =
  (...pruefungen: readonly Pruefung[]): Pruefung =>
  (w) =>
    pruefungen.some((p) => p(w))
const genau =
  (...werte: readonly unknown[]): Pruefung =>
  (w) =>
    werte.includes(w)
const liste =
  (pruefung: Pruefung): Pruefung =>
  (w) =>
    Array.isArray(w) && w.every(pruefung)
const mit =
  (felder: Felder): Pruefung =>
  (w) =>
    istObjekt(w) && Object.entries(felder).every(([feld, pruefung]) => pruefung(w[feld]))
const fehlt = genau(undefined)
const textOderNichts = oder(text, fehlt)
const texte = liste(text)
const vier = oder(fehlt, (w) => texte(w) && (w as readonly string[]).length === 4)

const ansage = oder(fehlt, genau(...ABSAGE_STUFEN, ...NULL_STUFEN))
const anzahl = oder(fehlt, zahl)
const sonderpunkte = oder(fehlt, mit(Object.fromEntries(SONDERPUNKTE.map((art) => [art, anzahl]))))

const spiel = mit({
  art: genau(...ARTEN),
  re: texte,
  augenRe: oder(fehlt, zahl, mit({ von: zahl, bis: zahl })),
  ohneStich: oder(fehlt, genau(...PARTEIEN)),
  stoesse: oder(fehlt, texte),
  ansagen: oder(fehlt, mit({ re: ansage, kontra: ansage })),
  ansageVorKlaerung: oder(fehlt, genau(...ABSAGE_STUFEN)),
  sonderpunkte: oder(fehlt, mit({ re: sonderpunkte, kontra: sonderpunkte })),
  schweine: textOderNichts,
  trumpfabgabe: oder(fehlt, texte),
  regelverstoss: textOderNichts,
  bestaetigt: oder(fehlt, texte),
  notiz: textOderNichts,
})
const aenderung = oder(
  mit({ art: genau('streichung', 'wiederherstellung', 'bestehende') }),
  mit({ art: genau('korrektur'), spiel, besetzung: vier }),
)
const einspruch = { einspruchId: text }

/** What `daten` of each kind hold beside the evening's id. */
const DATEN: { readonly [A in AbendOp['art']]: Felder } = {
  'spiel-eintragen': { rundeId: text, spielId: text, position: zahl, spiel, besetzung: vier },
  'spiel-korrigieren': { spielId: text, spiel, besetzung: vier, grund: textOderNichts },
  'spiel-streichen': { spielId: text, grund: textOderNichts },
  'spiel-wiederherstellen': { spielId: text, grund: textOderNichts },
  'einspruch-erheben': {
    ...einspruch,
    spielId: text,
    spielerId: oder(text, genau(null)),
    grund: text,
  },
  'einspruch-annehmen': { ...einspruch, aenderung, antwort: textOderNichts },
  'einspruch-ablehnen': { ...einspruch, antwort: text },
  'einspruch-zuruecknehmen': einspruch,
  'einspruch-quittieren': einspruch,
  'runde-eroeffnen': {
    runde: mit({ id: text, sitze: texte, ersterGeber: text }),
    tisch: oder(fehlt, zahl),
    aufgeloest: oder(fehlt, liste(zahl)),
  },
  'spieltag-aendern': {
    ...{ datum: text, ort: oder(text, genau(null)), entschuldigt: texte, grund: textOderNichts },
  },
  'spieltag-abschliessen': { ende: genau('gespielt', 'vorzeitig') },
  'spieltag-wiederoeffnen': { grund: textOderNichts },
  'spieltag-streichen': { grund: textOderNichts },
  'spieltag-abnehmen': { abnahmeId: text, spielerId: text, fassung: zahl },
}

const op: Pruefung = (w) => {
  if (!mit({ id: text, art: genau(...Object.keys(DATEN)), basis: zahl })(w)) return false
  const { art, daten } = w as { readonly art: AbendOp['art']; readonly daten: unknown }
  return mit({ spieltagId: text, ...DATEN[art] })(daten)
}
const weg = oder(
  mit({ art: genau('verein'), kurz: text }),
  mit({ art: genau('freigabe'), token: text }),
)
const gesehen = mit({ id: text, rundeId: text, version: zahl, spiel, besetzung: texte })
const absage = mit({ code: text, fehler: liste(mit({ code: text, text })) })

const istWartend = mit({
  ...{ fassung: genau(1), nummer: zahl, op, weg, spieltagId: text },
  ...{ kontoId: oder(text, genau(null)), erfasstVon: text, zeit: zahl },
  ...{ versucht: oder(fehlt, genau(true)) },
  ...{ gesehen: oder(fehlt, gesehen), seq: oder(fehlt, zahl), absage: oder(fehlt, absage) },
})
