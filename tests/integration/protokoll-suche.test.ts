import { createRequire } from 'node:module'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { execute } from '../../db/execute'
import { neueId } from '../../db/neue-id'
import type { Op } from '../../lib/domain/op/op'
import { ergaenzeEinstellungen } from '../../lib/domain/regelwerk/presets'
import { parseSuche } from '../../lib/domain/protokoll/suche'
import { ladeProtokoll } from '../../lib/server/protokoll'
import { abendOps, neueOp, testmitglied, testverein, tue } from '../builders/datenbank'
import { anmelden, testserver } from '../builders/server'

// What Next hands to a page of the request at hand.
let anfrage = new NextRequest('http://localhost/')
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve(anfrage.cookies),
  headers: () => Promise.resolve(anfrage.headers),
}))

beforeEach(() => {
  const nextHeaders = createRequire(import.meta.url)('next/headers') as Record<
    'cookies' | 'headers',
    () => Promise<unknown>
  >
  vi.spyOn(nextHeaders, 'cookies').mockImplementation(() => Promise.resolve(anfrage.cookies))
  vi.spyOn(nextHeaders, 'headers').mockImplementation(() => Promise.resolve(anfrage.headers))
})

/**
 * A club with an evening of four in which Elke did not sit, seen by its Verwaltung; `sucht` answers with kinds of entries,
 * the newest first.
 */
