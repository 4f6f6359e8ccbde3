import type { Abrechnung, Einstellung, Einstellungen } from '../domain/regelwerk/einstellungen'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { geaenderteEinstellungen, giltAbNeuenAbenden } from '../domain/saison/geltung'
import { formatCent } from './geld'
import { REGELWERK_TEXTE } from './regelwerk'

const WIEDERHOLUNG: Readonly<Record<Einstellungen['kuersoloWiederholung'], string>> = {
  einmal: 'einmal wiederholen',
  'bis-gewonnen': 'wiederholen, bis es gewonnen ist',
  aus: 'nicht wiederholen',
}

const STOSS: Readonly<Record<Einstellungen['stossWirkung'], string>> = {
  plus2: '2 Punkte',
  mal2: 'verdoppelt',
}

const WERTUNG: Readonly<Record<Einstellungen['wertung'], string>> = {
  rangpunkte: 'Rangpunkte nach Plätzen',
  ligapunkte: 'Ligapunkte 4, 3, 2, 1 an jedem Tisch',
  summe: 'Summe der Spielpunkte',
  schnitt: 'Spielpunkte je Spieltag',
  'schnitt-spiel': 'Spielpunkte je Spiel',
}

const ABWESENHEIT: Readonly<Record<Einstellungen['abwesenheit'], string>> = {
  'null-punkte': '0 Spielpunkte',
  'letzter-platz': 'letzter Platz',
  'zaehlt-nicht': 'zählt nicht',
}

const GLEICHSTAND: Readonly<Record<Einstellungen['gleichstand'], string>> = {
  geteilt: 'geteilter Platz',
  spielpunkte: 'mehr Spielpunkte',
  tagessiege: 'mehr Tagessiege',
  'direkter-vergleich': 'direkter Vergleich',
}

/** What is played for (K-E): `10 Cent je Punkt, höchstens 5,00 € je Spiel, 9 % für die Kasse`. */
function textAbrechnung(abrechnung: Abrechnung | null): string {
  if (abrechnung === null) return 'nicht um Geld'
  const { einsatzCent, modus, limitCent, kassenanteil } = abrechnung
  return [
    `${formatCent(einsatzCent)} ${modus === 'variabel' ? 'je Punkt' : 'je Spiel'}`,
    ...(limitCent === null ? [] : [`höchstens ${formatCent(limitCent)} je Spiel`]),
    ...(kassenanteil === 0 ? [] : [`${kassenanteil} % für die Kasse`]),
  ].join(', ')
}

interface Zeile<N extends Einstellung> {
  readonly was: string
  readonly wert: (wert: Einstellungen[N]) => string
  /** Values that are words of action are told apart by `bisher`, names and figures by `statt`. */
  readonly mit: 'bisher' | 'statt'
}

const ZEILEN: { readonly [N in Einstellung]: Zeile<N> } = {
  kuersoloWiederholung: { was: 'Verlorenes Kürsolo', wert: (w) => WIEDERHOLUNG[w], mit: 'bisher' },
  stossWirkung: { was: 'Re oder Kontra angesagt', wert: (w) => STOSS[w], mit: 'bisher' },
  abrechnung: { was: 'Geld', wert: textAbrechnung, mit: 'bisher' },
  wertung: { was: 'Wertung', wert: (w) => WERTUNG[w], mit: 'statt' },
  abwesenheit: { was: 'Wer fehlt', wert: (w) => ABWESENHEIT[w], mit: 'statt' },
  freieFehltage: { was: 'Freie Fehltage', wert: String, mit: 'statt' },
  streichergebnisse: { was: 'Streichergebnisse', wert: String, mit: 'statt' },
  mindestteilnahme: { was: 'Mindestens dabei', wert: String, mit: 'statt' },
  gleichstand: { was: 'Bei Gleichstand', wert: (w) => GLEICHSTAND[w], mit: 'statt' },
  fehlgebuehrCent: { was: 'Gebühr für einen Fehltag', wert: formatCent, mit: 'statt' },
}

/** What one setting says: `Verlorenes Kürsolo`, `einmal wiederholen`. Of a value of another version what it is called there. */
export function textEinstellung<N extends Einstellung>(
  name: N,
  wert: Einstellungen[N],
): { readonly was: string; readonly wert: string } {
  const zeile: Zeile<N> = ZEILEN[name]
  return { was: zeile.was, wert: zeile.wert(wert) }
}

/** A sentence for each setting that differs; none when all are the same. */
export function textEinstellungen(
  vorher: Einstellungen,
  nachher: Einstellungen,
): readonly string[] {
  return geaenderteEinstellungen(vorher, nachher).map((name) => {
    const [alt, neu] = [textEinstellung(name, vorher[name]), textEinstellung(name, nachher[name])]
    return ZEILEN[name].mit === 'statt'
      ? `${neu.was}: ${neu.wert} statt ${alt.wert}.`
      : `${neu.was}: ${neu.wert} (bisher ${alt.wert}).`
  })
}

/**
 * By what an evening is played where the season says something else by now: a sentence for each such setting. The season's own
 * settings count every evening alike.
 */
export function textAbweichung(abend: Einstellungen, saison: Einstellungen): readonly string[] {
  return geaenderteEinstellungen(abend, saison)
    .filter(giltAbNeuenAbenden)
    .map((name) => {
      const [damals, jetzt] = [abend[name], saison[name]].map((w) => textEinstellung(name, w))
      return `${damals?.was}: ${damals?.wert}. Für neue Abende gilt jetzt: ${jetzt?.wert}.`
    })
}

/** A season in a line: `5 Spieler, Urexweiler, Rangpunkte nach Plätzen`. */
export function textSaisonKurz(saison: {
  readonly spieler: readonly string[]
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
}): string {
  const { spieler, regelwerk, einstellungen } = saison
  const { wertung, abrechnung } = einstellungen
  return [
    `${spieler.length} Spieler`,
    REGELWERK_TEXTE[regelwerk].name,
    WERTUNG[wertung],
    ...(abrechnung === null ? [] : ['um Geld']),
  ].join(', ')
}
