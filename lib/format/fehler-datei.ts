import type { DateiFehlerCode } from '../domain/austausch/fehler-codes'
import type { Fehler } from '../domain/result'

type Daten = NonNullable<Fehler['daten']>

/** The German sentence of each fault of a file; `textFehler` takes it from here. */
export const DATEI_FEHLER_TEXTE: Readonly<Record<DateiFehlerCode, (daten: Daten) => string>> = {
  'datei-leer': () => 'Die Eingabe ist leer.',
  'datei-kein-json': () => 'Die Eingabe ist kein gültiges JSON.',
  'datei-kein-utf8': () => 'Die Eingabe ist kein Text in UTF-8.',
  'datei-zu-tief': () => 'Die Klammern der Eingabe sind zu tief geschachtelt.',
  'datei-schluessel-doppelt': () => 'Dieses Feld steht mehrmals da. Alle bis auf eines entfernen.',
  'datei-liste-lang': (d) => `Die Liste hat mehr als ${d['hoechstens']} Einträge.`,
  'datei-zu-gross': (d) => `Mehr als ${d['kilobyte']} Kilobyte auf einmal werden nicht gerechnet.`,
  'datei-text-laenge': (d) => `Der Text muss 1 bis ${d['bis']} Zeichen haben.`,
  'datei-text-rand': () => 'Der Text darf nicht mit einem Leerzeichen beginnen oder enden.',
  'datei-text-zeichen': () =>
    'Der Text braucht sichtbare Zeichen und darf weder Zeilenumbrüche noch Steuerzeichen enthalten.',
  'datei-zahl-bereich': (d) => `Die Zahl muss zwischen ${d['von']} und ${d['bis']} liegen.`,
  'datei-datum': () =>
    'Das Datum muss ein Tag des Kalenders in der Form JJJJ-MM-TT sein, etwa 2026-01-09.',
  'datei-name-reserviert': () => '„Kasse“ ist der Kasse vorbehalten. Einen anderen Namen wählen.',
  'datei-name-schreibweise': (d) =>
    `„${d['name']}“ ist dem Namen „${d['anderer']}“ zu ähnlich: Namen dürfen sich nicht nur in Groß- und Kleinschreibung oder unsichtbaren Zeichen unterscheiden.`,
  'datei-name-doppelt': (d) => `„${d['name']}“ steht hier ein zweites Mal.`,
  'datei-spielerzahl': (d) => `Hier müssen ${d['von']} bis ${d['bis']} Namen stehen.`,
  'datei-geber': (d) => `„${d['name']}“ sitzt nicht in dieser Runde.`,
  'datei-besetzung': () => 'Hier müssen vier verschiedene Spieler der Runde stehen.',
  'datei-runden-oder-endstand': () =>
    'Ein Spieltag braucht entweder „runden“ oder „endstand“, nicht beides.',
  'datei-runden-leer': () => 'Die Liste ist leer. Mindestens ein Eintrag muss stehen.',
  'datei-endstand-leer': () => 'Der Endstand ist leer. Die Spielpunkte aller Mitspieler eintragen.',
  'datei-endstand-summe': (d) =>
    `Die Spielpunkte müssen zusammen 0 ergeben, hier sind es ${String(d['summe']).replace('-', '−')}.`,
  'datei-entschuldigt-fremd': (d) =>
    `„${d['name']}“ spielt diese Saison nicht mit. Entschuldigt werden nur ihre Spieler.`,
  'datei-entschuldigt-spielt': (d) =>
    `„${d['name']}“ hat an diesem Spieltag gespielt und kann nicht entschuldigt fehlen.`,
  'einstellung-ohne-wirkung': (d) =>
    `Diese Einstellung hat hier keine Wirkung (Regelwerk ${d['regelwerk']}, Wertung ${d['wertung']}, Abwesenheit ${d['abwesenheit']}). Sie weglassen.`,
  'limit-bei-fix': () =>
    'Ein Limit gibt es nur, wenn der Einsatz mit dem Wert malgenommen wird. Es weglassen oder „variabel“ wählen.',
  'abrechnung-fehlt': () =>
    'Hier steht nicht, worum gespielt wird. „abrechnung“ mit „einsatzCent“ und „modus“ angeben.',
}
