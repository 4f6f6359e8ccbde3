import type { StossWirkung } from '@/lib/domain/regelwerk/einstellungen'
import type { GezaehltesSpiel } from '@/lib/domain/spiel/augen'
import type { Partei, Spiel } from '@/lib/domain/spiel/spiel'
import type { Urteil } from './orakel'

/**
 * The books of the TSR's family once more, written from the text of the rules as one sum a book, seen from Re: more than 0 is
 * Re's. What the cards say is a height from 0 (no trick) over 1 (a trick), 2 (30), 3 (60) to 4 (90); an Absage of n levels denies
 * the other party every height above 4 − n.
 */
export interface Karten {
  readonly augenRe: number
  readonly ohneStich: Partei | null
  /** Re or Kontra said: 1, else 0. */
  readonly reGesagt: 0 | 1
  readonly kontraGesagt: 0 | 1
  /** Levels of each Absage: keine 90 is 1, schwarz 4. */
  readonly reAbsage: number
  readonly kontraAbsage: number
  readonly allein: boolean
  /** Re's Sonderpunkte less Kontra's. */
  readonly sonderpunkte: number
}

/** Who wins, and what it is worth to each of Re (without the soloist's threefold). */
interface FuerRe {
  readonly sieger: -1 | 0 | 1
  readonly punkte: number
}

/** ddv, skill7: D-G, D-W, D-S, D-N. */
export function orakelDdv(k: Karten): FuerRe {
  const re = hoehe(k.augenRe, k.ohneStich === 're')
  const kontra = hoehe(240 - k.augenRe, k.ohneStich === 'kontra')
  // "Only if Kontra was said and Re was not, Re needs 120."
  const halbe = k.augenRe > 120 - (k.kontraGesagt > k.reGesagt ? 1 : 0) ? 1 : -1
  const sieger = siegerAus({ ...k, halbe, haeltRe: kontra <= 4 - k.reAbsage, haeltKontra: re <= 4 - k.kontraAbsage })
  // Of 120, 90, 60, 30 against n levels count those from the Augen down that belong to an announced level.
  const gegen = (augen: number, absage: number) => Math.max(0, absage - Math.max(0, 4 - Math.floor(augen / 30)))
  const gegenRe = gegen(k.augenRe, k.kontraAbsage)
  const gegenKontra = gegen(240 - k.augenRe, k.reAbsage)
  const sonder = k.allein ? 0 : k.sonderpunkte - (sieger < 0 ? 1 : 0)
  if (sieger === 0) return { sieger, punkte: re - kontra + gegenRe - gegenKontra + sonder }
  const wert =
    1 +
    (4 - (sieger > 0 ? kontra : re)) +
    2 * (k.reGesagt + k.kontraGesagt) +
    (k.reAbsage + k.kontraAbsage) +
    (sieger > 0 ? gegenRe : gegenKontra)
  return { sieger, punkte: sieger * wert + sonder }
}

/** besenmarkt: B-G, B-W, B-S, D-N. */
export function orakelBesenmarkt(k: Karten, stossWirkung: StossWirkung): FuerRe {
  const re = hoehe(k.augenRe, k.ohneStich === 're')
  const kontra = hoehe(240 - k.augenRe, k.ohneStich === 'kontra')
  // Exactly 90, 60 or 30 of Re are not enough against a level of Kontra that says so.
  const genau = k.augenRe % 30 === 0 && re > 1 && k.augenRe <= 90 && k.kontraAbsage > 4 - re
  const gegenAbsage = genau ? re - 1 : re
  const halbe = k.augenRe > 120 ? 1 : -1
  const haeltKontra = gegenAbsage <= 4 - k.kontraAbsage
  const sieger = siegerAus({ ...k, halbe, haeltRe: kontra <= 4 - k.reAbsage, haeltKontra })
  const sonder = k.allein ? 0 : k.sonderpunkte - (sieger < 0 ? 1 : 0)
  // B2: the step goes with the level that was kept.
  if (sieger === 0) return { sieger, punkte: gegenAbsage - kontra + sonder }
  const stufen = 1 + (4 - (sieger > 0 ? kontra : gegenAbsage)) + k.reAbsage + k.kontraAbsage
  const gesagt = k.reGesagt + k.kontraGesagt
  const wert = stossWirkung === 'mal2' ? stufen * 2 ** gesagt : stufen + 2 * gesagt
  return { sieger, punkte: sieger * wert + sonder }
}

