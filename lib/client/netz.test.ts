import { expect, onTestFinished, test, vi } from 'vitest'
import { antwortetServer } from './netz'

function antwortet(antwort: () => Response) {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => Promise.resolve(antwort()))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return antwortetServer()
}

test('the server answers when it says so itself', async () => {
  expect(await antwortet(() => Response.json({ ok: true }))).toBe(true)
})

test.each([
  ['a page of the network in the pub', () => new Response('<html>Bitte anmelden</html>')],
  ['something else in the right form', () => Response.json({ status: 'ok' })],
  ['no object', () => Response.json(true)],
  ['a server without its database', () => Response.json({ ok: false }, { status: 503 })],
  ['a proxy whose server is away', () => Response.json({ ok: true }, { status: 502 })],
])('%s is no server', async (_, antwort) => {
  expect(await antwortet(antwort)).toBe(false)
})
