import type { AbnahmeAkte } from '../abnahme/akte'
import type { EinspruchAkte } from '../einspruch/einspruch'
import type { FehlerCode } from '../fehler-codes'
import type { FreigabeAkte } from '../freigabe/freigabe'
import type { BuchungAkte } from '../kasse/buchung'
import type { Fehler, Result } from '../result'
import { fail } from '../result'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../spieltag/spieltag'
import type { EinladungAkte, MitgliedAkte, Rolle, SaisonAkte, SpielerAkte } from '../verein/verein'

export type SpieltagKopf = Omit<SpieltagAkte, 'runden' | 'einsprueche' | 'abnahmen'>
export type RundeKopf = Omit<RundeAkte, 'spiele'>

/**
 * A row that an operation writes. A row of version 1 is new, a later one replaces its predecessor; a Spiel is always
 * a new row.
 */
export type Aenderung =
  | { readonly art: 'spieler'; readonly zeile: SpielerAkte }
  | { readonly art: 'saison'; readonly zeile: SaisonAkte }
  | { readonly art: 'spieltag'; readonly zeile: SpieltagKopf }
  | { readonly art: 'runde'; readonly spieltagId: string; readonly zeile: RundeKopf }
  | { readonly art: 'spiel'; readonly spieltagId: string; readonly zeile: SpielAkte }
  | { readonly art: 'einspruch'; readonly spieltagId: string; readonly zeile: EinspruchAkte }
  | { readonly art: 'abnahme'; readonly spieltagId: string; readonly zeile: AbnahmeAkte }
  /** Beside the player's next row: every earlier name becomes `name` wherever it is stored. */
  | { readonly art: 'namen-getilgt'; readonly spielerId: string; readonly name: string }
  | { readonly art: 'mitglied'; readonly zeile: MitgliedAkte }
  | { readonly art: 'mitglied-entfernt'; readonly id: string; readonly version: number }
  | { readonly art: 'einladung'; readonly zeile: EinladungAkte; readonly tokenHash?: string }
  | { readonly art: 'freigabe'; readonly zeile: FreigabeAkte; readonly tokenHash?: string }
  | { readonly art: 'buchung'; readonly zeile: BuchungAkte }

/** A row of an evening; all else belongs to the club. */
export type Tagesaenderung = Extract<
  Aenderung,
  { art: 'spieltag' | 'runde' | 'spiel' | 'einspruch' | 'abnahme' }
>

/** The rows of one Spieltag among those that an operation writes. */
export function tagesaenderungen(
  aenderungen: readonly Aenderung[],
  spieltagId: string,
): readonly Tagesaenderung[] {
  return aenderungen.filter(
    (a): a is Tagesaenderung =>
      (a.art === 'spieltag' && a.zeile.id === spieltagId) ||
      ('spieltagId' in a && a.spieltagId === spieltagId),
  )
}

/** Why an operation is refused. `veraltet`: the sender has not seen the current version. */
export interface Ablehnung {
  readonly code: 'veraltet' | 'nicht-erlaubt' | 'nicht-gefunden' | 'abgelehnt'
  readonly fehler: readonly Fehler[]
}

export type Entscheidung = Result<readonly Aenderung[], Ablehnung>

/** Who acts, and when. */
export interface Kontext {
  readonly konto: { readonly id: string; readonly name: string; readonly anmeldename: string }
  /** `server`: what no person may send, such as accepting an invitation. `tisch`: whoever holds a link. */
  readonly rolle: Rolle | 'server' | 'tisch'
  /** The link that it comes through; only for `tisch`. */
  readonly freigabeId?: string
  /** Epoch milliseconds by the server's clock. */
  readonly jetzt: number
}

/** A refusal for one fault. */
export function ablehnung(
  code: Ablehnung['code'],
  fehler: { ort: string; code: FehlerCode; regel?: Fehler['regel']; daten?: Fehler['daten'] },
): { readonly ok: false; readonly fehler: Ablehnung } {
  const { ort, regel = 'Format', daten } = fehler
  return fail({
    code,
    fehler: [{ ort, regel, code: fehler.code, ...(daten === undefined ? {} : { daten }) }],
  })
}

/** A refusal for faults of the input; null when there are none. */
export function abgelehntWegen(
  fehler: readonly Fehler[],
): { readonly ok: false; readonly fehler: Ablehnung } | null {
  return fehler.length === 0 ? null : fail({ code: 'abgelehnt', fehler })
}

/** The refusal of a sender that saw `basis` where `version` is current; null when it is. */
export function veraltetWenn(
  basis: number,
  version: number,
): { readonly ok: false; readonly fehler: Ablehnung } | null {
  if (basis === version) return null
  return ablehnung('veraltet', { ort: 'basis', code: 'veraltet', daten: { basis, version } })
}
