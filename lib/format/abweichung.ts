import type { Abweichung } from '../domain/protokoll/abweichung'

/** An Abweichung in words: what is wrong, and where; the two values as they are. */
export interface AbweichungText {
  /** One sentence that stands alone. */
  readonly satz: string
  /** `Tabelle spieltag, Spalte datum (0190…)`, `folge.spiel.wert.nachher`; empty when the sentence says all. */
  readonly stelle: string
  readonly erwartet: string | null
  readonly gefunden: string | null
}

/** So much of a value is shown; hashes and files are longer. */
const WERT_HOECHSTENS = 80

export function textAbweichung(a: Abweichung): AbweichungText {
  return {
    satz: satzVon(a),
    stelle: stelleVon(a),
    erwartet: kurz(a.erwartet),
    gefunden: kurz(a.gefunden),
  }
}

/** The same in one line, for a terminal. */
export function zeileAbweichung(a: Abweichung): string {
  const { satz, stelle, erwartet, gefunden } = textAbweichung(a)
  const werte = [
    ...(stelle === '' ? [] : [stelle]),
    ...(erwartet === null && gefunden === null
      ? []
      : [`erwartet: ${erwartet ?? 'nichts'}`, `gefunden: ${gefunden ?? 'nichts'}`]),
  ]
  return [satz, ...werte.map((w) => `  ${w}`)].join('\n')
}

function satzVon({ code, seq, ort }: Abweichung): string {
  const eintrag = seq === null ? 'Ein Eintrag' : `Eintrag ${seq}`
  switch (code) {
    case 'luecke':
      return ort === 'nachrechnung.eintraege'
        ? `Das Protokoll ist kürzer als beim letzten Nachrechnen: Es fehlt ab Eintrag ${seq ?? 1}.`
        : `Im Protokoll fehlt ${eintrag}.`
    case 'kette':
      return ort === 'nachrechnung.siegel'
        ? `${eintrag} ist ein anderer als beim letzten Nachrechnen.`
        : `${eintrag} schließt nicht an den Eintrag davor an.`
    case 'inhalt':
      return `${eintrag} wurde nachträglich verändert.`
    case 'name':
      return `Ein Name in ${eintrag} ist nicht der, der eingetragen wurde.`
    case 'folge':
      return `Was ${eintrag} bewirkt hat, ergibt nachgerechnet etwas anderes.`
    case 'zeile':
      return seq === null
        ? 'Ein gespeicherter Wert stimmt nicht mit dem Protokoll überein.'
        : `Ein gespeicherter Wert stimmt nicht mit dem Protokoll überein; er stammt aus Eintrag ${seq}.`
    case 'zeile-zuviel':
      return 'Gespeichert ist etwas, das in keinem Eintrag des Protokolls steht.'
    case 'zeile-fehlt':
      return seq === null
        ? 'Etwas, das im Protokoll steht, ist nicht mehr gespeichert.'
        : `Was Eintrag ${seq} angelegt hat, ist nicht mehr gespeichert.`
    case 'vorgang':
      return `${eintrag} hätte so nicht angenommen werden können.`
    case 'datei':
      return ort === 'schema'
        ? 'In der Datenbank fehlt ein Teil ihres Aufbaus, oder er wurde verändert.'
        : 'Die Datei der Datenbank ist beschädigt.'
  }
}

/** What the tables hold, for people. */
const TABELLEN: Readonly<Record<string, string>> = {
  abnahme: 'Bestätigung',
  buchung: 'Buchung',
  einladung: 'Einladung',
  einspruch: 'Einspruch',
  freigabe: 'Link für Gäste',
  konto: 'Konto',
  mitglied: 'Mitglied',
  protokoll: 'Protokoll',
  runde: 'Runde',
  saison: 'Saison',
  spiel: 'Spiel',
  spieler: 'Spieler',
  spielername: 'Spielername',
  spieltag: 'Spieltag',
}

function stelleVon({ ort, id, code }: Abweichung): string {
  if (code === 'luecke' || code === 'kette') return ''
  const [tabelle = '', ...spalte] = ort.split('.')
  const was = TABELLEN[tabelle]
  const wo = was === undefined ? ort : [was, ...spalte].join(' · ')
  return id === undefined ? wo : `${wo} (${id})`
}

function kurz(wert: string | null): string | null {
  if (wert === null || wert.length <= WERT_HOECHSTENS) return wert
  return `${wert.slice(0, WERT_HOECHSTENS)}…`
}