function hoehe(augen: number, ohneStich: boolean): number {
  return ohneStich ? 0 : 1 + Math.min(3, Math.floor(augen / 30))
}

function siegerAus(
  p: Pick<Karten, 'reAbsage' | 'kontraAbsage'> & { haeltRe: boolean; haeltKontra: boolean; halbe: -1 | 1 },
): -1 | 0 | 1 {
  const re = p.reAbsage === 0 ? 0 : p.haeltRe ? 1 : -1
  const kontra = p.kontraAbsage === 0 ? 0 : p.haeltKontra ? 1 : -1
  if (re === 0 && kontra === 0) return p.halbe
  if (re > 0) return 1
  if (kontra > 0) return -1
  return re === kontra ? 0 : re < 0 ? -1 : 1
}

/** What must come out of a whole valid game: with everybody's points, D-P. */
export interface GanzesUrteil extends Urteil {
  readonly punkte: Readonly<Record<string, number>>
}

export type Tsr = 'ddv' | 'besenmarkt' | 'skill7'

export function orakelTsr(
  spiel: GezaehltesSpiel,
  p: { readonly regelwerk: Tsr; readonly stossWirkung: StossWirkung; readonly spieler: readonly string[] },
): GanzesUrteil {
  if (spiel.regelverstoss !== undefined && p.regelwerk !== 'besenmarkt') return nichtGewertet(spiel, p.spieler)
  const karten = kartenVon(spiel)
  const { sieger, punkte } =
    p.regelwerk === 'besenmarkt' ? orakelBesenmarkt(karten, p.stossWirkung) : orakelDdv(karten)
  const jeder = new Map(
    p.spieler.map((name) => [name, istRe(spiel, name) ? (karten.allein ? 3 : 1) * punkte : -punkte]),
  )
  const taeter = spiel.regelverstoss
  if (taeter !== undefined && (jeder.get(taeter) ?? 0) < 0) buesst(jeder, spiel, taeter)
  return {
    gewinner: sieger === 0 ? null : sieger > 0 ? 're' : 'kontra',
    wert: (sieger < 0 ? -punkte : punkte) + 0,
    punkte: Object.fromEntries([...jeder].map(([name, wert]) => [name, wert + 0])),
  }
}

/** D-R, by its three sentences. */
function nichtGewertet(spiel: Spiel, spieler: readonly string[]): GanzesUrteil {
  const taeter = spiel.regelverstoss ?? ''
  const wert = 4 + stufen(spiel, istRe(spiel, taeter) ? 'kontra' : 're')
  const alleine = spiel.re.length === 1
  const fuer = (name: string) => {
    if (name === taeter) return -3 * wert
    if (!alleine || istRe(spiel, taeter)) return wert
    return istRe(spiel, name) ? 3 * wert : 0
  }
  return { gewinner: null, wert, punkte: Object.fromEntries(spieler.map((name) => [name, fuer(name)])) }
}

/** B-R: the offender takes his party's loss upon himself; an opponent of a soloist that of all three. */
function buesst(jeder: Map<string, number>, spiel: Spiel, taeter: string): void {
  const eigene = [...jeder.keys()].filter((name) => istRe(spiel, name) === istRe(spiel, taeter))
  const verlust = eigene.reduce((summe, name) => summe + (jeder.get(name) ?? 0), 0)
  for (const name of eigene) jeder.set(name, name === taeter ? verlust : 0)
}

function kartenVon(spiel: GezaehltesSpiel): Karten {
  const gesagt = (re: boolean) => ((spiel.stoesse ?? []).some((name) => istRe(spiel, name) === re) ? 1 : 0)
  const summe = (partei: Partei) =>
    Object.values(spiel.sonderpunkte?.[partei] ?? {}).reduce((a, b) => a + b, 0)
  return {
    augenRe: spiel.augenRe ?? Number.NaN,
    ohneStich: spiel.ohneStich ?? null,
    reGesagt: gesagt(true),
    kontraGesagt: gesagt(false),
    reAbsage: stufen(spiel, 're'),
    kontraAbsage: stufen(spiel, 'kontra'),
    allein: spiel.re.length === 1,
    sonderpunkte: summe('re') - summe('kontra'),
  }
}

function stufen(spiel: Spiel, partei: Partei): number {
  return ['', 'keine90', 'keine60', 'keine30', 'schwarz'].indexOf(spiel.ansagen?.[partei] ?? '')
}

function istRe(spiel: Spiel, name: string): boolean {
  return spiel.re.includes(name)
}
