import { expect, onTestFinished, test, vi } from 'vitest'
import { createSeite } from '@/tests/builders/live'
import type { Person } from '@/lib/sync/ereignis'
import type { Nachricht } from '@/lib/sync/stand'
import { createMelder, folgeAbend } from './abend'
import type { Logantwort } from './log'

const WEG = { art: 'verein', kurz: 'kreuzdame' } as const

function createSpeicher() {
  const gehoert: unknown[] = []
  return {
    gehoert,
    speicher: {
      uebernimmNachricht: (n: Nachricht) => void gehoert.push(n),
      nimmPersonen: (p: readonly Person[]) => void gehoert.push(p),
      setzeEingabe: (wer: readonly string[]) => void gehoert.push(wer),
      setzeVorbei: (vorbei: boolean) => void gehoert.push({ vorbei }),
      leseLog: () => {
        gehoert.push('log')
        return Promise.resolve<Logantwort['art']>('da')
      },
    },
  }
}

test('an evening takes from the stream what it needs, and forgets who enters when it hears of nobody any more', () => {
  const seite = createSeite()
  const { speicher, gehoert } = createSpeicher()
  const geh = folgeAbend({ weg: WEG, spieltagId: 't1', speicher })
  const [quelle] = seite.quellen
  expect(quelle?.adresse).toMatch(
    /^\/api\/v1\/vereine\/kreuzdame\/live\?spieltag=t1&geraet=[0-9a-f-]{36}$/,
  )
  const nachricht: Nachricht = {
    ...{ spieltagId: 't1', opId: 'o', seq: 2, vorher: 1, aenderungen: [] },
  }
  const person = { id: 'p', name: 'Gerd', gast: true }
  quelle?.oeffne()
  quelle?.bringe({ art: 'spieltag', nachricht })
  quelle?.bringe({ art: 'person', person })
  quelle?.bringe({ art: 'eingabe', wer: ['Anna'] })
  quelle?.reisse()
  expect(gehoert).toEqual(['log', nachricht, [person], ['Anna'], []])
  geh()
})

test('an evening that may not be looked at any more is over', () => {
  const seite = createSeite()
  const { speicher, gehoert } = createSpeicher()
  folgeAbend({ weg: WEG, spieltagId: 't1', speicher })
  seite.quellen[0]?.bringe({ art: 'ende' })
  expect(gehoert.at(-1)).toEqual({ vorbei: true })
  seite.melde('online')
  expect(seite.quellen).toHaveLength(1)
})

test('however many parts of a page show an evening, it has one stream, until the last of them goes', () => {
  const seite = createSeite()
  const { speicher } = createSpeicher()
  const eins = folgeAbend({ weg: WEG, spieltagId: 't1', speicher })
  const zwei = folgeAbend({ weg: WEG, spieltagId: 't1', speicher })
  expect(seite.quellen).toHaveLength(1)
  eins()
  expect(seite.quellen[0]?.offen()).toBe(true)
  zwei()
  expect(seite.quellen[0]?.offen()).toBe(false)
  folgeAbend({ weg: WEG, spieltagId: 't1', speicher })()
  expect(seite.quellen).toHaveLength(2)
})

/** When the first word goes out. */
const GLEICH_MS = 100

function createMeldeseite() {
  const seite = createSeite()
  const gemeldet: unknown[] = []
  vi.stubGlobal('fetch', (pfad: string, { body }: { readonly body: string }) => {
    gemeldet.push([pfad, Object.keys(JSON.parse(body) as object)])
    return Promise.reject(new TypeError('kein Netz'))
  })
  const melder = createMelder(WEG, 't1')
  onTestFinished(melder.fertig)
  return { seite, gemeldet, melder }
}

const BEGONNEN = ['/api/v1/vereine/kreuzdame/live/eingabe', ['spieltagId', 'geraet']]
const BEENDET = ['/api/v1/vereine/kreuzdame/live/eingabe', ['spieltagId', 'geraet', 'fertig']]

test('whoever touches the sheet says so every five seconds until the game is entered, with a network or without', () => {
  const { gemeldet, melder } = createMeldeseite()
  expect(gemeldet).toHaveLength(0)
  for (let i = 0; i < 9; i += 1) melder.beruehrt()
  expect(gemeldet).toEqual([])
  vi.advanceTimersByTime(GLEICH_MS)
  expect(gemeldet).toEqual([BEGONNEN])
  vi.advanceTimersByTime(10_000)
  expect(gemeldet).toEqual([BEGONNEN, BEGONNEN, BEGONNEN])
  melder.fertig()
  vi.advanceTimersByTime(60_000)
  expect(gemeldet.slice(3)).toEqual([BEENDET])
  melder.beruehrt()
  vi.advanceTimersByTime(GLEICH_MS)
  expect(gemeldet.slice(4)).toEqual([BEGONNEN])
})

test('whoever leaves the page enters no more, and whoever entered nothing has nothing to take back', () => {
  const { seite, gemeldet, melder } = createMeldeseite()
  seite.melde('pagehide')
  melder.fertig()
  expect(gemeldet).toEqual([])
  melder.beruehrt()
  vi.advanceTimersByTime(GLEICH_MS)
  seite.melde('pagehide')
  vi.advanceTimersByTime(60_000)
  expect(gemeldet).toEqual([BEGONNEN, BEENDET])
  // Gone before anybody was told: nobody has to hear that it is over.
  melder.beruehrt()
  seite.melde('pagehide')
  vi.advanceTimersByTime(60_000)
  expect(gemeldet).toHaveLength(2)
})

test('whoever has put the phone down enters nothing any more', () => {
  const { gemeldet, melder } = createMeldeseite()
  melder.beruehrt()
  vi.advanceTimersByTime(600_000)
  // After 100 ms, and eleven times more within the minute.
  expect(gemeldet).toHaveLength(13)
  expect(gemeldet.at(-1)).toEqual(BEENDET)
  melder.beruehrt()
  vi.advanceTimersByTime(GLEICH_MS)
  expect(gemeldet.slice(13)).toEqual([BEGONNEN])
})

test('a table that was the only one is told once there is another', () => {
  createSeite()
  const tische: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    tische.push((JSON.parse(body) as { readonly tisch?: number }).tisch)
    return Promise.resolve()
  })
  const platz: { tisch?: number } = {}
  const melder = createMelder(WEG, 't1', () => platz.tisch)
  onTestFinished(melder.fertig)
  melder.beruehrt()
  vi.advanceTimersByTime(GLEICH_MS)
  platz.tisch = 1
  vi.advanceTimersByTime(5000)
  melder.fertig()
  expect(tische).toEqual([undefined, 1, 1])
})
