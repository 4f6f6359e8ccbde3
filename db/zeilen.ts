import { namensschluessel } from '../lib/domain/austausch/namen'
import type { Aenderung } from '../lib/domain/op/aenderung'
import type { freigabe } from './schema-freigabe'
import type { buchung } from './schema-kasse'
import type { abnahme, einspruch, runde, spiel, spieltag } from './schema-spieltag'
import type { einladung, mitglied, saison, spieler, spielername } from './schema'

/** Where rows go, and whose they are. */
export interface Ziel {
  readonly vereinId: string
  readonly kontoId: string
}

export type Von<A extends Aenderung['art']> = Extract<Aenderung, { art: A }>

/**
 * The rows of changes, column by column: what is written, and what checking expects. A function a table; what a later version
 * of a row leaves as it was (`token_hash`) is no part of it.
 */
export function spielerZeile(verein_id: string, { zeile }: Von<'spieler'>) {
  const { id, name, gast, version } = zeile
  const name_schluessel = namensschluessel(name)
  return { verein_id, id, name, name_schluessel, gast: zahl(gast), version } satisfies Neu<
    typeof spieler
  >
}

export function spielernameZeile(verein_id: string, { zeile }: Von<'spieler'>) {
  const { id: spieler_id, version, name } = zeile
  return { verein_id, spieler_id, version, name } satisfies Neu<typeof spielername>
}

export function saisonZeile(verein_id: string, { zeile }: Von<'saison'>) {
  const { id, name, regelwerk, einstellungen, version } = zeile
  return {
    ...{ verein_id, id, name, name_schluessel: namensschluessel(name) },
    ...{ regelwerk, einstellungen, spieler: zeile.spieler, version },
  } satisfies Neu<typeof saison>
}

export function spieltagZeile(verein_id: string, { zeile }: Von<'spieltag'>) {
  const { id, datum, reihenfolge, ort, entschuldigt, endstand, ende, version } = zeile
  return {
    ...{ verein_id, id, saison_id: zeile.saisonId, datum, reihenfolge, ort },
    ...{ entschuldigt, endstand, ende, gestrichen: zahl(zeile.gestrichen), version },
  } satisfies Neu<typeof spieltag>
}

export function rundeZeile(verein_id: string, { zeile, spieltagId }: Von<'runde'>) {
  const { id, nummer, tisch, regelwerk, einstellungen, sitze, ende, version } = zeile
  return {
    ...{ verein_id, id, spieltag_id: spieltagId, nummer, tisch, regelwerk, einstellungen },
    ...{ sitze, erster_geber: zeile.ersterGeber, ende, version },
  } satisfies Neu<typeof runde>
}

export function spielZeile({ vereinId, kontoId }: Ziel, { zeile }: Von<'spiel'>) {
  return {
    verein_id: vereinId,
    id: zeile.id,
    version: zeile.version,
    vorgaenger: zeile.version === 1 ? null : zeile.version - 1,
    runde_id: zeile.rundeId,
    position: zeile.position,
    spiel: zeile.spiel,
    besetzung: zeile.besetzung,
    gestrichen: zahl(zeile.gestrichen),
    grund: zeile.grund,
    konto_id: kontoId,
    konto_name: zeile.erfasstVon,
    erfasst_am: zeile.erfasstAm,
  } satisfies Neu<typeof spiel>
}

export function einspruchZeile(verein_id: string, { spieltagId, zeile }: Von<'einspruch'>) {
  return {
    verein_id,
    id: zeile.id,
    spieltag_id: spieltagId,
    spiel_id: zeile.spielId,
    spiel_version: zeile.spielVersion,
    grund: zeile.grund,
    spieler_id: zeile.spielerId,
    konto_id: zeile.kontoId,
    konto_name: zeile.kontoName,
    erhoben_am: zeile.erhobenAm,
    zustand: zeile.zustand,
    antwort: zeile.antwort,
    entschieden_von: zeile.entschiedenVon,
    entschieden_am: zeile.entschiedenAm,
    quittiert: zahl(zeile.quittiert),
    version: zeile.version,
  } satisfies Neu<typeof einspruch>
}

export function abnahmeZeile(verein_id: string, { spieltagId, zeile }: Von<'abnahme'>) {
  const { id, spielerId, art, kontoName, zeit, fassung, stand } = zeile
  return {
    ...{ verein_id, id, spieltag_id: spieltagId, spieler_id: spielerId },
    ...{ art, konto_name: kontoName, zeit, fassung, stand },
  } satisfies Neu<typeof abnahme>
}

export function mitgliedZeile(verein_id: string, { zeile }: Von<'mitglied'>) {
  const { id, kontoId, rolle, spielerId, version } = zeile
  return {
    ...{ verein_id, id, konto_id: kontoId, rolle, spieler_id: spielerId, version },
  } satisfies Neu<typeof mitglied>
}

export function einladungZeile(verein_id: string, { zeile }: Von<'einladung'>) {
  const { id, rolle, spielerId, ablauf, angenommen, widerrufen, version } = zeile
  return {
    ...{ verein_id, id, rolle, spieler_id: spielerId, ablauf },
    ...{ angenommen: zahl(angenommen), widerrufen: zahl(widerrufen), version },
  } satisfies Omit<Neu<typeof einladung>, 'token_hash'>
}

export function freigabeZeile(verein_id: string, { zeile }: Von<'freigabe'>) {
  const { id, ziel, recht, kontoId, kontoName, erstelltAm, widerrufen, version } = zeile
  const spieltag_id = ziel.art === 'spieltag' ? ziel.spieltagId : null
  const saison_id = ziel.art === 'saison' ? ziel.saisonId : null
  return {
    ...{ verein_id, id, spieltag_id, saison_id, recht, konto_id: kontoId, konto_name: kontoName },
    ...{ erstellt_am: erstelltAm, widerrufen: zahl(widerrufen), version },
  } satisfies Omit<Neu<typeof freigabe>, 'token_hash'>
}

export function buchungZeile(verein_id: string, { zeile }: Von<'buchung'>) {
  const { id, saisonId, art, cent, zweck, datum, spielerId, kontoName, gebuchtAm } = zeile
  return {
    ...{ verein_id, id, saison_id: saisonId, art, cent, zweck, datum, spieler_id: spielerId },
    ...{ konto_name: kontoName, gebucht_am: gebuchtAm, gestrichen: zahl(zeile.gestrichen) },
    ...{ grund: zeile.grund, version: zeile.version },
  } satisfies Neu<typeof buchung>
}

type Neu<T extends { readonly $inferInsert: unknown }> = T['$inferInsert']

function zahl(wert: boolean): 0 | 1 {
  return wert ? 1 : 0
}
