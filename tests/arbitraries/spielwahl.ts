import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { GezaehltesSpiel } from '@/lib/domain/spiel/augen'
import type { Ansage, Art, Partei, Spiel } from '@/lib/domain/spiel/spiel'
import { ABSAGE_STUFEN, NULL_STUFEN, PARTEIEN, SONDERPUNKTE } from '@/lib/domain/spiel/spiel'
import type { Buchwissen } from './buecher'
import { BUCHWISSEN, MIT_ALLEM } from './buecher'

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
  /** The same of the other party, where both may have an Absage (D-A). */
  readonly andereStufen: number
  readonly vorKlaerung: number
  /** Wanted counts, in the order of `SONDERPUNKTE`. */
  readonly sonderpunkte: Readonly<Record<Partei, readonly number[]>>
  /** Seat of who has Schweine or broke a rule; beyond the last seat for nobody. */
  readonly schweine: number
  readonly regelverstoss: number
  readonly trumpfabgabe: readonly boolean[]
  readonly notiz: string
}

/** The valid game of a choice by a rule book, among the four at `tisch`. */
export function spielAusWahl(
  wahl: Spielwahl,
  tisch: readonly string[],
  regelwerk: RegelwerkId = 'urexweiler',
): GezaehltesSpiel {
  const { art } = wahl
  const buch = BUCHWISSEN[regelwerk]
  const re = buch.zuZweit.includes(art)
    ? [sitz(tisch, wahl.sitzRe), sitz(tisch, wahl.sitzRe + wahl.abstand)]
    : [sitz(tisch, wahl.sitzRe)]
  const stoesse = buch.absageJeder ? stossende(wahl, tisch) : stoesseAus(wahl, tisch, re)
  const augenRe = wahl.augen === 1 ? 2 : wahl.augen === 239 ? 238 : wahl.augen
  const taeter = tisch[wahl.regelverstoss]
  const zaehlt = taeter === undefined || buch.verstossZaehlt
  const grund: GezaehltesSpiel = {
    art,
    re,
    ...(!zaehlt && wahl.ohneStich ? {} : { augenRe }),
    ...(zaehlt ? ohneStichAus(wahl, augenRe) : {}),
    ...(taeter === undefined ? {} : { regelverstoss: taeter }),
    ...(stoesse.length === 0 ? {} : { stoesse }),
    ...(buch.absageJeder ? absagenAus(wahl, re, stoesse) : ansagenAus(wahl, re, stoesse)),
    ...(wahl.notiz === '' ? {} : { notiz: wahl.notiz }),
  }
  const mitVorbehalten =
    regelwerk === 'urexweiler' ? { ...grund, ...vorbehalteAus(wahl, tisch, stoesse) } : grund
  return zaehlt
    ? { ...mitVorbehalten, ...sonderpunkteAus(wahl, mitVorbehalten, { augenRe, buch }) }
    : mitVorbehalten
}

function sitz(tisch: readonly string[], stelle: number): string {
  return tisch[stelle % tisch.length] ?? ''
}

function stossende(wahl: Spielwahl, tisch: readonly string[]): readonly string[] {
  return tisch.filter((_, i) => wahl.stoesse[i])
}

/** Two names of both parties would announce twice (U-S5): then only one of Kontra stoß. */
function stoesseAus(
  wahl: Spielwahl,
  tisch: readonly string[],
  re: readonly string[],
): readonly string[] {
  const alle = stossende(wahl, tisch)
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

/** Each party its own, if it said Re or Kontra (D-A). */
function absagenAus(
  wahl: Spielwahl,
  re: readonly string[],
  stoesse: readonly string[],
): Pick<Spiel, 'ansagen'> {
  const absagen = PARTEIEN.flatMap((partei) => {
    const anzahl = partei === wahl.ansagePartei ? wahl.ansageStufen : wahl.andereStufen
    const stufe = ABSAGE_STUFEN[anzahl - 1]
    const gesagt = stoesse.some((name) => re.includes(name) === (partei === 're'))
    return stufe !== undefined && gesagt ? [[partei, stufe] as const] : []
  })
  return absagen.length === 0 ? {} : { ansagen: Object.fromEntries(absagen) }
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
  { augenRe, buch }: { readonly augenRe: number; readonly buch: Buchwissen },
): Pick<Spiel, 'sonderpunkte'> {
  const erlaubt = buch
    .sonderpunkte(spiel.art)
    .filter((art) => art !== 'fuchs' || spiel.schweine === undefined)
  const vergeben = new Map(erlaubt.map((art) => [art, 0]))
  const augen = { re: augenRe, kontra: 240 - augenRe }
  const vonPartei = (partei: Partei) =>
    Object.fromEntries(
      erlaubt.map((art) => {
        const [hoechstens, noetig] = buch.grenzen[art] ?? [0, 1]
        const bisher = vergeben.get(art) ?? 0
        const gewollt = wahl.sonderpunkte[partei][SONDERPUNKTE.indexOf(art)] ?? 0
        const anzahl = Math.min(gewollt, hoechstens - bisher, Math.floor(augen[partei] / noetig))
        vergeben.set(art, bisher + anzahl)
        return [art, anzahl]
      }),
    )
  const sonderpunkte = { re: vonPartei('re'), kontra: vonPartei('kontra') }
  return [...vergeben.values()].every((anzahl) => anzahl === 0) ? {} : { sonderpunkte }
}
