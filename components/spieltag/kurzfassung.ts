import { markeVon } from '@/lib/domain/abnahme/abnahme'
import type { AbnahmeMarke } from '@/lib/domain/abnahme/abnahme'
import { computeSaison } from '@/lib/domain/saison/compute'
import { gezaehlteSpieltage, saisonAus } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { SaisonAkte } from '@/lib/domain/verein/verein'
import { aufzaehlen } from '@/lib/format/aufzaehlen'
import type { SpieltagKurz } from './SpieltagListe'

interface Kopf {
  readonly id: string
  readonly datum: string
  readonly ort: string | null
  readonly ende: SpieltagAkte['ende']
  readonly gestrichen: boolean
  readonly anzahlSpiele: number
  readonly offeneEinsprueche: number
}

/** A line of a list of Spieltage; `sieger` and `abnahmen` by Spieltag, where known. */
export function spieltagKurz(
  kopf: Kopf,
  sieger: ReadonlyMap<string, string> = new Map(),
  abnahmen: ReadonlyMap<string, AbnahmeMarke> = new Map(),
): SpieltagKurz {
  const name = sieger.get(kopf.id)
  const abnahme = abnahmen.get(kopf.id)
  const { id, datum, ort, anzahlSpiele, offeneEinsprueche } = kopf
  return {
    id,
    datum,
    ort,
    anzahlSpiele,
    offeneEinsprueche,
    zustand: zustandVon(kopf),
    ...(name === undefined ? {} : { sieger: name }),
    ...(abnahme === undefined ? {} : { abnahme }),
  }
}

function zustandVon({ gestrichen, ende, anzahlSpiele }: Kopf): SpieltagKurz['zustand'] {
  if (gestrichen) return 'gestrichen'
  if (ende === null) return 'laeuft'
  return ende === 'gespielt' && anzahlSpiele === 0 ? 'ergebnis' : ende
}

/** Which evenings are confirmed, or were before a correction. */
export function abnahmenVon(spieltage: readonly SpieltagAkte[]): ReadonlyMap<string, AbnahmeMarke> {
  return new Map(
    spieltage.flatMap((t) => {
      const marke = markeVon(t)
      return marke === null ? [] : [[t.id, marke] as const]
    }),
  )
}

/** Who won each counted evening of these seasons: names, several where they share the first place. */
export function siegerVon(
  saisons: readonly (Saisonakten | null)[],
  namen: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(saisons.flatMap((s) => (s === null ? [] : siegerDerSaison(s, namen))))
}

interface Saisonakten {
  readonly saison: SaisonAkte
  readonly spieltage: readonly SpieltagAkte[]
}

function siegerDerSaison(
  { saison, spieltage }: Saisonakten,
  namen: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] {
  const gezaehlt = gezaehlteSpieltage(spieltage)
  return computeSaison(saisonAus(saison, spieltage)).spieltage.flatMap((tag) => {
    const id = gezaehlt[tag.index]?.id
    const erste = tag.wertung.filter((w) => w.sieg).map((w) => namen[w.spieler] ?? w.spieler)
    return id === undefined ? [] : [[id, aufzaehlen(erste)] as const]
  })
}
