import type { BuchungAkte } from '../kasse/buchung'
import type { Op, OpArt, VereinStand } from '../op/op'
import type { Tabellenzeile } from '../saison/saison'
import { computeSpieltag } from '../spieltag/rechnen'
import type { GerechneterSpieltag } from '../spieltag/rechnen'
import type { SpielStand } from '../runde/runde'
import { invariant } from '../invariant'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { Unterschied } from '../spieltag/unterschiede'
import { unterschiede } from '../spieltag/unterschiede'
import { rundenort } from '../spieltag/tische'
import { textBruch } from '../bruch'

/** A place in the season table; Rangpunkte exact, as in the exchange format. */
interface Folgeplatz {
  readonly rang: number
  readonly rangpunkte: string
}

/**
 * Which way of computing made a Folge. Grows when a mended rule or a new field would make another Folge of an old operation:
 * checking recomputes those of this number, of others it knows the hash and the rows.
 */
export const RECHENWEISE = 1

/**
 * What an operation came to, as computed when it happened. It stands in the protocol and in its hash: the history shows it
 * as it was, whatever the rules or names are later.
 */
export interface Folge {
  readonly rechenweise: number
  /** Which version of their names the players had (`spielername`), of everybody it speaks of. */
  readonly namen: Readonly<Record<string, number>>
  /** Name of the member that it concerns. */
  readonly mitglied?: string
  readonly spieltag?: {
    readonly datum: string
    /** Everyone's Spielpunkte of the evening afterwards. */
    readonly stand: Readonly<Record<string, number>>
  }
  readonly spiel?: {
    readonly id: string
    /** Its Runde and its table, where the evening has several. */
    readonly runde?: number
    readonly tisch?: number
    /** Within its Runde, afterwards; of a game that counts no more, before. */
    readonly nummer: number
    /** null where it does not count. */
    readonly wert: { readonly vorher: number | null; readonly nachher: number | null }
    readonly punkte: Readonly<Record<string, number>> | null
  }
  /** The booking of the till that was struck: the operation itself names only its id. */
  readonly buchung?: Pick<BuchungAkte, 'art' | 'cent' | 'zweck'>
  /** What else of the evening is otherwise now; missing when nothing, and for a new game. */
  readonly unterschiede?: readonly Unterschied[]
  /** The season table, in its order afterwards; `vorher` is null while no Spieltag counted. */
  readonly saison?: {
    readonly id: string
    readonly tabelle: readonly {
      readonly spieler: string
      readonly vorher: Folgeplatz | null
      readonly nachher: Folgeplatz | null
    }[]
  }
}

/** The table of a Saison; null while no Spieltag counts. */
type Tabelle = readonly Tabellenzeile[] | null

interface Vorgang {
  readonly op: Op
  readonly vorher: VereinStand
  readonly nachher: VereinStand
}

/** Operations after which an evening that counts may count otherwise. */
const WERTENDE: readonly OpArt[] = [
  'spieltag-nachtragen',
  'spieltag-aendern',
  'spieltag-abschliessen',
  'spieltag-wiederoeffnen',
  'spieltag-streichen',
  'spiel-korrigieren',
  'spiel-streichen',
  'spiel-wiederherstellen',
  'einspruch-annehmen',
]

/** The Saison whose table an operation may have changed. */
export function wertetSaison({ op, vorher, nachher }: Vorgang): string | null {
  if (op.art === 'saison-aendern' || op.art === 'saison-importieren') return op.daten.saisonId
  if (!WERTENDE.includes(op.art)) return null
  const [davor, danach] = [spieltagVon(vorher, op), spieltagVon(nachher, op)]
  const zaehlt = [davor, danach].some((t) => t && !t.gestrichen && t.ende !== null)
  return zaehlt ? (danach?.saisonId ?? null) : null
}

