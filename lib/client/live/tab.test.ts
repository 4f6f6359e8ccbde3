import { afterEach, expect, test, vi } from 'vitest'

/** A page in a browser's tab: its name, and what is heard when it is left or shown again. */
async function oeffneSeite(ablage: Map<string, string>) {
  const fenster = new EventTarget()
  vi.stubGlobal('window', fenster)
  vi.stubGlobal('sessionStorage', {
    getItem: (k: string) => ablage.get(k) ?? null,
    setItem: (k: string, wert: string) => ablage.set(k, wert),
    removeItem: (k: string) => ablage.delete(k),
  })
  vi.resetModules()
  const { getTab } = await import('./tab')
  return { name: getTab(), melde: (was: string) => fenster.dispatchEvent(new Event(was)) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a tab keeps its name through a reload', async () => {
  const ablage = new Map<string, string>()
  const vorher = await oeffneSeite(ablage)
  vorher.melde('pagehide')
  expect((await oeffneSeite(ablage)).name).toBe(vorher.name)
})

test('a copy of a tab, made while that is open or is open again, has a name of its own', async () => {
  const ablage = new Map<string, string>()
  const tab = await oeffneSeite(ablage)
  expect((await oeffneSeite(new Map(ablage))).name).not.toBe(tab.name)
  tab.melde('pagehide')
  tab.melde('pageshow')
  expect((await oeffneSeite(new Map(ablage))).name).not.toBe(tab.name)
})

test('a tab without a store has a name all the same', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('sessionStorage', undefined)
  vi.resetModules()
  const { getTab } = await import('./tab')
  expect(getTab()).toBe(getTab())
  expect(getTab()).toMatch(/^[0-9a-f-]{36}$/)
})
