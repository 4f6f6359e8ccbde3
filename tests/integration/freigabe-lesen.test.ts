import { describe, expect, it } from 'vitest'
import { POST as meldeEingabe } from '../../app/api/v1/tisch/[token]/live/eingabe/route'
import { GET as liesLog } from '../../app/api/v1/tisch/[token]/log/route'
import { POST as meldeAlsMitglied } from '../../app/api/v1/vereine/[verein]/live/eingabe/route'
import { GET as liesFreigaben } from '../../app/api/v1/vereine/[verein]/freigaben/route'
import { neueId } from '../../db/neue-id'
import { sha256 } from '../../db/sha256'
import type { Saisonlog, Spieltaglog } from '../../lib/sync/ereignis'
import { abendOps, neueOp, testmitglied, testverein, tue } from '../builders/datenbank'
import { freigegeben, TOKEN } from '../builders/freigabe'
import { anmelden, post } from '../builders/server'
import { hoere, hoereGast } from '../builders/strom'

const SAISONTOKEN = 'aaaabbbbccccdddd'

async function log(frage: string, token = TOKEN) {
  const { url } = post(`/api/v1/tisch/${token}/log?${frage}`, {})
  const antwort = await liesLog(new Request(url), { params: Promise.resolve({ token }) })
  return { status: antwort.status, json: (await antwort.json()) as Spieltaglog & Saisonlog }
}

describe('the log of a link', () => {
  it('has the evening and the names of those at its tables, and no account', async () => {
    const { db, verein, spieltagId } = await freigegeben('lesen')
    const { status, json } = await log(`spieltag=${spieltagId}&nach=0`)
    expect(status).toBe(200)
    expect(json.stand).toMatchObject({ akte: { id: spieltagId, einsprueche: [], abnahmen: [] } })
    expect(json.personen.map((p) => p.name).sort()).toEqual(['Anna', 'Bernd', 'Clara', 'Dieter'])
    const konten = db.$client.prepare('SELECT id FROM konto').pluck().all() as string[]
    for (const id of konten) expect(JSON.stringify(json)).not.toContain(id)
    const seq = json.stand?.seq ?? 0
    expect((await log(`spieltag=${spieltagId}&nach=${seq}`)).json.stand).toBeNull()
    expect(verein.spieler['Elke']).toBeDefined()
  })

  it('tells the reason of a correction, and not with which words an Einspruch led to one', async () => {
    const { verein, abend, spieltagId, alsMitglied } = await freigegeben('lesen')
    const { spielId } = abend
    const { Clara = '', Dieter = '' } = verein.spieler
    const neu = (augenRe: number) => ({ spiel: { ...abend.spiel, re: [Clara, Dieter], augenRe } })
    const strom = await hoereGast(TOKEN, `spieltag=${spieltagId}`)
    await strom.naechstes()
    const gruende = async () => {
      const ereignis = await strom.naechstes()
      const { json } = await log(`spieltag=${spieltagId}&nach=0`)
      const imLog = json.stand?.akte.runden.flatMap((r) => r.spiele.map((s) => s.grund))
      return { ereignis: JSON.stringify(ereignis), imLog }
    }
    await alsMitglied(abend.eintragen(1))
    await gruende()
    const dieses = { spieltagId, spielId }
    await alsMitglied(
      neueOp('spiel-korrigieren', 1, { ...dieses, ...neu(140), grund: 'Tippfehler' }),
    )
    const korrigiert = await gruende()
    expect(korrigiert.ereignis).toContain('"grund":"Tippfehler"')
    expect(korrigiert.imLog).toEqual(['Tippfehler'])
    const einspruchId = neueId()
    const wer = { einspruchId, spielerId: null, grund: 'Das war Schiebung' }
    await alsMitglied(neueOp('einspruch-erheben', 2, { ...dieses, ...wer }))
    expect((await gruende()).imLog).toEqual(['Tippfehler'])
    const aenderung = { art: 'korrektur', ...neu(150) } as const
    const angenommen = await alsMitglied(
      neueOp('einspruch-annehmen', 2, { spieltagId, einspruchId, aenderung }),
    )
    expect(angenommen.json.nachricht).toMatchObject({
      aenderungen: [{ zeile: { version: 3, grund: 'Das war Schiebung' } }, { art: 'einspruch' }],
    })
    const danach = await gruende()
    expect(danach.ereignis).toContain('"version":3')
    expect(danach.ereignis).not.toContain('Schiebung')
    expect(danach.imLog).toEqual([null])
  })

  it('opens no other evening, and no season', async () => {
    const { db, verein } = await freigegeben()
    const anderer = abendOps(verein)
    tue(db, verein, anderer.eroeffnen)
    expect((await log(`spieltag=${anderer.spieltagId}&nach=0`)).status).toBe(404)
    expect((await log(`saison=${verein.saisonId}&nach=0`)).status).toBe(404)
  })

  it('is gone with the link: 410, and 404 where there never was one', async () => {
    const { spieltagId, alsMitglied, widerrufen } = await freigegeben()
    await alsMitglied(widerrufen)
    expect((await log(`spieltag=${spieltagId}&nach=0`)).status).toBe(410)
    expect((await log(`spieltag=${spieltagId}&nach=0`, '0'.repeat(16))).status).toBe(404)
  })

  it('of a season has its sheet with the roster, without places and guests', async () => {
    const { db, verein, abend, spieltagId, alsMitglied, eintragen } = await freigegeben()
    const { saisonId } = verein
    const freigabeId = neueId()
    const link = { freigabeId, saisonId, recht: 'lesen', tokenHash: sha256(SAISONTOKEN) } as const
    tue(db, verein, neueOp('freigabe-anlegen', 0, link))
    await alsMitglied(eintragen(1, {}))
    await alsMitglied(neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }))
    const { json } = await log(`saison=${saisonId}&nach=0`, SAISONTOKEN)
    expect(json.stand).toMatchObject({
      blatt: { abende: [{ id: abend.spieltagId, ort: null, gaeste: {} }], einsprueche: [] },
    })
    expect((await log(`spieltag=${spieltagId}&nach=0`, SAISONTOKEN)).status).toBe(404)
  })
})

