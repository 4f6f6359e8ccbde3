import type { Fehler } from '../result'
import { ok } from '../result'
import type { MitgliedAkte } from '../verein/verein'
import type { Entscheidung, Kontext } from './aenderung'
import { abgelehntWegen, ablehnung, veraltetWenn } from './aenderung'
import { beendeFreigabenVon } from './decide-freigabe'
import type { Op, OpDaten, VereinStand } from './op'
import { darf } from './rechte'

const TAG_MS = 24 * 60 * 60 * 1000
/** An invitation ends after two weeks; one day more forgives a phone whose clock is ahead. */
const ABLAUF_HOECHSTENS_MS = 15 * TAG_MS

type MitgliedOp = Extract<Op, { art: `mitglied-${string}` | `einladung-${string}` }>

/** What an operation on members and invitations changes, or why it is refused. */
export function decideMitglied(stand: VereinStand, op: MitgliedOp, kontext: Kontext): Entscheidung {
  switch (op.art) {
    case 'mitglied-einladen':
      return ladeEin(stand, op.daten, kontext)
    case 'einladung-widerrufen':
      return widerrufeEinladung(stand, op)
    case 'mitglied-aufnehmen':
      return nimmAuf(stand, op.daten, kontext)
    case 'mitglied-aendern':
      return aendereMitglied(stand, op)
    case 'mitglied-entfernen':
      return entferneMitglied(stand, op)
  }
}

function ladeEin(
  stand: VereinStand,
  daten: OpDaten<'mitglied-einladen'>,
  kontext: Kontext,
): Entscheidung {
  const { einladungId, tokenHash, rolle, spielerId, ablauf } = daten
  if (stand.einladungen.some((e) => e.id === einladungId))
    return ablehnung('abgelehnt', { ort: 'einladungId', code: 'id-vergeben' })
  if (ablauf <= kontext.jetzt || ablauf > kontext.jetzt + ABLAUF_HOECHSTENS_MS)
    return ablehnung('abgelehnt', { ort: 'ablauf', code: 'einladung-ablauf' })
  return (
    abgelehntWegen(pruefeSpieler(stand, { spielerId })) ??
    ok([
      {
        art: 'einladung',
        tokenHash,
        zeile: {
          id: einladungId,
          rolle,
          spielerId,
          ablauf,
          angenommen: false,
          widerrufen: false,
          version: 1,
        },
      },
    ])
  )
}

function widerrufeEinladung(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: OpDaten<'einladung-widerrufen'> },
): Entscheidung {
  const einladung = stand.einladungen.find((e) => e.id === daten.einladungId)
  if (einladung === undefined)
    return ablehnung('nicht-gefunden', { ort: 'einladungId', code: 'einladung-unbekannt' })
  const veraltet = veraltetWenn(basis, einladung.version)
  if (veraltet !== null) return veraltet
  if (einladung.angenommen || einladung.widerrufen)
    return ablehnung('abgelehnt', { ort: 'einladungId', code: 'einladung-verbraucht' })
  const zeile = { ...einladung, widerrufen: true, version: einladung.version + 1 }
  return ok([{ art: 'einladung', zeile }])
}

