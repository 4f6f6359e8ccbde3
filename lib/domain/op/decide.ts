import type { Entscheidung, Kontext } from './aenderung'
import { ablehnung } from './aenderung'
import { nimmSpieltagAb } from './decide-abnahme'
import { decideBuchung } from './decide-buchung'
import { decideEinspruch } from './decide-einspruch'
import { gibFrei, pruefeWeg, widerrufeFreigabe } from './decide-freigabe'
import { importiereSaison } from './decide-import'
import { decideMitglied } from './decide-mitglied'
import { aendereSaison, legeSaisonAn } from './decide-saison'
import { korrigiereSpiel, setzeGestrichen, trageSpielEin } from './decide-spiel'
import { anonymisiereSpieler, benenneSpielerUm, legeSpielerAn } from './decide-spieler'
import {
  aendereSpieltag,
  eroeffneRunde,
  eroeffneSpieltag,
  oeffneWieder,
  schliesseAb,
  streicheSpieltag,
  trageSpieltagNach,
} from './decide-spieltag'
import type { Op, VereinStand } from './op'
import { darf } from './rechte'

/**
 * What an operation changes in a club, or why it is refused. Pure: the server decides on the stored state in
 * the transaction that writes, a browser on what it knows.
 */
export function decide(stand: VereinStand, op: Op, kontext: Kontext): Entscheidung {
  if (kontext.rolle !== 'server' && !darf(kontext.rolle, op.art))
    return ablehnung('nicht-erlaubt', { ort: '', code: 'nicht-erlaubt' })
  return pruefeWeg(stand, op, kontext) ?? entscheide(stand, op, kontext)
}

function entscheide(stand: VereinStand, op: Op, kontext: Kontext): Entscheidung {
  switch (op.art) {
    case 'spieler-anlegen':
      return legeSpielerAn(stand, op.daten, kontext)
    case 'spieler-umbenennen':
      return benenneSpielerUm(stand, op)
    case 'spieler-anonymisieren':
      return anonymisiereSpieler(stand, op)
    case 'saison-anlegen':
      return legeSaisonAn(stand, op.daten)
    case 'saison-aendern':
      return aendereSaison(stand, op)
    case 'saison-importieren':
      return importiereSaison(stand, { opId: op.id, daten: op.daten }, kontext)
    case 'spieltag-eroeffnen':
      return eroeffneSpieltag(stand, op.daten)
    case 'spieltag-nachtragen':
      return trageSpieltagNach(stand, op.daten)
    case 'spieltag-aendern':
      return aendereSpieltag(stand, op)
    case 'runde-eroeffnen':
      return eroeffneRunde(stand, op)
    case 'spieltag-abschliessen':
      return schliesseAb(stand, op)
    case 'spieltag-wiederoeffnen':
      return oeffneWieder(stand, op)
    case 'spieltag-streichen':
      return streicheSpieltag(stand, op)
    case 'spiel-eintragen':
      return trageSpielEin(stand, op, kontext)
    case 'spiel-korrigieren':
      return korrigiereSpiel(stand, { ...op, kontext })
    case 'spiel-streichen':
      return setzeGestrichen(stand, { ...op, kontext }, { gestrichen: true })
    case 'spiel-wiederherstellen':
      return setzeGestrichen(stand, { ...op, kontext }, { gestrichen: false })
    case 'einspruch-erheben':
    case 'einspruch-annehmen':
    case 'einspruch-ablehnen':
    case 'einspruch-zuruecknehmen':
    case 'einspruch-quittieren':
      return decideEinspruch(stand, op, kontext)
    case 'spieltag-abnehmen':
      return nimmSpieltagAb(stand, op.daten, kontext)
    case 'freigabe-anlegen':
      return gibFrei(stand, op.daten, kontext)
    case 'freigabe-widerrufen':
      return widerrufeFreigabe(stand, op)
    case 'buchung-eintragen':
    case 'buchung-streichen':
      return decideBuchung(stand, op, kontext)
    case 'mitglied-einladen':
    case 'einladung-widerrufen':
    case 'mitglied-aufnehmen':
    case 'mitglied-aendern':
    case 'mitglied-entfernen':
      return decideMitglied(stand, op, kontext)
  }
}