/** What an operation came to. `tabellen` of the Saison that `wertetSaison` names, else null. */
export function computeFolge(
  vorgang: Vorgang,
  tabellen: { readonly vorher: Tabelle; readonly nachher: Tabelle } | null,
): Folge {
  const { op, vorher, nachher } = vorgang
  const [davor, danach] = [spieltagVon(vorher, op), spieltagVon(nachher, op)]
  const versionen = new Map([...nachher.spieler, ...vorher.spieler].map((s) => [s.id, s.version]))
  const versionVon = (id: string) => versionen.get(id)
  const gerechnet = danach && computeSpieltag(danach)
  if (op.art === 'spiel-eintragen') {
    const spiel = gerechnet && findeSpiel(gerechnet, op.daten.spielId)
    invariant(gerechnet && spiel && danach, 'ein eingetragenes Spiel steht im Abend')
    const summe = new Map(Object.entries(gerechnet.summe))
    const platz = platzVonSpiel(danach, op.daten.rundeId)
    return folgeDesEintrags(op, { datum: danach.datum, summe, platz, spiel, versionVon })
  }
  const saisonId = wertetSaison(vorgang)
  const spiel = davor && gerechnet && spielFolge(op, { davor, gerechnet })
  const anders = davor && danach ? unterschiede(davor, danach) : []
  const mitglied = mitgliedVon(vorgang)
  const tabelle = tabellen?.nachher ?? tabellen?.vorher ?? []
  return {
    rechenweise: RECHENWEISE,
    namen: namenAus(
      [
        ...(op.art === 'saison-importieren' ? [] : texteIn(op.daten)),
        ...(gerechnet?.anwesend ?? []),
        ...tabelle.map((z) => z.spieler),
      ],
      versionVon,
    ),
    ...(mitglied === undefined ? {} : { mitglied }),
    ...(danach && gerechnet ? { spieltag: { datum: danach.datum, stand: gerechnet.summe } } : {}),
    ...(spiel ? { spiel } : {}),
    ...gestricheneBuchung(vorgang),
    ...(anders.length > 0 ? { unterschiede: anders } : {}),
    ...(tabellen && saisonId !== null
      ? { saison: { id: saisonId, tabelle: tabelleFolge(tabellen) } }
      : {}),
  }
}

/** How the evening stands with a Spiel that was just recorded. */
interface Eingetragen {
  readonly datum: string
  readonly summe: ReadonlyMap<string, number>
  readonly platz: Spielplatz
  readonly spiel: Pick<SpielStand, 'nummer' | 'wert' | 'punkte'>
  /** Version of a player; undefined for any other text. */
  readonly versionVon: (id: string) => number | undefined
}

/** What recording a Spiel came to, told by whoever knows how the evening stands with it. */
export function folgeDesEintrags(
  { daten }: Extract<Op, { art: 'spiel-eintragen' }>,
  { datum, summe, platz, spiel, versionVon }: Eingetragen,
): Folge {
  return {
    rechenweise: RECHENWEISE,
    // Whoever the Spiel names sits at the table.
    namen: namenAus([...summe.keys()], versionVon),
    spieltag: { datum, stand: Object.fromEntries(summe) },
    spiel: {
      id: daten.spielId,
      ...platz,
      nummer: spiel.nummer,
      wert: { vorher: null, nachher: spiel.wert },
      punkte: spiel.punkte,
    },
  }
}

function gestricheneBuchung({ op, vorher }: Vorgang): Pick<Folge, 'buchung'> {
  if (op.art !== 'buchung-streichen') return {}
  const buchung = vorher.buchungen.find((b) => b.id === op.daten.buchungId)
  invariant(buchung !== undefined, 'eine gestrichene Buchung stand in der Kasse')
  const { art, cent, zweck } = buchung
  return { buchung: { art, cent, zweck } }
}

function spieltagVon({ spieltage }: VereinStand, { daten }: Op): SpieltagAkte | undefined {
  return 'spieltagId' in daten ? spieltage.find((t) => t.id === daten.spieltagId) : undefined
}

