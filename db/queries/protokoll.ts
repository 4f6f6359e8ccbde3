import { and, asc, desc, eq, exists, gte, inArray, isNull, like, lt, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { namensschluessel } from '../../lib/domain/austausch/namen'
import { textFeld } from '../../lib/domain/objekt'
import type { ProtokollEintrag } from '../../lib/domain/protokoll/protokoll'
import type { Klartext } from '../../lib/domain/protokoll/siegel'
import { listNamen, MIT_NAMEN } from '../../lib/domain/protokoll/siegel'
import { erwaehnt } from '../../lib/domain/protokoll/suche'
import type { Verbindung } from '../open'
import { konto } from '../schema'
import { protokoll } from '../schema-protokoll'
import { runde, spieltag } from '../schema-spieltag'
import { nachName } from '../sortierung'
import { listNamensfassungen } from './spieler'

export interface GespeicherterEintrag extends ProtokollEintrag {
  readonly hash: string
  /** The names that are sealed in `daten`. */
  readonly klartext: readonly Klartext[]
}

/** The newest entry of a club. */
export function letzterEintrag(db: Verbindung, vereinId: string): GespeicherterEintrag | undefined {
  return listProtokoll(db, { vereinId, anzahl: 1 })[0]
}

/** The entry of an operation, if it has had effect. */
export function findEintrag(
  db: Verbindung,
  { vereinId, opId }: { vereinId: string; opId: string },
): GespeicherterEintrag | undefined {
  const zeile = db
    .select()
    .from(protokoll)
    .where(and(eq(protokoll.verein_id, vereinId), eq(protokoll.op_id, opId)))
    .get()
  return zeile && eintragVon(zeile)
}

/** An entry by its number and the beginning of its hash: enough to tell it from the same number of another protocol. */
export interface Marke {
  readonly seq: number
  /** 16 hexadecimal digits; missing where there is no entry. */
  readonly siegel?: string
}

/** The mark of an entry. */
export function markeVon({ seq, hash }: { readonly seq: number; readonly hash: string }): Marke {
  return { seq, siegel: hash.slice(0, 16) }
}

/** A Spieltag's newest entry; the number 0 for one without, which came with an import. */
export function letzteMarke(
  db: Verbindung,
  { vereinId, id }: { vereinId: string; id: string },
): Marke {
  const zeile = db
    .select({ seq: protokoll.seq, hash: protokoll.hash })
    .from(protokoll)
    .where(and(eq(protokoll.verein_id, vereinId), eq(protokoll.spieltag_id, id)))
    .orderBy(desc(protokoll.seq))
    .limit(1)
    .get()
  return zeile ? markeVon(zeile) : { seq: 0 }
}

/** Whether a club's protocol has this entry; a mark without a seal fits every entry of its number. */
export function hatEintrag(db: Verbindung, vereinId: string, { seq, siegel }: Marke): boolean {
  const zeile = db
    .select({ seq: protokoll.seq, hash: protokoll.hash })
    .from(protokoll)
    .where(and(eq(protokoll.verein_id, vereinId), eq(protokoll.seq, seq)))
    .get()
  return zeile !== undefined && (siegel === undefined || markeVon(zeile).siegel === siegel)
}

/** A club's newest `anzahl` entries before the number `vor`, the newest first. */
export function listProtokoll(
  db: Verbindung,
  { vereinId, anzahl, vor }: { vereinId: string; anzahl: number; vor?: number },
): readonly GespeicherterEintrag[] {
  return db
    .select()
    .from(protokoll)
    .where(
      and(
        eq(protokoll.verein_id, vereinId),
        vor === undefined ? undefined : lt(protokoll.seq, vor),
      ),
    )
    .orderBy(desc(protokoll.seq))
    .limit(anzahl)
    .all()
    .map(eintragVon)
}

/** What entries must have in common; a field that is missing asks for nothing. */
export interface Protokollfilter {
  readonly kontoId?: string
  readonly arten?: readonly string[]
  /** Date of the evening, `YYYY-MM-DD`. */
  readonly abend?: string
  /** Epoch milliseconds, `bis` exclusive. */
  readonly von?: number
  readonly bis?: number
  /** About one of these players. */
  readonly spieler?: readonly string[]
  /** Only entries before this number. */
  readonly vor?: number
}

/** So many entries are read at once to see whether they are about a player. */
const STAPEL = 250

/**
 * A club's newest `anzahl` entries that fit, the newest first. The index answers everything but whom an entry is about; of
 * that only entries of evenings on which the player was are read.
 */
export function sucheProtokoll(
  db: Verbindung,
  frage: { vereinId: string; anzahl: number; filter: Protokollfilter },
): readonly GespeicherterEintrag[] {
  const { vereinId, anzahl, filter } = frage
  if (filter.spieler === undefined)
    return listEintraege(db, { vereinId, nummern: listNummern(db, frage) })
  if (filter.spieler.length === 0) return []
  const spieler = new Set(filter.spieler)
  const treffer: GespeicherterEintrag[] = []
  let { vor } = filter
  for (;;) {
    const naechste = { ...filter, ...(vor === undefined ? {} : { vor }) }
    const nummern = listNummern(db, { vereinId, anzahl: STAPEL, filter: naechste })
    const stapel = listEintraege(db, { vereinId, nummern })
    treffer.push(...stapel.filter((e) => erwaehnt(e, spieler)))
    if (treffer.length >= anzahl || nummern.length < STAPEL) return treffer.slice(0, anzahl)
    vor = nummern.at(-1)
  }
}

/** A club's entries whose content can hold names of players, the oldest first. */
export function listMitNamen(db: Verbindung, vereinId: string): readonly GespeicherterEintrag[] {
  const eigene = eq(protokoll.verein_id, vereinId)
  // Their numbers first, so that none of the others is read.
  const nummern = db
    .select({ seq: protokoll.seq })
    .from(protokoll)
    .where(and(eigene, inArray(protokoll.art, [...MIT_NAMEN])))
  return db
    .select()
    .from(protokoll)
    .where(and(eigene, inArray(protokoll.seq, nummern)))
    .orderBy(asc(protokoll.seq))
    .all()
    .map(eintragVon)
}

/**
 * The players of a club whose names stand in entries from before names were sealed. Those entries are hashed as they are: a name
 * in them stays even when its player is taken out.
 */
export function listUnversiegelte(db: Verbindung, vereinId: string): ReadonlySet<string> {
  const offene = listMitNamen(db, vereinId).filter((e) => e.folge === undefined)
  if (offene.length === 0) return new Set()
  const jeName = new Map<string, readonly string[]>()
  for (const [id, fassungen] of listNamensfassungen(db, vereinId)) {
    for (const schluessel of new Set([...fassungen.values()].map(namensschluessel)))
      jeName.set(schluessel, [...(jeName.get(schluessel) ?? []), id])
  }
  const genannt = (text: string) => jeName.get(namensschluessel(text.trim())) ?? []
  return new Set(
    offene.flatMap(({ art, daten }) => {
      // Whoever was taken out before is no longer known by the name of then.
      const spielerId = textFeld(daten, 'spielerId') ?? []
      return listNamen(art, daten).flatMap(genannt).concat(spielerId)
    }),
  )
}

/** The accounts that a club's protocol has entries of, by name. */
export function listSchreibende(
  db: Verbindung,
  vereinId: string,
): readonly { readonly id: string; readonly name: string }[] {
  const eintrag = db
    .select({ seq: protokoll.seq })
    .from(protokoll)
    .where(and(eq(protokoll.verein_id, vereinId), eq(protokoll.konto_id, konto.id)))
  const konten = { id: konto.id, name: konto.name }
  return nachName(db.select(konten).from(konto).where(exists(eintrag)).all())
}

/** Numbers only, so that the index `protokoll_suche` has all there is to read. */
function listNummern(
  db: Verbindung,
  p: { vereinId: string; anzahl: number; filter: Protokollfilter },
): readonly number[] {
  return db
    .select({ seq: protokoll.seq })
    .from(protokoll)
    .where(and(eq(protokoll.verein_id, p.vereinId), ...bedingungen(db, p.vereinId, p.filter)))
    .orderBy(desc(protokoll.seq))
    .limit(p.anzahl)
    .all()
    .map((z) => z.seq)
}

function bedingungen(
  db: Verbindung,
  vereinId: string,
  filter: Protokollfilter,
): readonly (SQL | undefined)[] {
  const { kontoId, arten, abend, von, bis, vor, spieler } = filter
  const tage = db.select({ id: spieltag.id }).from(spieltag)
  return [
    vor === undefined ? undefined : lt(protokoll.seq, vor),
    kontoId === undefined ? undefined : eq(protokoll.konto_id, kontoId),
    arten === undefined ? undefined : inArray(protokoll.art, [...arten]),
    von === undefined ? undefined : gte(protokoll.zeit, von),
    bis === undefined ? undefined : lt(protokoll.zeit, bis),
    abend === undefined
      ? undefined
      : inArray(
          protokoll.spieltag_id,
          tage.where(and(eq(spieltag.verein_id, vereinId), eq(spieltag.datum, abend))),
        ),
    spieler === undefined ? undefined : abendeMit(db, vereinId, spieler),
  ]
}

/** Entries of no evening, or of one on which one of these players sat at a table, was excused or has a result. */
function abendeMit(db: Verbindung, vereinId: string, spieler: readonly string[]): SQL | undefined {
  const nennt = (
    spalte: typeof runde.sitze | typeof spieltag.endstand | typeof spieltag.entschuldigt,
  ) => or(...spieler.map((id) => like(spalte, `%${id}%`)))
  return or(
    isNull(protokoll.spieltag_id),
    inArray(
      protokoll.spieltag_id,
      db
        .select({ id: runde.spieltag_id })
        .from(runde)
        .where(and(eq(runde.verein_id, vereinId), nennt(runde.sitze))),
    ),
    inArray(
      protokoll.spieltag_id,
      db
        .select({ id: spieltag.id })
        .from(spieltag)
        .where(
          and(
            eq(spieltag.verein_id, vereinId),
            or(nennt(spieltag.endstand), nennt(spieltag.entschuldigt)),
          ),
        ),
    ),
  )
}

function listEintraege(
  db: Verbindung,
  { vereinId, nummern }: { vereinId: string; nummern: readonly number[] },
): readonly GespeicherterEintrag[] {
  if (nummern.length === 0) return []
  return db
    .select()
    .from(protokoll)
    .where(and(eq(protokoll.verein_id, vereinId), inArray(protokoll.seq, [...nummern])))
    .orderBy(desc(protokoll.seq))
    .all()
    .map(eintragVon)
}

function eintragVon(zeile: typeof protokoll.$inferSelect): GespeicherterEintrag {
  return {
    vereinId: zeile.verein_id,
    seq: zeile.seq,
    opId: zeile.op_id,
    art: zeile.art,
    basis: zeile.basis,
    daten: zeile.daten,
    ...(zeile.folge === null ? {} : { folge: zeile.folge }),
    klartext: zeile.klartext ?? [],
    kontoId: zeile.konto_id,
    kontoName: zeile.konto_name,
    geraet: zeile.geraet,
    zeit: zeile.zeit,
    vorgaengerHash: zeile.vorgaenger_hash,
    hash: zeile.hash,
  }
}
