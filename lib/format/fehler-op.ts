import type { OpFehlerCode } from '../domain/op/fehler-codes'
import { TISCH_GROESSE } from '../domain/regelwerk/regelwerk'
import type { SpielHinweisCode } from '../domain/spiel/spiel'
import type { FehlerText } from './fehler-text'
import { zitat } from './fehler-text'
import { textPlaetze } from './plaetze'

/** The German sentence of each refusal of the store: what is the matter, and what to do about it. */
export const OP_FEHLER_TEXTE: Readonly<Record<OpFehlerCode, FehlerText>> = {
  'op-unbekannt': () => 'Diese Seite ist älter oder neuer als der Server. Sie neu laden.',
  'op-wiederverwendet': () =>
    'Unter dieser Kennung ist schon etwas anderes gespeichert. Die Seite neu laden und noch einmal eintragen.',
  'name-form': () => 'Ein Name hat 1 bis 40 Zeichen auf einer Zeile.',
  veraltet: () =>
    'Inzwischen hat jemand anderes das geändert. Den neuen Stand ansehen und dann entscheiden.',
  'nicht-erlaubt': () =>
    'Das darf diese Anmeldung im Verein nicht. Die Verwaltung kann die Rolle ändern.',
  'id-vergeben': () => 'Das ist schon gespeichert. Die Seite neu laden.',
  'spieler-unbekannt': () => 'Diesen Spieler gibt es im Verein nicht. Einen anderen wählen.',
  'name-vergeben': (d) =>
    `„${zitat(d['name'])}“ gibt es im Verein schon. Einen Zusatz anfügen, etwa den Anfang des Nachnamens.`,
  'name-reserviert': () => '„Kasse“ heißt die Vereinskasse. Einen anderen Namen wählen.',
  'saison-unbekannt': () => 'Diese Saison gibt es nicht. Die Seite neu laden.',
  'saisonname-vergeben': (d) =>
    `Eine Saison „${zitat(d['name'])}“ gibt es schon. Ihr einen anderen Namen geben.`,
  'kader-anzahl': () => 'Zu einer Saison gehören 4 bis 24 Spieler.',
  'freie-fehltage': () => 'Freie Fehltage sind eine ganze Zahl von 0 bis 99.',
  'einsatz-form': () => 'Den Einsatz eintragen: ein Betrag von 0,01 € bis 10.000,00 €.',
  'limit-form': () =>
    'Die Grenze je Spiel ist ein Betrag von 0,01 € bis 10.000,00 €. Leer lassen, wenn es keine gibt.',
  'gebuehr-form': () => 'Die Gebühr ist ein Betrag bis 10.000,00 €.',
  'datum-form': () => 'Diesen Tag gibt es nicht. Das Datum prüfen.',
  'ort-laenge': () => 'Der Ort hat höchstens 60 Zeichen auf einer Zeile. Ihn kürzer fassen.',
  'grund-laenge': () => 'Ein Grund hat 1 bis 300 lesbare Zeichen. Ihn anders fassen.',
  'kader-doppelt': () => 'Dieser Spieler steht schon in der Saison. Jeden nur einmal wählen.',
  'spieltag-unbekannt': () => 'Diesen Spieltag gibt es nicht. Die Seite neu laden.',
  'spieltag-gestrichen': () =>
    'Der Spieltag ist gestrichen. Ihn wiederherstellen, dann geht es weiter.',
  'spieltag-abgeschlossen': () =>
    'Der Spieltag ist abgeschlossen. Spiele lassen sich noch berichtigen; für neue ihn wieder öffnen.',
  'spieltag-laeuft': () => 'Der Spieltag ist noch offen.',
  'spieltag-nur-ergebnis': () =>
    'Von diesem Spieltag ist nur das Ergebnis bekannt, ohne Spiele. Ihn streichen und neu nachtragen.',
  'sitze-anzahl': ({ von = TISCH_GROESSE.von, bis = TISCH_GROESSE.bis }) =>
    `An einem Tisch sitzen ${textPlaetze({ von: Number(von), bis: Number(bis) })}.`,
  'sitze-doppelt': () => 'Dieser Spieler sitzt schon am Tisch. Jeden nur einmal setzen.',
  'tisch-nummer': () => 'An einem Spieltag stehen höchstens sechs Tische, Tisch 1 bis Tisch 6.',
  'tisch-anderer': (d) =>
    `${zitat(d['name'])} sitzt noch an Tisch ${d['tisch']}. Erst dort die Sitze ändern, oder den Tisch auflösen.`,
  'tisch-nicht-aufloesbar': (d) =>
    `Tisch ${d['tisch']} löst sich nur auf, wenn von dort jemand hierher wechselt. Die Sitze neu wählen.`,
  'geber-nicht-am-tisch': () => 'Der erste Geber sitzt nicht am Tisch. Neu auslosen.',
  'entschuldigt-anwesend': () => 'Wer mitspielt, fehlt nicht. Die Entschuldigung entfernen.',
  'entschuldigt-nicht-im-kader': () =>
    'Entschuldigen lässt sich nur, wer zur Saison gehört. Die Entschuldigung entfernen.',
  'entschuldigt-doppelt': () => 'Diese Entschuldigung steht schon da. Einmal genügt.',
  'endstand-summe': (d) =>
    `Die Spielpunkte eines Spieltags ergeben zusammen 0, hier ${d['summe']}. Noch einmal nachrechnen.`,
  'endstand-zu-wenige': () => 'Zu einem Spieltag gehören mindestens vier Spieler.',
  'runde-unbekannt': () => 'Diese Runde gibt es nicht. Die Seite neu laden.',
  'runde-beendet': () =>
    'Inzwischen hat eine neue Runde begonnen. Eintragen lässt sich das Spiel dort, wo seine vier sitzen oder saßen.',
  'spieltag-ohne-spiele': () =>
    'Noch ist kein Spiel eingetragen. Einen Abend ohne Spiele streichen statt abschließen.',
  'spielzahl-nicht-erreicht': () =>
    'Es fehlen noch Spiele. Weiterspielen oder den Abend vorzeitig beenden.',
  'spiel-unbekannt': () => 'Dieses Spiel gibt es nicht. Die Seite neu laden.',
  'position-vergeben': (d) =>
    `Inzwischen ist ein anderes Spiel eingetragen worden; das nächste ist Nummer ${d['position']} der Liste. Nachsehen, ob es dasselbe ist.`,
  'spiel-gestrichen': () => 'Das Spiel ist schon gestrichen. Es bleibt, wie es ist.',
  'spiel-nicht-gestrichen': () => 'Das Spiel ist nicht gestrichen.',
  'besetzung-falsch': () => 'Es spielen vier verschiedene vom Tisch. Die vier neu wählen.',
  'hinweis-unbestaetigt': (d) =>
    HINWEIS_TEXTE[d['hinweis'] as SpielHinweisCode] + ' Bestätigen, wenn es so gespielt wurde.',
  'grund-fehlt': () =>
    'Der Spieltag ist abgeschlossen: Zu jeder Änderung gehört ein Grund. Ihn in einem Satz angeben.',
  'einspruch-unbekannt': () => 'Diesen Einspruch gibt es nicht. Die Seite neu laden.',
  'einspruch-entschieden': () =>
    'Über diesen Einspruch ist schon entschieden. Die Entscheidung ansehen.',
  'einspruch-nur-eigener': () => 'Das kann nur, wer den Einspruch erhoben hat.',
  'einspruch-spieler-fremd': () =>
    'Einspruch erhebt man für sich selbst. Für andere am Tisch kann es, wer Spiele einträgt.',
  'einspruch-offen': () =>
    'Zu diesem Spiel ist schon ein Einspruch offen. Erst muss über ihn entschieden werden.',
  'spiel-unveraendert': () =>
    'Das Spiel ist seit dem Einspruch nicht geändert worden. Es korrigieren oder den Einspruch ablehnen.',
  'spieltag-nicht-abgeschlossen': () =>
    'Bestätigt wird ein abgeschlossener Spieltag. Ihn erst abschließen.',
  'abnahme-vorhanden': () => 'Dieses Ergebnis ist von diesem Spieler schon bestätigt.',
  'abnahme-nur-eigene': () =>
    'Bestätigen kann man für sich selbst. Für andere am Tisch kann es, wer Spiele einträgt.',
  'spieler-nicht-dabei': () => 'Dieser Spieler war an dem Abend nicht dabei. Einen anderen wählen.',
  'spieler-hat-konto': () =>
    'Dieser Spieler ist noch mit einem Mitglied verknüpft. Erst das Mitglied entfernen oder die Verknüpfung lösen.',
  'mitglied-unbekannt': () => 'Dieses Mitglied gibt es nicht. Die Seite neu laden.',
  'mitglied-vorhanden': () => 'Dieses Konto gehört schon zum Verein.',
  'letzte-verwaltung': () =>
    'Der Verein braucht eine Verwaltung. Erst jemand anderem diese Rolle geben.',
  'spieler-verknuepft': () =>
    'Dieser Spieler gehört schon zu einem anderen Konto. Die Verknüpfung dort zuerst lösen.',
  'einladung-unbekannt': () =>
    'Diese Einladung gibt es nicht. Den Link vollständig öffnen oder einen neuen erbitten.',
  'einladung-abgelaufen': () => 'Diese Einladung ist abgelaufen. Um einen neuen Link bitten.',
  'einladung-verbraucht': () =>
    'Diese Einladung ist angenommen oder zurückgezogen. Um einen neuen Link bitten.',
  'einladung-ablauf': () => 'Eine Einladung gilt höchstens 14 Tage. Eine kürzere Frist wählen.',
  'freigabe-unbekannt': () => 'Diesen Link gibt es nicht. Die Seite neu laden.',
  'freigabe-beendet': () =>
    'Dieser Link gilt nicht mehr: Der Abend ist vorbei, oder der Link wurde zurückgezogen. Am Tisch nach einem neuen fragen.',
  'freigabe-fremd': () =>
    'Das geht über diesen Link nicht. Den QR-Code am Tisch noch einmal öffnen.',
  'freigabe-nur-lesen': () =>
    'Dieser Link ist nur zum Zuschauen. Am Tisch nach einem zum Eintragen fragen.',
  'freigabe-zu-viele': () =>
    'Es gelten schon zehn Links hierher. Erst einen zurückziehen, dann einen neuen machen.',
  'buchung-unbekannt': () => 'Diese Buchung gibt es nicht. Die Seite neu laden.',
  'buchung-gestrichen': () => 'Diese Buchung ist schon gestrichen. Was gemeint war, neu eintragen.',
  'betrag-form': () => 'Einen Betrag von 0,01 € bis 10.000,00 € eingeben.',
  'zweck-laenge': () => 'Wofür es ist, in 1 bis 300 Zeichen auf einer Zeile eingeben.',
  'code-falsch': () =>
    'Dieser Einrichtungscode gilt nicht. Er steht im Fenster, in dem der Server läuft; nach einem Neustart ist es ein neuer.',
  'anmeldename-vergeben': () => 'Diesen Anmeldenamen hat schon jemand. Einen anderen wählen.',
  'anmeldename-form': () =>
    'Ein Anmeldename hat 3 bis 100 Zeichen ohne Leerzeichen; eine E-Mail-Adresse geht auch.',
  'passwort-laenge': () => 'Ein Passwort hat 8 bis 200 Zeichen.',
  'passwort-falsch': () => 'Das ist nicht das bisherige Passwort. Noch einmal eingeben.',
  'zu-viele-versuche': (d) =>
    `Zu viele Versuche. In ${dauer(Number(d['sekunden']))} geht es weiter.`,
  'nicht-angemeldet': () => 'Die Anmeldung ist abgelaufen. Neu anmelden.',
  'nicht-gefunden': () => 'Das gibt es hier nicht. Die Adresse prüfen.',
  'kein-zugang': () =>
    'Dieses Konto gehört nicht (mehr) zum Verein. Wer ihn verwaltet, kann neu einladen.',
  'fremde-herkunft': () => 'Diese Anfrage kam von einer fremden Seite. Kallemann direkt öffnen.',
  'anfrage-zu-gross': (d) =>
    `Das ist zu groß: Es gehen höchstens ${textGroesse(Number(d['megabyte']))}.`,
  'anfrage-kein-json': () =>
    'Anfragen an diese Adresse sind JSON (Content-Type: application/json).',
  serverfehler: () =>
    'Der Server hat einen Fehler gemacht; gespeichert ist nichts. Noch einmal versuchen.',
}

const HINWEIS_TEXTE: Readonly<Record<SpielHinweisCode, string>> = {
  'pflichtsolo-nach-frist': 'Dieses Pflichtsolo kommt zu spät: Hier ist keines mehr vorgesehen.',
  'spielzahl-ueberschritten': 'Die geplanten Spiele sind schon gespielt.',
  'wiederholung-versaeumt': 'Das verlorene Kürsolo muss jetzt wiederholt werden.',
  'pflichtsolo-nicht-gespielt': 'Jetzt ist nur noch für Pflichtsoli Platz.',
  'absage-gegen-pflichtsolo': 'Gegen ein Pflichtsolo gibt es keine Absage.',
  'besetzung-weicht-ab': 'Diese vier sitzen der Reihe nach nicht am Tisch.',
  'wiederholung-ohne-anlass': 'Das Kürsolo, das es wiederholt, zählt nicht mehr.',
}

function dauer(sekunden: number): string {
  if (sekunden < 90) return sekunden === 1 ? 'einer Sekunde' : `${sekunden} Sekunden`
  return `${Math.ceil(sekunden / 60)} Minuten`
}

function textGroesse(megabyte: number): string {
  return megabyte < 1 ? `${megabyte * 1024} KB` : `${megabyte} MB`
}
