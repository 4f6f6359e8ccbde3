import { REGELWERK_VORGABE } from '../domain/regelwerk/regelwerk'
import type { SpielFehlerCode } from '../domain/spiel/fehler-codes'
import type { Fehler } from '../domain/result'
import type { Ansage, Art, Partei, Sonderpunkt } from '../domain/spiel/spiel'
import { textAnsage, textArt, textPartei, textSonderpunkt } from './art'
import type { FehlerText } from './fehler-text'
import { nameAus } from './fehler-text'

/** The German sentence of each fault of a Spiel: what is wrong, and what to do about it. */
export const SPIEL_FEHLER_TEXTE: Readonly<Record<SpielFehlerCode, FehlerText>> = {
  'anzahl-re': (d) =>
    d['soll'] === 1
      ? `${art(d['art'])}: Re ist einer allein. Genau einen Spieler für Re angeben.`
      : `${art(d['art'])}: Re sind zwei. Genau zwei Spieler für Re angeben.`,
  'spieler-doppelt': (d, namen) =>
    `${namen(d['spieler'])} steht hier ein zweites Mal. Einmal genügt.`,
  'spieler-nicht-am-tisch': (d, namen) =>
    `${namen(d['spieler'])} sitzt in diesem Spiel nicht am Tisch. Einen der vier Mitspieler angeben.`,
  'augen-fehlen': (d) =>
    d['auchNachVerstoss'] === 1
      ? 'Die Augen fehlen. Sie eintragen, auch nach einem Regelverstoß.'
      : 'Die Augen fehlen. Sie eintragen; nur nach einem Regelverstoß dürfen sie offen bleiben.',
  'augen-bereich': (d) => `Augen sind ganze Zahlen von 0 bis 240, nicht ${zahl(d['augen'])}.`,
  'augen-unmoeglich': () =>
    '1 und 239 Augen gibt es nicht: Keine Karte zählt 1. Noch einmal zählen.',
  'augenband-verkehrt': (d) =>
    `Ein Feld geht von weniger zu mehr Augen, nicht von ${d['von']} bis ${d['bis']}. Die Grenzen berichtigen oder eine Zahl eintragen.`,
  'augenband-uneins': (d) => `${unterschied(d)}. Augen zählen oder ein engeres Feld wählen.`,
  'ohne-stich-mit-augen': (d) =>
    d['von'] === d['bis']
      ? `${partei(d['partei'])} hat ${d['bis']} Augen, also auch einen Stich. Die Augen berichtigen oder „ohne Stich“ entfernen.`
      : `Ohne Stich hat ${partei(d['partei'])} 0 Augen, nicht ${d['von']} bis ${d['bis']}. Die Augen berichtigen oder „ohne Stich“ entfernen.`,
  'ansage-ohne-stoss': (d) =>
    `${partei(d['partei'])} hat angesagt, aber nicht gestoßen. Den Stoß eintragen oder die Ansage entfernen.`,
  'absage-ohne-ansage': (d) =>
    `${partei(d['partei'])} hat abgesagt, aber nicht „${partei(d['partei'])}“ angesagt. Die Ansage eintragen oder die Absage entfernen.`,
  'ansagen-beider-parteien': (d) =>
    `Nur eine Partei darf eine Ansage haben, hier hat Re ${stufe(d['re'], d['automatischRe'])} und Kontra ${stufe(d['kontra'], d['automatischKontra'])}. Stöße oder Ansagen berichtigen.`,
  'ansage-nur-im-null': (d) =>
    `${ansage(d['ansage'])} kann man nur im Null ansagen. Sonst gilt keine 90, keine 60, keine 30 oder schwarz.`,
  'ansage-nicht-im-null': (d) =>
    `„${ansage(d['ansage'])}“ gibt es im Null nicht: Dort sagen die anderen 30, 60, 90 … 240 Augen an.`,
  'ansage-des-null-spielers': () =>
    'Wer Null spielt, sagt nichts an; nur die anderen dürfen es. Die Ansage entfernen.',
  'vor-klaerung-nur-hochzeit': () =>
    'Vor der Klärung ansagen kann nur eine Hochzeit. Die Ansage bei der Partei eintragen.',
  'schweine-ohne-stoss': (d, namen) =>
    `Wer Schweine hat, muss stoßen. Den Stoß von ${namen(d['spieler'])} eintragen oder die Schweine entfernen.`,
  'schweine-nicht-in-art': (d) => `Im ${art(d['art'])} gibt es keine Schweine. Sie entfernen.`,
  'trumpfabgabe-nicht-in-art': (d) =>
    `Im ${art(d['art'])} gibt es keine Trumpfabgabe. Sie entfernen.`,
  'sonderpunkt-nicht-in-art': (d) =>
    `„${sonderpunkt(d['sonderpunkt'])}“ zählt im ${art(d['art'])} nicht. Den Sonderpunkt entfernen.`,
  'sonderpunkt-keine-anzahl': (d) =>
    `Hier steht eine Anzahl: eine ganze Zahl ab 0, nicht ${zahl(d['anzahl'])}.`,
  'sonderpunkt-zu-viele': (d) =>
    `„${sonderpunkt(d['sonderpunkt'])}“ gibt es in einem Spiel höchstens ${d['hoechstens']}-mal, beide Parteien zusammen. Hier steht es ${zahl(d['ist'])}-mal.`,
  'sonderpunkt-ohne-augen': (d) =>
    `${d['anzahl']} × „${sonderpunkt(d['sonderpunkt'])}“ bringt mindestens ${d['noetig']} Augen, ${partei(d['partei'])} hat ${d['gezaehlt'] === 1 ? 'nur' : 'höchstens'} ${d['augen']}. Augen oder Sonderpunkte berichtigen.`,
  'fuchs-mit-schweinen': () =>
    'Mit Schweinen wird kein Fuchs gefangen, sie sind die höchsten Karten. Fuchs oder Schweine entfernen.',
  'sonderpunkte-bei-regelverstoss': () =>
    'Nach einem Regelverstoß zählen keine Sonderpunkte. Sie entfernen.',
  'notiz-zu-lang': (d) =>
    `Die Notiz hat ${d['ist']} Zeichen, möglich sind ${d['hoechstens']}. Sie kürzen.`,
}

