import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { neueId } from '../../db/neue-id'
import type { Verbindung } from '../../db/open'
import { findChronikquelle } from '../../db/queries/chronik'
import { listUnerledigte, zaehleOffene } from '../../db/queries/einspruch'
import {
  findEintrag,
  letzterEintrag,
  listSchreibende,
  sucheProtokoll,
} from '../../db/queries/protokoll'
import { listFassungen } from '../../db/queries/spiel'
import { findSpieltag, findSpieltage } from '../../db/queries/spieltag'
import { tilgeNamen } from '../../db/tilge-namen'
import { abendOps, testDb, testverein, tue } from '../builders/datenbank'

/** A club with three evenings; `befehle` answers with the statements that something sends, `plaene` with how SQLite answers each. */
function vorbereitet() {
  const db = testDb()
  const verein = testverein(db)
  const abende = [abendOps(verein), abendOps(verein), abendOps(verein)]
  for (const abend of abende) tue(db, verein, abend.eroeffnen, abend.eintragen(1))
  let gesendet: string[] = []
  const client = new Database(db.$client.name, {
    verbose: (befehl) => gesendet.push(String(befehl)),
  })
  onTestFinished(() => void client.close())
  const zweite = drizzle(client)
  const befehle = (tat: (db: Verbindung) => unknown): readonly string[] => {
    gesendet = []
    tat(zweite)
    return gesendet
  }
  const plaene = (tat: (db: Verbindung) => unknown) =>
    befehle(tat).map((befehl) => {
      const plan = db.$client.prepare(`EXPLAIN QUERY PLAN ${befehl}`).all()
      return (plan as { readonly detail: string }[]).map((zeile) => zeile.detail)
    })
  const ids = abende.map((a) => a.spieltagId)
  return { db, ...verein, ids, befehle, plaene }
}

const zu = (plaene: readonly (readonly string[])[], tabelle: string) =>
  plaene.flat().filter((zeile) => new RegExp(`^(SEARCH|SCAN) ${tabelle}\\b`).test(zeile))

it('what is to be dealt with is found among the objections that nobody has read yet', () => {
  const { vereinId, plaene } = vorbereitet()
  expect(
    zu(
      plaene((db) => listUnerledigte(db, vereinId)),
      'einspruch',
    ),
  ).toEqual(['SEARCH einspruch USING INDEX einspruch_unerledigt (verein_id=? AND quittiert=?)'])
  expect(
    zu(
      plaene((db) => zaehleOffene(db, vereinId)),
      'einspruch',
    ),
  ).toEqual([
    'SEARCH einspruch USING INDEX einspruch_unerledigt (verein_id=? AND quittiert=? AND zustand=?)',
  ])
})

it('each account is looked up once to see whether it wrote anything', () => {
  const { vereinId, plaene } = vorbereitet()
  expect(
    zu(
      plaene((db) => listSchreibende(db, vereinId)),
      'protokoll',
    ),
  ).toEqual([
    'SEARCH protokoll EXISTS USING COVERING INDEX protokoll_konto (verein_id=? AND konto_id=?)',
  ])
})

it.each([
  ['everything', {}, 'sqlite_autoindex_protokoll_1 (verein_id=?)'],
  ['a kind, in a time', { arten: ['spiel-eintragen'], von: 1 }, 'protokoll_suche (verein_id=?)'],
  ['a page', { vor: 9 }, 'sqlite_autoindex_protokoll_1 (verein_id=? AND seq<?)'],
  ['an account', { kontoId: 'k' }, 'protokoll_konto (verein_id=? AND konto_id=?)'],
  [
    'a kind and a page of an account',
    { kontoId: 'k', arten: ['spiel-eintragen'], vor: 9 },
    'protokoll_konto (verein_id=? AND konto_id=? AND seq<?)',
  ],
])('a search for %s reads no entry that it passes over', (_, filter, index) => {
  const { vereinId, plaene } = vorbereitet()
  const [nummern] = plaene((db) => sucheProtokoll(db, { vereinId, anzahl: 3, filter }))
  // One line: nothing is sorted afterwards either.
  expect(nummern).toEqual([`SEARCH protokoll USING COVERING INDEX ${index}`])
})

