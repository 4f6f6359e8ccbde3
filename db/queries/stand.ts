import { invariant } from '../../lib/domain/invariant'
import type { FreigabeAkte } from '../../lib/domain/freigabe/freigabe'
import type { BuchungAkte } from '../../lib/domain/kasse/buchung'
import type { Op, VereinStand } from '../../lib/domain/op/op'
import type { SpieltagAkte } from '../../lib/domain/spieltag/spieltag'
import type { Verbindung } from '../open'
import { listFreigaben, listOffeneFreigaben } from './freigabe'
import { listBuchungen } from './kasse'
import { listEinladungen, listMitglieder } from './mitglied'
import { listSaisons } from './saison'
import { listFruehereNamen, listSpieler } from './spieler'
import { findSpieltag, listKoepfeDerSaison } from './spieltag'
import { findVerein } from './verein'

/** The part of a club that `op` is decided on. */
export function ladeStand(db: Verbindung, vereinId: string, op: Op): VereinStand {
  const verein = findVerein(db, vereinId)
  invariant(verein !== undefined, `den Verein ${vereinId} gibt es`)
  return {
    verein,
    spieler: listSpieler(db, vereinId),
    saisons: listSaisons(db, vereinId),
    spieltage: ladeSpieltage(db, vereinId, op),
    mitglieder: listMitglieder(db, vereinId),
    einladungen: listEinladungen(db, vereinId),
    freigaben: ladeFreigaben(db, vereinId, op),
    buchungen: ladeBuchungen(db, vereinId, op),
    fruehereNamen: op.art === 'spieler-anonymisieren' ? listFruehereNamen(db, vereinId) : [],
  }
}

function ladeFreigaben(
  db: Verbindung,
  vereinId: string,
  { art, daten }: Op,
): readonly FreigabeAkte[] {
  if ('spieltagId' in daten) {
    const { spieltagId } = daten
    return listFreigaben(db, { vereinId, ziel: { art: 'spieltag', spieltagId } })
  }
  if ('saisonId' in daten) {
    const { saisonId } = daten
    return listFreigaben(db, { vereinId, ziel: { art: 'saison', saisonId } })
  }
  return art === 'mitglied-aendern' || art === 'mitglied-entfernen'
    ? listOffeneFreigaben(db, vereinId)
    : []
}

function ladeBuchungen(db: Verbindung, vereinId: string, { daten }: Op): readonly BuchungAkte[] {
  return 'buchungId' in daten ? listBuchungen(db, { vereinId, saisonId: daten.saisonId }) : []
}

function ladeSpieltage(db: Verbindung, vereinId: string, { daten }: Op): readonly SpieltagAkte[] {
  const genannter =
    'spieltagId' in daten ? findSpieltag(db, { vereinId, id: daten.spieltagId }) : undefined
  // A date that is given needs its neighbours: their order on it.
  const saisonId = 'saisonId' in daten ? daten.saisonId : genannter?.saisonId
  const andere =
    'datum' in daten && saisonId !== undefined
      ? listKoepfeDerSaison(db, { vereinId, saisonId }).filter((t) => t.id !== genannter?.id)
      : []
  return genannter === undefined ? andere : [genannter, ...andere]
}