/** The German sentence of a fault that `pruefeSpiel` found: `textFehler` without the sentences of all the others. */
export function textSpielFehler(fehler: Fehler, namen: Readonly<Record<string, string>>): string {
  // `pruefeSpiel` finds no other codes.
  const text = SPIEL_FEHLER_TEXTE[fehler.code as SpielFehlerCode]
  return text(fehler.daten ?? {}, nameAus(namen))
}

type Wert = string | number | undefined

// `pruefeSpiel` puts the domain's own codes into `daten`, whose type only knows text and numbers.
// A fault is of no book: the word that is Urexweiler's is the file's as well (`solo-fehlfarben`).
const art = (wert: Wert) => textArt(wert as Art, REGELWERK_VORGABE)
const ansage = (wert: Wert) => textAnsage(wert as Ansage)
const partei = (wert: Wert) => textPartei(wert as Partei)
const sonderpunkt = (wert: Wert) => textSonderpunkt(wert as Sonderpunkt)
const zahl = (wert: Wert) => String(wert).replace('-', '−').replace('.', ',')

/** Where two values of a band part, and by which Ansage if it is one. */
function unterschied(d: Parameters<FehlerText>[0]): string {
  const ob = `ob ${partei(d['partei'])} ${d['unter']} oder ${d['ab']} Augen hat`
  return d['ansage'] === undefined
    ? `Hier macht es einen Unterschied, ${ob}`
    : `Wegen „${ansage(d['ansage'])}“ macht es einen Unterschied, ${ob}`
}

function stufe(wert: Wert, automatisch: Wert): string {
  return automatisch === 1 ? `${ansage(wert)} (durch seine Stöße)` : ansage(wert)
}