it.each([
  ['an evening', { abend: '2026-01-09' }],
  ['a player', { spieler: ['s'] }],
  ['days of an evening on which a player was', { abend: '2026-01-09', von: 1, spieler: ['s'] }],
])(
  'a search for %s, which asks for evenings too, stays within the index and its order',
  (_, filter) => {
    const { vereinId, plaene } = vorbereitet()
    const [nummern, ...eintraege] = plaene((db) =>
      sucheProtokoll(db, { vereinId, anzahl: 3, filter }),
    )
    expect(zu([nummern ?? []], 'protokoll')).toEqual([
      'SEARCH protokoll USING COVERING INDEX protokoll_suche (verein_id=?)',
    ])
    expect(nummern?.filter((zeile) => /^SCAN|TEMP B-TREE/.test(zeile))).toEqual([])
    // What was found is then read entry by entry.
    for (const plan of eintraege) expect(plan.join()).toContain('(verein_id=? AND seq=?)')
  },
)

it('an entry is found by its operation, and the newest at the end of the chain', () => {
  const { vereinId, plaene } = vorbereitet()
  expect(plaene((db) => findEintrag(db, { vereinId, opId: 'o' }))).toEqual([
    ['SEARCH protokoll USING INDEX protokoll_op (verein_id=? AND op_id=?)'],
  ])
  expect(plaene((db) => letzterEintrag(db, vereinId))).toEqual([
    ['SEARCH protokoll USING INDEX sqlite_autoindex_protokoll_1 (verein_id=?)'],
  ])
})

it('the history of an evening reads its own entries alone, and the import that brought it by its id', () => {
  const { db, vereinId, ids, plaene } = vorbereitet()
  const spieltag = findSpieltag(db, { vereinId, id: ids[0] ?? '' })
  if (spieltag === undefined) throw new Error('kein Spieltag')
  const liest = (id: string) =>
    zu(
      plaene((v) => findChronikquelle(v, { vereinId, spieltag: { ...spieltag, id } })),
      'protokoll',
    )
  const eigene = 'SEARCH protokoll USING INDEX protokoll_spieltag (verein_id=? AND spieltag_id=?)'
  expect(liest(spieltag.id)).toEqual([eigene])
  expect(liest(neueId())).toEqual([
    eigene,
    'SEARCH protokoll USING INDEX protokoll_op (verein_id=? AND op_id>? AND op_id<?)',
  ])
})

it('only entries that can hold names are read when one is taken out', () => {
  const { vereinId, spieler, plaene } = vorbereitet()
  const spielerId = spieler['Anna'] ?? ''
  const plan = plaene((db) => tilgeNamen(db, vereinId, { spielerId, name: 'Ehemals 1' }))
  const [lesen, finden] = zu(plan, 'protokoll')
  expect(lesen).toContain('(verein_id=? AND seq=?)')
  expect(finden).toContain('USING COVERING INDEX')
})

it('several evenings are read by as many statements as one', () => {
  const { db, vereinId, ids, befehle } = vorbereitet()
  const anzahl = (wahl: readonly string[]) =>
    befehle((verbindung) => findSpieltage(verbindung, { vereinId, ids: wahl })).length
  expect(anzahl(ids)).toBe(anzahl(ids.slice(0, 1)))
  expect(anzahl([])).toBe(0)
  const akten = findSpieltage(db, { vereinId, ids: [...ids, neueId()] })
  expect(akten).toEqual(new Map(ids.map((id) => [id, findSpieltag(db, { vereinId, id })])))
})

it('an evening, and the versions of its games, are read without any other game of the club', () => {
  const { vereinId, ids, plaene } = vorbereitet()
  const id = ids[0] ?? ''
  const eigene = ['SEARCH spiel USING INDEX spiel_runde (verein_id=? AND runde_id=?)']
  expect(
    zu(
      plaene((db) => findSpieltag(db, { vereinId, id })),
      'spiel',
    ),
  ).toEqual(eigene)
  expect(
    zu(
      plaene((db) => listFassungen(db, { vereinId, spieltagId: id })),
      'spiel',
    ),
  ).toEqual(eigene)
})
