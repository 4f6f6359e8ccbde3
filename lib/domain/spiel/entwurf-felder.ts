import { artRegel, sonderpunktRegeln } from '../regelwerk/arten'
import type { ArtRegel, Regelwerk, SonderpunktRegel } from '../regelwerk/regelwerk'
import { AUGEN_GESAMT, gleicheAugen } from './augen'
import { augenfelderFuer } from './augenfelder'
import type { Augenfeld, Augenfelder } from './augenfelder'
import { anzahlSonderpunkte, augenVon } from './entwurf'
import type { Entwurf } from './entwurf'
import { ansagenIn } from './entwurf-ansage'
import { gegner } from './parteien'
import type { Ansage, Partei, Sonderpunkt, SpielerRef } from './spiel'

const KEINE_STUFEN = { re: [], kontra: [] } as const

/** What the rule book lets this draft hold, and so what the entry shows. */
export interface Felder {
  readonly reZahl: 1 | 2
  /** Levels each party may announce, lowest first; empty where it may not (U-N3). */
  readonly stufen: Readonly<Record<Partei, readonly Ansage[]>>
  readonly sonderpunkte: readonly SonderpunktRegel[]
  /** Schweine and Trumpfabgabe. */
  readonly vorbehalte: boolean
  /** An Ansage of the Hochzeit before its partner was found (U-S3). */
  readonly vorKlaerung: boolean
  /** Keys for Augen that nobody counted. */
  readonly augenfelder: Augenfelder
  /** The party with 0 Augen, of which only the table knows whether it made a trick. */
  readonly stichfrage: Partei | null
}

/** What a draft still lacks, in the order in which it is entered. */
export type Fehlend = 'art' | 're' | 'augen' | 'kein-stich'

/** How many play as Re: two, or one alone. */
export function reZahlVon(entwurf: Entwurf, regelwerk: Regelwerk): 1 | 2 {
  return regelVon(entwurf, regelwerk)?.re ?? 1
}

/** The fields that count for the draft's Art, by the rule book. */
export function felderVon(entwurf: Entwurf, regelwerk: Regelwerk): Felder {
  const regel = regelVon(entwurf, regelwerk)
  return {
    reZahl: reZahlVon(entwurf, regelwerk),
    stufen: regel?.ansagen ?? KEINE_STUFEN,
    // Where a broken rule ends the count (U-R1, D-R) Sonderpunkte must not be entered.
    sonderpunkte:
      regel === undefined || entfaellt(entwurf, regelwerk)
        ? []
        : sonderpunktRegeln(regelwerk, regel.art),
    vorbehalte: regel?.vorbehalte ?? false,
    vorKlaerung: regel?.vorKlaerung ?? false,
    augenfelder: augenfelderFuer(regelwerk, regel, ansagenIn(entwurf)),
    stichfrage: stichfrageVon(entwurf, regel?.wertung === 'null-spiel'),
  }
}

/** What must still be entered before the draft is a Spiel. */
export function fehltIn(entwurf: Entwurf, regelwerk: Regelwerk): readonly Fehlend[] {
  const felder = felderVon(entwurf, regelwerk)
  const ohneAugen = entfaellt(entwurf, regelwerk)
  const augenDa = entwurf.augen.wert !== null ? !istAngefangen(entwurf) : ohneAugen
  const fehlt: Fehlend[] = []
  if (entwurf.art === 'solo') fehlt.push('art')
  if (entwurf.re.length < felder.reZahl) fehlt.push('re')
  if (!augenDa) fehlt.push('augen')
  if (felder.stichfrage !== null && entwurf.ohneStich === null && !ohneAugen) {
    fehlt.push('kein-stich')
  }
  return fehlt
}

/** A 1 just typed is the beginning of a number: no cards add up to it (U-P). */
export function istAngefangen(entwurf: Entwurf): boolean {
  return entwurf.augen.wert === 1 && !entwurf.augen.frisch
}

/** Whether the Augen are those of a key, typed or chosen by it. */
export function istGewaehlt(
  entwurf: Pick<Entwurf, 'augen' | 'ohneStich'>,
  { augenRe, ohneStich }: Augenfeld,
): boolean {
  const gleich = gleicheAugen(augenVon(entwurf.augen, 're'), augenRe)
  return gleich && (ohneStich === null || entwurf.ohneStich === ohneStich)
}

/** One player alone is Re so far, and nothing says yet that a second one will be: it may be a solo. */
export function istAlleinMoeglich({ art, re, augen }: Entwurf): boolean {
  return art === 'normal' && re.length === 1 && augen.wert === null
}

/** A player's party: Kontra only once every Re player is known. */
export function parteiVon(
  entwurf: Entwurf,
  spieler: SpielerRef,
  regelwerk: Regelwerk,
): Partei | null {
  if (entwurf.re.includes(spieler)) return 're'
  return entwurf.re.length >= reZahlVon(entwurf, regelwerk) ? 'kontra' : null
}

/** The most of a kind that a party can have beside what the other has (U-W9). */
export function hoechstensFuer(
  entwurf: Entwurf,
  partei: Partei,
  regel: { readonly art: Sonderpunkt; readonly hoechstens: number },
): number {
  const andere = anzahlSonderpunkte(entwurf, gegner(partei), regel.art)
  return Math.max(0, regel.hoechstens - andere)
}

function regelVon(entwurf: Entwurf, regelwerk: Regelwerk): ArtRegel | undefined {
  return entwurf.art === 'solo' ? undefined : artRegel(regelwerk, entwurf.art)
}

/** After a broken rule Augen and Sonderpunkte mean nothing, but where the game counts all the same (B-R). */
function entfaellt(entwurf: Entwurf, { verstoss }: Regelwerk): boolean {
  return entwurf.regelverstoss !== null && verstoss !== 'traegt-allein'
}

function stichfrageVon(entwurf: Entwurf, nullSpiel: boolean): Partei | null {
  const augenRe = augenVon(entwurf.augen, 're')
  if (augenRe === 0) return 're'
  // In Null only the soloist's tricks count (U-N1).
  return augenRe === AUGEN_GESAMT && !nullSpiel ? 'kontra' : null
}
