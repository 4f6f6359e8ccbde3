import type { Regelwerk } from '../domain/regelwerk/regelwerk'
import type { Spiel } from '../domain/spiel/spiel'
import type { SpielAkte } from '../domain/spieltag/spieltag'
import { scoreSpiel } from '../domain/wertung/score'
import type { EintragZeile } from './eintrag'
import { textEintrag } from './eintrag'
import { textPunkte } from './punkte'
import { formatZahl } from './zahl'

/** What of a version of a Spiel can differ from another. */
export type Fassung = Pick<SpielAkte, 'spiel' | 'besetzung' | 'gestrichen' | 'grund'>

interface Umfeld {
  readonly regelwerk: Regelwerk
  readonly namen: Readonly<Record<string, string>>
}

/** One thing said of a Spiel, by several versions; a version that does not say it has an empty text. */
export interface FassungZeile {
  readonly was: string
  readonly texte: readonly string[]
  /** All say the same. */
  readonly gleich: boolean
}

/** Versions of one Spiel beside each other: whether it counts where one is struck, what was entered, what it is worth, why. */
export function vergleicheFassungen(
  fassungen: readonly Fassung[],
  umfeld: Umfeld,
): readonly FassungZeile[] {
  const alle = [...new Set(fassungen.flatMap((f) => f.besetzung))]
  const strittig = fassungen.some((f) => f.gestrichen)
  const spalten = fassungen.map((f) => [
    ...(strittig ? [{ was: 'Zählt es?', wert: f.gestrichen ? 'nein, gestrichen' : 'ja' }] : []),
    ...textFassung({ ...f, besetzung: alle.filter((s) => f.besetzung.includes(s)) }, umfeld),
  ])
  return reihenfolge(spalten.map((zeilen) => zeilen.map((z) => z.was))).map((was) => {
    const texte = spalten.map((zeilen) => zeilen.find((z) => z.was === was)?.wert ?? '')
    return { was, texte, gleich: texte.every((t) => t === texte[0]) }
  })
}

const VORN: readonly string[] = ['Spiel', 'Augen']

function textFassung(fassung: Fassung, { regelwerk, namen }: Umfeld): readonly EintragZeile[] {
  const { besetzung: spieler } = fassung
  const spiel = nachSitzen(fassung.spiel, spieler)
  const wertung = scoreSpiel(spiel, { regelwerk, spieler })
  const punkte = spieler.map((s) => [s, wertung.punkte[s] ?? 0] as const)
  const zeilen = textEintrag(spiel, {
    ...{ spieler, namen, ansagen: wertung.ansagen },
    regelwerk: regelwerk.id,
  })
  // What tells two apart in a glance comes first: on a phone the rest is further down.
  const vorn = zeilen.filter(({ was }) => VORN.includes(was))
  return [
    ...vorn,
    { was: 'Wert', wert: formatZahl(wertung.wert) },
    ...zeilen.filter((z) => !vorn.includes(z)),
    { was: 'Punkte', wert: textPunkte(punkte, namen) },
    ...(fassung.grund ? [{ was: 'Grund', wert: fassung.grund }] : []),
  ]
}

/** The same players stand in the same order in every version, however they were tapped. */
function nachSitzen(spiel: Spiel, sitze: readonly string[]): Spiel {
  const geordnet = (wer: readonly string[]) =>
    [...wer].sort((a, b) => sitze.indexOf(a) - sitze.indexOf(b))
  return {
    ...spiel,
    re: geordnet(spiel.re),
    ...(spiel.stoesse && { stoesse: geordnet(spiel.stoesse) }),
    ...(spiel.trumpfabgabe && { trumpfabgabe: geordnet(spiel.trumpfabgabe) }),
  }
}

/** One order for lists that each keep it: what a list has more comes after what stands before it there. */
function reihenfolge(listen: readonly (readonly string[])[]): readonly string[] {
  return listen.reduce<readonly string[]>((bisher, liste) => {
    const folge = [...bisher]
    liste.forEach((was, i) => {
      if (folge.includes(was)) return
      folge.splice(folge.indexOf(liste[i - 1] ?? '') + 1, 0, was)
    })
    return folge
  }, [])
}
