import { namensschluessel } from '../austausch/namen'
import type { Aenderung } from '../op/aenderung'
import type { Op, VereinStand } from '../op/op'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type {
  EinladungAkte,
  MitgliedAkte,
  SaisonAkte,
  SpielerAkte,
  VereinAkte,
} from '../verein/verein'
import type { Saisonlauf } from './saisonlauf'
import { beginneSaisonlauf, zaehleTag } from './saisonlauf'

/** So many evenings are kept ready; the others rest as text, which takes no work to keep. */
const WACHE = 32

/** A club while its protocol is played through again, entry by entry. Mutable: it grows with every entry. */
export interface Bestand {
  readonly verein: VereinAkte
  readonly spieler: Map<string, SpielerAkte>
  readonly saisons: Map<string, SaisonAkte>
  readonly mitglieder: Map<string, MitgliedAkte>
  readonly einladungen: Map<string, EinladungAkte>
  /** Every name that a player has had. */
  readonly namen: Map<string, Set<string>>
  /** Names that nobody knows any more, by what they were sealed as. */
  readonly unbekannte: Set<string>
  /** Spieltage at a place that is called like somebody who was taken out: `stellvertreter`, later the neutral name. */
  readonly orte: Map<string, string>
  /** The least recently used first. */
  readonly wache: Map<string, SpieltagAkte>
  readonly ruhende: Map<string, string>
  /** All Spieltage without their Runden, by Saison. */
  readonly koepfe: Map<string, Map<string, SpieltagAkte>>
  readonly saisonlaeufe: Map<string, Saisonlauf>
}

export function leererBestand(verein: VereinAkte): Bestand {
  return {
    verein,
    spieler: new Map(),
    saisons: new Map(),
    mitglieder: new Map(),
    einladungen: new Map(),
    namen: new Map(),
    unbekannte: new Set(),
    orte: new Map(),
    wache: new Map(),
    ruhende: new Map(),
    koepfe: new Map(),
    saisonlaeufe: new Map(),
  }
}

/** The part of the club that `op` is decided on: as the store loads it. */
export function standFuer(bestand: Bestand, op: Op): VereinStand {
  const genannter =
    'spieltagId' in op.daten ? findeSpieltag(bestand, op.daten.spieltagId) : undefined
  const saisonId = 'saisonId' in op.daten ? op.daten.saisonId : genannter?.saisonId
  const koepfe = 'datum' in op.daten ? bestand.koepfe.get(saisonId ?? '') : undefined
  const andere = [...(koepfe?.values() ?? [])].filter((t) => t.id !== genannter?.id)
  return {
    verein: bestand.verein,
    spieler: [...bestand.spieler.values()],
    saisons: [...bestand.saisons.values()],
    spieltage: genannter === undefined ? andere : [genannter, ...andere],
    mitglieder: [...bestand.mitglieder.values()],
    einladungen: [...bestand.einladungen.values()],
    fruehereNamen:
      op.art === 'spieler-anonymisieren' ? [...bestand.namen.values()].flatMap((n) => [...n]) : [],
  }
}

/** An evening with everything of it. */
export function findeSpieltag(bestand: Bestand, id: string): SpieltagAkte | undefined {
  const wacher = bestand.wache.get(id)
  if (wacher !== undefined) return wacher
  const text = bestand.ruhende.get(id)
  return text === undefined ? undefined : (JSON.parse(text) as SpieltagAkte)
}

/** Takes over what an operation has changed; `nachher` is the part of the club that it was decided on, afterwards. */
export function uebernimm(
  bestand: Bestand,
  nachher: VereinStand,
  aenderungen: readonly Aenderung[],
): void {
  const tage = new Set<string>()
  for (const a of aenderungen) {
    uebernimmZeile(bestand, a)
    if (a.art === 'spieltag') tage.add(a.zeile.id)
    else if ('spieltagId' in a) tage.add(a.spieltagId)
  }
  for (const akte of nachher.spieltage.filter((t) => tage.has(t.id))) {
    uebernimmSpieltag(bestand, akte)
    const lauf = bestand.saisonlaeufe.get(akte.saisonId)
    if (lauf !== undefined) zaehleTag(lauf, akte)
  }
}

/** Takes over an evening. It is kept ready; the one that nobody has asked for longest goes to rest. */
export function uebernimmSpieltag(bestand: Bestand, akte: SpieltagAkte): void {
  uebernimmKopf(bestand, akte)
  haltWach(bestand, akte)
}

/** As `uebernimmSpieltag` when only the games of the evening have changed. */
export function haltWach({ wache, ruhende }: Bestand, akte: SpieltagAkte): void {
  wache.delete(akte.id)
  wache.set(akte.id, akte)
  ruhende.delete(akte.id)
  if (wache.size <= WACHE) return
  for (const [id, aelteste] of wache) {
    wache.delete(id)
    ruhende.set(id, JSON.stringify(aelteste))
    return
  }
}

function uebernimmZeile(bestand: Bestand, a: Aenderung): void {
  switch (a.art) {
    case 'spieler':
      bestand.spieler.set(a.zeile.id, a.zeile)
      namenVon(bestand, a.zeile.id).add(a.zeile.name)
      return
    case 'namen-getilgt':
      bestand.namen.set(a.spielerId, new Set([a.name]))
      return
    case 'saison':
      bestand.saisons.set(a.zeile.id, a.zeile)
      if (a.zeile.version === 1) bestand.saisonlaeufe.set(a.zeile.id, beginneSaisonlauf(a.zeile))
      return
    case 'mitglied':
      bestand.mitglieder.set(a.zeile.id, a.zeile)
      return
    case 'mitglied-entfernt':
      bestand.mitglieder.delete(a.id)
      return
    case 'einladung':
      bestand.einladungen.set(a.zeile.id, a.zeile)
      return
    case 'spieltag':
    case 'runde':
    case 'spiel':
    case 'einspruch':
    case 'abnahme':
      // With the whole evening.
      return
  }
}

function namenVon({ namen }: Bestand, spielerId: string): Set<string> {
  const bekannt = namen.get(spielerId)
  if (bekannt !== undefined) return bekannt
  const neu = new Set<string>()
  namen.set(spielerId, neu)
  return neu
}

function uebernimmKopf({ koepfe }: Bestand, akte: SpieltagAkte): void {
  const saison = koepfe.get(akte.saisonId) ?? new Map<string, SpieltagAkte>()
  koepfe.set(akte.saisonId, saison)
  saison.set(akte.id, { ...akte, runden: [], einsprueche: [], abnahmen: [] })
}

/** The player who is called so. */
export function findeSpieler({ spieler }: Bestand, name: string): SpielerAkte | undefined {
  const schluessel = namensschluessel(name.trim())
  return [...spieler.values()].find((s) => namensschluessel(s.name) === schluessel)
}

/** The keys of every version of every Spiel, and of every Abnahme. */
export function alleAkten({ wache, ruhende }: Bestand): {
  readonly spiel: ReadonlySet<string>
  readonly abnahme: ReadonlySet<string>
} {
  const [spiel, abnahme] = [new Set<string>(), new Set<string>()]
  const ausRuhe = [...ruhende.values()].map((text) => JSON.parse(text) as SpieltagAkte)
  for (const akte of [...wache.values(), ...ausRuhe]) {
    for (const { id } of akte.abnahmen) abnahme.add(id)
    for (const { id, version } of akte.runden.flatMap((r) => r.spiele)) {
      for (let v = 1; v <= version; v += 1) spiel.add(`${id}/${v}`)
    }
  }
  return { spiel, abnahme }
}
