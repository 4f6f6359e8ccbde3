import type { EinspruchAkte, EinspruchZustand } from '../domain/einspruch/einspruch'
import type { EinspruchErgebnis } from '../domain/einspruch/ergebnis'
import type { SpielOrt } from '../domain/einspruch/ort'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { formatDatumKurz } from './datum'
import { textSpielImSatz } from './spiel-ort'
import { worteVon } from './worte'
import { formatPunkte } from './zahl'

type Namen = Readonly<Record<string, string>>

/** `1 Einspruch offen`, `2 Einsprüche offen`. */
export function textOffen(anzahl: number): string {
  return anzahl === 1 ? '1 Einspruch offen' : `${anzahl} Einsprüche offen`
}

/** A text as it stands at the beginning of a line. */
export function gross(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What waits for somebody: `1 Antwort auf einen Einspruch, 2 Einsprüche offen`. */
export function textWartend({ offen, antworten }: { offen: number; antworten: number }): string {
  const teile = [
    antworten === 0
      ? null
      : antworten === 1
        ? '1 Antwort auf einen Einspruch'
        : `${antworten} Antworten auf Einsprüche`,
    offen === 0 ? null : textOffen(offen),
  ]
  return teile.filter((t) => t !== null).join(', ')
}

/** Who objects: the player, or the member who is none. */
export function textWer({ spielerId, kontoName }: EinspruchAkte, namen: Namen): string {
  return spielerId === null ? kontoName : (namen[spielerId] ?? kontoName)
}

const ZUSTAENDE: Readonly<Record<EinspruchZustand, string>> = {
  offen: 'offen',
  angenommen: 'angenommen',
  abgelehnt: 'abgelehnt',
  zurueckgenommen: 'zurückgenommen',
}

/** `offen`, `angenommen`, … */
export function textZustand(zustand: EinspruchZustand): string {
  return ZUSTAENDE[zustand]
}

/** `Einspruch zu Spiel 7 vom 09.01.26 angenommen`. */
export function textEntscheidung({ zustand }: EinspruchAkte, ort: SpielOrt): string {
  const spiel = ort.nummer === null ? 'gestrichenem Spiel' : textSpielImSatz(ort)
  return `Einspruch zu ${spiel} vom ${formatDatumKurz(ort.datum)} ${ZUSTAENDE[zustand]}`
}

/** Who decided and in which words: `von Anna Beispiel: „Stimmt, verzählt.“`; nothing before the server has said. */
export function textVon({ antwort, entschiedenVon }: EinspruchAkte): string {
  const von = entschiedenVon === null ? '' : `von ${entschiedenVon}`
  return antwort === null ? von : `${von}: „${antwort}“`
}

/** What an accepted objection came to, with the name of whoever objected: `Wert 2 → 4, Bernd −2 → −4`. */
export function textErgebnis({ wert, punkte }: EinspruchErgebnis, wer: string): string {
  const wertText = textWechsel(wert, String)
  const was = { nein: 'Das Spiel zählt nicht mehr, bisher Wert', ja: 'Das Spiel zählt, Wert' }
  const anfang = wert.nachher === null ? was.nein : wert.vorher === null ? was.ja : 'Wert'
  const eigene = punkte === null ? '' : `, ${wer} ${textWechsel(punkte, formatPunkte)}`
  return `${anfang} ${wertText}${eigene}`
}

function textWechsel(
  { vorher, nachher }: EinspruchErgebnis['wert'],
  format: (zahl: number) => string,
): string {
  if (vorher !== null && nachher !== null && vorher !== nachher)
    return `${format(vorher)} → ${format(nachher)}`
  const text = format(nachher ?? vorher ?? 0)
  return vorher === nachher ? `${text} wie bisher` : text
}

const MINUTE = 60_000
const STUNDE = 60 * MINUTE
const TAG = 24 * STUNDE

/** How long something has waited, both instants in epoch milliseconds: `seit 3 Tagen`. */
export function textAlter(seit: number, jetzt: number): string {
  const dauer = jetzt - seit
  if (dauer < MINUTE) return 'gerade eben'
  if (dauer < STUNDE) return `seit ${menge(dauer / MINUTE, 'einer Minute', 'Minuten')}`
  if (dauer < TAG) return `seit ${menge(dauer / STUNDE, 'einer Stunde', 'Stunden')}`
  return `seit ${menge(dauer / TAG, 'einem Tag', 'Tagen')}`
}

function menge(wert: number, eine: string, mehrere: string): string {
  const ganze = Math.floor(wert)
  return ganze === 1 ? eine : `${ganze} ${mehrere}`
}

/** What is usually wrong, to tap instead of type. */
export function stichworte(regelwerk: RegelwerkId): readonly string[] {
  return ['Augen falsch', `${worteVon(regelwerk).stoss} fehlt`, 'falsche Partei']
}

const TRENNER = ', '

/** Whether a reason has this word already. */
export function hatStichwort(grund: string, wort: string): boolean {
  return grund.split(TRENNER).includes(wort)
}

/** Puts the word at the end of a reason, or takes it out again. */
export function wechsleStichwort(grund: string, wort: string): string {
  const teile = grund.split(TRENNER).filter((t) => t.trim() !== '')
  return (teile.includes(wort) ? teile.filter((t) => t !== wort) : [...teile, wort]).join(TRENNER)
}
