import {
  darfEinsprechen,
  empfaengerVon,
  istEigener,
  spielerkontenVon,
} from '../einspruch/einspruch'
import type { EinspruchAkte, EinspruchZustand, Ich } from '../einspruch/einspruch'
import { kanonisch } from '../protokoll/protokoll'
import type { Result } from '../result'
import { fail, ok } from '../result'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../spieltag/spieltag'
import type { Ablehnung, Aenderung, Entscheidung, Kontext } from './aenderung'
import { ablehnung, veraltetWenn } from './aenderung'
import { andersGestrichen, korrigierteVersion } from './decide-spiel'
import { findeGueltigen, findeSpiel } from './finde'
import type { Op, OpDaten, VereinStand } from './op'
import { darf } from './rechte'
import { anwesende } from './tisch'

interface Auftrag<D> {
  readonly basis: number
  readonly daten: D
  readonly kontext: Kontext
}

type EinspruchOp = Extract<Op, { art: `einspruch-${string}` }>

/** What an operation on an objection changes, or why it is refused. */
export function decideEinspruch(
  stand: VereinStand,
  op: EinspruchOp,
  kontext: Kontext,
): Entscheidung {
  switch (op.art) {
    case 'einspruch-erheben':
      return erhebeEinspruch(stand, { ...op, kontext })
    case 'einspruch-annehmen':
      return nimmEinspruchAn(stand, { ...op, kontext })
    case 'einspruch-ablehnen':
      return lehneEinspruchAb(stand, { ...op, kontext })
    case 'einspruch-zuruecknehmen':
      return nimmEinspruchZurueck(stand, { ...op, kontext })
    case 'einspruch-quittieren':
      return quittiereEinspruch(stand, { ...op, kontext })
  }
}

/** Marks a Spiel as disputed until somebody decides. One open objection for each who objects. */
function erhebeEinspruch(
  stand: VereinStand,
  { basis, daten, kontext }: Auftrag<OpDaten<'einspruch-erheben'>>,
): Entscheidung {
  const spieltag = findeGueltigen(stand, daten.spieltagId)
  if (!spieltag.ok) return spieltag
  const gefunden = findeSpiel(spieltag.wert, { spielId: daten.spielId, basis })
  if (!gefunden.ok) return gefunden
  const verwehrt = pruefeWer(stand, { spieltag: spieltag.wert, daten, kontext })
  if (verwehrt !== null) return verwehrt
  const { einsprueche } = spieltag.wert
  if (einsprueche.some((e) => e.id === daten.einspruchId))
    return ablehnung('abgelehnt', { ort: 'einspruchId', code: 'id-vergeben' })
  const schon = einsprueche.some(
    (e) =>
      e.zustand === 'offen' &&
      e.spielId === daten.spielId &&
      e.spielerId === daten.spielerId &&
      (daten.spielerId !== null || e.kontoId === kontext.konto.id),
  )
  if (schon) return ablehnung('abgelehnt', { ort: 'spielId', code: 'einspruch-offen' })
  const zeile: EinspruchAkte = {
    id: daten.einspruchId,
    spielId: daten.spielId,
    spielVersion: gefunden.wert.spiel.version,
    grund: daten.grund,
    spielerId: daten.spielerId,
    kontoId: kontext.konto.id,
    kontoName: kontext.konto.name,
    erhobenAm: kontext.jetzt,
    zustand: 'offen',
    antwort: null,
    entschiedenVon: null,
    entschiedenAm: null,
    quittiert: false,
    version: 1,
  }
  return ok([{ art: 'einspruch', spieltagId: daten.spieltagId, zeile }])
}

