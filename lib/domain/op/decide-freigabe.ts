import type { FreigabeAkte, FreigabeZiel } from '../freigabe/freigabe'
import {
  FREIGABEN_HOECHSTENS,
  fuehrtZu,
  nameAmTisch,
  offeneFreigaben,
  zielId,
} from '../freigabe/freigabe'
import { ok } from '../result'
import { textFeld } from '../objekt'
import type { Ablehnung, Aenderung, Entscheidung, Kontext } from './aenderung'
import { ablehnung, veraltetWenn } from './aenderung'
import { linkVon } from './am-tisch'
import { findeGueltigen, findeSaison } from './finde'
import type { Op, OpDaten, VereinStand } from './op'

/** Opens a running evening, or a Saison, to whoever holds a link. */
export function gibFrei(
  stand: VereinStand,
  daten: OpDaten<'freigabe-anlegen'>,
  { konto, jetzt }: Kontext,
): Entscheidung {
  const ziel = zielVon(daten)
  const verwehrt = pruefeZiel(stand, ziel)
  if (verwehrt !== null) return verwehrt
  const dorthin = stand.freigaben.filter((f) => fuehrtZu(f, zielId(ziel)))
  if (dorthin.some((f) => f.id === daten.freigabeId))
    return ablehnung('abgelehnt', { ort: 'freigabeId', code: 'id-vergeben' })
  if (offeneFreigaben(dorthin).length >= FREIGABEN_HOECHSTENS)
    return ablehnung('abgelehnt', { ort: '', code: 'freigabe-zu-viele' })
  return ok([
    {
      art: 'freigabe',
      tokenHash: daten.tokenHash,
      zeile: {
        id: daten.freigabeId,
        ziel,
        recht: daten.recht,
        kontoId: konto.id,
        kontoName: konto.name,
        erstelltAm: jetzt,
        widerrufen: false,
        version: 1,
      },
    },
  ])
}

/** Withdraws a link for good. */
export function widerrufeFreigabe(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: OpDaten<'freigabe-widerrufen'> },
): Entscheidung {
  const freigabe = findeFreigabe(stand, { id: daten.freigabeId, ziel: zielId(zielVon(daten)) })
  if (freigabe === undefined)
    return ablehnung('nicht-gefunden', { ort: 'freigabeId', code: 'freigabe-unbekannt' })
  if (freigabe.widerrufen)
    return ablehnung('abgelehnt', { ort: 'freigabeId', code: 'freigabe-beendet' })
  return veraltetWenn(basis, freigabe.version) ?? ok([widerrufen(freigabe)])
}

/** The links to an evening end with it: rows beside those that close or strike it. */
export function beendeFreigaben(
  { freigaben }: Pick<VereinStand, 'freigaben'>,
  spieltagId: string,
): readonly Aenderung[] {
  return offeneFreigaben(freigaben)
    .filter((f) => fuehrtZu(f, spieltagId))
    .map(widerrufen)
}

/** Whoever may no longer make links keeps none: rows beside those that take the right away. */
export function beendeFreigabenVon(
  { freigaben }: Pick<VereinStand, 'freigaben'>,
  kontoId: string,
): readonly Aenderung[] {
  return offeneFreigaben(freigaben)
    .filter((f) => f.kontoId === kontoId)
    .map(widerrufen)
}

/**
 * Why an operation may not come the way it says it did, by a link or from a member; null where it may. What comes through a link
 * names it, in the name of whoever made it, is about its evening alone, and ends with the link.
 */
export function pruefeWeg(
  stand: Pick<VereinStand, 'freigaben'>,
  op: Op,
  kontext: Kontext,
): { readonly ok: false; readonly fehler: Ablehnung } | null {
  const { rolle, konto } = kontext
  const freigabeId = linkVon(op)
  if (freigabeId === undefined)
    return rolle === 'tisch' ? nichtUeberDenLink('freigabe-fremd') : null
  const eigene = rolle === 'server' || (rolle === 'tisch' && kontext.freigabeId === freigabeId)
  const abend = textFeld(op.daten, 'spieltagId') ?? ''
  const freigabe = findeFreigabe(stand, { id: freigabeId, ziel: abend })
  if (!eigene || freigabe === undefined) return nichtUeberDenLink('freigabe-fremd')
  if (freigabe.widerrufen) return nichtUeberDenLink('freigabe-beendet')
  if (freigabe.recht !== 'eintragen') return nichtUeberDenLink('freigabe-nur-lesen')
  const inSeinemNamen = konto.id === freigabe.kontoId && konto.name === nameAmTisch(freigabe)
  return inSeinemNamen ? null : nichtUeberDenLink('freigabe-fremd')
}

function nichtUeberDenLink(code: 'freigabe-beendet' | 'freigabe-fremd' | 'freigabe-nur-lesen') {
  return ablehnung('nicht-erlaubt', { ort: 'freigabeId', code })
}

function zielVon(daten: { spieltagId: string } | { saisonId: string }): FreigabeZiel {
  return 'spieltagId' in daten
    ? { art: 'spieltag', spieltagId: daten.spieltagId }
    : { art: 'saison', saisonId: daten.saisonId }
}

function pruefeZiel(
  stand: VereinStand,
  ziel: FreigabeZiel,
): { readonly ok: false; readonly fehler: Ablehnung } | null {
  if (ziel.art === 'saison') {
    const saison = findeSaison(stand, ziel.saisonId)
    return saison.ok ? null : saison
  }
  const spieltag = findeGueltigen(stand, ziel.spieltagId)
  if (!spieltag.ok) return spieltag
  return spieltag.wert.ende === null
    ? null
    : ablehnung('abgelehnt', { ort: '', code: 'spieltag-abgeschlossen', regel: 'U-T7' })
}

function findeFreigabe(
  { freigaben }: Pick<VereinStand, 'freigaben'>,
  { id, ziel }: { id: string; ziel: string },
): FreigabeAkte | undefined {
  return freigaben.find((f) => f.id === id && fuehrtZu(f, ziel))
}

function widerrufen(freigabe: FreigabeAkte): Aenderung {
  return {
    art: 'freigabe',
    zeile: { ...freigabe, widerrufen: true, version: freigabe.version + 1 },
  }
}
