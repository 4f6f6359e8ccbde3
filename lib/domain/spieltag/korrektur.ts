import type { Hinweis, SpielHinweisCode } from '../spiel/spiel'
import type { Spielinhalt } from '../spiel/differenz'
import { computeRundeAkte } from './rechnen'
import type { RundeAkte, SpieltagAkte } from './spieltag'
import { getRundeVon, mitVersion } from './vorgriff'

/**
 * The hints that a corrected Spiel carries in its place and did not before: what the table is asked to confirm, in the
 * browser as on the server. A struck game carried before what it did while it counted. What corrections of other games
 * cause by themselves is shown, not asked for.
 */
export function hinweiseDurchKorrektur(
  vorher: RundeAkte,
  nachher: RundeAkte,
  spielId: string,
): readonly Hinweis<SpielHinweisCode>[] {
  const bisher = hinweiseAn(zaehlend(vorher, spielId), spielId).map((h) => h.code)
  return hinweiseAn(nachher, spielId).filter((h) => !bisher.includes(h.code) && istZuBestaetigen(h))
}

/** The hints to confirm before a recorded Spiel can stand like this. */
export function hinweiseMit(
  akte: SpieltagAkte,
  spielId: string,
  { spiel, besetzung }: Spielinhalt,
): readonly Hinweis<SpielHinweisCode>[] {
  const nachher = mitVersion(akte, spielId, { spiel, besetzung, gestrichen: false })
  return hinweiseDurchKorrektur(getRundeVon(akte, spielId), getRundeVon(nachher, spielId), spielId)
}

const NUR_GEZEIGT: readonly SpielHinweisCode[] = ['besetzung-weicht-ab', 'wiederholung-ohne-anlass']

/** Whether the table is asked about it. Who really played is no question: it is on record. */
export function istZuBestaetigen({ code }: Hinweis<SpielHinweisCode>): boolean {
  return !NUR_GEZEIGT.includes(code)
}

function zaehlend(akte: RundeAkte, spielId: string): RundeAkte {
  const spiele = akte.spiele.map((s) => (s.id === spielId ? { ...s, gestrichen: false } : s))
  return { ...akte, spiele }
}

function hinweiseAn(akte: RundeAkte, spielId: string): readonly Hinweis<SpielHinweisCode>[] {
  const spiel = computeRundeAkte(akte).spiele.find((s) => s.akte.id === spielId)
  return spiel?.stand.hinweise ?? []
}
