import { afterEach, describe, expect, it, vi } from 'vitest'
import { neueOp, sendOp } from './ops'

const OP = neueOp('spieler-anlegen', 0, {
  spielerId: '01900000-0000-7000-8000-000000000001',
  name: 'Ute',
  gast: true,
})

const WEG = { art: 'verein', kurz: 'kreuzdame' } as const

/** A server that always answers this. */
function antwortet(status: number, inhalt: unknown) {
  const fetch = vi.fn((_adresse: string, _anfrage: RequestInit) =>
    Promise.resolve(
      typeof inhalt === 'string'
        ? new Response(inhalt, { status })
        : Response.json(inhalt, { status }),
    ),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('sendOp', () => {
  it('posts the operation with the club and reads the answer', async () => {
    const fetch = antwortet(200, { seq: 7, wiederholt: false })
    expect(await sendOp(WEG, OP)).toEqual({ ok: true, seq: 7 })
    const [adresse, anfrage] = fetch.mock.calls[0] ?? []
    expect(adresse).toBe('/api/v1/ops')
    expect(JSON.parse(anfrage?.body as string)).toEqual({ verein: 'kreuzdame', op: OP })
  })

  it('names the account of an operation that waited, and the link of one that came by a link', async () => {
    const fetch = antwortet(200, { seq: 7 })
    await sendOp(WEG, OP, 'konto-anna')
    await sendOp({ art: 'freigabe', token: 'kreuz' }, OP, null)
    const inhalte = fetch.mock.calls.map(
      ([, anfrage]) => JSON.parse(anfrage.body as string) as unknown,
    )
    expect(inhalte).toEqual([
      { verein: 'kreuzdame', konto: 'konto-anna', op: OP },
      { freigabe: 'kreuz', op: OP },
    ])
  })

  it('gives up after ten seconds without an answer', async () => {
    const frist = vi.spyOn(AbortSignal, 'timeout')
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      expect(signal).toBe(frist.mock.results[0]?.value)
      return Promise.reject(new DOMException('', 'TimeoutError'))
    })
    expect(await sendOp(WEG, OP)).toEqual({ ok: false, art: 'netz' })
    expect(frist).toHaveBeenCalledWith(10_000)
  })

  it('hands on a refusal', async () => {
    const ablehnung = { code: 'veraltet', fehler: [] }
    antwortet(409, { ablehnung })
    expect(await sendOp(WEG, OP)).toEqual({ ok: false, art: 'abgelehnt', ablehnung })
  })

  it('takes a refused request for a refusal: sending it again would not help', async () => {
    const fehler = [{ ort: '', regel: 'Format', code: 'anfrage-zu-gross', text: 'Zu groß.' }]
    antwortet(413, { fehler })
    expect(await sendOp(WEG, OP)).toMatchObject({
      art: 'abgelehnt',
      ablehnung: { code: 'unlesbar', fehler },
    })
  })

  it.each([
    [503, { fehler: [{ ort: '', regel: 'Format', code: 'serverfehler', text: 'Voll.' }] }],
    [504, ''],
    [429, { ablehnung: { code: 'nicht-gefunden', fehler: [] } }],
    [502, '<html>Bad Gateway</html>'],
    [200, '{}'],
    [200, ''],
    [200, { seq: 'ok' }],
    [200, 'null'],
    [200, { ablehnung: { code: 'veraltet', fehler: [] } }],
    [403, { ablehnung: 'blocked' }],
    [403, { fehler: 'blocked' }],
    [401, { fehler: true }],
  ])('takes %i %j for no answer: the same operation may be sent again', async (status, inhalt) => {
    antwortet(status, inhalt)
    expect(await sendOp(WEG, OP)).toEqual({ ok: false, art: 'netz' })
  })

  it.each([
    [500, { fehler: [{ ort: '', regel: 'Format', code: 'serverfehler', text: 'Weg.' }] }],
    [500, 'Internal Server Error'],
  ])('says of %i %j that the server failed on it', async (status, inhalt) => {
    antwortet(status, inhalt)
    expect(await sendOp(WEG, OP)).toEqual({ ok: false, art: 'netz', stoerung: true })
  })

  it('does not throw without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendOp(WEG, OP)).toEqual({ ok: false, art: 'netz' })
  })
})

it('gives every operation an id of its own', () => {
  const daten = { spielerId: OP.daten.spielerId, name: 'Ute', gast: true }
  expect(neueOp('spieler-anlegen', 0, daten).id).not.toBe(OP.id)
})
