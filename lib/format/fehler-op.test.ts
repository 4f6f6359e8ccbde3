import { describe, expect, it } from 'vitest'
import { OP_FEHLER_CODES } from '../domain/op/fehler-codes'
import { textFehler } from './fehler'

const satz = (code: (typeof OP_FEHLER_CODES)[number], daten: Record<string, string | number>) =>
  textFehler({ ort: '', regel: 'Format', code, daten })

describe('the sentences of refusals', () => {
  it.each(OP_FEHLER_CODES)('%s says what to do, without a gap in its words', (code) => {
    const daten = {
      name: 'Ute',
      summe: 3,
      position: 7,
      tisch: 2,
      sekunden: 30,
      megabyte: 5,
      hinweis: 'wiederholung-versaeumt',
    }
    const text = satz(code, daten)
    expect(text).toMatch(/^[\p{Lu}„].*\.$/u)
    expect(text).not.toMatch(/undefined|null|NaN|\bdu\b|[Uu]ngültig/)
  })

  it.each([
    [1 / 1024, '1 KB'],
    [5, '5 MB'],
  ])('name a limit of %d megabytes', (megabyte, groesse) => {
    expect(satz('anfrage-zu-gross', { megabyte })).toBe(
      `Das ist zu groß: Es gehen höchstens ${groesse}.`,
    )
  })

  it.each([
    [1, 'einer Sekunde'],
    [89, '89 Sekunden'],
    [90, '2 Minuten'],
    [900, '15 Minuten'],
  ])('name a wait of %i seconds', (sekunden, dauer) => {
    expect(satz('zu-viele-versuche', { sekunden })).toBe(
      `Zu viele Versuche. In ${dauer} geht es weiter.`,
    )
  })

  it('keep a name that somebody typed on one line', () => {
    expect(satz('name-vergeben', { name: 'U\nte' })).toContain('„U te“')
  })
})