/** Makes the account of `kontext` a member by an open invitation. */
function nimmAuf(
  stand: VereinStand,
  daten: OpDaten<'mitglied-aufnehmen'>,
  kontext: Kontext,
): Entscheidung {
  const einladung = stand.einladungen.find((e) => e.id === daten.einladungId)
  if (einladung === undefined)
    return ablehnung('nicht-gefunden', { ort: 'einladungId', code: 'einladung-unbekannt' })
  if (einladung.angenommen || einladung.widerrufen)
    return ablehnung('abgelehnt', { ort: 'einladungId', code: 'einladung-verbraucht' })
  if (einladung.ablauf <= kontext.jetzt)
    return ablehnung('abgelehnt', { ort: 'einladungId', code: 'einladung-abgelaufen' })
  const { konto } = kontext
  if (konto.id !== daten.kontoId)
    return ablehnung('nicht-erlaubt', { ort: 'kontoId', code: 'nicht-erlaubt' })
  if (stand.mitglieder.some((m) => m.kontoId === konto.id))
    return ablehnung('abgelehnt', { ort: 'kontoId', code: 'mitglied-vorhanden' })
  // Meanwhile somebody else may have been tied to the player: the invitation still makes a member.
  const frei = !stand.mitglieder.some((m) => m.spielerId === einladung.spielerId)
  return ok([
    {
      art: 'einladung',
      zeile: { ...einladung, angenommen: true, version: einladung.version + 1 },
    },
    {
      art: 'mitglied',
      zeile: {
        id: daten.mitgliedId,
        kontoId: konto.id,
        name: konto.name,
        anmeldename: konto.anmeldename,
        rolle: einladung.rolle,
        spielerId: frei ? einladung.spielerId : null,
        version: 1,
      },
    },
  ])
}

function aendereMitglied(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: OpDaten<'mitglied-aendern'> },
): Entscheidung {
  const mitglied = stand.mitglieder.find((m) => m.id === daten.mitgliedId)
  if (mitglied === undefined)
    return ablehnung('nicht-gefunden', { ort: 'mitgliedId', code: 'mitglied-unbekannt' })
  const { rolle, spielerId } = daten
  const fehler = [
    ...(rolle === 'verwaltung' ? [] : pruefeVerwaltungBleibt(stand, mitglied)),
    ...pruefeSpieler(stand, { spielerId, mitgliedId: mitglied.id }),
  ]
  const zeile = { ...mitglied, rolle, spielerId, version: mitglied.version + 1 }
  const darfFreigeben = darf(rolle, 'freigabe-anlegen')
  return (
    veraltetWenn(basis, mitglied.version) ??
    abgelehntWegen(fehler) ??
    ok([
      { art: 'mitglied', zeile },
      ...(darfFreigeben ? [] : beendeFreigabenVon(stand, mitglied.kontoId)),
    ])
  )
}

function entferneMitglied(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: OpDaten<'mitglied-entfernen'> },
): Entscheidung {
  const mitglied = stand.mitglieder.find((m) => m.id === daten.mitgliedId)
  if (mitglied === undefined)
    return ablehnung('nicht-gefunden', { ort: 'mitgliedId', code: 'mitglied-unbekannt' })
  return (
    veraltetWenn(basis, mitglied.version) ??
    abgelehntWegen(pruefeVerwaltungBleibt(stand, mitglied)) ??
    ok([
      { art: 'mitglied-entfernt', id: mitglied.id, version: mitglied.version },
      ...beendeFreigabenVon(stand, mitglied.kontoId),
    ])
  )
}

/** A club without a Verwaltung could never be administered again. */
function pruefeVerwaltungBleibt(stand: VereinStand, mitglied: MitgliedAkte): readonly Fehler[] {
  const andere = stand.mitglieder.some((m) => m.id !== mitglied.id && m.rolle === 'verwaltung')
  if (mitglied.rolle !== 'verwaltung' || andere) return []
  return [{ ort: 'mitgliedId', regel: 'Format', code: 'letzte-verwaltung' }]
}

/** The player that a member says to be: known, and nobody else's. */
function pruefeSpieler(
  stand: VereinStand,
  { spielerId, mitgliedId }: { spielerId: string | null; mitgliedId?: string },
): readonly Fehler[] {
  if (spielerId === null) return []
  if (!stand.spieler.some((s) => s.id === spielerId))
    return [{ ort: 'spielerId', regel: 'Format', code: 'spieler-unbekannt' }]
  const vergeben = stand.mitglieder.some((m) => m.spielerId === spielerId && m.id !== mitgliedId)
  return vergeben ? [{ ort: 'spielerId', regel: 'Format', code: 'spieler-verknuepft' }] : []
}
