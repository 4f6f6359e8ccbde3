import { afterEach, expect, test, vi } from 'vitest'
import { liesLog } from './log'

const WEG = { art: 'verein', kurz: 'kreuzdame' } as const
const FEHLER = { fehler: [{ ort: '', regel: 'Format', code: 'nicht-gefunden', text: 'Weg.' }] }
const LOG = { stand: null, personen: [] }
const HTML = '<html>Bitte anmelden: WLAN im Gasthaus</html>'

function antwortet(status: number, inhalt: unknown) {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      typeof inhalt === 'string'
        ? new Response(inhalt, { status })
        : Response.json(inhalt, { status }),
    ),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [200, LOG, { art: 'da', log: LOG }],
  [401, FEHLER, { art: 'anmeldung' }],
  [403, FEHLER, { art: 'weg' }],
  [404, FEHLER, { art: 'weg' }],
  [410, FEHLER, { art: 'weg' }],
  [429, FEHLER, { art: 'netz' }],
  [503, FEHLER, { art: 'netz' }],
  [500, FEHLER, { art: 'netz', stoerung: true }],
])('the server’s %i is what it says', async (status, inhalt, gelesen) => {
  antwortet(status, inhalt)
  expect(await liesLog(WEG, { spieltagId: 'x', bekannt: null })).toEqual(gelesen)
})

test.each([
  [200, HTML],
  [200, { angemeldet: false }],
  [200, { stand: 'ok', personen: [] }],
  [200, { stand: { seq: '7', akte: {} }, personen: [] }],
  [200, { stand: { seq: 7 }, personen: [] }],
  [200, { stand: null }],
  [401, HTML],
  [403, HTML],
  [404, HTML],
  [404, {}],
  [404, { fehler: 'not found' }],
  [404, 'null'],
  [410, ''],
])('%i %j of somebody else on the way says nothing of the evening', async (status, inhalt) => {
  antwortet(status, inhalt)
  expect(await liesLog(WEG, { spieltagId: 'x', bekannt: null })).toEqual({ art: 'netz' })
})
