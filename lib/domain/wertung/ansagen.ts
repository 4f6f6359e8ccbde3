import type { ArtRegel } from '../regelwerk/regelwerk'
import { anzahlStoesse } from '../spiel/parteien'
import type { Ansage, Partei, Spiel } from '../spiel/spiel'
import type { GeltendeAnsage } from './wertung'

/**
 * The Ansage of a party that counts: the highest of what it said and of what its Stöße announce by
 * themselves (U-S2, U-S3). Levels that the kind of game does not allow count nothing here.
 */
export function geltendeAnsage(
  spiel: Spiel,
  art: ArtRegel,
  partei: Partei,
): GeltendeAnsage | undefined {
  const leiter = art.ansagen[partei]
  const gesagt = Math.max(
    rang(leiter, spiel.ansagen?.[partei]),
    rang(leiter, vorKlaerung(spiel, art, partei)),
  )
  const automatisch = automatischerRang(spiel, art, partei)
  const stufe = leiter[Math.max(gesagt, automatisch)]
  if (stufe === undefined) return undefined
  return { stufe, herkunft: automatisch > gesagt ? 'automatisch' : 'angesagt' }
}

/** All levels up to an Ansage, ascending: who announces keine 60 has announced keine 90 too (U-W4). */
export function angesagteStufen(leiter: readonly Ansage[], ansage: Ansage): readonly Ansage[] {
  return leiter.slice(0, leiter.indexOf(ansage) + 1)
}

/** Two names of a party announce its lowest level (U-S2), or one more than the Hochzeit had before (U-S3). */
function automatischerRang(spiel: Spiel, art: ArtRegel, partei: Partei): number {
  if (!art.stossSagtAn || anzahlStoesse(spiel, partei) < 2) return -1
  const leiter = art.ansagen[partei]
  const naechster = rang(leiter, vorKlaerung(spiel, art, partei)) + 1
  return Math.min(naechster, leiter.length - 1)
}

/** What the Hochzeit announced before its partner was found is an Ansage of Re (U-S3). */
function vorKlaerung(spiel: Spiel, art: ArtRegel, partei: Partei): Ansage | undefined {
  return partei === 're' && art.vorKlaerung ? spiel.ansageVorKlaerung : undefined
}

function rang(leiter: readonly Ansage[], stufe: Ansage | undefined): number {
  return stufe === undefined ? -1 : leiter.indexOf(stufe)
}
