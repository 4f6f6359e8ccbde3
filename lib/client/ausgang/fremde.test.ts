import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { listFremde, loescheFremdes, sendeFremdes, zaehleFremde } from './fremde'
import type { Abendort } from './geraet-db'
import { getGeraetDb, schliesseGeraetDb } from './geraet-db'

/** A record as a later version might write it. */
const SPAETER = {
  ...{ fassung: 2, nummer: 7, spieltagId: 'abend', zeit: 1000, kontoId: 'anna' },
  weg: { art: 'verein', kurz: 'club' },
  op: { id: 'op', art: 'spiel-verschieben', basis: 0, daten: {} },
}

const ORT = { weg: { art: 'verein', kurz: 'club' }, spieltagId: 'abend', kontoId: 'anna' } as const

async function lege(
  ...saetze: readonly ({ nummer: number; spieltagId: string } & Readonly<Record<string, unknown>>)[]
) {
  const db = await getGeraetDb()
  for (const satz of saetze) await db.put('ausgang', satz)
}

function antworte(status: number, inhalt: unknown) {
  const anfragen: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    anfragen.push(JSON.parse(body))
    return Promise.resolve(Response.json(inhalt, { status }))
  })
  return anfragen
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await (await getGeraetDb()).clear('ausgang')
  await schliesseGeraetDb()
})

test('lists what another version left of this evening, with its date, and drops it when told', async () => {
  await lege(
    SPAETER,
    { nummer: 8, spieltagId: 'abend' },
    { ...SPAETER, nummer: 9, spieltagId: 'x' },
  )
  const fremde = await listFremde(ORT)
  expect(fremde.map((f) => [f.nummer, f.zeit])).toEqual([
    [7, 1000],
    [8, null],
  ])
  expect(fremde[0]?.roh).toEqual(SPAETER)
  if (fremde[0]) await loescheFremdes(fremde[0])
  expect((await listFremde(ORT)).map((f) => f.nummer)).toEqual([8])
})

test('belongs to its account, or to its link, as far as it says so', async () => {
  const link = { art: 'freigabe', token: 'kreuz' } as const
  await lege(
    SPAETER,
    { ...SPAETER, nummer: 8, kontoId: 'bernd' },
    { ...SPAETER, nummer: 9, kontoId: null, weg: link },
    { nummer: 10, spieltagId: 'abend' },
  )
  const nummern = async (ort: Abendort) => (await listFremde(ort)).map((f) => f.nummer)
  expect(await nummern(ORT)).toEqual([7, 10])
  expect(await nummern({ ...ORT, kontoId: 'bernd' })).toEqual([8, 10])
  expect(await nummern({ ...ORT, kontoId: null, weg: link })).toEqual([9, 10])
  expect(await nummern({ ...ORT, kontoId: null, weg: { ...link, token: 'x' } })).toEqual([10])
  // Who signs out is told of those, too: they go with nobody else.
  expect(await zaehleFremde('anna')).toBe(1)
  expect(await zaehleFremde('clara')).toBe(0)
})

test('sends the operation as it stands, for whoever made it', async () => {
  const anfragen = antworte(200, { seq: 3 })
  expect(await sendeFremdes({ nummer: 7, zeit: null, roh: SPAETER })).toEqual([])
  expect(anfragen).toEqual([{ verein: 'club', konto: 'anna', op: SPAETER.op }])
})

test('says why the server does not take it, and nothing where there was no answer', async () => {
  antworte(400, { fehler: [{ ort: 'art', code: 'unbekannt', text: 'Unbekannt.' }] })
  expect(await sendeFremdes({ nummer: 7, zeit: null, roh: SPAETER })).toEqual(['Unbekannt.'])
  antworte(502, {})
  expect(await sendeFremdes({ nummer: 7, zeit: null, roh: SPAETER })).toBeNull()
})

test('what names no operation and no way is not sent', async () => {
  const anfragen = antworte(200, { seq: 3 })
  for (const roh of [null, 'x', { op: {} }, { ...SPAETER, weg: { art: 'brieftaube' } }])
    expect(await sendeFremdes({ nummer: 7, zeit: null, roh })).toEqual([
      'Diese Fassung der App versteht den Eintrag nicht.',
    ])
  expect(anfragen).toEqual([])
})
