import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Browser {
  /** Undefined over plain http. */
  readonly speicher?: {
    readonly behalten: boolean
    readonly gewaehrt?: boolean
    readonly voll?: number
  }
  readonly eigenesFenster?: boolean
}

/** A new page in such a browser; answers how often it was asked to keep what is stored. */
async function seite({ speicher, eigenesFenster = false }: Browser) {
  const persist = vi.fn(() => Promise.resolve(speicher?.gewaehrt ?? false))
  const storage = speicher && {
    persist,
    persisted: () => Promise.resolve(speicher.behalten),
    estimate: () => Promise.resolve({ usage: speicher.voll ?? 1, quota: 100 }),
  }
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, storage })
  vi.stubGlobal('window', { isSecureContext: speicher !== undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: eigenesFenster }))
  const { istSpeicherUnsicher } = await import('./bestand')
  return { persist, istSpeicherUnsicher }
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each<[string, Browser, boolean]>([
  ['over plain http, where the browser promises nothing', {}, true],
  ['where the browser keeps it for good', { speicher: { behalten: true } }, false],
  ['where the browser grants it', { speicher: { behalten: false, gewaehrt: true } }, false],
  ['where the browser refuses', { speicher: { behalten: false } }, true],
  ['on the home screen', { speicher: { behalten: false }, eigenesFenster: true }, false],
  ['when the store is nearly full', { speicher: { behalten: true, voll: 91 } }, true],
])('%s', async (_, browser, unsicher) => {
  const { istSpeicherUnsicher } = await seite(browser)
  expect(await istSpeicherUnsicher()).toBe(unsicher)
})

it('asks the browser once, not with every game', async () => {
  const { istSpeicherUnsicher, persist } = await seite({ speicher: { behalten: false } })
  for (let i = 0; i < 3; i++) expect(await istSpeicherUnsicher()).toBe(true)
  expect(persist).toHaveBeenCalledTimes(1)
})