function spielFolge(
  op: Op,
  p: { davor: SpieltagAkte; gerechnet: GerechneterSpieltag },
): Folge['spiel'] {
  const id = spielIdVon(op, p.davor)
  if (id === undefined) return undefined
  const nachher = findeSpiel(p.gerechnet, id)
  const vorher = findeSpiel(computeSpieltag(p.davor), id)
  const nummer = nachher?.nummer ?? vorher?.nummer
  // Neither before nor after: a struck game that stays struck.
  if (nummer === undefined) return undefined
  const runde = p.gerechnet.runden.find((r) => r.akte.spiele.some((s) => s.id === id))
  return {
    id,
    ...platzVonSpiel({ runden: p.gerechnet.runden.map((r) => r.akte) }, runde?.akte.id),
    nummer,
    wert: { vorher: vorher?.wert ?? null, nachher: nachher?.wert ?? null },
    punkte: nachher?.punkte ?? null,
  }
}

function spielIdVon({ daten }: Op, spieltag: SpieltagAkte): string | undefined {
  if ('spielId' in daten) return daten.spielId
  if (!('einspruchId' in daten)) return undefined
  return spieltag.einsprueche.find((e) => e.id === daten.einspruchId)?.spielId
}

function findeSpiel({ runden }: GerechneterSpieltag, id: string) {
  for (const { spiele } of runden) {
    const spiel = spiele.find((s) => s.akte.id === id)
    if (spiel !== undefined) return spiel.stand
  }
  return undefined
}

type Spielplatz = Pick<NonNullable<Folge['spiel']>, 'runde' | 'tisch'>

/** Runde and table of a Spiel, as far as the evening has several. */
export function platzVonSpiel(
  akte: Pick<SpieltagAkte, 'runden'>,
  rundeId: string | undefined,
): Spielplatz {
  const { runde, ...tisch } = rundenort(akte, rundeId)
  return runde === null ? tisch : { runde, ...tisch }
}

/** Everyone's place in the season table before and after, in the order afterwards. */
export function tabelleFolge({
  vorher,
  nachher,
}: {
  readonly vorher: Tabelle
  readonly nachher: Tabelle
}): NonNullable<Folge['saison']>['tabelle'] {
  const zeilen = nachher ?? vorher ?? []
  return zeilen.map(({ spieler }) => ({
    spieler,
    vorher: platzVon(vorher, spieler),
    nachher: platzVon(nachher, spieler),
  }))
}

function platzVon(tabelle: Tabelle, spieler: string): Folgeplatz | null {
  const zeile = tabelle?.find((z) => z.spieler === spieler)
  return zeile === undefined ? null : { rang: zeile.rang, rangpunkte: textBruch(zeile.rangpunkte) }
}

function mitgliedVon({ op, vorher, nachher }: Vorgang): string | undefined {
  if (!('mitgliedId' in op.daten)) return undefined
  const { mitgliedId } = op.daten
  return [...vorher.mitglieder, ...nachher.mitglieder].find((m) => m.id === mitgliedId)?.name
}

/** The players among these texts, with the version of their names. */
function namenAus(
  texte: readonly string[],
  versionVon: (id: string) => number | undefined,
): Folge['namen'] {
  const namen = new Map<string, number>()
  for (const text of texte) {
    const version = versionVon(text)
    if (version !== undefined) namen.set(text, version)
  }
  return Object.fromEntries(namen)
}

/** Every text in a value, keys too. */
function texteIn(wert: unknown, texte: string[] = []): readonly string[] {
  if (typeof wert === 'string') texte.push(wert)
  if (typeof wert !== 'object' || wert === null) return texte
  for (const [feld, inhalt] of Object.entries(wert)) {
    texte.push(feld)
    texteIn(inhalt, texte)
  }
  return texte
}
