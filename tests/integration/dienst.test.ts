import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { starteDienst } from '@/tests/builders/dienst'

const ID = '0197d0a0-0000-7000-8000-00000000000a'
const ABEND = `/v/urexweiler/spieltage/${ID}`
const HUELLE = 'die Hülle'

const nie = () => new Promise<Response>(() => undefined)
const fort = () => Promise.reject<Response>(new TypeError('Failed to fetch'))

/** A worker that has its shell, and then this network. */
async function bereit(
  netz: (pfad: string) => Promise<Response>,
  sonst: Omit<Parameters<typeof starteDienst>[0], 'netz' | 'vorrat'> = {},
) {
  let jetzt = (pfad: string) =>
    Promise.resolve(new Response(pfad === '/ohne-netz' ? HUELLE : `Datei ${pfad}`))
  const vorrat = new Map<string, Map<string, Response>>([
    ['kallemann-uralt', new Map()],
    ['kallemann-alt', new Map([['/_next/static/chunks/alt.js', new Response('Datei von davor')]])],
  ])
  const dienst = starteDienst({ netz: (pfad) => jetzt(pfad), vorrat, ...sonst })
  await dienst.erlebe('install')
  jetzt = netz
  return { ...dienst, vorrat }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a page', () => {
  it.each([
    ['comes from the server', 200],
    ['that does not exist is what the server says of it', 404],
    ['that leads to the sign-in does', 302],
    ['whose server has a fault shows that fault', 500],
  ])('%s', async (_, status) => {
    const { frage } = await bereit(() => Promise.resolve(new Response('Seite', { status })))
    const antwort = await frage({ pfad: ABEND })
    expect([antwort?.status, await antwort?.text()]).toEqual([status, 'Seite'])
  })

  it.each([502, 503, 504])(
    'is drawn by the shell when a proxy answers %i for it',
    async (status) => {
      const { frage } = await bereit(() => Promise.resolve(new Response('Caddy', { status })))
      expect(await (await frage({ pfad: ABEND }))?.text()).toBe(HUELLE)
    },
  )

  it.each([ABEND, '/konto'])('is drawn by the shell without a network: %s', async (pfad) => {
    const { frage } = await bereit(fort)
    expect(await (await frage({ pfad }))?.text()).toBe(HUELLE)
  })

  it.each([
    ['/', 2500],
    ['/v/urexweiler', 2500],
    [ABEND, 2500],
    [`/v/urexweiler/spiele/${ID}`, 2500],
    ['/tisch/Ab-9_x', 2500],
    ['/v/urexweiler/saison', 10_000],
    [`${ABEND}/verlauf`, 10_000],
  ])('%s is waited for for %i ms on a line on which nothing comes', async (pfad, ms) => {
    const { frage } = await bereit(nie)
    let text: string | undefined
    void frage({ pfad })
      ?.then((antwort) => antwort.text())
      .then((t) => {
        text = t
      })
    await vi.advanceTimersByTimeAsync(ms - 10)
    expect(text).toBeUndefined()
    await vi.advanceTimersByTimeAsync(20)
    expect(text).toBe(HUELLE)
  })

  it('that was asked for again gets more time, once', async () => {
    const { frage, sage } = await bereit(nie)
    const texte: string[] = []
    const lies = () => void frage({ pfad: ABEND })?.then(() => texte.push(HUELLE))
    sage('geduld')
    lies()
    await vi.advanceTimersByTimeAsync(2600)
    expect(texte).toEqual([])
    lies()
    await vi.advanceTimersByTimeAsync(2600)
    expect(texte).toEqual([HUELLE])
  })
})

describe('is left to the browser', () => {
  it.each([
    ['what changes something', { pfad: '/api/v1/ops', method: 'POST' }],
    ['a live stream', { pfad: '/api/v1/vereine/urexweiler/live', mode: 'cors' as const }],
    ['an answer of the API', { pfad: '/api/v1/vereine/urexweiler/log', mode: 'cors' as const }],
    ['another site', { pfad: 'https://anderswo.test/v/urexweiler' }],
    [
      'what is fetched ahead',
      { pfad: ABEND, mode: 'cors' as const, headers: { RSC: '1', 'Next-Router-Prefetch': '1' } },
    ],
  ])('%s', async (_, anfrage) => {
    const { frage } = await bereit(fort)
    expect(frage(anfrage)).toBeNull()
  })
})

it('a part of a page that does not come lets the router ask for the whole page', async () => {
  const { frage } = await bereit(fort)
  const antwort = await frage({ pfad: ABEND, mode: 'cors', headers: { RSC: '1' } })
  expect(antwort?.status).toBe(504)
})

it('a file of the build comes from the store, one of another build from the network', async () => {
  const { frage } = await bereit((pfad) => Promise.resolve(new Response(`Netz ${pfad}`)))
  const lies = async (name: string) =>
    (await frage({ pfad: `/_next/static/chunks/${name}`, mode: 'cors' }))?.text()
  expect(await lies('a.js')).toBe('Datei /_next/static/chunks/a.js')
  expect(await lies('b.js')).toBe('Netz /_next/static/chunks/b.js')
})

it('keeps the shell and its files and no page of anybody', async () => {
  const { frage, vorrat } = await bereit(() => Promise.resolve(new Response('Annas Abend')))
  await frage({ pfad: ABEND })
  expect([...(vorrat.get('kallemann-neu')?.keys() ?? [])]).toEqual([
    '/ohne-netz',
    '/_next/static/chunks/a.js',
  ])
})

describe('a new version', () => {
  it('clears away what is older than the one before once it takes over, and nothing before that', async () => {
    const { erlebe, vorrat } = await bereit(nie)
    expect([...vorrat.keys()]).toEqual(['kallemann-uralt', 'kallemann-alt', 'kallemann-neu'])
    await erlebe('activate')
    expect([...vorrat.keys()]).toEqual(['kallemann-alt', 'kallemann-neu'])
  })

  it('serves the parts of the one before to a page of it that is still open in another tab', async () => {
    const { erlebe, frage } = await bereit(fort)
    await erlebe('activate')
    const teil = frage({ pfad: '/_next/static/chunks/alt.js', mode: 'cors' })
    expect(await (await teil)?.text()).toBe('Datei von davor')
  })

  it('takes over when the only window loads a page anew, and is asked once', async () => {
    const gesagt: string[] = []
    const wartende = { postMessage: (text: string) => void gesagt.push(text) }
    const { frage } = await bereit(() => Promise.resolve(new Response('Seite')), { wartende })
    expect(await (await frage({ pfad: ABEND }))?.text()).toContain('location.reload()')
    expect(await (await frage({ pfad: ABEND }))?.text()).toBe('Seite')
    expect(gesagt).toEqual(['uebernimm'])
  })

  it('waits while another window is open', async () => {
    const wartende = { postMessage: () => expect.unreachable() }
    const netz = () => Promise.resolve(new Response('Seite'))
    const { frage } = await bereit(netz, { wartende, fenster: 2 })
    expect(await (await frage({ pfad: ABEND }))?.text()).toBe('Seite')
  })
})
