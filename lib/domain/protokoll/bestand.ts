import { namensschluessel } from '../austausch/namen'
import type { FreigabeAkte } from '../freigabe/freigabe'
import { offeneFreigaben, zielId } from '../freigabe/freigabe'
import type { Gedaechtnis } from '../gedaechtnis'
import { gedaechtnis } from '../gedaechtnis'
import type { BuchungAkte } from '../kasse/buchung'
import type { Aenderung } from '../op/aenderung'
import type { Op, VereinStand } from '../op/op'
import type { Rundenlauf } from '../runde/compute'
import { setzeLaufFort } from '../runde/compute'
import { laufVon, merkeLauf } from '../spieltag/rechnen'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../spieltag/spieltag'
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
const WACHE = 8
/** Runden in which games are being entered at one time. */
const LAEUFE = 16

/** A club while its protocol is played through again, entry by entry. Mutable: it grows with every entry. */
export interface Bestand {
  readonly verein: VereinAkte
  readonly spieler: Map<string, SpielerAkte>
  readonly saisons: Map<string, SaisonAkte>
  readonly mitglieder: Map<string, MitgliedAkte>
  readonly einladungen: Map<string, EinladungAkte>
  /** By the evening or the Saison that they open. */
  readonly freigaben: Map<string, Map<string, FreigabeAkte>>
  /** The till's, by Saison. */
  readonly buchungen: Map<string, Map<string, BuchungAkte>>
  /** Every name that a player has had. */
  readonly namen: Map<string, Set<string>>
  /** Names that nobody knows any more, by what they were sealed as. */
  readonly unbekannte: Set<string>
  /** Neutral names that an operation gave. */
  readonly neutrale: Set<string>
  /** Spieltage at a place that is called like somebody who was taken out: `stellvertreter`, later the neutral name. */
  readonly orte: Map<string, string>
  /** The least recently used first. */
  readonly wache: Gedaechtnis<string, SpieltagAkte>
  readonly ruhende: Ablage
  /** All Spieltage without their Runden, by Saison and date. */
  readonly koepfe: Map<string, Map<string, SpieltagAkte>>
  readonly datumVon: Map<string, string>
  /** Where Runden stand in which games are being entered, and after which list of them. */
  readonly laeufe: Gedaechtnis<
    string,
    { readonly spiele: readonly SpielAkte[]; readonly lauf: Rundenlauf }
  >
  readonly saisonlaeufe: Map<string, Saisonlauf>
}

/** Where evenings rest that nobody has asked for lately. */
export interface Ablage {
  readonly lege: (id: string, text: string) => void
  readonly hole: (id: string) => string | undefined
  readonly alle: () => Iterable<string>
}

function textablage(): Ablage {
  const texte = new Map<string, string>()
  return {
    lege: (id, text) => void texte.set(id, text),
    hole: (id) => texte.get(id),
    alle: () => texte.values(),
  }
}

/** A club of which nothing is recorded yet. `ruhende` may keep texts where they take less room. */
export function leererBestand(verein: VereinAkte, ruhende: Ablage = textablage()): Bestand {
  return {
    verein,
    spieler: new Map(),
    saisons: new Map(),
    mitglieder: new Map(),
    einladungen: new Map(),
    freigaben: new Map(),
    buchungen: new Map(),
    namen: new Map(),
    unbekannte: new Set(),
    neutrale: new Set(),
    orte: new Map(),
    wache: gedaechtnis(WACHE),
    ruhende,
    koepfe: new Map(),
    datumVon: new Map(),
    laeufe: gedaechtnis(LAEUFE),
    saisonlaeufe: new Map(),
  }
}

/** The part of the club that `op` is decided on: as the store loads it, of a Saison only the Spieltage of the same date. */
export function standFuer(bestand: Bestand, op: Op): VereinStand {
  const genannter =
    'spieltagId' in op.daten ? findeSpieltag(bestand, op.daten.spieltagId) : undefined
  if (genannter !== undefined) sageLaeufe(bestand, genannter)
  const saisonId = 'saisonId' in op.daten ? op.daten.saisonId : genannter?.saisonId
  const koepfe =
    'datum' in op.daten
      ? bestand.koepfe.get(tagVon({ saisonId: saisonId ?? '', datum: op.daten.datum }))
      : undefined
  const andere = [...(koepfe?.values() ?? [])].filter((t) => t.id !== genannter?.id)
  return {
    verein: bestand.verein,
    spieler: [...bestand.spieler.values()],
    saisons: [...bestand.saisons.values()],
    spieltage: genannter === undefined ? andere : [genannter, ...andere],
    mitglieder: [...bestand.mitglieder.values()],
    einladungen: [...bestand.einladungen.values()],
    freigaben: freigabenFuer(bestand, op),
    buchungen:
      'buchungId' in op.daten ? [...(bestand.buchungen.get(saisonId ?? '')?.values() ?? [])] : [],
    fruehereNamen:
      op.art === 'spieler-anonymisieren' ? [...bestand.namen.values()].flatMap((n) => [...n]) : [],
  }
}

