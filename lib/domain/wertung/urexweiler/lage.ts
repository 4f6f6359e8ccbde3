import { invariant } from '../../invariant'
import type { ArtRegel } from '../../regelwerk/regelwerk'
import { AUGEN_GESAMT } from '../../spiel/augen'
import type { GezaehltesSpiel } from '../../spiel/augen'
import { anzahlStoesse } from '../../spiel/parteien'
import type { Ansage, Partei } from '../../spiel/spiel'
import { PARTEIEN } from '../../spiel/spiel'
import { angesagteStufen, geltendeAnsage } from '../ansagen'
import type { GeltendeAnsage } from '../wertung'

/** What the rules look at: a Spiel with what follows from it before anything is counted. */
export interface Lage {
  readonly spiel: GezaehltesSpiel
  readonly art: ArtRegel
  readonly ansagen: Readonly<Partial<Record<Partei, GeltendeAnsage>>>
  /** The party that has an Ansage (only one may, U-S5) and the levels it has announced, ascending. */
  readonly ansagend: Partei | null
  readonly angesagt: readonly Ansage[]
  readonly stoesse: readonly Partei[]
}

export function lageVon(spiel: GezaehltesSpiel, art: ArtRegel): Lage {
  const ansagen: Partial<Record<Partei, GeltendeAnsage>> = {}
  let ansagend: Partei | null = null
  let angesagt: readonly Ansage[] = []
  for (const partei of PARTEIEN) {
    const ansage = geltendeAnsage(spiel, art, partei)
    if (!ansage) continue
    ansagen[partei] = ansage
    ansagend = partei
    angesagt = angesagteStufen(art.ansagen[partei], ansage.stufe)
  }
  const stoesse = PARTEIEN.filter((partei) => anzahlStoesse(spiel, partei) > 0)
  return { spiel, art, ansagen, ansagend, angesagt, stoesse }
}

/** Augen of a party in a game that is counted by them; only a Regelverstoß does without (U-R1). */
export function augen(lage: Lage, partei: Partei): number {
  const { augenRe } = lage.spiel
  invariant(augenRe !== undefined, 'ein Spiel ohne Regelverstoß hat Augen')
  return partei === 're' ? augenRe : AUGEN_GESAMT - augenRe
}

/** 0 Augen with a trick are not schwarz (U-W2), so tricks are asked for, not Augen. */
export function hatStich(lage: Lage, partei: Partei): boolean {
  return lage.spiel.ohneStich !== partei
}
