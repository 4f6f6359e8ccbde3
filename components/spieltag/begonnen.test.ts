import { describe, expect, test } from 'vitest'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import { FUENF, normal } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import type { Anfang, Begonnen, Jetzt } from './begonnen'
import { findInzwischen, fuehreFort } from './begonnen'

const mitSpielen = (id: string, anzahl: number) =>
  abend({ id, spieler: FUENF, spiele: Array(anzahl).fill(normal('Bernd', 'Clara')) })

/** An evening after so many games in its last Runde; the server has not got those in `eigene`. */
function nach(anzahl: number, p: { eigene?: readonly string[]; zuvor?: number } = {}): Jetzt {
  const { zuvor } = p
  const erster = mitSpielen('abend', zuvor ?? anzahl)
  const zweite = zuvor === undefined ? [] : mitSpielen('neu', anzahl).runden
  const akte = { ...erster, runden: [...erster.runden, ...zweite] }
  const runde = computeSpieltag(akte).runden.at(-1)
  if (!runde) throw new Error('an evening without a Runde')
  return { akte, runde, eigene: new Set(p.eigene) }
}

const beginne = (anfang: Anfang): Begonnen => ({ anfang, neueRunde: false })

/** What a sheet that was begun after `anzahl` games is for, and what is said over it. */
function lies(begonnen: Begonnen, jetzt: Jetzt) {
  const weiter = fuehreFort(begonnen, jetzt)
  const inzwischen = findInzwischen(weiter, jetzt)
  return {
    weiter,
    fuer: weiter.anfang.runde.stand.naechstes.nummer,
    gesagt: typeof inzwischen === 'object' ? (inzwischen?.akte.id ?? null) : inzwischen,
  }
}

describe('a sheet that was begun', () => {
  test('keeps to its game when others enter it, however many come', () => {
    const begonnen = beginne(nach(4))
    expect(lies(begonnen, nach(4))).toMatchObject({ fuer: 5, gesagt: null, weiter: begonnen })
    expect(lies(begonnen, nach(5))).toMatchObject({ fuer: 5, gesagt: 'spiel-5' })
    expect(lies(begonnen, nach(7))).toMatchObject({ fuer: 5, gesagt: 'spiel-5' })
  })

  test('goes on behind the games that wait on this device, which are nobody else’s', () => {
    const jetzt = nach(6, { eigene: ['spiel-5', 'spiel-6'] })
    const { weiter, ...gelesen } = lies(beginne(nach(4)), jetzt)
    expect(gelesen).toEqual({ fuer: 7, gesagt: null })
    // Sent by then, they wait no more; the next one is somebody else's.
    expect(lies(weiter, nach(6))).toMatchObject({ fuer: 7, gesagt: null })
    expect(lies(weiter, nach(7))).toMatchObject({ fuer: 7, gesagt: 'spiel-7' })
  })

  test('says that somebody else was faster also where own games came with that', () => {
    const jetzt = nach(6, { eigene: ['spiel-5'] })
    expect(lies(beginne(nach(4)), jetzt)).toMatchObject({ fuer: 5, gesagt: 'spiel-6' })
  })

  test('is for the new Runde once there is one, and says so; somebody’s game in that is said first', () => {
    const { weiter, ...gelesen } = lies(beginne(nach(4)), nach(0, { zuvor: 4 }))
    expect(gelesen).toEqual({ fuer: 1, gesagt: 'neue-runde' })
    expect(lies(weiter, nach(0, { zuvor: 4 }))).toMatchObject({ weiter, gesagt: 'neue-runde' })
    expect(lies(weiter, nach(1, { zuvor: 4 }))).toMatchObject({ fuer: 1, gesagt: 'spiel-1' })
  })

  test('is not taken back to an earlier Runde by a reading that is older than the page', () => {
    const begonnen = beginne(nach(0, { zuvor: 4 }))
    expect(lies(begonnen, nach(3))).toMatchObject({ weiter: begonnen, gesagt: null })
  })
})
