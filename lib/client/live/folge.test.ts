import { expect, onTestFinished, test, vi } from 'vitest'
import { createSeite } from '@/tests/builders/live'
import type { Ereignis } from '@/lib/sync/ereignis'
import { folge } from './folge'
import { getFunkstille } from './funkstille'
import type { Logantwort } from './log'

type Art = Logantwort['art']

const NEUN = Date.UTC(2026, 0, 9, 21)

function beginne() {
  const seite = createSeite()
  const lesungen: ((art: Art) => void)[] = []
  const gehoert: Ereignis[] = []
  const vorbei: boolean[] = []
  vi.setSystemTime(NEUN)
  const folgt = folge({
    adresse: '/live',
    lies: () => new Promise<Art>((fertig) => lesungen.push(fertig)),
    onEreignis: (e) => gehoert.push(e),
    onVorbei: (neu) => vorbei.push(neu),
  })
  onTestFinished(folgt.beende)
  /** Answers the newest reading. */
  const antworte = async (art: Art) => {
    lesungen.at(-1)?.(art)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...seite, lesungen, gehoert, vorbei, folgt, antworte }
}

test('each opening reads the log once: what came before it may have been missed', async () => {
  const { quellen, lesungen, antworte } = beginne()
  expect(lesungen).toHaveLength(0)
  quellen[0]?.oeffne()
  expect(lesungen).toHaveLength(1)
  await antworte('da')
  quellen[0]?.reisse()
  await vi.advanceTimersByTimeAsync(500)
  quellen[1]?.oeffne()
  expect(lesungen).toHaveLength(2)
})

test('gaps that are noticed while the log is read are one further reading', async () => {
  const { quellen, lesungen, folgt, antworte } = beginne()
  quellen[0]?.oeffne()
  folgt.lies()
  folgt.lies()
  folgt.lies()
  expect(lesungen).toHaveLength(1)
  await antworte('da')
  expect(lesungen).toHaveLength(2)
  await antworte('da')
  // Before the line counts as dead.
  await vi.advanceTimersByTimeAsync(39_000)
  expect(lesungen).toHaveLength(2)
})

test('a reading without an answer is tried again while the stream stands', async () => {
  const { quellen, lesungen, antworte } = beginne()
  quellen[0]?.oeffne()
  await antworte('netz')
  await vi.advanceTimersByTimeAsync(3000)
  expect(lesungen).toHaveLength(2)
  await antworte('netz')
  // The stream went too: its next opening reads.
  quellen[0]?.reisse()
  await vi.advanceTimersByTimeAsync(400)
  expect(lesungen).toHaveLength(2)
})