function freigabenFuer(bestand: Bestand, { art, daten }: Op): readonly FreigabeAkte[] {
  if ('spieltagId' in daten) return freigabenZu(bestand, daten.spieltagId)
  if ('saisonId' in daten) return freigabenZu(bestand, daten.saisonId)
  if (art !== 'mitglied-aendern' && art !== 'mitglied-entfernen') return []
  return offeneFreigaben([...bestand.freigaben.values()].flatMap((f) => [...f.values()]))
}

/** Every link there was to an evening or a Saison. */
export function freigabenZu({ freigaben }: Bestand, ziel: string): readonly FreigabeAkte[] {
  return [...(freigaben.get(ziel)?.values() ?? [])]
}

/** An evening with everything of it. */
export function findeSpieltag(bestand: Bestand, id: string): SpieltagAkte | undefined {
  const wacher = bestand.wache.hole(id)
  if (wacher !== undefined) return wacher
  const text = bestand.ruhende.hole(id)
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
  const muede = wache.merke(akte.id, akte)
  if (muede !== undefined) ruhende.lege(muede.schluessel, JSON.stringify(muede.wert))
}

/** Where a Runde stands after its games so far. */
export function laufIn({ laeufe }: Bestand, runde: RundeAkte): Rundenlauf {
  const bekannt = laeufe.hole(runde.id)
  if (bekannt?.spiele === runde.spiele) return bekannt.lauf
  const lauf = laufVon(runde)
  laeufe.merke(runde.id, { spiele: runde.spiele, lauf })
  return lauf
}

/** The Runde with its next game, played on from where it stands. */
export function spieleFort(bestand: Bestand, runde: RundeAkte, neu: SpielAkte): RundeAkte {
  const lauf = setzeLaufFort(laufIn(bestand, runde), neu)
  const spiele = [...runde.spiele, neu]
  bestand.laeufe.merke(runde.id, { spiele, lauf })
  return { ...runde, spiele }
}

/** Whoever computes the evening as a whole need not play its games through again. */
function sageLaeufe({ laeufe }: Bestand, { runden }: SpieltagAkte): void {
  for (const runde of runden) {
    const bekannt = laeufe.hole(runde.id)
    if (bekannt?.spiele === runde.spiele) merkeLauf(runde, bekannt.lauf)
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
      bestand.neutrale.add(a.name)
      return
    case 'saison':
      bestand.saisons.set(a.zeile.id, a.zeile)
      if (a.zeile.version === 1) bestand.saisonlaeufe.set(a.zeile.id, beginneSaisonlauf())
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
    case 'freigabe':
      lege(bestand.freigaben, zielId(a.zeile.ziel), a.zeile)
      return
    case 'buchung':
      lege(bestand.buchungen, a.zeile.saisonId, a.zeile)
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

/** The current version of a row among those of one evening or Saison. */
function lege<T extends { readonly id: string }>(
  alle: Map<string, Map<string, T>>,
  wozu: string,
  zeile: T,
): void {
  const dorthin = alle.get(wozu) ?? new Map<string, T>()
  alle.set(wozu, dorthin)
  dorthin.set(zeile.id, zeile)
}

function namenVon({ namen }: Bestand, spielerId: string): Set<string> {
  const bekannt = namen.get(spielerId)
  if (bekannt !== undefined) return bekannt
  const neu = new Set<string>()
  namen.set(spielerId, neu)
  return neu
}

function uebernimmKopf({ koepfe, datumVon }: Bestand, akte: SpieltagAkte): void {
  const tag = tagVon(akte)
  const bisher = datumVon.get(akte.id)
  if (bisher !== undefined && bisher !== tag) koepfe.get(bisher)?.delete(akte.id)
  datumVon.set(akte.id, tag)
  const andere = koepfe.get(tag) ?? new Map<string, SpieltagAkte>()
  koepfe.set(tag, andere)
  andere.set(akte.id, { ...akte, runden: [], einsprueche: [], abnahmen: [] })
}

function tagVon({ saisonId, datum }: Pick<SpieltagAkte, 'saisonId' | 'datum'>): string {
  return `${saisonId} ${datum}`
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
  const nimm = (akte: SpieltagAkte) => {
    for (const { id } of akte.abnahmen) abnahme.add(id)
    for (const { id, version } of akte.runden.flatMap((r) => r.spiele)) {
      for (let v = 1; v <= version; v += 1) spiel.add(`${id}/${v}`)
    }
  }
  for (const akte of wache.alle()) nimm(akte)
  // One after the other: all at once they would not fit. Of one that was woken since, the text only says less.
  for (const text of ruhende.alle()) nimm(JSON.parse(text) as SpieltagAkte)
  return { spiel, abnahme }
}
