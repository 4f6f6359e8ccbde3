import { expect, test, vi } from 'vitest'
import { createSeite } from '@/tests/builders/live'
import type { Ereignis } from '@/lib/sync/ereignis'
import { haltLive } from './strom'

function beginne() {
  const seite = createSeite()
  const gehoert: Ereignis[] = []
  const lagen: string[] = []
  let gelebt = 0
  const beende = haltLive({
    adresse: '/live?spieltag=1',
    onEreignis: (e) => gehoert.push(e),
    onOffen: () => lagen.push('offen'),
    onLebt: () => (gelebt += 1),
    onGetrennt: () => lagen.push('getrennt'),
    onVerweigert: () => lagen.push('verweigert'),
  })
  const offene = () => seite.quellen.filter((q) => q.offen()).length
  return { ...seite, gehoert, lagen, beende, offene, gelebt: () => gelebt }
}

const EINGABE: Ereignis = { art: 'eingabe', wer: ['Anna'] }

test('what comes over the stream is handed on, and each opening is told', () => {
  const { quellen, gehoert, lagen, beende, offene } = beginne()
  expect(quellen.map((q) => q.adresse)).toEqual(['/live?spieltag=1'])
  quellen[0]?.oeffne()
  quellen[0]?.bringe(EINGABE)
  expect(gehoert).toEqual([EINGABE])
  beende()
  expect(offene()).toBe(0)
  expect(lagen).toEqual(['offen', 'getrennt'])
})

test('a lost stream is opened again, after twice the time from attempt to attempt, at most half a minute', () => {
  const { quellen, lagen } = beginne()
  quellen[0]?.oeffne()
  const pausen: number[] = []
  for (let versuch = 0; versuch < 9; versuch += 1) {
    quellen.at(-1)?.reisse()
    const anzahl = quellen.length
    let gewartet = 0
    while (quellen.length === anzahl) {
      vi.advanceTimersByTime(500)
      gewartet += 500
    }
    pausen.push(gewartet)
  }
  expect(pausen).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  quellen.at(-1)?.oeffne()
  quellen.at(-1)?.reisse()
  vi.advanceTimersByTime(500)
  expect(quellen).toHaveLength(11)
  expect(lagen.slice(0, 2)).toEqual(['offen', 'getrennt'])
})

test('a line without a heartbeat for forty seconds is dead, whatever the socket says', () => {
  const { quellen, offene } = beginne()
  quellen[0]?.oeffne()
  for (let i = 0; i < 4; i += 1) {
    vi.advanceTimersByTime(15_000)
    quellen[0]?.takt()
  }
  vi.advanceTimersByTime(39_000)
  expect(quellen[0]?.offen()).toBe(true)
  vi.advanceTimersByTime(1500)
  expect(quellen[0]?.offen()).toBe(false)
  expect(quellen).toHaveLength(2)
  expect(offene()).toBe(1)
})

test('whoever comes back to a page whose line stands has it watched on', () => {
  const { quellen, melde } = beginne()
  quellen[0]?.oeffne()
  melde('pageshow')
  vi.advanceTimersByTime(41_000)
  expect(quellen).toHaveLength(2)
})

test('an attempt that gets no answer at all says so after five seconds, and is given up at last', () => {
  const { quellen, lagen } = beginne()
  vi.advanceTimersByTime(4900)
  expect(lagen).toEqual([])
  vi.advanceTimersByTime(200)
  expect(lagen).toEqual(['verweigert'])
  vi.advanceTimersByTime(36_000)
  expect(quellen).toHaveLength(2)
  expect(lagen).toEqual(['verweigert', 'getrennt', 'verweigert'])
})

test('every word is a sign of life, but for what this server never says', () => {
  const { quellen, gehoert, gelebt } = beginne()
  quellen[0]?.oeffne()
  quellen[0]?.takt()
  quellen[0]?.bringe(EINGABE)
  expect(gelebt()).toBe(3)
  quellen[0]?.sage('<html>')
  expect(quellen[0]?.offen()).toBe(false)
  vi.advanceTimersByTime(500)
  quellen[1]?.oeffne()
  quellen[1]?.sage('"ende"')
  expect(quellen[1]?.offen()).toBe(false)
  expect([gelebt(), gehoert]).toEqual([4, [EINGABE]])
})

test('an attempt that does not open the stream is told, a stream that is lost is not', () => {
  const { quellen, lagen } = beginne()
  quellen[0]?.oeffne()
  quellen[0]?.reisse()
  expect(lagen).toEqual(['offen', 'getrennt'])
  vi.advanceTimersByTime(500)
  quellen[1]?.reisse()
  expect(lagen.slice(2)).toEqual(['getrennt', 'verweigert'])
})

test('a page out of view holds no line, and takes one when it comes back', () => {
  const { quellen, zeige, offene } = beginne()
  quellen[0]?.oeffne()
  zeige('hidden')
  expect(offene()).toBe(0)
  vi.advanceTimersByTime(600_000)
  expect(quellen).toHaveLength(1)
  zeige('visible')
  zeige('visible')
  expect(quellen).toHaveLength(2)
  expect(offene()).toBe(1)
})

test('a page that is kept for the way back holds no line either', () => {
  const { melde, offene } = beginne()
  melde('pagehide')
  expect(offene()).toBe(0)
  melde('pageshow')
  expect(offene()).toBe(1)
})

test('another network is another line, at once and without the old waiting time', () => {
  const { quellen, melde, offene } = beginne()
  quellen[0]?.oeffne()
  melde('online')
  expect(quellen[0]?.offen()).toBe(false)
  expect(offene()).toBe(1)
  for (let i = 0; i < 5; i += 1) {
    quellen.at(-1)?.reisse()
    vi.advanceTimersByTime(30_000)
  }
  quellen.at(-1)?.reisse()
  const anzahl = quellen.length
  melde('online')
  expect(quellen).toHaveLength(anzahl + 1)
  melde('online')
  melde('online')
  expect(offene()).toBe(1)
})

test('a network that is gone is another one too: a new attempt says at once that there is none', () => {
  const { quellen, melde, lagen } = beginne()
  quellen[0]?.oeffne()
  melde('offline')
  quellen[1]?.reisse()
  expect(lagen).toEqual(['offen', 'getrennt', 'getrennt', 'verweigert'])
})

test('after the end nothing opens it again', () => {
  const { quellen, beende, melde, zeige } = beginne()
  quellen[0]?.oeffne()
  quellen[0]?.reisse()
  beende()
  melde('online')
  melde('pageshow')
  zeige('visible')
  vi.advanceTimersByTime(600_000)
  expect(quellen).toHaveLength(1)
})