async function vorbereitet() {
  const db = testserver()
  const verein = testverein(db)
  const abend = abendOps(verein)
  const schreiber = testmitglied(db, verein, 'schreiber')
  const sende = (op: Op, jetzt: number, konto = verein.konto) =>
    expect(
      execute(db, { vereinId: verein.vereinId, op, konto, geraet: 'Testgerät', jetzt }).ok,
    ).toBe(true)
  // Around midnight of 9 to 10 January 2026 in Berlin, which is 23:00 UTC.
  sende(abend.eroeffnen, Date.UTC(2026, 0, 9, 20))
  sende(abend.eintragen(1), Date.UTC(2026, 0, 9, 22, 59, 59), schreiber)
  const { spieltagId, spielId, spiel } = abend
  const korrektur = { spieltagId, spielId, spiel: { ...spiel, augenRe: 160 } }
  sende(neueOp('spiel-korrigieren', 1, korrektur), Date.UTC(2026, 0, 9, 23))
  const { cookie } = await anmelden(verein.konto.id)
  anfrage = new NextRequest('http://127.0.0.1:3000/', { headers: { cookie } })
  const lade = (parameter: Record<string, string>) =>
    ladeProtokoll(verein.vereinId, parseSuche(parameter).suche)
  const sucht = async (parameter: Record<string, string>) =>
    (await lade(parameter)).eintraege.map((e) => e.art)
  // As if the evening had been changed so often; nobody reads their hashes here.
  const aendereOft = (anzahl: number) =>
    db.$client
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO protokoll (verein_id, seq, op_id, art, basis, daten, spieltag_id,
          konto_id, konto_name, geraet, zeit, vorgaenger_hash, hash)
        SELECT verein_id, seq + i, op_id || i, 'spieltag-aendern', i,
          json_object('spieltagId', spieltag_id), spieltag_id,
          konto_id, konto_name, geraet, zeit, hash, hash
        FROM protokoll, n WHERE seq = (SELECT max(seq) FROM protokoll)`,
      )
      .run(anzahl)
  return { db, verein, schreiber, aendereOft, lade, sucht }
}

const ABEND = ['spiel-korrigieren', 'spiel-eintragen', 'spieltag-eroeffnen']

describe('a search of the protocol', () => {
  it('finds by account, and lists the accounts that have entries', async () => {
    const { verein, schreiber, lade, sucht } = await vorbereitet()
    expect(await sucht({ konto: schreiber.id })).toEqual(['spiel-eintragen', 'mitglied-aufnehmen'])
    expect(await sucht({ konto: verein.konto.id, gruppe: 'spiele' })).toEqual(['spiel-korrigieren'])
    expect((await lade({})).konten.map((k) => k.name)).toEqual(['Anna Beispiel', schreiber.name])
  })

  it('finds by kind, by evening, and by days of the clock in Germany', async () => {
    const { sucht } = await vorbereitet()
    expect(await sucht({ gruppe: 'spieltage' })).toEqual(['spieltag-eroeffnen'])
    expect(await sucht({ abend: '2026-01-09' })).toEqual(ABEND)
    expect(await sucht({ abend: '2026-01-10' })).toEqual([])
    expect(await sucht({ bis: '2026-01-09' })).toEqual(['spiel-eintragen', 'spieltag-eroeffnen'])
    expect(await sucht({ von: '2026-01-10', bis: '2026-01-10' })).toEqual(['spiel-korrigieren'])
    expect(await sucht({ von: '2026-01-10', bis: '2026-01-09' })).toEqual([])
  })

  it('finds what names a player or was played by one, by a part of any name they ever had', async () => {
    const { db, verein, sucht } = await vorbereitet()
    const spielerId = verein.spieler['Clara'] ?? ''
    tue(db, verein, neueOp('spieler-umbenennen', 1, { spielerId, name: 'Klara Schmitt' }))
    // Clara was Kontra: the game itself names only Re.
    const stammdaten = ['saison-anlegen', 'spieler-anlegen']
    expect(await sucht({ name: 'clar' })).toEqual(['spieler-umbenennen', ...ABEND, ...stammdaten])
    expect(await sucht({ name: 'SCHMITT', gruppe: 'spiele' })).toEqual(ABEND.slice(0, 2))
    expect(await sucht({ name: 'Elke' })).toEqual(stammdaten)
    expect(await sucht({ name: 'Zora' })).toEqual([])
  })

  it('says by which rules the evening is played that an entry is about', async () => {
    const { db, verein, lade } = await vorbereitet()
    const [saisonId, spieltagId] = [neueId(), neueId()]
    const spieler = Object.values(verein.spieler)
    const [ersterGeber = ''] = spieler
    tue(
      db,
      verein,
      neueOp('saison-anlegen', 0, {
        ...{ saisonId, name: 'Turnier', regelwerk: 'ddv', spieler },
        einstellungen: ergaenzeEinstellungen('ddv', {}),
      }),
      neueOp('spieltag-eroeffnen', 0, {
        ...{ spieltagId, saisonId, datum: '2026-02-06', ort: null, entschuldigt: [] },
        runde: { id: neueId(), sitze: spieler.slice(0, 4), ersterGeber },
      }),
    )
    const { eintraege } = await lade({})
    const buecher = eintraege.map((e) => `${e.art} ${e.regelwerk}`)
    expect(buecher.slice(0, 3)).toEqual([
      ...['spieltag-eroeffnen ddv', 'saison-anlegen null', 'spiel-korrigieren urexweiler'],
    ])
  })

  it('goes through a long protocol for a player without losing an entry', async () => {
    const { aendereOft, lade } = await vorbereitet()
    // More than are read at once, all of an evening that Bernd played, none about him.
    aendereOft(300)
    const { eintraege, aelter } = await lade({ name: 'Bernd' })
    expect(eintraege.map((e) => e.art)).toEqual([...ABEND, 'saison-anlegen', 'spieler-anlegen'])
    expect(aelter).toBeNull()
  })

  it('keeps what is looked for from page to page, and says nothing beyond the first entry', async () => {
    const { aendereOft, lade, sucht } = await vorbereitet()
    aendereOft(60)
    const erste = await lade({ gruppe: 'spieltage' })
    expect(erste.eintraege).toHaveLength(50)
    const letzte = await lade({ gruppe: 'spieltage', vor: String(erste.aelter) })
    expect(letzte.eintraege).toHaveLength(11)
    expect(letzte.aelter).toBeNull()
    expect(await sucht({ vor: '1' })).toEqual([])
    expect((await lade({ vor: '999999999' })).eintraege[0]?.seq).toBe(erste.eintraege[0]?.seq)
  })

  it('takes what cannot be read or does not exist calmly', async () => {
    const { sucht } = await vorbereitet()
    const alles = await sucht({})
    expect(alles.slice(0, 3)).toEqual(ABEND)
    expect(await sucht({ von: 'Quatsch', gruppe: 'toString', vor: '-1', fremd: 'x' })).toEqual(
      alles,
    )
    expect(await sucht({ konto: neueId() })).toEqual([])
    expect(await sucht({ name: '%' })).toEqual([])
    expect(await sucht({ von: '9999-12-31' })).toEqual([])
    expect(await sucht({ bis: '9999-12-31' })).toEqual(alles)
  })

  it('shows the names of then', async () => {
    const { db, verein, lade } = await vorbereitet()
    const spielerId = verein.spieler['Anna'] ?? ''
    tue(db, verein, neueOp('spieler-umbenennen', 1, { spielerId, name: 'Anne' }))
    const { eintraege } = await lade({ name: 'Anne' })
    expect(eintraege.map((e) => [e.art, e.namen[spielerId]]).slice(0, 2)).toEqual([
      ['spieler-umbenennen', 'Anna'],
      ['spiel-korrigieren', 'Anna'],
    ])
    expect(eintraege[0]?.daten).toMatchObject({ name: 'Anne' })
  })
})
