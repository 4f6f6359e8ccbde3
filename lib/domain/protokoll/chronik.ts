import type { EinspruchAkte } from '../einspruch/einspruch'
import type { Op, OpArt } from '../op/op'
import { parseOp } from '../op/parse'
import { regelwerkVon } from '../regelwerk/presets'
import type { RegelwerkId } from '../regelwerk/regelwerk'
import { computeSpieltag } from '../spieltag/rechnen'
import { regelwerkDes } from '../spieltag/regelwerk'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../spieltag/spieltag'
import type { Rundenort } from '../spieltag/tische'
import { rundenort } from '../spieltag/tische'
import { scoreSpiel } from '../wertung/score'
import type { Wertung } from '../wertung/wertung'
import type { Folge } from './folge'
import { namenDamals } from './namen'
import type { ProtokollEintrag } from './protokoll'
import type { Klartext } from './siegel'
import { entsiegle } from './siegel'

/** An entry of the protocol as far as history tells it; `daten` sealed, null where they are too large to read. */
export interface Protokollzeile extends Pick<
  ProtokollEintrag,
  'seq' | 'opId' | 'art' | 'basis' | 'daten' | 'folge' | 'kontoName' | 'geraet' | 'zeit'
> {
  readonly klartext: readonly Klartext[]
}

/** The Spiel that an entry is about, as it was then. */
export interface Spielbezug extends Rundenort {
  readonly id: string
  /** What it was called then; of one that never counted, its position. */
  readonly nummer: number
  /** The version before; null for the first. */
  readonly davor: SpielAkte | null
  /** The version that the entry made; null when it is only about the Spiel. */
  readonly danach: SpielAkte | null
  /** null where it does not count. */
  readonly wert: { readonly vorher: number | null; readonly nachher: number | null }
  readonly punkte: Readonly<Record<string, number>> | null
}

type Angaben = Pick<SpieltagAkte, 'datum' | 'ort' | 'entschuldigt'>

/** One entry of an evening's history, with everything that it came to as it was then. */
export interface Chronikeintrag {
  readonly seq: number
  readonly art: string
  readonly daten: unknown
  /** null for an operation that is not known any more, and for a season that was brought in. */
  readonly op: Op | null
  readonly folge: Folge | null
  readonly kontoName: string
  readonly geraet: string
  /** Epoch milliseconds by the server's clock. */
  readonly zeit: number
  /** The names that everybody had then. */
  readonly namen: Readonly<Record<string, string>>
  /** By which the evening is played. */
  readonly regelwerk: RegelwerkId
  readonly spiel: Spielbezug | null
  /** The objection that it is about. */
  readonly einspruch: EinspruchAkte | null
  /** Date, place and excuses of the evening, where it says them; before, where they are known. */
  readonly angaben: { readonly vorher: Angaben | null; readonly nachher: Angaben } | null
}

export interface Chronikquelle {
  /** As it is now. */
  readonly spieltag: SpieltagAkte
  /** Every version of every Spiel of the evening. */
  readonly fassungen: readonly SpielAkte[]
  /** The evening's entries by number; for one that was brought in, first the entry of the import. */
  readonly zeilen: readonly Protokollzeile[]
  /** The names of now. */
  readonly namen: Readonly<Record<string, string>>
  /** By player: the name at each version. */
  readonly namensfassungen: ReadonlyMap<string, ReadonlyMap<number, string>>
}

/** The history of an evening, the oldest first: versions of games, entries of the protocol and names of then, joined. */
export function computeChronik(quelle: Chronikquelle): readonly Chronikeintrag[] {
  const fassungen = new Map(quelle.fassungen.map((f) => [schluessel(f.id, f.version), f]))
  const nummern = new Map(
    computeSpieltag(quelle.spieltag).runden.flatMap((r) =>
      r.spiele.map((s) => [s.akte.id, s.stand.nummer] as const),
    ),
  )
  const regelwerk = regelwerkDes(quelle.spieltag)
  let angaben: Angaben | null = null
  return quelle.zeilen.map((zeile) => {
    const op = opVon(zeile)
    const einspruch = einspruchVon(op, quelle.spieltag)
    const spiel = spielbezug({ zeile, op, einspruch }, { quelle, fassungen, nummern })
    // A struck game is still called what it was called.
    if (spiel !== null) nummern.set(spiel.id, spiel.nummer)
    const nachher = angabenVon(op)
    const vorher = angaben
    angaben = nachher ?? angaben
    const { seq, art, kontoName, geraet, zeit } = zeile
    return {
      ...{ seq, art, op, kontoName, geraet, zeit, regelwerk, spiel, einspruch },
      daten: entsiegle(art, zeile),
      folge: zeile.folge ?? null,
      namen: namenDamals(zeile, quelle),
      angaben: nachher && { vorher, nachher },
    }
  })
}

