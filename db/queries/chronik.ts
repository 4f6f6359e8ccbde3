import { and, between, eq } from 'drizzle-orm'
import { stammbereich } from '../../lib/domain/ids'
import type { Chronikquelle, Protokollzeile } from '../../lib/domain/protokoll/chronik'
import type { SpieltagAkte } from '../../lib/domain/spieltag/spieltag'
import type { Verbindung } from '../open'
import { protokoll } from '../schema-protokoll'
import { listFassungen } from './spiel'
import { listNamensfassungen, listSpieler } from './spieler'

/** Everything that the history of a Spieltag is told from. */
export function findChronikquelle(
  db: Verbindung,
  { vereinId, spieltag }: { vereinId: string; spieltag: SpieltagAkte },
): Chronikquelle {
  const eigene = zeilenDesSpieltags(db, { vereinId, spieltagId: spieltag.id })
  const eroeffnet = eigene.some(
    ({ art }) => art === 'spieltag-eroeffnen' || art === 'spieltag-nachtragen',
  )
  return {
    spieltag,
    fassungen: listFassungen(db, { vereinId, spieltagId: spieltag.id }),
    zeilen: eroeffnet ? eigene : [...importVon(db, { vereinId, id: spieltag.id }), ...eigene],
    namen: Object.fromEntries(listSpieler(db, vereinId).map((s) => [s.id, s.name])),
    namensfassungen: listNamensfassungen(db, vereinId),
  }
}

/** Sorted here: asked for the order, SQLite would walk the whole protocol by number instead of using the evening's index. */
function zeilenDesSpieltags(
  db: Verbindung,
  { vereinId, spieltagId }: { vereinId: string; spieltagId: string },
): readonly Protokollzeile[] {
  return db
    .select()
    .from(protokoll)
    .where(and(eq(protokoll.verein_id, vereinId), eq(protokoll.spieltag_id, spieltagId)))
    .all()
    .map(protokollzeileVon)
    .sort((a, b) => a.seq - b.seq)
}

/** The import that brought in what has this id, without its file. Its own id is found by the one it made. */
function importVon(
  db: Verbindung,
  { vereinId, id }: { vereinId: string; id: string },
): readonly Protokollzeile[] {
  const { von, bis } = stammbereich(id)
  const { seq, op_id, art, basis, folge, klartext, konto_name, geraet, zeit } = protokoll
  return db
    .select({ seq, op_id, art, basis, folge, klartext, konto_name, geraet, zeit })
    .from(protokoll)
    .where(
      and(
        eq(protokoll.verein_id, vereinId),
        between(op_id, von, bis),
        eq(art, 'saison-importieren'),
      ),
    )
    .all()
    .map((zeile) => protokollzeileVon({ ...zeile, daten: null }))
}

type Zeile = Pick<
  typeof protokoll.$inferSelect,
  | 'seq'
  | 'op_id'
  | 'art'
  | 'basis'
  | 'daten'
  | 'folge'
  | 'klartext'
  | 'konto_name'
  | 'geraet'
  | 'zeit'
>

function protokollzeileVon(zeile: Zeile): Protokollzeile {
  const { seq, art, basis, daten, geraet, zeit } = zeile
  return {
    ...{ seq, art, basis, daten, geraet, zeit },
    opId: zeile.op_id,
    ...(zeile.folge === null ? {} : { folge: zeile.folge }),
    klartext: zeile.klartext ?? [],
    kontoName: zeile.konto_name,
  }
}
