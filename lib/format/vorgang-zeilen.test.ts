import { describe, expect, it } from 'vitest'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Folge } from '../domain/protokoll/folge'
import { textVorgangszeilen } from './vorgang-zeilen'

const NAMEN = { a: 'Anna', b: 'Bernd', c: 'Clara', d: 'Dieter' }
const zeilen = (daten: unknown, folge?: Folge, regelwerk: RegelwerkId | null = null) =>
  textVorgangszeilen(daten, { namen: NAMEN, regelwerk, folge }).map((z) => `${z.was}: ${z.wert}`)

describe('textVorgangszeilen', () => {
  it('tells a game in the words of its rule book, and as stored what that does not know', () => {
    const spiel = { art: 'normal', re: ['a', 'b'], augenRe: 130, stoesse: ['c'] }
    expect(zeilen({ spiel }, undefined, 'ddv')).toContain('Ansage: Clara')
    const schweine = { ...spiel, schweine: 'c' }
    expect(zeilen({ spiel: schweine })).toContain('Schweine: Clara')
    expect(zeilen({ spiel: schweine }, undefined, 'ddv')).toEqual([
      `Spiel: ${JSON.stringify(schweine)}`,
    ])
  })

  it('tells a game in the words of the receipt, Kontra where the four are known', () => {
    const daten = {
      spieltagId: 't',
      rundeId: 'r',
      spielId: 's',
      position: 7,
      spiel: { art: 'normal', re: ['a', 'b'], augenRe: 130, stoesse: ['c'] },
    }
    expect(zeilen(daten)).toEqual([
      'Spiel: Normalspiel',
      'Re: Anna und Bernd',
      'Augen: Re 130, Kontra 110',
      'Stoß: Clara',
    ])
    const punkte = { a: 1, b: 1, c: -1, d: -1 }
    const spiel = { id: 's', nummer: 7, wert: { vorher: null, nachher: 1 }, punkte }
    expect(zeilen(daten, { rechenweise: 1, namen: {}, spiel })).toContain(
      'Kontra: Clara und Dieter',
    )
  })

  it('tells an evening, its seats and who is excused', () => {
    expect(
      zeilen({
        spieltagId: 't',
        saisonId: 's',
        datum: '2026-01-09',
        ort: null,
        entschuldigt: [],
        runde: { id: 'r', sitze: ['a', 'b', 'c', 'd'], ersterGeber: 'd' },
      }),
    ).toEqual([
      'Datum: Fr., 9. Januar 2026',
      'Entschuldigt: niemand',
      'Am Tisch: Anna, Bernd, Clara und Dieter',
      'Erster Geber: Dieter',
    ])
    expect(zeilen({ endstand: { a: 12, b: -12 } })).toEqual([
      'Endstand: Anna\u00a0+12, Bernd\u00a0−12',
    ])
  })

  it('tells a season, a file, an accepted objection and an invitation', () => {
    const einstellungen = { freieFehltage: 2, kuersoloWiederholung: 'einmal' }
    expect(
      zeilen({ name: '2026', regelwerk: 'urexweiler', einstellungen, spieler: ['a', 'b'] }),
    ).toEqual([
      'Name: 2026',
      'Regelwerk: Urexweiler',
      'Verlorenes Kürsolo: einmal wiederholen',
      'Freie Fehltage: 2',
      'Kader: Anna und Bernd',
    ])
    expect(
      zeilen({ datei: { saison: { name: '2020', spieler: ['Ute', 'Vera'] }, spieltage: [{}] } }),
    ).toEqual(['Saison: 2020', 'Kader: Ute, Vera', 'Spieltage: 1'])
    expect(zeilen({ einspruchId: 'x', aenderung: { art: 'streichung' }, antwort: 'ja' })).toEqual([
      'Antwort: ja',
    ])
    expect(zeilen({ aenderung: { art: 'neuartig', besetzung: ['a', 'b'] } })).toEqual([
      'Angenommen: neuartig',
      'Am Tisch: Anna und Bernd',
    ])
    const ablauf = Date.UTC(2026, 0, 9, 22, 40)
    expect(zeilen({ tokenHash: 'f', rolle: 'leser', spielerId: 'a', ablauf })).toEqual([
      'Rolle: Leser',
      'Spieler: Anna',
      'Gilt bis: 09.01.26, 23:40 Uhr',
    ])
  })

  it('tells a booking, and where a table begins', () => {
    const buchung = { saisonId: 's', buchungId: 'b', art: 'auszahlung', cent: 2050, zweck: 'Bier' }
    expect(zeilen({ ...buchung, datum: '2026-01-09', spielerId: 'a' })).toEqual([
      'Buchung: Auszahlung',
      'Betrag: 20,50\u00a0€',
      'Wofür: Bier',
      'Datum: Fr., 9. Januar 2026',
      'Spieler: Anna',
    ])
    expect(zeilen({ spieltagId: 't', tisch: 2, aufgeloest: [1, 3] })).toEqual([
      'Tisch: 2',
      'Aufgelöst: Tisch 1 und Tisch 3',
    ])
    expect(zeilen({ spielId: 's', nachtrag: true })).toEqual(['Nachgetragen: ja'])
    expect(zeilen({ art: 'x', cent: 'x', tisch: 'x', aufgeloest: 1, nachtrag: 2 })).toEqual([
      'Buchung: x',
      'Betrag: x',
      'Tisch: x',
      'Aufgelöst: 1',
      'Nachgetragen: 2',
    ])
  })

  it('shows what it does not know as it is stored', () => {
    expect(
      zeilen({ neu: { x: 1 }, spiel: 'kaputt', datum: 5, spieler: 'x', endstand: { a: 'x' } }),
    ).toEqual(['neu: {"x":1}', 'Spiel: kaputt', 'Datum: 5', 'Kader: x', 'Endstand: {"a":"x"}'])
    expect(zeilen(null)).toEqual([])
    expect(zeilen('x')).toEqual([])
  })
})