test('where no stream comes through, each attempt reads the log, ever later', async () => {
  const { quellen, lesungen, antworte } = beginne()
  const gelesen: number[] = []
  for (let versuch = 0; versuch < 9; versuch += 1) {
    quellen.at(-1)?.reisse()
    await antworte(versuch % 2 === 0 ? 'da' : 'netz')
    gelesen.push(lesungen.length)
    const bisher = quellen.length
    while (quellen.length === bisher) await vi.advanceTimersByTimeAsync(500)
  }
  expect(gelesen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(lesungen).toHaveLength(9)
})

test.each<Art>(['anmeldung', 'weg'])(
  'whoever is refused the stream learns from a log that answers „%s“ that it is over',
  async (art) => {
    const { quellen, vorbei, antworte } = beginne()
    quellen[0]?.reisse()
    await antworte(art)
    expect(vorbei).toEqual([true])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(quellen).toHaveLength(1)
  },
)

test.each<Art>(['anmeldung', 'weg'])('a log that answers „%s“ ends it', async (art) => {
  const { quellen, vorbei, antworte, melde } = beginne()
  quellen[0]?.oeffne()
  await antworte(art)
  expect(vorbei).toEqual([true])
  expect(quellen[0]?.offen()).toBe(false)
  melde('online')
  expect(quellen).toHaveLength(1)
})

test('the server ends it, and nothing else does', async () => {
  const { quellen, gehoert, vorbei, lesungen } = beginne()
  quellen[0]?.oeffne()
  quellen[0]?.bringe({ art: 'eingabe', wer: [] })
  expect(gehoert).toEqual([{ art: 'eingabe', wer: [] }])
  quellen[0]?.bringe({ art: 'ende' })
  expect(vorbei).toEqual([true])
  expect(gehoert).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(quellen).toHaveLength(1)
  expect(lesungen).toHaveLength(1)
})

test('whoever has left is not told what a late reading says', async () => {
  const { quellen, vorbei, folgt, antworte } = beginne()
  quellen[0]?.oeffne()
  folgt.beende()
  await antworte('weg')
  expect(vorbei).toEqual([])
})

test('whoever comes back to a page that was over is followed again, if they may look again', async () => {
  const { quellen, vorbei, antworte, zeige } = beginne()
  quellen[0]?.reisse()
  await antworte('anmeldung')
  expect(vorbei).toEqual([true])
  // Back, but not signed in yet.
  zeige('hidden')
  zeige('visible')
  expect(quellen).toHaveLength(2)
  quellen[1]?.reisse()
  await antworte('anmeldung')
  expect(vorbei).toEqual([true, true])
  zeige('hidden')
  zeige('visible')
  quellen[2]?.oeffne()
  await antworte('da')
  expect(vorbei).toEqual([true, true, false])
  expect(quellen[2]?.offen()).toBe(true)
})

test('whoever leaves a page that was over is not followed when they come back', async () => {
  const { quellen, folgt, zeige } = beginne()
  quellen[0]?.bringe({ art: 'ende' })
  folgt.beende()
  zeige('hidden')
  zeige('visible')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(quellen).toHaveLength(1)
})

test('a server that is gone is silent since it was heard of last, until a reading answers again', async () => {
  const { quellen, antworte } = beginne()
  quellen[0]?.oeffne()
  await antworte('da')
  await vi.advanceTimersByTimeAsync(10_000)
  quellen[0]?.takt()
  await vi.advanceTimersByTimeAsync(3000)
  quellen[0]?.reisse()
  await vi.advanceTimersByTimeAsync(500)
  // A short loss is not worth a word.
  expect(getFunkstille()).toBeNull()
  quellen[1]?.reisse()
  await antworte('netz')
  expect(getFunkstille()).toMatchObject({ seit: NEUN + 10_000 })
  await vi.advanceTimersByTimeAsync(1000)
  quellen[2]?.oeffne()
  expect(getFunkstille()).toMatchObject({ seit: NEUN + 10_000 })
  await antworte('da')
  expect(getFunkstille()).toBeNull()
})

test('a line on which nothing comes back is found out without its end', async () => {
  const { quellen, lesungen, antworte } = beginne()
  quellen[0]?.oeffne()
  await antworte('da')
  // No heartbeat, a new attempt, and no word of that either.
  await vi.advanceTimersByTimeAsync(40_000 + 500 + 5000)
  expect(lesungen).toHaveLength(2)
  await antworte('netz')
  expect(getFunkstille()).toMatchObject({ seit: NEUN })
})

test('where only the stream does not come through, the log answers: that is no silence', async () => {
  const { quellen, antworte } = beginne()
  quellen[0]?.reisse()
  await antworte('da')
  expect(getFunkstille()).toBeNull()
})

test('whoever has left, or may not look any more, waits for nobody', async () => {
  const { quellen, antworte, folgt } = beginne()
  quellen[0]?.reisse()
  await antworte('netz')
  expect(getFunkstille()).toMatchObject({ seit: null })
  await vi.advanceTimersByTimeAsync(1000)
  quellen[1]?.bringe({ art: 'ende' })
  expect(getFunkstille()).toBeNull()
  folgt.beende()
  expect(getFunkstille()).toBeNull()
})

test('the page is as old as the oldest of its parts', async () => {
  const eins = beginne()
  eins.quellen[0]?.oeffne()
  await eins.antworte('da')
  await vi.advanceTimersByTimeAsync(5000)
  const zwei = folge({
    adresse: '/live2',
    lies: () => Promise.resolve('da' as const),
    onEreignis: () => undefined,
    onVorbei: () => undefined,
  })
  onTestFinished(zwei.beende)
  eins.quellen[1]?.oeffne()
  await vi.advanceTimersByTimeAsync(0)
  eins.quellen[0]?.reisse()
  await vi.advanceTimersByTimeAsync(500)
  eins.quellen[2]?.reisse()
  await eins.antworte('netz')
  expect(getFunkstille()).toMatchObject({ seit: NEUN })
})
