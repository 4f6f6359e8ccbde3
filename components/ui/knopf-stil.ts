import { klassen } from './klassen'

export type KnopfArt = 'haupt' | 'neben' | 'still' | 'gefahr'

const GRUND =
  'relative inline-flex min-h-12 items-center justify-center gap-2 rounded-karte px-5 py-2.5 text-center font-semibold select-none ' +
  'transition-colors druck:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed nur-schirm'

const ARTEN: Readonly<Record<KnopfArt, string>> = {
  haupt: 'border border-transparent bg-gruen text-auf-gruen shadow-karte hover:bg-gruen-tief',
  neben: 'border border-rand bg-flaeche text-tinte hover:border-tinte hover:bg-vertieft',
  still: 'border border-transparent text-gruen hover:bg-gruen-hell',
  // Ink, not red: red belongs to the suits and to minus figures.
  gefahr: 'border border-transparent bg-tinte text-papier hover:opacity-90',
}

/** Classes of everything that looks like a button. */
export function knopfKlassen(art: KnopfArt, voll: boolean | undefined): string {
  return klassen(GRUND, ARTEN[art], voll && 'w-full')
}