describe('the stream of a link', () => {
  it('tells each game, introduces who sits down, and ends at once when the link is withdrawn', async () => {
    const { verein, spieltagId, alsMitglied, alsGast, eintragen, widerrufen } = await freigegeben()
    const { Anna = '', Bernd = '', Clara = '', Elke = '' } = verein.spieler
    const strom = await hoereGast(TOKEN, `spieltag=${spieltagId}`)
    expect(await strom.naechstes()).toEqual({ art: 'eingabe', wer: [] })
    await alsGast(eintragen(1))
    expect(await strom.naechstes()).toMatchObject({
      art: 'spieltag',
      nachricht: { aenderungen: [{ art: 'spiel' }] },
    })
    const runde = { id: neueId(), sitze: [Anna, Bernd, Clara, Elke], ersterGeber: Anna }
    await alsMitglied(neueOp('runde-eroeffnen', 1, { spieltagId, runde }))
    const vorgestellt = [1, 2, 3, 4].map(() => strom.naechstes())
    expect(await Promise.all(vorgestellt)).toContainEqual({
      art: 'person',
      person: { id: Elke, name: 'Elke', gast: false },
    })
    expect(await strom.naechstes()).toMatchObject({ art: 'spieltag' })
    await alsMitglied(widerrufen)
    // The withdrawal is an entry of the evening, too.
    expect(await strom.naechstes()).toMatchObject({ nachricht: { aenderungen: [] } })
    expect(await strom.naechstes()).toEqual({ art: 'ende' })
    expect(await strom.naechstes()).toBeNull()
    expect((await hoereGast(TOKEN, `spieltag=${spieltagId}`)).status).toBe(410)
  })

  it('ends with the evening, and with the right of whoever made the link', async () => {
    const { db, verein, spieltagId, alsMitglied, eintragen } = await freigegeben()
    const clara = testmitglied(db, verein, 'schreiber')
    const tokenHash = sha256('c'.repeat(16))
    const link = { freigabeId: neueId(), spieltagId, recht: 'lesen', tokenHash } as const
    tue(db, { ...verein, konto: clara }, neueOp('freigabe-anlegen', 0, link))
    const ihrer = await hoereGast('c'.repeat(16), `spieltag=${spieltagId}`)
    const annas = await hoereGast(TOKEN, `spieltag=${spieltagId}`)
    const wer = db.$client.prepare('SELECT id FROM mitglied WHERE konto_id = ?').pluck()
    const mitgliedId = String(wer.get(clara.id))
    await alsMitglied(neueOp('mitglied-entfernen', 1, { mitgliedId }))
    expect(await ihrer.naechstes()).toEqual({ art: 'eingabe', wer: [] })
    expect(await ihrer.naechstes()).toEqual({ art: 'ende' })
    await alsMitglied(eintragen(1, {}))
    await alsMitglied(neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }))
    const ereignisse = [await annas.naechstes(), await annas.naechstes(), await annas.naechstes()]
    expect(ereignisse.map((e) => e?.art)).toEqual(['eingabe', 'spieltag', 'spieltag'])
    expect(await annas.naechstes()).toEqual({ art: 'ende' })
  })
})

