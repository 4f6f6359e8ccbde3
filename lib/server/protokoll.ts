import 'server-only'
import type { GespeicherterEintrag, Protokollfilter } from '@/db/queries/protokoll'
import {
  listSchreibende,
  listUnversiegelte as listUnversiegelteAus,
  sucheProtokoll,
} from '@/db/queries/protokoll'
import { listNamensfassungen, listSpieler } from '@/db/queries/spieler'
import { listRegelwerke } from '@/db/queries/spieltag'
import { namensschluessel } from '../domain/austausch/namen'
import type { Folge } from '../domain/protokoll/folge'
import { namenDamals } from '../domain/protokoll/namen'
import { entsiegle } from '../domain/protokoll/siegel'
import type { Protokollsuche } from '../domain/protokoll/suche'
import { GRUPPEN } from '../domain/protokoll/suche'
import { istObjekt } from '../domain/objekt'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { beginnInBerlin } from '../format/zeitpunkt'
import { getDb } from './db'
import { verlangeVerwaltung } from './zugang'

const SEITE = 50

/** An entry as it is read: with the names in place, those that everybody had then. */
interface Protokollzeile {
  readonly seq: number
  readonly art: string
  readonly daten: unknown
  readonly folge: Folge | undefined
  readonly namen: Readonly<Record<string, string>>
  /** By which the evening is played that it is about; null where it is about none. */
  readonly regelwerk: RegelwerkId | null
  readonly kontoName: string
  readonly geraet: string
  /** Epoch milliseconds. */
  readonly zeit: number
  readonly hash: string
  readonly vorgaengerHash: string
}

interface Protokollseite {
  /** The newest first. */
  readonly eintraege: readonly Protokollzeile[]
  /** Where the next older page begins: entries before this number; null on the last. */
  readonly aelter: number | null
  /** The accounts that the protocol has entries of, by name. */
  readonly konten: readonly { readonly id: string; readonly name: string }[]
}

/** A page of what a search finds in a club's protocol; for the Verwaltung. */
export async function ladeProtokoll(
  vereinId: string,
  suche: Protokollsuche,
): Promise<Protokollseite> {
  await verlangeVerwaltung(vereinId)
  const db = getDb()
  const namensfassungen = listNamensfassungen(db, vereinId)
  const filter = filterAus(suche, namensfassungen)
  const regelwerke = listRegelwerke(db, vereinId)
  const gefunden = sucheProtokoll(db, { vereinId, anzahl: SEITE + 1, filter })
  const eintraege = gefunden.slice(0, SEITE)
  const namen = Object.fromEntries(listSpieler(db, vereinId).map((s) => [s.id, s.name]))
  return {
    eintraege: eintraege.map((e) => zeileVon(e, { namen, namensfassungen, regelwerke })),
    aelter: gefunden.length > SEITE ? (eintraege.at(-1)?.seq ?? null) : null,
    konten: listSchreibende(db, vereinId),
  }
}

/** The players whose names stay in old entries even when they are taken out, by id; for the Verwaltung. */
export async function listUnversiegelte(vereinId: string): Promise<readonly string[]> {
  await verlangeVerwaltung(vereinId)
  return [...listUnversiegelteAus(getDb(), vereinId)]
}

type Namensfassungen = ReturnType<typeof listNamensfassungen>

function filterAus(suche: Protokollsuche, namensfassungen: Namensfassungen): Protokollfilter {
  const { konto, gruppe, abend, von, bis, name, vor } = suche
  return {
    ...(konto === undefined ? {} : { kontoId: konto }),
    ...(gruppe === undefined ? {} : { arten: GRUPPEN[gruppe] }),
    ...(abend === undefined ? {} : { abend }),
    ...(von === undefined ? {} : { von: beginnInBerlin(von) }),
    ...(bis === undefined ? {} : { bis: beginnInBerlin(bis, { tage: 1 }) }),
    ...(name === undefined ? {} : { spieler: findeSpieler(name, namensfassungen) }),
    ...(vor === undefined ? {} : { vor }),
  }
}

/** Players with a name, of now or of then, that this text is part of. */
function findeSpieler(text: string, namensfassungen: Namensfassungen): readonly string[] {
  const gesucht = namensschluessel(text)
  return [...namensfassungen].flatMap(([id, fassungen]) =>
    [...fassungen.values()].some((name) => namensschluessel(name).includes(gesucht)) ? [id] : [],
  )
}

function zeileVon(
  eintrag: GespeicherterEintrag,
  quelle: Parameters<typeof namenDamals>[1] & {
    readonly regelwerke: ReadonlyMap<string, RegelwerkId>
  },
): Protokollzeile {
  const { seq, art, folge, kontoName, geraet, zeit, hash, vorgaengerHash } = eintrag
  return {
    ...{ seq, art, folge, kontoName, geraet, zeit, hash, vorgaengerHash },
    daten: entsiegle(art, eintrag),
    namen: namenDamals(eintrag, quelle),
    regelwerk: quelle.regelwerke.get(spieltagIn(eintrag.daten)) ?? null,
  }
}

function spieltagIn(daten: unknown): string {
  return istObjekt(daten) ? String(daten['spieltagId']) : ''
}
