import { computeAbnahme, fassungVon } from '../abnahme/abnahme'
import { ok } from '../result'
import { computeSpieltag } from '../spieltag/rechnen'
import type { Entscheidung, Kontext } from './aenderung'
import { ablehnung } from './aenderung'
import { findeGueltigen } from './finde'
import type { OpDaten, VereinStand } from './op'
import { darf } from './rechte'
import { anwesende } from './tisch'

/**
 * A player of the evening confirms its result: with the own account, or by name on the phone of somebody who writes. Each
 * confirms one state of the games once.
 */
export function nimmSpieltagAb(
  stand: VereinStand,
  daten: OpDaten<'spieltag-abnehmen'>,
  kontext: Kontext,
): Entscheidung {
  const gefunden = findeGueltigen(stand, daten.spieltagId)
  if (!gefunden.ok) return gefunden
  const akte = gefunden.wert
  if (akte.ende === null)
    return ablehnung('abgelehnt', { ort: '', code: 'spieltag-nicht-abgeschlossen', regel: 'U-T7' })
  if (daten.fassung !== fassungVon(akte))
    return ablehnung('veraltet', { ort: 'fassung', code: 'veraltet' })
  if (!anwesende(akte).includes(daten.spielerId))
    return ablehnung('abgelehnt', { ort: 'spielerId', code: 'spieler-nicht-dabei' })
  const ich = stand.mitglieder.find((m) => m.kontoId === kontext.konto.id)
  const selbst = ich?.spielerId === daten.spielerId
  if (!selbst && kontext.rolle !== 'server' && !darf(kontext.rolle, 'spieltag-abschliessen'))
    return ablehnung('nicht-erlaubt', { ort: 'spielerId', code: 'abnahme-nur-eigene' })
  if (computeAbnahme(akte).gueltig.some((a) => a.spielerId === daten.spielerId))
    return ablehnung('abgelehnt', { ort: 'spielerId', code: 'abnahme-vorhanden' })
  return ok([
    {
      art: 'abnahme',
      spieltagId: akte.id,
      zeile: {
        id: daten.abnahmeId,
        spielerId: daten.spielerId,
        art: selbst ? 'selbst' : 'am-tisch',
        kontoName: kontext.konto.name,
        zeit: kontext.jetzt,
        fassung: daten.fassung,
        stand: computeSpieltag(akte).summe,
      },
    },
  ])
}
