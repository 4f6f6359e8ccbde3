/** A line is told apart by its dash and its marker; colour only lifts the chosen one. */
export interface Linienart {
  readonly strich: string
  readonly marke: 'kreis' | 'quadrat' | 'raute' | 'dreieck'
  readonly hohl: boolean
}

const ARTEN: readonly Linienart[] = [
  { strich: '0', marke: 'kreis', hohl: false },
  { strich: '7 4', marke: 'quadrat', hohl: false },
  { strich: '2 4', marke: 'raute', hohl: false },
  { strich: '10 4 2 4', marke: 'dreieck', hohl: false },
  { strich: '0', marke: 'quadrat', hohl: true },
  { strich: '7 4', marke: 'kreis', hohl: true },
  { strich: '2 4', marke: 'raute', hohl: true },
]

const ERSTE: Linienart = { strich: '0', marke: 'kreis', hohl: false }

/** The look of the line at place `index`; a season has at most seven. */
export function linienart(index: number): Linienart {
  return ARTEN[index % ARTEN.length] ?? ERSTE
}

/**
 * Moves labels apart so that neighbours are at least `abstand` away, staying as near to `werte` as their order
 * allows and within `von` … `bis`. Answers in the order of the input.
 */
export function entzerre(
  werte: readonly number[],
  raum: { readonly abstand: number; readonly von: number; readonly bis: number },
): readonly number[] {
  const folge = werte
    .map((y, index) => ({ y, index }))
    .sort((a, b) => a.y - b.y || a.index - b.index)
  let frei = raum.von
  for (const punkt of folge) {
    punkt.y = Math.max(punkt.y, frei)
    frei = punkt.y + raum.abstand
  }
  let grenze = raum.bis
  for (const punkt of folge.toReversed()) {
    punkt.y = Math.min(punkt.y, grenze)
    grenze = punkt.y - raum.abstand
  }
  const ergebnis = [...werte]
  for (const { y, index } of folge) ergebnis[index] = y
  return ergebnis
}