/** Accepts an open objection together with the change of the Spiel that it leads to. */
function nimmEinspruchAn(
  stand: VereinStand,
  { basis, daten, kontext }: Auftrag<OpDaten<'einspruch-annehmen'>>,
): Entscheidung {
  const gefunden = findeEinspruch(stand, daten)
  if (!gefunden.ok) return gefunden
  const { spieltag, einspruch } = gefunden.wert
  if (einspruch.zustand !== 'offen') return schonEntschieden()
  const spiel = findeSpiel(spieltag, { spielId: einspruch.spielId, basis })
  if (!spiel.ok) return spiel
  const neu = aendereWegen(einspruch, spiel.wert, { daten, kontext })
  if (!neu.ok) return neu
  const entschieden = entscheide(einspruch, 'angenommen', {
    antwort: daten.antwort,
    kontext,
    stand,
  })
  return ok([
    ...neu.wert.map((zeile): Aenderung => ({ art: 'spiel', spieltagId: spieltag.id, zeile })),
    { art: 'einspruch', spieltagId: spieltag.id, zeile: entschieden },
  ])
}

/** Rejects an open objection, with the reason. */
function lehneEinspruchAb(
  stand: VereinStand,
  { basis, daten, kontext }: Auftrag<OpDaten<'einspruch-ablehnen'>>,
): Entscheidung {
  const gefunden = findeOffenen(stand, { basis, daten })
  if (!gefunden.ok) return gefunden
  const zeile = entscheide(gefunden.wert, 'abgelehnt', { antwort: daten.antwort, kontext, stand })
  return ok([{ art: 'einspruch', spieltagId: daten.spieltagId, zeile }])
}

/** Whoever objected, or through whose account it came, takes it back. */
function nimmEinspruchZurueck(
  stand: VereinStand,
  { basis, daten, kontext }: Auftrag<OpDaten<'einspruch-zuruecknehmen'>>,
): Entscheidung {
  const gefunden = findeOffenen(stand, { basis, daten })
  if (!gefunden.ok) return gefunden
  if (!istEigener(gefunden.wert, ichVon(stand, kontext)))
    return ablehnung('nicht-erlaubt', { ort: 'einspruchId', code: 'einspruch-nur-eigener' })
  const zeile = {
    ...entscheide(gefunden.wert, 'zurueckgenommen', { antwort: undefined, kontext, stand }),
    // Whoever takes it back knows.
    quittiert: true,
  }
  return ok([{ art: 'einspruch', spieltagId: daten.spieltagId, zeile }])
}

/** Whoever objected has read the decision: it is not told again. */
function quittiereEinspruch(
  stand: VereinStand,
  { basis, daten, kontext }: Auftrag<OpDaten<'einspruch-quittieren'>>,
): Entscheidung {
  const gefunden = findeEinspruch(stand, daten)
  if (!gefunden.ok) return gefunden
  const { einspruch } = gefunden.wert
  const veraltet = veraltetWenn(basis, einspruch.version)
  if (veraltet !== null) return veraltet
  if (!istEigener(einspruch, ichVon(stand, kontext)))
    return ablehnung('nicht-erlaubt', { ort: 'einspruchId', code: 'einspruch-nur-eigener' })
  if (einspruch.zustand === 'offen')
    return ablehnung('abgelehnt', { ort: 'einspruchId', code: 'einspruch-offen' })
  const zeile = { ...einspruch, quittiert: true, version: einspruch.version + 1 }
  return ok([{ art: 'einspruch', spieltagId: daten.spieltagId, zeile }])
}

/** Members object for themselves or for the player they are; whoever writes may do so for anyone of the evening. */
function pruefeWer(
  stand: VereinStand,
  p: { spieltag: SpieltagAkte; daten: OpDaten<'einspruch-erheben'>; kontext: Kontext },
): ReturnType<typeof ablehnung> | null {
  const { daten, kontext } = p
  if (kontext.rolle === 'server') return null
  if (kontext.rolle === 'tisch')
    return ablehnung('nicht-erlaubt', { ort: '', code: 'nicht-erlaubt' })
  const dabei = anwesende(p.spieltag)
  const { spielerId } = ichVon(stand, kontext)
  if (!darfEinsprechen({ rolle: kontext.rolle, spielerId }, dabei))
    return ablehnung('nicht-erlaubt', { ort: '', code: 'nicht-erlaubt' })
  if (daten.spielerId === null || daten.spielerId === spielerId) return null
  if (darf(kontext.rolle, 'einspruch-ablehnen') && dabei.includes(daten.spielerId)) return null
  return ablehnung('abgelehnt', { ort: 'spielerId', code: 'einspruch-spieler-fremd' })
}

