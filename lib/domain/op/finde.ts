import type { Result } from '../result'
import { ok } from '../result'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../spieltag/spieltag'
import type { SaisonAkte } from '../verein/verein'
import type { Ablehnung, RundeKopf, SpieltagKopf } from './aenderung'
import { ablehnung, veraltetWenn } from './aenderung'
import type { OpDaten, VereinStand } from './op'

/** The Saison with this id, or the refusal. */
export function findeSaison(stand: VereinStand, saisonId: string): Result<SaisonAkte, Ablehnung> {
  const saison = stand.saisons.find((s) => s.id === saisonId)
  if (saison === undefined)
    return ablehnung('nicht-gefunden', { ort: 'saisonId', code: 'saison-unbekannt' })
  return ok(saison)
}

/** The Spieltag with this id, or the refusal; also a struck one. */
export function findeSpieltag(
  stand: Pick<VereinStand, 'spieltage'>,
  spieltagId: string,
): Result<SpieltagAkte, Ablehnung> {
  const spieltag = stand.spieltage.find((s) => s.id === spieltagId)
  if (spieltag === undefined)
    return ablehnung('nicht-gefunden', { ort: 'spieltagId', code: 'spieltag-unbekannt' })
  return ok(spieltag)
}

/** The Spieltag of which the sender has seen the current version, and which is not struck. */
export function findeAktuellen(
  stand: VereinStand,
  { spieltagId, basis }: { spieltagId: string; basis: number },
): Result<SpieltagAkte, Ablehnung> {
  const spieltag = findeGueltigen(stand, spieltagId)
  if (!spieltag.ok) return spieltag
  return veraltetWenn(basis, spieltag.wert.version) ?? spieltag
}

/** As `findeAktuellen`, of an evening that still runs. */
export function findeOffenen(
  stand: VereinStand,
  gesehen: { spieltagId: string; basis: number },
): Result<SpieltagAkte, Ablehnung> {
  const spieltag = findeAktuellen(stand, gesehen)
  if (spieltag.ok && spieltag.wert.ende !== null)
    return ablehnung('abgelehnt', { ort: '', code: 'spieltag-abgeschlossen', regel: 'U-T7' })
  return spieltag
}

/** The Spieltag with this id unless it is struck. */
export function findeGueltigen(
  stand: Pick<VereinStand, 'spieltage'>,
  spieltagId: string,
): Result<SpieltagAkte, Ablehnung> {
  const spieltag = findeSpieltag(stand, spieltagId)
  if (spieltag.ok && spieltag.wert.gestrichen)
    return ablehnung('abgelehnt', { ort: 'spieltagId', code: 'spieltag-gestrichen' })
  return spieltag
}

/** A Spiel with its Runde, of the version that the sender has seen. */
export function findeSpiel(
  spieltag: SpieltagAkte,
  { spielId, basis }: { spielId: string; basis: number },
): Result<{ runde: RundeAkte; spiel: SpielAkte }, Ablehnung> {
  for (const runde of spieltag.runden) {
    const spiel = runde.spiele.find((s) => s.id === spielId)
    if (spiel !== undefined) return veraltetWenn(basis, spiel.version) ?? ok({ runde, spiel })
  }
  return ablehnung('nicht-gefunden', { ort: 'spielId', code: 'spiel-unbekannt' })
}

/** The Spieltag's own row. */
export function kopfVonSpieltag({
  runden: _,
  einsprueche: __,
  abnahmen: ___,
  ...kopf
}: SpieltagAkte): SpieltagKopf {
  return kopf
}

/** The Runde's own row. */
export function kopfVonRunde({ spiele: _, ...kopf }: RundeAkte): RundeKopf {
  return kopf
}

/** Whether an entry says that its game belongs to a Runde that is over, and who played it. */
export function istNachtrag({ nachtrag, besetzung }: OpDaten<'spiel-eintragen'>): boolean {
  return nachtrag === true && besetzung !== undefined
}
