import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { augenVon } from '../domain/spiel/entwurf'
import type { Entwurf } from '../domain/spiel/entwurf'
import type { Fehlend } from '../domain/spiel/entwurf-felder'
import { istAlleinMoeglich, istAngefangen } from '../domain/spiel/entwurf-felder'
import type { Ansage, Art, Partei, SpielerRef } from '../domain/spiel/spiel'
import type { Wertung } from '../domain/wertung/wertung'
import { textArt } from './art'
import { formatPunkte } from './zahl'

/** A kind of game as it fits on a key: `Normal`, `Damensolo`. */
export function kurzArt(art: Art, regelwerk: RegelwerkId): string {
  return art === 'normal' ? 'Normal' : textArt(art, regelwerk)
}

/** An announced solo beside the word: `Damen`, `Fehlfarben`, `Fleischlos` (which may break), `Köhler`. */
export function kurzSolo(art: Art, regelwerk: RegelwerkId): string {
  return art === 'solo-normal'
    ? 'normal'
    : textArt(art, regelwerk).replace(/solo$/, '').replace('schloser', 'sch\u00adlos')
}

/** The same in full, to be read out: `Solo: Damensolo`. */
export function satzSolo(art: Art, regelwerk: RegelwerkId): string {
  return `Solo: ${textArt(art, regelwerk)}`
}

/** A level as it fits on a key: `k90`, `schwarz`, `30`. */
export function kurzAnsage(stufe: Ansage): string {
  return stufe.replace('keine', 'k').replace('augen', '')
}

/** What to do next in an entry that is no game yet. */
export function textFehlt(
  fehlt: readonly Fehlend[],
  entwurf: Entwurf,
  regelwerk: RegelwerkId,
): string {
  const [erstes] = fehlt
  return erstes === undefined ? 'Der Wert kommt gleich …' : textFehlend(erstes, entwurf, regelwerk)
}

function textFehlend(fehlend: Fehlend, entwurf: Entwurf, regelwerk: RegelwerkId): string {
  switch (fehlend) {
    case 'art':
      return 'Welches Solo?'
    case 're':
      return textReFehlt(entwurf, regelwerk)
    case 'augen':
      return istAngefangen(entwurf)
        ? '1 Auge gibt es nicht: weiter tippen.'
        : 'Augen eintippen, oder ungefähr: ein Feld.'
    case 'kein-stich':
      return `${augenVon(entwurf.augen, 're') === 0 ? 'Re' : 'Kontra'} hat 0 Augen: Kein Stich?`
  }
}

function textReFehlt(entwurf: Entwurf, regelwerk: RegelwerkId): string {
  const { art, re } = entwurf
  if (art === 'normal' || art === 'hochzeit') {
    if (re.length === 0) return 'Wer war Re? Zwei antippen.'
    return istAlleinMoeglich(entwurf) ? 'Wer war noch Re? Oder ein Solo?' : 'Wer war noch Re?'
  }
  if (art === 'solo') return 'Wer spielte das Solo?'
  return `Wer spielte allein (${textArt(art, regelwerk)})?`
}

/** Who won, as the beginning of a sentence. */
export function textGewinner(gewinner: Partei | null): string {
  switch (gewinner) {
    case 're':
      return 'Re gewinnt'
    case 'kontra':
      return 'Kontra gewinnt'
    case null:
      return 'Niemand gewinnt'
  }
}

/** Everyone's points in the order of `spieler`: `Anna +4`. */
export function punkteZeilen(
  wertung: Wertung,
  {
    spieler,
    namen,
  }: {
    readonly spieler: readonly SpielerRef[]
    readonly namen: Readonly<Record<SpielerRef, string>>
  },
): readonly string[] {
  return spieler.map((s) => `${namen[s] ?? s} ${formatPunkte(wertung.punkte[s] ?? 0)}`)
}
