import type { OpArt } from '../domain/op/op'

/** What somebody did, as the rest of a sentence that begins with the name: `Anna hat …`. */
const TEXTE: Readonly<Record<OpArt, (daten: Daten) => string>> = {
  'spieler-anlegen': (d) =>
    `hat ${zitiert(d, 'name')} als ${d['gast'] === true ? 'Gast' : 'Spieler'} hinzugefügt`,
  'spieler-umbenennen': (d) => `hat einen Spieler in ${zitiert(d, 'name')} umbenannt`,
  'spieler-anonymisieren': () => 'hat einen Spieler anonymisiert',
  'saison-anlegen': (d) => `hat die Saison ${zitiert(d, 'name')} angelegt`,
  'saison-aendern': (d) => `hat die Saison ${zitiert(d, 'name')} geändert`,
  'spieltag-eroeffnen': () => 'hat einen Spieltag eröffnet',
  'spieltag-nachtragen': () => 'hat einen Spieltag mit seinem Endstand nachgetragen',
  'spieltag-aendern': () => 'hat Datum, Ort oder Entschuldigte eines Spieltags geändert',
  'runde-eroeffnen': () => 'hat die Besetzung am Tisch geändert',
  'spieltag-abschliessen': (d) =>
    d['ende'] === 'vorzeitig'
      ? 'hat einen Spieltag vorzeitig abgeschlossen'
      : 'hat einen Spieltag abgeschlossen',
  'spieltag-wiederoeffnen': (d) => `hat einen Spieltag wieder geöffnet${grund(d)}`,
  'spieltag-streichen': (d) => `hat einen Spieltag gestrichen${grund(d)}`,
  'spiel-eintragen': (d) => `hat ${spiel(d)} eingetragen`,
  'spiel-korrigieren': (d) => `hat ein Spiel korrigiert${grund(d)}`,
  'spiel-streichen': (d) => `hat ein Spiel gestrichen${grund(d)}`,
  'spiel-wiederherstellen': (d) => `hat ein Spiel wiederhergestellt${grund(d)}`,
  'einspruch-erheben': (d) => `hat Einspruch gegen ein Spiel erhoben${grund(d)}`,
  'einspruch-annehmen': () => 'hat einen Einspruch angenommen',
  'einspruch-ablehnen': () => 'hat einen Einspruch abgelehnt',
  'einspruch-zuruecknehmen': () => 'hat einen Einspruch zurückgenommen',
  'einspruch-quittieren': () => 'hat die Entscheidung über einen Einspruch gelesen',
  'spieltag-abnehmen': () => 'hat das Ergebnis eines Spieltags bestätigt',
  'mitglied-einladen': () => 'hat eine Einladung erstellt',
  'einladung-widerrufen': () => 'hat eine Einladung widerrufen',
  'mitglied-aufnehmen': () => 'ist dem Verein beigetreten',
  'mitglied-aendern': () => 'hat Rolle oder Spieler eines Mitglieds geändert',
  'mitglied-entfernen': () => 'hat ein Mitglied entfernt',
  'saison-importieren': (d) => `hat die Saison ${saisonName(d)} aus einer Datei übernommen`,
}

type Daten = Readonly<Record<string, unknown>>

/** The sentence of a protocol entry without the name in front. `art` and `daten` are the operation's, as stored. */
export function textVorgang(art: string, daten: unknown): string {
  if (!istOpArt(art)) return `hat „${art}“ ausgeführt`
  return TEXTE[art](istObjekt(daten) ? daten : {})
}

function istOpArt(art: string): art is OpArt {
  return Object.hasOwn(TEXTE, art)
}

function istObjekt(wert: unknown): wert is Daten {
  return typeof wert === 'object' && wert !== null
}

function zitiert(daten: Daten, feld: string): string {
  const wert = daten[feld]
  return typeof wert === 'string' ? `„${wert}“` : '(ohne Namen)'
}

function grund(daten: Daten): string {
  const wert = daten['grund']
  return typeof wert === 'string' && wert !== '' ? `, Grund: ${wert}` : ''
}

function spiel(daten: Daten): string {
  const position = daten['position']
  return typeof position === 'number' ? `Spiel ${position}` : 'ein Spiel'
}

function saisonName(daten: Daten): string {
  const datei = daten['datei']
  const saison = istObjekt(datei) ? datei['saison'] : undefined
  return istObjekt(saison) ? zitiert(saison, 'name') : ''
}
