import { expect, test } from 'vitest'
import type { Wachlage } from './wach'
import { halteWach } from './wach'

/** A document that can be left and come back to, and a browser that lets go when it is left. */
function umgebung({ erlaubt = true }: { readonly erlaubt?: boolean } = {}) {
  const ereignisse = new EventTarget()
  const sperren: { released: boolean; release: () => Promise<void> }[] = []
  const lagen: Wachlage[] = []
  const dokument = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: ereignisse.addEventListener.bind(ereignisse),
    removeEventListener: ereignisse.removeEventListener.bind(ereignisse),
  }
  const zeige = async (sichtbar: DocumentVisibilityState) => {
    dokument.visibilityState = sichtbar
    if (sichtbar === 'hidden') for (const s of sperren) s.released = true
    ereignisse.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    await Promise.resolve()
  }
  const wakeLock = {
    request: () => {
      if (!erlaubt) return Promise.reject(new DOMException('', 'NotAllowedError'))
      const sperre = {
        released: false,
        release: () => {
          sperre.released = true
          return Promise.resolve()
        },
      }
      sperren.push(sperre)
      return Promise.resolve(sperre as unknown as WakeLockSentinel)
    },
  }
  return { wakeLock, dokument, melde: (l: Wachlage) => lagen.push(l), zeige, sperren, lagen }
}

test('the screen is kept awake, and again after the page was out of view', async () => {
  const u = umgebung()
  const beende = halteWach(u)
  await u.zeige('visible')
  expect(u.sperren.map((s) => s.released)).toEqual([false])
  await u.zeige('hidden')
  await u.zeige('visible')
  expect(u.sperren.map((s) => s.released)).toEqual([true, false])
  expect(u.lagen).toEqual(['wach', 'wach'])
  beende()
  expect(u.sperren.map((s) => s.released)).toEqual([true, true])
})

test('what is granted after the page was left is given back', async () => {
  const u = umgebung()
  halteWach(u)()
  await u.zeige('visible')
  expect(u.sperren.map((s) => s.released)).toEqual([true])
  expect(u.lagen).toEqual([])
})

test('says so where the browser has no such thing, or does not grant it', async () => {
  const ohne = umgebung()
  halteWach({ ...ohne, wakeLock: undefined })
  expect(ohne.lagen).toEqual(['nicht-moeglich'])
  const verboten = umgebung({ erlaubt: false })
  halteWach(verboten)
  await verboten.zeige('visible')
  expect(verboten.lagen).toContain('nicht-moeglich')
  expect(verboten.sperren).toEqual([])
})
