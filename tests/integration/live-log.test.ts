import { describe, expect, it } from 'vitest'
import { POST as sendeOp } from '../../app/api/v1/ops/route'
import { GET as liesLog } from '../../app/api/v1/vereine/[verein]/log/route'
import { neueId } from '../../db/neue-id'
import { letzteMarke } from '../../db/queries/protokoll'
import { listSaisons } from '../../db/queries/saison'
import { listSpieler } from '../../db/queries/spieler'
import { findSpieltag, listSpieltageDerSaison } from '../../db/queries/spieltag'
import type { Op } from '../../lib/domain/op/op'
import { buildSaisonblatt } from '../../lib/domain/saison/blatt-bauen'
import type { Saisonlog, Spieltaglog } from '../../lib/sync/ereignis'
import type { Blattstand } from '../../lib/sync/saisonblatt'
import { nachNachtrag } from '../../lib/sync/saisonblatt'
import { abendOps, neueOp, testverein, tue } from '../builders/datenbank'
import { anmelden, post, testserver } from '../builders/server'
import { hoere } from '../builders/strom'

async function vorbereitet() {
  const db = testserver()
  const verein = testverein(db)
  const abend = abendOps(verein)
  tue(db, verein, abend.eroeffnen, abend.eintragen(1))
  const { cookie } = await anmelden(verein.konto.id)
  const log = async (frage: string, kopf: Record<string, string> = { cookie }) => {
    const { url } = post(`/api/v1/vereine/${verein.kurz}/log?${frage}`, {})
    const params = Promise.resolve({ verein: verein.kurz })
    return liesLog(new Request(url, { headers: kopf }), { params })
  }
  const lies = async <T>(frage: string) => (await (await log(frage)).json()) as T
  const sende = (op: Op) =>
    sendeOp(post('/api/v1/ops', { verein: verein.kurz, op }, { cookie })).then((a) => a.status)
  return { db, verein, abend, cookie, log, lies, sende }
}

describe('the log of an evening', () => {
  it('has what is newer than what the reader knows, and everybody by name', async () => {
    const { db, verein, abend, lies } = await vorbereitet()
    const tag = { vereinId: verein.vereinId, id: abend.spieltagId }
    const marke = letzteMarke(db, tag)
    const { seq } = marke
    expect(marke.siegel).toMatch(/^[0-9a-f]{16}$/)
    const vonVorn = await lies<Spieltaglog>(`spieltag=${abend.spieltagId}&nach=-1`)
    expect(vonVorn.stand).toEqual({ ...marke, akte: findSpieltag(db, tag) })
    expect(vonVorn.personen.map((p) => p.name)).toEqual([
      ...['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke'],
    ])
    const frage = (nach: number) => lies<Spieltaglog>(`spieltag=${abend.spieltagId}&nach=${nach}`)
    expect((await frage(seq - 1)).stand?.seq).toBe(seq)
    expect(await frage(seq)).toEqual({ stand: null, personen: vonVorn.personen })
    tue(db, verein, neueOp('spieler-anlegen', 0, { spielerId: neueId(), name: 'Z', gast: true }))
    // An entry of the club that is about no evening.
    expect((await frage(seq)).stand).toBeNull()
  })

  it('gives up what the reader knows of a protocol that was replaced by a backup', async () => {
    const { db, verein, abend, lies } = await vorbereitet()
    const tag = { vereinId: verein.vereinId, id: abend.spieltagId }
    const frage = (nach: number, siegel?: string) =>
      lies<Spieltaglog>(
        `spieltag=${abend.spieltagId}&nach=${nach}${siegel === undefined ? '' : `&siegel=${siegel}`}`,
      )
    const { seq, siegel } = letzteMarke(db, tag)
    const jetzt = { seq, siegel, akte: findSpieltag(db, tag) }
    expect(await frage(seq, siegel)).toMatchObject({ stand: null })
    expect(await frage(seq, siegel)).not.toHaveProperty('neu')
    // Later than all that is here; the same number with other content; with and without a seal.
    for (const anderes of [
      frage(seq + 5, 'f'.repeat(16)),
      frage(seq + 5),
      frage(seq, 'f'.repeat(16)),
    ])
      expect(await anderes).toMatchObject({ stand: jetzt, neu: true })
    tue(db, verein, abend.eintragen(2, neueId()))
    const danach = letzteMarke(db, tag)
    expect(await frage(seq, 'f'.repeat(16))).toMatchObject({ stand: danach, neu: true })
    expect(await frage(seq, siegel)).not.toHaveProperty('neu')
  })

  it('is read by members only, and of what is there', async () => {
    const { db, abend, log } = await vorbereitet()
    const frage = `spieltag=${abend.spieltagId}&nach=0`
    const fremde = await anmelden(testverein(db, { name: 'Pikbube' }).konto.id)
    expect((await log(frage, {})).status).toBe(401)
    expect((await log(frage, fremde)).status).toBe(404)
    expect((await log(`spieltag=${neueId()}&nach=0`)).status).toBe(404)
    expect((await log(`saison=${neueId()}&nach=0`)).status).toBe(404)
    expect((await log(`spieltag=${abend.spieltagId}`)).status).toBe(200)
  })

  it.each([
    ['nach=x', 'nach'],
    ['nach=', 'nach'],
    ['nach=%201', 'nach'],
    ['nach=1e2', 'nach'],
    ['nach=0x1', 'nach'],
    ['nach=1.0', 'nach'],
    ['nach=-2', 'nach'],
    ['nach=9007199254740993', 'nach'],
    ['nach=1&siegel=', 'siegel'],
    ['nach=1&siegel=FFFFFFFFFFFFFFFF', 'siegel'],
  ])('says of an address with %s what it must be', async (falsch, ort) => {
    const { abend, verein, log } = await vorbereitet()
    for (const was of [`spieltag=${abend.spieltagId}`, `saison=${verein.saisonId}`]) {
      const antwort = await log(`${was}&${falsch}`)
      expect(antwort.status).toBe(400)
      const { fehler } = (await antwort.json()) as { fehler: { ort: string; text: string }[] }
      expect(fehler).toMatchObject([{ ort, text: expect.stringMatching(/Erlaubt: /) as string }])
    }
  })

  it('must be told of what', async () => {
    const { log } = await vorbereitet()
    const antwort = await log('nach=0')
    expect(antwort.status).toBe(400)
    expect(await antwort.json()).toMatchObject({ fehler: [{ ort: 'spieltag' }] })
  })
})

