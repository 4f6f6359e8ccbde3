import type { MitgliedAkte } from '@/lib/domain/verein/verein'

/** Whoever looks at the page, as far as objections go. */
export type EinspruchIch = Pick<MitgliedAkte, 'kontoId' | 'name' | 'rolle' | 'spielerId'>
