import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { SpielStand } from '../domain/runde/runde'
import type { Partei } from '../domain/spiel/spiel'
import { PARTEIEN } from '../domain/spiel/spiel'
import type { Tafel, Tafelzeile } from '../domain/spieltag/tafel'
import { textAnsage, textArt, textPartei } from './art'
import { aufzaehlen, textNamen } from './aufzaehlen'
import { textAugen } from './eintrag'
import { textPunkte } from './punkte'
import { textBetrag, textSchritt } from './schritt'
import { textGewinner } from './spielzettel'
import { worteVon } from './worte'
import { formatZahl } from './zahl'

type Namen = Readonly<Record<string, string>>

/** What stands small under a name on the scoreboard, the most important first: `führt`, `Pflichtsolo offen`. */
export function textZeilennotizen(
  zeile: Tafelzeile,
  { zeilen, laeuft }: Pick<Tafel, 'zeilen'> & { readonly laeuft: boolean },
): readonly string[] {
  const mehrere = zeilen.filter((z) => z.vorn).length > 1
  return [
    ...(zeile.vorn ? [laeuft ? (mehrere ? 'vorn, gleichauf' : 'führt') : siegText(mehrere)] : []),
    ...(zeile.gegangen ? ['nicht mehr am Tisch'] : []),
    ...(zeile.pflichtOffen && !zeile.gegangen ? ['Pflichtsolo offen'] : []),
    ...(zeile.ausserWertung ? ['Gast, außer Wertung'] : []),
  ]
}

function siegText(mehrere: boolean): string {
  return mehrere ? 'gewinnt, gleichauf' : 'gewinnt'
}

/** A place as it is printed: `1.`, and a dash for who has none. */
export function formatPlatz(platz: number | null): string {
  return platz === null ? '–' : `${platz}.`
}

/** One box of the coming game's head: `Geber`, `Elke`. */
export interface Kopffeld {
  readonly was: string
  readonly wer: string
}

/** Who deals, leads and sits out in the coming game; in the head of an evening that is over, how it went. */
export function textKopffelder(
  { laufend, anzahlSpiele, abwesend }: Pick<Tafel, 'laufend' | 'anzahlSpiele' | 'abwesend'>,
  namen: Namen,
): readonly Kopffeld[] {
  if (laufend === null) {
    return [
      { was: 'Gespielt', wer: anzahlSpiele === 1 ? '1 Spiel' : `${anzahlSpiele} Spiele` },
      ...(abwesend.length > 0 ? [{ was: 'Gefehlt', wer: textAbwesende(abwesend, namen) }] : []),
    ]
  }
  const { geber, ausspieler, aussetzer } = laufend.naechstes
  const felder = [
    { was: 'Geber', wer: namen[geber] ?? geber },
    { was: 'Spielt aus', wer: namen[ausspieler] ?? ausspieler },
  ]
  if (aussetzer.length === 0) return felder
  return [
    ...felder,
    { was: aussetzer.length === 1 ? 'Setzt aus' : 'Setzen aus', wer: textNamen(aussetzer, namen) },
  ]
}

function textAbwesende(abwesend: Tafel['abwesend'], namen: Namen): string {
  return aufzaehlen(abwesend.map(({ id, platz }) => `${namen[id] ?? id} (Platz ${platz})`))
}

interface Spielumfeld {
  readonly namen: Namen
  /** By which the game was played. */
  readonly regelwerk: RegelwerkId
}

interface Parteizeile {
  readonly partei: string
  readonly wer: string
  readonly gewinnt: boolean
}

/** The last game as the scoreboard prints it. */
interface LetztesSpiel {
  /** `Spiel 7` */
  readonly nummer: string
  /** `Damensolo, Kürsolo` */
  readonly art: string
  readonly parteien: readonly Parteizeile[]
  /** `Re 132, Kontra 108`, `Re sagte keine 90 an`: only what there was. */
  readonly angaben: readonly string[]
  readonly schritte: readonly { readonly text: string; readonly betrag: string }[]
  readonly wert: string
}

export function textLetztesSpiel(
  stand: SpielStand,
  { namen, regelwerk }: Spielumfeld,
): LetztesSpiel {
  const worte = worteVon(regelwerk)
  const { spiel, schritte, soloart } = stand
  const solo =
    soloart === null ? '' : soloart === 'pflicht' ? ', Pflichtsolo' : `, ${worte.kuersolo}`
  const re = spiel.re
  const kontra = stand.spieler.filter((s) => !re.includes(s))
  const { augenRe, ohneStich } = spiel
  return {
    nummer: `Spiel ${stand.nummer}`,
    art: `${textArt(spiel.art, regelwerk)}${solo}`,
    parteien: PARTEIEN.map((partei) => ({
      partei: textPartei(partei),
      wer: textNamen(partei === 're' ? re : kontra, namen),
      gewinnt: stand.gewinner === partei,
    })),
    angaben: [
      ...(augenRe === undefined
        ? []
        : [textAugen({ augenRe, ...(ohneStich !== undefined && { ohneStich }) })]),
      ...PARTEIEN.flatMap((partei) => textGeltend(stand, partei, worte.abgesagt)),
    ],
    schritte: schritte.map((s) => ({ text: textSchritt(s), betrag: textBetrag(s) })),
    wert: formatZahl(stand.wert),
  }
}

function textGeltend({ ansagen }: SpielStand, partei: Partei, abgesagt: string): readonly string[] {
  const geltend = ansagen[partei]
  if (geltend === undefined) return []
  const selbst = geltend.herkunft === 'automatisch' ? ' von selbst' : ''
  return [`${textPartei(partei)}: ${textAnsage(geltend.stufe)}${selbst} ${abgesagt}`]
}

/** What a game brought, for who hears the scoreboard: `Spiel 7, Damensolo. Re gewinnt, Wert 4. Anna +12, Bernd −4 …` */
export function textSpielErgebnis(stand: SpielStand, { namen, regelwerk }: Spielumfeld): string {
  const punkte = textPunkte(
    stand.spieler.map((id) => [id, stand.punkte[id] ?? 0] as const),
    namen,
  )
  return `Spiel ${stand.nummer}, ${textArt(stand.spiel.art, regelwerk)}. ${textGewinner(stand.gewinner)}, Wert ${formatZahl(stand.wert)}. ${punkte}.`
}
