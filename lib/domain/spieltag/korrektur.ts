import type { Hinweis, SpielHinweisCode } from '../spiel/spiel'
import { computeRundeAkte } from './rechnen'
import type { RundeAkte } from './spieltag'

/**
 * The hints that a corrected Spiel carries in its place and did not before: what the table is asked to confirm, in the
 * browser as on the server. What corrections of other games cause by themselves is shown, not asked for.
 */
export function hinweiseDurchKorrektur(
  vorher: RundeAkte,
  nachher: RundeAkte,
  spielId: string,
): readonly Hinweis<SpielHinweisCode>[] {
  const bisher = hinweiseAn(vorher, spielId).map((h) => h.code)
  return hinweiseAn(nachher, spielId).filter(
    (h) => !bisher.includes(h.code) && !NUR_GEZEIGT.includes(h.code),
  )
}

const NUR_GEZEIGT: readonly SpielHinweisCode[] = ['besetzung-weicht-ab', 'wiederholung-ohne-anlass']

function hinweiseAn(akte: RundeAkte, spielId: string): readonly Hinweis<SpielHinweisCode>[] {
  const spiel = computeRundeAkte(akte).spiele.find((s) => s.akte.id === spielId)
  return spiel?.stand.hinweise ?? []
}
