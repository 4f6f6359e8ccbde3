import { describe, expect, it, vi } from 'vitest'
import type { Db } from '../../db/open'
import type { Protokollfilter } from '../../db/queries/protokoll'
import { findEintrag, letzterEintrag, sucheProtokoll } from '../../db/queries/protokoll'
import { abendOps, testDb, testverein, tue } from '../builders/datenbank'

/** A club with an evening of one game. */
function vorbereitet() {
  const db = testDb()
  const verein = testverein(db)
  const { eroeffnen, eintragen } = abendOps(verein)
  tue(db, verein, eroeffnen, eintragen(1))
  return { db, vereinId: verein.vereinId }
}

/** How SQLite goes about each statement that `lies` runs, a line a step. */
function plaene(db: Db, lies: () => unknown): readonly (readonly string[])[] {
  const prepare = vi.spyOn(db.$client, 'prepare')
  lies()
  const anweisungen = prepare.mock.calls.map(([sql]) => sql)
  prepare.mockRestore()
  return anweisungen.map((sql) =>
    db.$client
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(Array.from(sql.matchAll(/\?/g), () => null))
      .map((schritt) => schritt.detail),
  )
}

/** Everything that is asked for stands in the index itself. */
const NUR_INDEX = /^SEARCH protokoll USING COVERING INDEX protokoll_\w+ \(verein_id=\?/

/** Only these numbers, each by the primary key. */
const NACH_NUMMER = [
  'SEARCH protokoll USING INDEX sqlite_autoindex_protokoll_1 (verein_id=? AND seq=?)',
]

const FILTER: readonly (readonly [string, Protokollfilter])[] = [
  ['account', { kontoId: 'k' }],
  ['kind', { arten: ['spiel-eintragen', 'spiel-korrigieren'] }],
  ['evening', { abend: '2026-01-09' }],
  ['days', { von: 0, bis: Date.UTC(2100, 0) }],
  ['player', { spieler: ['s'] }],
  [
    'everything',
    { kontoId: 'k', arten: ['x'], abend: '2026-01-09', von: 0, bis: 1, spieler: ['s'] },
  ],
]

describe('a search of the protocol', () => {
  it.each(FILTER)(
    'by %s reads the index alone, in its order, and no entry that it passes over',
    (...fall) => {
      const [, filter] = fall
      const { db, vereinId } = vorbereitet()
      const [suche] = plaene(db, () => sucheProtokoll(db, { vereinId, anzahl: 51, filter }))
      const eintraege = suche?.filter((schritt) => /\bprotokoll\b/.test(schritt))
      expect(eintraege).toEqual([expect.stringMatching(NUR_INDEX)])
      expect(suche?.filter((schritt) => /^SCAN|TEMP B-TREE/.test(schritt))).toEqual([])
    },
  )

  it('without a filter, and from a number on, walks the primary key', () => {
    const { db, vereinId } = vorbereitet()
    const suche = (filter: Protokollfilter) =>
      plaene(db, () => sucheProtokoll(db, { vereinId, anzahl: 51, filter }))
    const schluessel = 'SEARCH protokoll USING COVERING INDEX sqlite_autoindex_protokoll_1'
    expect(suche({})).toEqual([[`${schluessel} (verein_id=?)`], NACH_NUMMER])
    expect(suche({ vor: 3 })).toEqual([[`${schluessel} (verein_id=? AND seq<?)`], NACH_NUMMER])
  })

  it('then reads what it found, each entry by its number', () => {
    const { db, vereinId } = vorbereitet()
    const filter = { arten: ['spiel-eintragen'] }
    const gelesen = plaene(db, () => sucheProtokoll(db, { vereinId, anzahl: 51, filter }))
    expect(gelesen.slice(1)).toEqual([NACH_NUMMER])
  })
})

describe('a single entry', () => {
  it('is found by its operation, the newest by the end of the chain', () => {
    const { db, vereinId } = vorbereitet()
    expect(plaene(db, () => findEintrag(db, { vereinId, opId: 'o' }))).toEqual([
      ['SEARCH protokoll USING INDEX protokoll_op (verein_id=? AND op_id=?)'],
    ])
    expect(plaene(db, () => letzterEintrag(db, vereinId))).toEqual([
      ['SEARCH protokoll USING INDEX sqlite_autoindex_protokoll_1 (verein_id=?)'],
    ])
  })
})
