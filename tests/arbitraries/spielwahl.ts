import type { GezaehltesSpiel } from '@/lib/domain/spiel/augen'
import type { Ansage, Art, Partei, Spiel, Sonderpunkt } from '@/lib/domain/spiel/spiel'
import { ABSAGE_STUFEN, NULL_STUFEN, SONDERPUNKTE } from '@/lib/domain/spiel/spiel'

/**
 * Choices that make a game, each independent of the others, and the valid game they make. Whatever the rules forbid is
 * left out while building; that is written here once more from the rules' text, so that `pruefeSpiel` is tested by it
 * and not by itself.
 */
export interface Spielwahl {
  readonly art: Art
  /** Seat of the first Re player, and how many seats on the second one sits. */
  readonly sitzRe: number
  readonly abstand: number
  readonly augen: number
  /** Whether 0 Augen mean no trick. */
  readonly ohneStich: boolean
  /** Who stoß, by seat. */
  readonly stoesse: readonly boolean[]
  readonly ansagePartei: Partei
  /** 0 for none, else how many levels. */
  readonly ansageStufen: number
  readonly vorKlaerung: number
  /** Wanted counts, in the order of `SONDERPUNKTE`. */
  readonly sonderpunkte: Readonly<Record<Partei, readonly number[]>>
  /** Seat of who has Schweine or broke a rule; beyond the last seat for nobody. */
  readonly schweine: number
  readonly regelverstoss: number
  readonly trumpfabgabe: readonly boolean[]
  readonly notiz: string
}

const ZU_ZWEIT: readonly Art[] = ['normal', 'hochzeit']
const MIT_ALLEM: readonly Art[] = [...ZU_ZWEIT, 'stilles-solo', 'hochzeit-solo', 'solo-normal']
const HOECHSTENS: Readonly<Record<Sonderpunkt, number>> = {
  doppelkopf: 4,
  fuchs: 2,
  'fuchs-letzter': 0,
  charlie: 0,
  kallemann: 1,
}
const AUGEN: Readonly<Record<Sonderpunkt, number>> = {
  doppelkopf: 40,
  fuchs: 11,
  'fuchs-letzter': 11,
  charlie: 2,
  kallemann: 2,
}

/** The valid game of a choice, among the four at `tisch`. */
export function spielAusWahl(wahl: Spielwahl, tisch: readonly string[]): GezaehltesSpiel {
  const { art } = wahl
  const re = ZU_ZWEIT.includes(art)
    ? [sitz(tisch, wahl.sitzRe), sitz(tisch, wahl.sitzRe + wahl.abstand)]
    : [sitz(tisch, wahl.sitzRe)]
  const stoesse = stoesseAus(wahl, tisch, re)
  const augenRe = wahl.augen === 1 ? 2 : wahl.augen === 239 ? 238 : wahl.augen
  const taeter = tisch[wahl.regelverstoss]
  const grund: GezaehltesSpiel = {
    art,
    re,
    ...(taeter !== undefined && wahl.ohneStich ? {} : { augenRe }),
    ...(taeter === undefined ? ohneStichAus(wahl, augenRe) : { regelverstoss: taeter }),
    ...(stoesse.length === 0 ? {} : { stoesse }),
    ...ansagenAus(wahl, re, stoesse),
    ...(wahl.notiz === '' ? {} : { notiz: wahl.notiz }),
  }
  const mitVorbehalten = { ...grund, ...vorbehalteAus(wahl, tisch, stoesse) }
  return taeter === undefined
    ? { ...mitVorbehalten, ...sonderpunkteAus(wahl, mitVorbehalten, augenRe) }
    : mitVorbehalten
}

function sitz(tisch: readonly string[], stelle: number): string {
  return tisch[stelle % tisch.length] ?? ''
}

