import { invariant } from '../../invariant'
import type { ArtRegel } from '../../regelwerk/regelwerk'
import { AUGEN_GESAMT } from '../../spiel/augen'
import type { GezaehltesSpiel } from '../../spiel/augen'
import { anzahlStoesse, gegner } from '../../spiel/parteien'
import { ABSAGE_STUFEN, PARTEIEN } from '../../spiel/spiel'
import type { AbsageStufe, Partei } from '../../spiel/spiel'
import type { RegelId } from '../../regelwerk/regel-ids'

/** What sets one book of the TSR's family apart from another. */
export interface TsrBuch {
  /** Where each rule stands in this book. */
  readonly regel: Readonly<Record<'gewinn' | 'wert' | 'sonderpunkte', RegelId>>
  /** Augen from which a party has broken an Absage against it (D-G, B-G); of `schwarz` one trick. */
  readonly bricht: Readonly<
    Record<Partei, Readonly<Record<Exclude<AbsageStufe, 'schwarz'>, number>>>
  >
  /** Without any Absage, 120 are enough for Re when only Kontra was said (D-G). */
  readonly nurKontraDreht: boolean
  /** Points for what is reached against an Absage (D-W); B-W has none. */
  readonly gegenPunkte: boolean
  /** What an Ansage does: 2 points (D-W), or it doubles everything but Sonderpunkte [B1]. */
  readonly stossWirkung: 'plus2' | 'mal2'
}

/** A Spiel with what follows from it before anything is counted. */
export interface Lage {
  readonly buch: TsrBuch
  readonly spiel: GezaehltesSpiel
  readonly art: ArtRegel
  /** Levels of each party's Absage, ascending; who says keine 60 has said keine 90 too. */
  readonly abgesagt: Readonly<Record<Partei, readonly AbsageStufe[]>>
  /** Parties that said Re or Kontra. */
  readonly gesagt: readonly Partei[]
}

export function lageVon(buch: TsrBuch, spiel: GezaehltesSpiel, art: ArtRegel): Lage {
  return {
    buch,
    spiel,
    art,
    abgesagt: { re: stufenVon(spiel, 're'), kontra: stufenVon(spiel, 'kontra') },
    gesagt: PARTEIEN.filter((partei) => anzahlStoesse(spiel, partei) > 0),
  }
}

function stufenVon(spiel: GezaehltesSpiel, partei: Partei): readonly AbsageStufe[] {
  const hoechste = ABSAGE_STUFEN.findIndex((stufe) => stufe === spiel.ansagen?.[partei])
  return ABSAGE_STUFEN.slice(0, hoechste + 1)
}

/** Augen of a party; only a Regelverstoß by D-R does without. */
export function augen({ spiel }: Lage, partei: Partei): number {
  const { augenRe } = spiel
  invariant(augenRe !== undefined, 'ein Spiel ohne Regelverstoß hat Augen')
  return partei === 're' ? augenRe : AUGEN_GESAMT - augenRe
}

export function hatStich({ spiel }: Lage, partei: Partei): boolean {
  return spiel.ohneStich !== partei
}

/** Whether a party has broken a level that was announced against it. */
export function bricht(lage: Lage, partei: Partei, stufe: AbsageStufe): boolean {
  if (stufe === 'schwarz') return hatStich(lage, partei)
  return augen(lage, partei) >= lage.buch.bricht[partei][stufe]
}

/** Whether a party's own Absage holds: nothing of it is broken (151, 181, 211, every trick). */
export function haelt(lage: Lage, partei: Partei): boolean {
  return lage.abgesagt[partei].every((stufe) => !bricht(lage, gegner(partei), stufe))
}
