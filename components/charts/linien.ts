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
  ...weitere(),
]

/** Every other pair of dash and marker, for the lines of a club with several tables. */
function weitere(): readonly Linienart[] {
  const striche = ['10 4 2 4', '0', '7 4', '2 4']
  const marken = ['quadrat', 'raute', 'dreieck', 'kreis'] as const
  const vergeben = new Set(['0 kreis', '7 4 quadrat', '2 4 raute', '10 4 2 4 dreieck'])
  const vergebenHohl = new Set(['0 quadrat', '7 4 kreis', '2 4 raute'])
  return [false, true].flatMap((hohl) =>
    striche.flatMap((strich) =>
      marken
        .filter((marke) => !(hohl ? vergebenHohl : vergeben).has(`${strich} ${marke}`))
        .map((marke) => ({ strich, marke, hohl })),
    ),
  )
}

const ERSTE: Linienart = { strich: '0', marke: 'kreis', hohl: false }

/** The look of the line at place `index`; there are enough for every season. */
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
