import type { RegelId } from '../regelwerk/regel-ids'
import { augenVon, gegner, parteiVon } from '../spiel/parteien'
import type { Augenangabe, Partei, Spiel } from '../spiel/spiel'
import type { GeltendeAnsage, Wertung } from './wertung'

/** Augen of a party, and whether it made a trick: 0 Augen with a trick are not schwarz (U-W2). */
export interface Ausbeute {
  readonly augen: Augenangabe
  readonly ohneStich: boolean
}

/** Why a game was won, lost or drawn; `regel` says which rule decides. */
export type GewinnGrund = { readonly regel: RegelId } & (
  | { readonly code: 'regelverstoss'; readonly taeter: Partei }
  /** Without an Ansage: Re needs 121 (U-W1). Drawn when one plays alone and has 120. */
  | { readonly code: 'augen'; readonly augenRe: Augenangabe }
  | {
      readonly code: 'ansage'
      readonly ansagend: Partei
      readonly ansage: GeltendeAnsage
      readonly haelt: boolean
      /** Of the party that it was announced against; in Null of the soloist. */
      readonly ausbeute: Ausbeute
    }
  | { readonly code: 'null'; readonly ausbeute: Ausbeute }
)

/** Why `gewinner` has won a scored Spiel, or nobody has (U-W1, U-W2, U-N1 to U-N4, U-R1). */
export function begruendeGewinner(
  spiel: Spiel,
  { gewinner, ansagen }: Pick<Wertung, 'gewinner' | 'ansagen'>,
): GewinnGrund {
  if (spiel.regelverstoss !== undefined) {
    return { regel: 'U-R1', code: 'regelverstoss', taeter: parteiVon(spiel, spiel.regelverstoss) }
  }
  // Only one party may have an Ansage (U-S5).
  const ansagend: Partei = ansagen.re === undefined ? 'kontra' : 're'
  const ansage = ansagen[ansagend]
  const istNull = spiel.art === 'solo-null'
  if (ansage !== undefined) {
    const haelt = gewinner === ansagend
    return {
      regel: istNull ? (haelt ? 'U-N3' : 'U-N4') : 'U-W2',
      code: 'ansage',
      ansagend,
      ansage,
      haelt,
      ausbeute: ausbeuteVon(spiel, gegner(ansagend)),
    }
  }
  if (istNull) return { regel: 'U-N1', code: 'null', ausbeute: ausbeuteVon(spiel, 're') }
  return { regel: 'U-W1', code: 'augen', augenRe: augenVon(spiel, 're') ?? 0 }
}

function ausbeuteVon(spiel: Spiel, partei: Partei): Ausbeute {
  return { augen: augenVon(spiel, partei) ?? 0, ohneStich: spiel.ohneStich === partei }
}
