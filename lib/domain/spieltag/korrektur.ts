import type { Hinweis, SpielHinweisCode } from '../spiel/spiel'
import { computeRundeAkte } from './rechnen'
import type { RundeAkte } from './spieltag'

/**
 * The hints that a corrected Spiel carries in its place and did not before: what the table is asked to confirm, in the
 * browser as on the server. Odd seats are shown, not asked for: corrections of earlier games cause them by themselves.
 */
export function hinweiseDurchKorrektur(
  vorher: RundeAkte,
  nachher: RundeAkte,
  spielId: string,
): readonly Hinweis<SpielHinweisCode>[] {
  const bisher = hinweiseAn(vorher, spielId).map((h) => h.code)
  return hinweiseAn(nachher, spielId).filter(
    (h) => !bisher.includes(h.code) && h.code !== 'besetzung-weicht-ab',
  )
}

function hinweiseAn(akte: RundeAkte, spielId: string): readonly Hinweis<SpielHinweisCode>[] {
  const spiel = computeRundeAkte(akte).spiele.find((s) => s.akte.id === spielId)
  return spiel?.stand.hinweise ?? []
}
