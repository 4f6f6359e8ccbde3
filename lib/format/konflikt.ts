import type { Spielbezug } from '../domain/protokoll/chronik'
import { textSpielOrt } from './spiel-ort'
import { formatZeitpunkt } from './zeitpunkt'

/** Who stored a Spiel, and when by the server's clock. */
interface Gespeichert {
  readonly erfasstVon: string
  readonly erfasstAm: number
}

/** The other one's name; of the same person it was entered on another device. */
export function textAnderer(dort: Pick<Gespeichert, 'erfasstVon'>, ich: string): string {
  return dort.erfasstVon === ich ? `${ich}, anderes Gerät` : dort.erfasstVon
}

/** When the other one was stored: the server's clock is right. */
export function textGespeichertAm({ erfasstAm }: Gespeichert): string {
  return `gespeichert ${formatZeitpunkt(erfasstAm)}`
}

/** When the own one was made, by a clock that may be wrong. */
export function textAufDiesemGeraet(zeit: number): string {
  return `Uhr dieses Geräts: ${formatZeitpunkt(zeit)}`
}

interface ZweiEintraege {
  /** Of the Spiel that is stored; null for one that does not count. */
  readonly nummer: number | null
  /** Its table, where the evening has several. */
  readonly tisch?: number | undefined
  readonly wer: string
  readonly gleich: boolean
}

/** What has happened when two phones entered one game, and what is asked: whose they are stands above each. */
export function textZweiEintraege({ nummer, tisch, wer, gleich }: ZweiEintraege): {
  readonly titel: string
  readonly frage: string
} {
  return {
    titel:
      nummer === null
        ? 'Zwei Einträge an einer Stelle'
        : `${textSpielOrt({ nummer, runde: null, ...(tisch !== undefined && { tisch }) })} ist zweimal da`,
    frage: gleich
      ? `${wer} hat dasselbe eingetragen. Ein Eintrag genügt.`
      : 'Dasselbe Spiel, oder zwei?',
  }
}

/** The decisions on two entries of one game. `naechste`: the number that the own one would get as a game of its own. */
export function textEntscheide({
  nummer,
  naechste,
  gleich,
}: Omit<ZweiEintraege, 'wer'> & { readonly naechste: number | null }) {
  const eigenes = naechste === null ? 'das nächste Spiel' : `Spiel ${naechste}`
  const anderes = nummer === null ? 'das andere' : `Spiel ${nummer}`
  return {
    verwerfen: gleich ? 'Eines genügt, meines verwerfen' : 'Der andere gilt, meiner entfällt',
    ersetzen: `Meiner gilt und ersetzt ${anderes}`,
    behalten: gleich
      ? `Es waren zwei Spiele: meines wird ${eigenes}`
      : `Beide behalten: meiner wird ${eigenes}`,
  }
}

/**
 * What becomes of seats and dealers when both entries stay; null where all fits. `andereVier`: by the dealer others would play the
 * own one's new place; `dahinter`: it would come after games that were entered since.
 */
export function textFolgenVonBeiden(p: {
  readonly naechste: number | null
  readonly andereVier: boolean
  readonly dahinter: boolean
}): string | null {
  if (p.naechste === null) return null
  if (p.dahinter)
    return `Bei „Beide“ steht meiner hinter Spiel ${p.naechste - 1}: Reihenfolge und Geber stimmen dann nicht mehr.`
  if (p.andereVier)
    return `Bei „Beide“ passt die Besetzung nicht: Spiel ${p.naechste} würden nach dem Geber andere vier spielen.`
  return null
}

/** Which game somebody else has changed meanwhile, whatever the own change was to be: `Spiel 9 wurde inzwischen geändert`. */
export function textGeaendert(ort: Pick<Spielbezug, 'nummer' | 'runde' | 'tisch'> | null): string {
  return ort === null ? 'Inzwischen geändert' : `${textSpielOrt(ort)} wurde inzwischen geändert`
}

/** The decisions on a change of a Spiel that somebody else has changed meanwhile. */
export function textAenderungEntscheide(wer: string) {
  const meine = 'Meine trotzdem speichern'
  return { verwerfen: `Fassung von ${wer} behalten`, ersetzen: meine, behalten: meine }
}

/** That somebody else was faster with the game that is being typed: `Spiel 7 hat gerade Bernd eingetragen.` */
export function textUeberholt({
  nummer,
  wer,
}: {
  readonly nummer: number
  readonly wer: string
}): string {
  return `Spiel ${nummer} hat gerade ${wer} eingetragen.`
}

/** That a new Runde was begun while a game was being typed, which is for that Runde's coming game `nummer` now. */
export function textNeueRunde(nummer: number): string {
  return `Am Tisch läuft eine neue Runde: Was hier steht, ist jetzt für Spiel ${nummer}.`
}
