import { expect, onTestFinished, test, vi } from 'vitest'
import { antwortetServer, folgeServer } from './netz'

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

test('a server that answers is gone again once the device has no network, and is waited for anew', async () => {
  const geraet = { onLine: false }
  const fenster = new EventTarget()
  vi.stubGlobal('navigator', geraet)
  vi.stubGlobal('window', fenster)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true })))
  const gehoert: boolean[] = []
  const beende = folgeServer((da) => gehoert.push(da))
  onTestFinished(() => {
    beende()
    vi.unstubAllGlobals()
  })
  const wechsle = async (onLine: boolean, bisher: readonly boolean[]) => {
    geraet.onLine = onLine
    fenster.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
    await vi.waitFor(() => expect(gehoert).toEqual(bisher))
  }
  await wechsle(true, [true])
  await wechsle(false, [true, false])
  await wechsle(true, [true, false, true])
})
