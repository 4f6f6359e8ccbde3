import type { Soloart, SpielStand } from '../runde/runde'
import type { SpielHinweisCode, SpielerRef } from '../spiel/spiel'
import type { SpieltagAkte } from './spieltag'
import { computeSpieltag } from './rechnen'
import { rundenort } from './tische'

/**
 * One thing that is otherwise after a change of an evening. `nummer` counts within the Runde, as after the change; `runde` and
 * `tisch` say which one, where the evening has several.
 */
export type Unterschied = { readonly runde?: number; readonly tisch?: number } & UnterschiedArt

type UnterschiedArt =
  | { readonly art: 'spiel-weg'; readonly nummer: number }
  | { readonly art: 'spiel-dazu'; readonly nummer: number }
  | {
      readonly art: 'nummer'
      readonly nummer: number
      readonly vorher: number
    }
  | {
      readonly art: 'wert'
      readonly nummer: number
      readonly vorher: number
      readonly nachher: number
    }
  | {
      readonly art: 'geber'
      readonly nummer: number
      readonly vorher: SpielerRef
      readonly nachher: SpielerRef
    }
  | {
      readonly art: 'soloart'
      readonly nummer: number
      readonly spieler: SpielerRef | null
      readonly vorher: Soloart | null
      readonly nachher: Soloart | null
    }
  | {
      readonly art: 'hinweis-neu' | 'hinweis-weg'
      readonly nummer: number
      readonly code: SpielHinweisCode
      readonly spieler: readonly SpielerRef[]
    }
  | { readonly art: 'geplant'; readonly vorher: number; readonly nachher: number }
  | { readonly art: 'naechster-geber'; readonly vorher: SpielerRef; readonly nachher: SpielerRef }
  | {
      readonly art: 'stand'
      readonly spieler: SpielerRef
      readonly vorher: number
      readonly nachher: number
    }

type RundeGerechnet = ReturnType<typeof computeSpieltag>['runden'][number]
type SpielGerechnet = RundeGerechnet['spiele'][number]

/**
 * What differs between two states of one Spieltag, by computing both: values, dealers, Pflicht and Kür, hints,
 * planned games, the next dealer, totals. In the order of the games, then the Runde, then the players.
 */
export function unterschiede(vorher: SpieltagAkte, nachher: SpieltagAkte): readonly Unterschied[] {
  if (vorher.runden === nachher.runden && vorher.endstand === nachher.endstand) return []
  const alt = computeSpieltag(vorher)
  const neu = computeSpieltag(nachher)
  return [
    ...neu.runden.flatMap((runde) => {
      const davor = alt.runden.find((r) => r.akte.id === runde.akte.id)
      if (davor === undefined) return []
      const liste = vergleicheRunde(davor, runde)
      const { runde: nummer, ...tisch } = rundenort(nachher, runde.akte.id)
      const ort = nummer === null ? tisch : { runde: nummer, ...tisch }
      return liste.map((u) => ({ ...u, ...ort }))
    }),
    ...vergleicheSummen(alt.summe, neu.summe),
  ]
}

function vergleicheRunde(alt: RundeGerechnet, neu: RundeGerechnet): readonly Unterschied[] {
  const davor = new Map(alt.spiele.map((s) => [s.akte.id, s]))
  const danach = new Set(neu.spiele.map((s) => s.akte.id))
  const weg = alt.spiele
    .filter((s) => !danach.has(s.akte.id))
    .map((s): Unterschied => ({ art: 'spiel-weg', nummer: s.stand.nummer }))
  return [
    ...weg,
    ...neu.spiele.flatMap((s) => vergleicheSpiel(davor.get(s.akte.id), s)),
    ...vergleicheAblauf(alt, neu),
  ]
}

function vergleicheSpiel(
  alt: SpielGerechnet | undefined,
  neu: SpielGerechnet,
): readonly Unterschied[] {
  const nummer = neu.stand.nummer
  if (!alt) return [{ art: 'spiel-dazu', nummer }, ...neueHinweise([], neu.stand)]
  const liste: Unterschied[] = []
  if (alt.stand.nummer !== nummer) liste.push({ art: 'nummer', nummer, vorher: alt.stand.nummer })
  if (alt.stand.wert !== neu.stand.wert) {
    liste.push({ art: 'wert', nummer, vorher: alt.stand.wert, nachher: neu.stand.wert })
  }
  if (alt.stand.geber !== neu.stand.geber) {
    liste.push({ art: 'geber', nummer, vorher: alt.stand.geber, nachher: neu.stand.geber })
  }
  if (alt.stand.soloart !== neu.stand.soloart) {
    liste.push({
      art: 'soloart',
      nummer,
      spieler: soloist(neu.stand) ?? soloist(alt.stand),
      vorher: alt.stand.soloart,
      nachher: neu.stand.soloart,
    })
  }
  return [...liste, ...neueHinweise(alt.stand.hinweise, neu.stand), ...alteHinweise(alt, neu)]
}

function soloist(stand: SpielStand): SpielerRef | null {
  return stand.soloart === null ? null : (stand.spiel.re[0] ?? null)
}

function neueHinweise(
  alt: SpielStand['hinweise'],
  neu: Pick<SpielStand, 'nummer' | 'hinweise'>,
): readonly Unterschied[] {
  const bekannt = new Set(alt.map((h) => h.code))
  return neu.hinweise
    .filter((h) => !bekannt.has(h.code))
    .map((h) => ({
      art: 'hinweis-neu',
      nummer: neu.nummer,
      code: h.code,
      spieler: h.spieler ?? [],
    }))
}

function alteHinweise(alt: SpielGerechnet, neu: SpielGerechnet): readonly Unterschied[] {
  return neueHinweise(neu.stand.hinweise, {
    nummer: neu.stand.nummer,
    hinweise: alt.stand.hinweise,
  }).map((u) => (u.art === 'hinweis-neu' ? { ...u, art: 'hinweis-weg' } : u))
}

function vergleicheAblauf(alt: RundeGerechnet, neu: RundeGerechnet): readonly Unterschied[] {
  const liste: Unterschied[] = []
  const geplant = { vorher: alt.stand.geplant, nachher: neu.stand.geplant }
  if (geplant.vorher !== null && geplant.nachher !== null && geplant.vorher !== geplant.nachher) {
    liste.push({ art: 'geplant', vorher: geplant.vorher, nachher: geplant.nachher })
  }
  const geber = { vorher: alt.stand.naechstes.geber, nachher: neu.stand.naechstes.geber }
  const laeuft = neu.akte.ende === null && !neu.stand.beendet
  if (laeuft && geber.vorher !== geber.nachher) liste.push({ art: 'naechster-geber', ...geber })
  return liste
}

function vergleicheSummen(
  alt: Readonly<Record<SpielerRef, number>>,
  neu: Readonly<Record<SpielerRef, number>>,
): readonly Unterschied[] {
  return Object.keys(neu)
    .map((spieler) => ({ spieler, vorher: alt[spieler] ?? 0, nachher: neu[spieler] ?? 0 }))
    .filter((s) => s.vorher !== s.nachher)
    .map((s) => ({ art: 'stand', ...s }))
}