describe('the list of open links', () => {
  async function liste(kurz: string, frage: string, kopfzeilen: Record<string, string> = {}) {
    const { url } = post(`/api/v1/vereine/${kurz}/freigaben?${frage}`, {})
    const anfrage = new Request(url, { headers: kopfzeilen })
    const antwort = await liesFreigaben(anfrage, { params: Promise.resolve({ verein: kurz }) })
    return { status: antwort.status, json: (await antwort.json()) as { freigaben?: unknown } }
  }

  it('tells who may withdraw them whose they are, and no secret of them', async () => {
    const { verein, spieltagId, freigabeId, cookie, alsMitglied, widerrufen } = await freigegeben()
    const frage = `spieltag=${spieltagId}`
    expect((await liste(verein.kurz, frage, { cookie })).json).toEqual({
      freigaben: [
        {
          ...{ id: freigabeId, recht: 'eintragen', kontoName: 'Anna Beispiel', version: 1 },
          erstelltAm: expect.any(Number) as number,
        },
      ],
    })
    const saison = await liste(verein.kurz, `saison=${verein.saisonId}`, { cookie })
    expect(saison.json).toEqual({ freigaben: [] })
    await alsMitglied(widerrufen)
    expect((await liste(verein.kurz, frage, { cookie })).json).toEqual({ freigaben: [] })
  })

  it('is for nobody else', async () => {
    const { db, verein, spieltagId } = await freigegeben()
    const frage = `spieltag=${spieltagId}`
    const { cookie } = await anmelden(testmitglied(db, verein, 'mitglied').id)
    expect((await liste(verein.kurz, frage, { cookie })).status).toBe(403)
    expect((await liste(verein.kurz, frage)).status).toBe(401)
    const fremd = testverein(db, { name: 'Pikbube' })
    expect((await liste(fremd.kurz, frage, { cookie })).status).toBe(404)
  })
})

describe('a member who enters', () => {
  it.each([
    { spieler: 'Bernd', wer: 'Bernd' },
    { spieler: 'Elke', wer: 'Jemand' },
    { spieler: null, wer: 'Jemand' },
  ])('is $wer to guests, as the player $spieler', async ({ spieler, wer }) => {
    const { db, verein, spieltagId } = await freigegeben('lesen')
    const schreiber = testmitglied(db, verein, 'schreiber')
    if (spieler !== null) {
      const frage = db.$client.prepare('SELECT id, version FROM mitglied WHERE konto_id = ?')
      const { id: mitgliedId, version } = frage.get(schreiber.id) as { id: string; version: number }
      const daten = {
        mitgliedId,
        rolle: 'schreiber',
        spielerId: verein.spieler[spieler] ?? '',
      } as const
      tue(db, verein, neueOp('mitglied-aendern', version, daten))
    }
    const { cookie } = await anmelden(schreiber.id)
    const gast = await hoereGast(TOKEN, `spieltag=${spieltagId}`)
    await gast.naechstes()
    const anfrage = post('/', { spieltagId, geraet: 'tab-1' }, { cookie })
    const ziel = { params: Promise.resolve({ verein: verein.kurz }) }
    expect((await meldeAlsMitglied(anfrage, ziel)).status).toBe(200)
    expect(await gast.naechstes()).toEqual({ art: 'eingabe', wer: [wer] })
    // Whoever comes later is told the same.
    const spaeter = await hoereGast(TOKEN, `spieltag=${spieltagId}`)
    expect(await spaeter.naechstes()).toEqual({ art: 'eingabe', wer: [wer] })
  })
})

describe('who enters through a link', () => {
  const melde = async (spieltagId: string) => {
    const anfrage = post('/', { spieltagId, geraet: 'tab-1' })
    return meldeEingabe(anfrage, { params: Promise.resolve({ token: TOKEN }) })
  }

  it('is shown to the members by the name of the link, to guests as one of them, on its evening alone', async () => {
    const { db, verein, spieltagId, cookie } = await freigegeben()
    const anderer = abendOps(verein)
    tue(db, verein, anderer.eroeffnen)
    const gast = await hoereGast(TOKEN, `spieltag=${spieltagId}&geraet=tab-2`)
    const mitglied = await hoere(verein.kurz, `spieltag=${spieltagId}`, { cookie })
    for (const strom of [gast, mitglied]) await strom.naechstes()
    expect((await melde(anderer.spieltagId)).status).toBe(404)
    expect((await melde(spieltagId)).status).toBe(200)
    expect(await gast.naechstes()).toEqual({ art: 'eingabe', wer: ['Gast (anderes Gerät)'] })
    expect(await mitglied.naechstes()).toEqual({
      art: 'eingabe',
      wer: ['Gast (Tischlink von Anna Beispiel)'],
    })
  })

  it('must be allowed to', async () => {
    const { spieltagId } = await freigegeben('lesen')
    expect((await melde(spieltagId)).status).toBe(403)
  })
})
