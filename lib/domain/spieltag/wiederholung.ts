import { regelwerkVon } from '../regelwerk/presets'
import type { SpielStand } from '../runde/runde'
import type { Hinweis, Spiel, SpielHinweisCode } from '../spiel/spiel'
import { scoreSpiel } from '../wertung/score'
import type { RundeAkte, SpielAkte } from './spieltag'

/** A game that counts, with its figures. */
interface Gerechnet {
  readonly akte: SpielAkte
  readonly stand: SpielStand
}

/**
 * The hint at a Kürsolo that was played as the repeat of a lost one (U-T5) when that one has been struck since: whoever
 * struck it decides whether the repeat still counts. What was entered in the place of a struck game repeats nothing, so
 * the strike must be younger than the game.
 */
export function wiederholungOhneAnlass(
  runde: RundeAkte,
  { akte, stand }: Gerechnet,
  davor: Gerechnet | undefined,
): readonly Hinweis<SpielHinweisCode>[] {
  const [solist] = stand.spiel.re
  if (stand.soloart !== 'kuer' || solist === undefined) return []
  if (runde.einstellungen.kuersoloWiederholung === 'aus') return []
  // It still has a lost Kürsolo before it.
  if (davor && dasselbeSolo(davor.stand.spiel, stand.spiel) && davor.stand.gewinner === 'kontra')
    return []
  const gestrichen = runde.spiele
    .filter((s) => s.gestrichen && s.erfasstAm > akte.eingetragenAm)
    .filter((s) => s.position < akte.position && s.position > (davor?.akte.position ?? 0))
    .reduce<SpielAkte | null>((a, s) => (a && a.position > s.position ? a : s), null)
  if (!gestrichen || !dasselbeSolo(gestrichen.spiel, stand.spiel)) return []
  const regelwerk = regelwerkVon(runde)
  const { gewinner } = scoreSpiel(gestrichen.spiel, { regelwerk, spieler: gestrichen.besetzung })
  return gewinner === 'kontra' ? [{ code: 'wiederholung-ohne-anlass', spieler: [solist] }] : []
}

function dasselbeSolo(a: Spiel, b: Spiel): boolean {
  return a.art === b.art && a.re.length === 1 && a.re[0] === b.re[0]
}