describe('the season', () => {
  const blattVonVorn = (db: ReturnType<typeof testserver>, vereinId: string, saisonId: string) => {
    const saison = listSaisons(db, vereinId).find((s) => s.id === saisonId)
    if (saison === undefined) throw new Error('die Saison fehlt')
    const spieltage = listSpieltageDerSaison(db, { vereinId, saisonId })
    return buildSaisonblatt({ saison, spieltage, spieler: listSpieler(db, vereinId) })
  }

  it('shows everybody a running game, the closed evening, a correction, an objection and a new name', async () => {
    const { db, verein, abend, cookie, lies, sende } = await vorbereitet()
    const { saisonId, vereinId, kurz } = verein
    let { stand } = await lies<{ stand: Blattstand }>(`saison=${saisonId}&nach=-1`)
    expect(stand.blatt).toEqual(blattVonVorn(db, vereinId, saisonId))
    const strom = await hoere(kurz, `saison=${saisonId}`, { cookie })
    const { spieltagId, spielId, spiel } = abend
    const [Bernd = '', Clara = ''] = [verein.spieler['Bernd'], verein.spieler['Clara']]
    const korrigiere = (basis: number, augenRe: number) =>
      neueOp('spiel-korrigieren', basis, {
        ...{ spieltagId, spielId, grund: 'verzählt' },
        spiel: { ...spiel, augenRe },
      })
    const einspruch = {
      spieltagId,
      spielId,
      einspruchId: neueId(),
      spielerId: Clara,
      grund: 'nein',
    }
    const schritte: readonly (readonly [Op, readonly string[]])[] = [
      [abend.eintragen(2, neueId()), ['laufende']],
      [korrigiere(1, 160), ['laufende']],
      [
        neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }),
        ['abende', 'laufende', 'tabelle'],
      ],
      [korrigiere(2, 100), ['abende', 'tabelle']],
      [neueOp('einspruch-erheben', 3, einspruch), ['abende', 'einsprueche']],
      [neueOp('spieler-umbenennen', 1, { spielerId: Bernd, name: 'Bernhard' }), ['namen']],
    ]
    for (const [op, teile] of schritte) {
      expect(await sende(op), op.art).toBe(200)
      const ereignis = await strom.naechstes()
      if (ereignis?.art !== 'saison') throw new Error(`${op.art}: ${ereignis?.art}`)
      expect(Object.keys(ereignis.nachtrag.teile).sort(), op.art).toEqual(teile)
      const neu = nachNachtrag(stand, ereignis.nachtrag)
      if (neu === null) throw new Error(`${op.art}: eine Lücke`)
      stand = neu
      expect(stand.blatt, op.art).toEqual(blattVonVorn(db, vereinId, saisonId))
    }
    expect(await lies<Saisonlog>(`saison=${saisonId}&nach=${stand.seq}`)).toEqual({ stand: null })
    expect(stand.blatt.namen[Bernd]).toBe('Bernhard')
  })

  it('gives up what the reader knows of a protocol that was replaced by a backup', async () => {
    const { db, verein, cookie, abend, lies, sende } = await vorbereitet()
    const { saisonId, vereinId, kurz } = verein
    const frage = (nach: number, siegel?: string) =>
      lies<Saisonlog>(
        `saison=${saisonId}&nach=${nach}${siegel === undefined ? '' : `&siegel=${siegel}`}`,
      )
    const { stand } = await lies<{ stand: Blattstand }>(`saison=${saisonId}`)
    const { seq, siegel = '' } = stand
    expect({ seq, siegel }).toEqual(letzteMarke(db, { vereinId, id: abend.spieltagId }))
    expect(await frage(seq, siegel)).toEqual({ stand: null })
    for (const anderes of [
      frage(seq + 5, 'f'.repeat(16)),
      frage(seq + 5),
      frage(seq, 'f'.repeat(16)),
    ])
      expect(await anderes).toEqual({ stand, neu: true })
    // What comes over the stream says too which protocol it is of.
    const strom = await hoere(kurz, `saison=${saisonId}`, { cookie })
    await sende(abend.eintragen(2, neueId()))
    const danach = letzteMarke(db, { vereinId, id: abend.spieltagId })
    expect(await strom.naechstes()).toMatchObject({
      nachtrag: { ...danach, vorher: seq, vorherSiegel: siegel },
    })
    expect(await frage(danach.seq, danach.siegel)).toEqual({ stand: null })
  })

  it('says nothing of what does not show, such as a game of another season', async () => {
    const { db, verein, abend, cookie, sende } = await vorbereitet()
    const { saisonId, kurz, spieler } = verein
    const zweite = { ...verein, saisonId: neueId() }
    tue(
      db,
      verein,
      neueOp('saison-anlegen', 0, {
        ...{ saisonId: zweite.saisonId, name: '2027', regelwerk: 'urexweiler' as const },
        einstellungen: { freieFehltage: 2, kuersoloWiederholung: 'einmal' as const },
        spieler: Object.values(spieler),
      }),
    )
    const anderer = abendOps(zweite)
    const strom = await hoere(kurz, `saison=${saisonId}`, { cookie })
    expect(await sende(anderer.eroeffnen)).toBe(200)
    expect(await sende(anderer.eintragen(1))).toBe(200)
    expect(await sende(abend.eintragen(2, neueId()))).toBe(200)
    expect(await strom.naechstes()).toMatchObject({
      nachtrag: { teile: { laufende: [{ id: abend.spieltagId, tische: [{ naechstes: 3 }] }] } },
    })
  })

  it('is read anew after nobody has looked for a while', async () => {
    const { db, verein, abend, cookie, lies, sende } = await vorbereitet()
    const { saisonId, vereinId, kurz } = verein
    const strom = await hoere(kurz, `saison=${saisonId}`, { cookie })
    await strom.roh()
    strom.geh()
    await sende(abend.eintragen(2, neueId()))
    const { stand } = await lies<{ stand: Blattstand }>(`saison=${saisonId}&nach=-1`)
    expect(stand.blatt).toEqual(blattVonVorn(db, vereinId, saisonId))
    expect(stand.blatt.laufende).toMatchObject([{ tische: [{ naechstes: 3 }] }])
  })
})