/** Two names of both parties would announce twice (U-S5): then only one of Kontra stoß. */
function stoesseAus(
  wahl: Spielwahl,
  tisch: readonly string[],
  re: readonly string[],
): readonly string[] {
  const alle = tisch.filter((_, i) => wahl.stoesse[i])
  const kontra = alle.filter((name) => !re.includes(name))
  const zuViele = alle.length - kontra.length > 1 && kontra.length > 1
  return zuViele ? alle.filter((name) => re.includes(name) || name === kontra[0]) : alle
}

function ohneStichAus(wahl: Spielwahl, augenRe: number): { ohneStich?: Partei } {
  if (!wahl.ohneStich) return {}
  if (augenRe === 0) return { ohneStich: 're' }
  return augenRe === 240 ? { ohneStich: 'kontra' } : {}
}

function ansagenAus(
  wahl: Spielwahl,
  re: readonly string[],
  stoesse: readonly string[],
): Pick<Spiel, 'ansagen' | 'ansageVorKlaerung'> {
  const anzahl = {
    re: stoesse.filter((name) => re.includes(name)).length,
    kontra: stoesse.filter((name) => !re.includes(name)).length,
  }
  const darf = (partei: Partei, andere: Partei) => anzahl[partei] > 0 && anzahl[andere] < 2
  const partei = wahl.ansagePartei
  const leiter: readonly Ansage[] = wahl.art === 'solo-null' ? NULL_STUFEN : ABSAGE_STUFEN
  const stufe = leiter[wahl.ansageStufen - 1]
  const sagtAn =
    stufe !== undefined &&
    darf(partei, partei === 're' ? 'kontra' : 're') &&
    !(wahl.art === 'solo-null' && partei === 're')
  const vorher = ABSAGE_STUFEN[wahl.vorKlaerung - 1]
  const sagtVorher =
    vorher !== undefined &&
    (wahl.art === 'hochzeit' || wahl.art === 'hochzeit-solo') &&
    darf('re', 'kontra') &&
    !(sagtAn && partei === 'kontra')
  return {
    ...(sagtAn ? { ansagen: { [partei]: stufe } } : {}),
    ...(sagtVorher ? { ansageVorKlaerung: vorher } : {}),
  }
}

function vorbehalteAus(
  wahl: Spielwahl,
  tisch: readonly string[],
  stoesse: readonly string[],
): Pick<Spiel, 'schweine' | 'trumpfabgabe'> {
  if (!MIT_ALLEM.includes(wahl.art)) return {}
  const schweine = tisch[wahl.schweine]
  const trumpfabgabe = tisch.filter((_, i) => wahl.trumpfabgabe[i])
  return {
    ...(schweine !== undefined && stoesse.includes(schweine) ? { schweine } : {}),
    ...(trumpfabgabe.length === 0 ? {} : { trumpfabgabe }),
  }
}

function sonderpunkteAus(
  wahl: Spielwahl,
  spiel: Spiel,
  augenRe: number,
): Pick<Spiel, 'sonderpunkte'> {
  const rest = { ...HOECHSTENS }
  const augen = { re: augenRe, kontra: 240 - augenRe }
  const vonPartei = (partei: Partei) =>
    Object.fromEntries(
      SONDERPUNKTE.filter((art) => HOECHSTENS[art] > 0).map((art, i) => {
        const gewollt = erlaubt(spiel, art) ? (wahl.sonderpunkte[partei][i] ?? 0) : 0
        const anzahl = Math.min(gewollt, rest[art], Math.floor(augen[partei] / AUGEN[art]))
        rest[art] -= anzahl
        return [art, anzahl]
      }),
    )
  const sonderpunkte = { re: vonPartei('re'), kontra: vonPartei('kontra') }
  const keine = [sonderpunkte.re, sonderpunkte.kontra].every((einer) =>
    Object.values(einer).every((anzahl) => anzahl === 0),
  )
  return keine ? {} : { sonderpunkte }
}

function erlaubt(spiel: Spiel, sonderpunkt: Sonderpunkt): boolean {
  if (spiel.art === 'solo-null') return false
  if (!MIT_ALLEM.includes(spiel.art)) return sonderpunkt === 'doppelkopf'
  return sonderpunkt !== 'fuchs' || spiel.schweine === undefined
}
