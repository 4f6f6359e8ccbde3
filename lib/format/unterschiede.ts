import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Unterschied } from '../domain/spieltag/unterschiede'
import { aufzaehlen } from './aufzaehlen'
import { textHinweis } from './hinweis'
import { textSoloart } from './soloart'
import { textTisch } from './spiel-ort'
import { formatPunkte } from './zahl'

type Namen = Readonly<Record<string, string>>

interface Umfeld {
  readonly namen: Namen
  /** Whose words it is told in. */
  readonly regelwerk: RegelwerkId
}

/** What concerns more games than this is told as a range instead of game by game. */
const EINZELNE = 2

/**
 * What changed by a correction, as short German sentences in the order of an evening: games, dealers, Pflicht and
 * Kür, marks, planned games, totals. Empty when nothing did.
 */
export function textUnterschiede(liste: readonly Unterschied[], umfeld: Umfeld): readonly string[] {
  const orte = [...new Set(liste.filter((u) => u.art !== 'stand').map(textOrt))]
  return [
    ...orte.flatMap((ort) =>
      textRunde(
        liste.filter((u) => textOrt(u) === ort),
        umfeld,
      ).map((satz) => (ort === '' ? satz : `${ort}: ${satz}`)),
    ),
    ...textStand(liste, umfeld.namen),
  ]
}

/** Where it is, as far as the evening has several Runden or tables: `Tisch 2, 2. Runde`. */
function textOrt({ runde, tisch }: Unterschied): string {
  const teile = [
    ...(tisch === undefined ? [] : [textTisch(tisch)]),
    ...(runde === undefined ? [] : [`${runde}. Runde`]),
  ]
  return teile.join(', ')
}

function textRunde(liste: readonly Unterschied[], umfeld: Umfeld): readonly string[] {
  return [
    ...liste.flatMap((u) => textSpiel(u)),
    ...textNummern(liste),
    ...textGeber(liste, umfeld.namen),
    ...textBesetzung(liste, umfeld),
    ...liste.filter((u) => !istBesetzung(u)).flatMap((u) => textRegel(u, umfeld)),
  ]
}

function nameVon(namen: Namen, id: string): string {
  return namen[id] ?? id
}

function textSpiel(u: Unterschied): readonly string[] {
  if (u.art === 'spiel-weg') return [`Spiel ${u.nummer} zählt nicht mehr.`]
  if (u.art === 'spiel-dazu') return [`Spiel ${u.nummer} zählt wieder.`]
  if (u.art === 'wert') return [`Spiel ${u.nummer}: Wert ${u.nachher} statt ${u.vorher}.`]
  return []
}

function textNummern(liste: readonly Unterschied[]): readonly string[] {
  const nummern = liste.filter((u) => u.art === 'nummer')
  const erste = nummern[0]
  const letzte = nummern.at(-1)
  if (!erste || !letzte) return []
  if (nummern.length === 1) return [`Spiel ${erste.vorher} ist jetzt Spiel ${erste.nummer}.`]
  return [
    `Spiel ${erste.vorher} bis ${letzte.vorher} sind jetzt Spiel ${erste.nummer} bis ${letzte.nummer}.`,
  ]
}

function textGeber(liste: readonly Unterschied[], namen: Namen): readonly string[] {
  const geber = liste.filter((u) => u.art === 'geber')
  if (geber.length > EINZELNE) {
    return [`Andere Geber in Spiel ${aufzaehlen(bereiche(geber.map((u) => u.nummer)))}.`]
  }
  return geber.map(
    (u) =>
      `Spiel ${u.nummer}: ${nameVon(namen, u.nachher)} statt ${nameVon(namen, u.vorher)} ist Geber.`,
  )
}

/** A shifted dealer usually concerns every later game: their recorded four stay, said once. */
function textBesetzung(liste: readonly Unterschied[], umfeld: Umfeld): readonly string[] {
  const neu = liste.filter((u) => u.art === 'hinweis-neu' && istBesetzung(u))
  const weg = liste.filter((u) => u.art === 'hinweis-weg' && istBesetzung(u))
  return [
    ...(neu.length > EINZELNE
      ? [
          `Spiel ${aufzaehlen(bereiche(nummernVon(neu)))}: Eingetragen sind andere vier, als nach dem Geber am Tisch säßen. Sie bleiben und werden markiert.`,
        ]
      : neu.flatMap((u) => textRegel(u, umfeld))),
    ...(weg.length > EINZELNE
      ? [
          `Spiel ${aufzaehlen(bereiche(nummernVon(weg)))}: Die eingetragenen vier passen wieder zum Geber.`,
        ]
      : weg.flatMap((u) => textRegel(u, umfeld))),
  ]
}

function istBesetzung(u: Unterschied): boolean {
  return (u.art === 'hinweis-neu' || u.art === 'hinweis-weg') && u.code === 'besetzung-weicht-ab'
}

function nummernVon(liste: readonly Unterschied[]): readonly number[] {
  return liste.flatMap((u) => ('nummer' in u ? [u.nummer] : []))
}

function textRegel(u: Unterschied, { namen, regelwerk }: Umfeld): readonly string[] {
  switch (u.art) {
    case 'soloart': {
      const wer = u.spieler === null ? '' : ` (${nameVon(namen, u.spieler)})`
      return [
        `Spiel ${u.nummer}${wer}: ${textSoloart(u.nachher, regelwerk) ?? KEINES} statt ${textSoloart(u.vorher, regelwerk) ?? KEINES}.`,
      ]
    }
    case 'hinweis-neu':
      return [
        `Spiel ${u.nummer} ist jetzt markiert: ${textHinweis({ code: u.code, spieler: u.spieler }, namen)}`,
      ]
    case 'hinweis-weg':
      return [
        `Spiel ${u.nummer} ist nicht mehr markiert: ${textHinweis({ code: u.code, spieler: u.spieler }, namen)}`,
      ]
    case 'geplant':
      return [`Geplant sind ${u.nachher} statt ${u.vorher} Spiele.`]
    case 'naechster-geber':
      return [`Als Nächstes gibt ${nameVon(namen, u.nachher)} statt ${nameVon(namen, u.vorher)}.`]
    case 'spiel-weg':
    case 'spiel-dazu':
    case 'nummer':
    case 'wert':
    case 'geber':
    case 'stand':
      return []
  }
}

const KEINES = 'kein angesagtes Solo'

function textStand(liste: readonly Unterschied[], namen: Namen): readonly string[] {
  const staende = liste.filter((u) => u.art === 'stand')
  if (staende.length === 0) return []
  const teile = staende.map(
    (u) =>
      `${nameVon(namen, u.spieler)} ${formatPunkte(u.nachher)} (bisher ${formatPunkte(u.vorher)})`,
  )
  return [`Stand: ${teile.join(', ')}.`]
}

/** `[6, 7, 8, 11]` → `['6 bis 8', '11']`. */
function bereiche(nummern: readonly number[]): readonly string[] {
  const laeufe: { von: number; bis: number }[] = []
  for (const nummer of nummern) {
    const letzter = laeufe.at(-1)
    if (letzter && nummer === letzter.bis + 1) letzter.bis = nummer
    else laeufe.push({ von: nummer, bis: nummer })
  }
  return laeufe.map(({ von, bis }) => (von === bis ? `${von}` : `${von} bis ${bis}`))
}