/** The history of one game: its versions, and the objections to it. One that was brought in began with the import. */
export function chronikVonSpiel(
  chronik: readonly Chronikeintrag[],
  { spieltag, fassungen }: Pick<Chronikquelle, 'spieltag' | 'fassungen'>,
  spielId: string,
): readonly Chronikeintrag[] {
  const eigene = chronik.filter((e) => e.spiel?.id === spielId)
  if (eigene.some((e) => e.spiel?.danach?.version === 1)) return eigene
  const danach = fassungen.find((f) => f.id === spielId && f.version === 1)
  const bringt = chronik.find((e) => e.art === 'saison-importieren')
  if (danach === undefined || bringt === undefined) return eigene
  const runde = spieltag.runden.find((r) => r.id === danach.rundeId)
  const wertung = wertungVon(danach, runde)
  const spiel: Spielbezug = {
    id: spielId,
    nummer: danach.position,
    ...rundenort(spieltag, danach.rundeId),
    davor: null,
    danach,
    wert: { vorher: null, nachher: wertung?.wert ?? null },
    punkte: wertung?.punkte ?? null,
  }
  return [{ ...bringt, spiel }, ...eigene]
}

function opVon({ opId, art, basis, daten }: Protokollzeile): Op | null {
  if (daten === null) return null
  const gelesen = parseOp({ id: opId, art, basis, daten })
  return gelesen.ok ? gelesen.wert : null
}

function einspruchVon(op: Op | null, { einsprueche }: SpieltagAkte): EinspruchAkte | null {
  if (op === null || !('einspruchId' in op.daten)) return null
  const { einspruchId } = op.daten
  return einsprueche.find((e) => e.id === einspruchId) ?? null
}

/** Which Spiel an operation is about, and the version it made of it. */
function zielVon(
  op: Op | null,
  einspruch: EinspruchAkte | null,
): { readonly id: string; readonly version: number | null } | null {
  if (op?.art === 'spiel-eintragen') return { id: op.daten.spielId, version: 1 }
  if (einspruch === null)
    return op !== null && AENDERT.includes(op.art) && 'spielId' in op.daten
      ? { id: op.daten.spielId, version: op.basis + 1 }
      : null
  const aendert = op?.art === 'einspruch-annehmen' && op.daten.aenderung.art !== 'bestehende'
  return { id: einspruch.spielId, version: aendert ? op.basis + 1 : null }
}

/** Operations whose `basis` is the version of the Spiel that they replace. */
const AENDERT: readonly OpArt[] = ['spiel-korrigieren', 'spiel-streichen', 'spiel-wiederherstellen']

function spielbezug(
  eintrag: { zeile: Protokollzeile; op: Op | null; einspruch: EinspruchAkte | null },
  bekannt: {
    quelle: Chronikquelle
    fassungen: ReadonlyMap<string, SpielAkte>
    nummern: ReadonlyMap<string, number>
  },
): Spielbezug | null {
  const ziel = zielVon(eintrag.op, eintrag.einspruch)
  const erste = ziel && bekannt.fassungen.get(schluessel(ziel.id, 1))
  if (!ziel || !erste) return null
  const { id, version } = ziel
  const fassung = (v: number) => bekannt.fassungen.get(schluessel(id, v)) ?? null
  const [davor, danach] = version === null ? [null, null] : [fassung(version - 1), fassung(version)]
  const { spieltag } = bekannt.quelle
  const runde = spieltag.runden.find((r) => r.id === erste.rundeId)
  const folge = eintrag.zeile.folge?.spiel
  const [alt, neu] = [wertungVon(davor, runde), wertungVon(danach, runde)]
  return {
    id,
    nummer: folge?.nummer ?? bekannt.nummern.get(id) ?? erste.position,
    ...rundenort(spieltag, erste.rundeId),
    davor,
    danach,
    wert: folge?.wert ?? { vorher: alt?.wert ?? null, nachher: neu?.wert ?? null },
    punkte: folge ? folge.punkte : (neu?.punkte ?? null),
  }
}

/** For entries from before there was a `folge`: what a version that counts is worth. */
function wertungVon(fassung: SpielAkte | null, runde: RundeAkte | undefined): Wertung | null {
  if (!fassung || !runde || fassung.gestrichen) return null
  return scoreSpiel(fassung.spiel, {
    regelwerk: regelwerkVon(runde),
    spieler: fassung.besetzung,
  })
}

function angabenVon(op: Op | null): Angaben | null {
  if (op === null || !('entschuldigt' in op.daten)) return null
  const { datum, ort, entschuldigt } = op.daten
  return { datum, ort, entschuldigt }
}

function schluessel(id: string, version: number): string {
  return `${id} ${version}`
}
