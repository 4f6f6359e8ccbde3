import type { Schritt } from './wertung'

/** One line of two explanations laid side by side. */
export type SchrittPaar =
  | { readonly art: 'gleich'; readonly links: Schritt; readonly rechts: Schritt }
  /** The same step with another amount, such as a Fuchs of the other party. */
  | { readonly art: 'geaendert'; readonly links: Schritt; readonly rechts: Schritt }
  | { readonly art: 'nur-links'; readonly links: Schritt }
  | { readonly art: 'nur-rechts'; readonly rechts: Schritt }

/** More than all pairs of changed steps together: equal steps are never given up for changed ones. */
const GLEICH = 1000

/**
 * Aligns the steps of two scorings: every step of both, each side in its own order, with as many equal steps as can be in
 * one line, then as many of one code. Before a common line those that only the left has come first.
 */
export function vergleicheSchritte(
  links: readonly Schritt[],
  rechts: readonly Schritt[],
): readonly SchrittPaar[] {
  const guete = bewerte(links, rechts)
  const paare: SchrittPaar[] = []
  let [i, j] = [0, 0]
  for (let l = links[i], r = rechts[j]; l ?? r; l = links[i], r = rechts[j]) {
    const beste = gueteVon(guete, i, j)
    const passt = l && r ? passung(l, r) : 0
    if (l && r && passt > 0 && beste === passt + gueteVon(guete, i + 1, j + 1)) {
      paare.push({ art: passt === GLEICH ? 'gleich' : 'geaendert', links: l, rechts: r })
      i += 1
      j += 1
    } else if (l && beste === gueteVon(guete, i + 1, j)) {
      paare.push({ art: 'nur-links', links: l })
      i += 1
    } else if (r) {
      paare.push({ art: 'nur-rechts', rechts: r })
      j += 1
    }
  }
  return paare
}

/** `[i][j]`: the best alignment of what follows from the i-th step left and the j-th right. */
type Guete = readonly (readonly number[])[]

function bewerte(links: readonly Schritt[], rechts: readonly Schritt[]): Guete {
  const guete = Array.from({ length: links.length + 1 }, () => rechts.map(() => 0))
  for (let i = links.length - 1; i >= 0; i -= 1) {
    for (let j = rechts.length - 1; j >= 0; j -= 1) {
      const [l, r, zeile] = [links[i], rechts[j], guete[i]]
      if (!l || !r || !zeile) continue
      zeile[j] = Math.max(
        gueteVon(guete, i + 1, j),
        gueteVon(guete, i, j + 1),
        passung(l, r) + gueteVon(guete, i + 1, j + 1),
      )
    }
  }
  return guete
}

/** Past the end of either side nothing more can be aligned. */
function gueteVon(guete: Guete, i: number, j: number): number {
  return guete[i]?.[j] ?? 0
}

function passung(links: Schritt, rechts: Schritt): number {
  if (links.code !== rechts.code) return 0
  return links.regel === rechts.regel && betrag(links) === betrag(rechts) ? GLEICH : 1
}

function betrag(schritt: Schritt): string {
  return 'faktor' in schritt ? `×${schritt.faktor}` : `+${schritt.punkte}`
}