function findeEinspruch(
  stand: VereinStand,
  { spieltagId, einspruchId }: { spieltagId: string; einspruchId: string },
): Result<{ spieltag: SpieltagAkte; einspruch: EinspruchAkte }, Ablehnung> {
  const spieltag = findeGueltigen(stand, spieltagId)
  if (!spieltag.ok) return spieltag
  const einspruch = spieltag.wert.einsprueche.find((e) => e.id === einspruchId)
  if (einspruch === undefined)
    return ablehnung('nicht-gefunden', { ort: 'einspruchId', code: 'einspruch-unbekannt' })
  return ok({ spieltag: spieltag.wert, einspruch })
}

function findeOffenen(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: { spieltagId: string; einspruchId: string } },
): Result<EinspruchAkte, Ablehnung> {
  const gefunden = findeEinspruch(stand, daten)
  if (!gefunden.ok) return gefunden
  const { einspruch } = gefunden.wert
  if (einspruch.zustand !== 'offen') return schonEntschieden()
  return veraltetWenn(basis, einspruch.version) ?? ok(einspruch)
}

function schonEntschieden() {
  return ablehnung('veraltet', { ort: 'einspruchId', code: 'einspruch-entschieden' })
}

/** The new version of the Spiel; none when it was changed already since the objection. */
function aendereWegen(
  einspruch: EinspruchAkte,
  gefunden: { runde: RundeAkte; spiel: SpielAkte },
  { daten, kontext }: { daten: OpDaten<'einspruch-annehmen'>; kontext: Kontext },
): Result<readonly SpielAkte[], Ablehnung> {
  const { aenderung } = daten
  const grund = daten.antwort || einspruch.grund
  const { spiel } = gefunden
  if (aenderung.art === 'bestehende') {
    if (spiel.version > einspruch.spielVersion) return ok([])
    return ablehnung('abgelehnt', { ort: 'aenderung', code: 'spiel-unveraendert' })
  }
  const neu =
    aenderung.art === 'korrektur'
      ? korrigierteVersion(gefunden, { ...aenderung, grund }, kontext)
      : andersGestrichen(spiel, { gestrichen: aenderung.art === 'streichung', grund }, kontext)
  if (!neu.ok) return fail(neu.fehler)
  return istGleich(spiel, neu.wert)
    ? ablehnung('abgelehnt', { ort: 'aenderung', code: 'spiel-unveraendert' })
    : ok([neu.wert])
}

/** Whether two versions say the same of the game. */
function istGleich(a: SpielAkte, b: SpielAkte): boolean {
  const inhalt = ({ spiel, besetzung, gestrichen }: SpielAkte) =>
    kanonisch({ spiel, besetzung, gestrichen })
  return inhalt(a) === inhalt(b)
}

function entscheide(
  einspruch: EinspruchAkte,
  zustand: EinspruchZustand,
  p: { antwort: string | undefined; kontext: Kontext; stand: VereinStand },
): EinspruchAkte {
  const { antwort, kontext, stand } = p
  return {
    ...einspruch,
    zustand,
    antwort: antwort || null,
    entschiedenVon: kontext.konto.name,
    entschiedenAm: kontext.jetzt,
    // Who decides on the own objection needs no telling.
    quittiert: empfaengerVon(einspruch, spielerkontenVon(stand.mitglieder)) === kontext.konto.id,
    version: einspruch.version + 1,
  }
}

function ichVon({ mitglieder }: VereinStand, { konto }: Kontext): Ich {
  const spielerId = mitglieder.find((m) => m.kontoId === konto.id)?.spielerId ?? null
  return { kontoId: konto.id, spielerId }
}
