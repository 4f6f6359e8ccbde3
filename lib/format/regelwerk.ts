import type { RegelwerkId } from '../domain/regelwerk/regelwerk'

/** Name of a rule book and the line that tells it from others. */
export const REGELWERK_TEXTE: Readonly<
  Record<RegelwerkId, { readonly name: string; readonly zeile: string }>
> = {
  urexweiler: {
    name: 'Urexweiler',
    zeile: 'Mit Stößen, Pflichtsolo und Kürsolo; die Saison nach Rangpunkten.',
  },
}
