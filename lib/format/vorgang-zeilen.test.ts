import { describe, expect, it } from 'vitest'
import { textFolge } from './vorgang-folge'
import { textVorgangszeilen } from './vorgang-zeilen'

const NAMEN = { a: 'Anna', b: 'Bernd', c: 'Clara', d: 'Dieter' }
const zeilen = (daten: unknown, folge?: Parameters<typeof textFolge>[0]) =>
  textVorgangszeilen(daten, { namen: NAMEN, folge }).map((z) => `${z.was}: ${z.wert}`)

describe('textVorgangszeilen', () => {
  it('tells a game in the words of the receipt, Kontra where the four are known', () => {
    const daten = {
      spieltagId: 't',
      rundeId: 'r',
      spielId: 's',
      position: 7,
      spiel: { art: 'normal', re: ['a', 'b'], augenRe: 130, stoesse: ['c'] },
    }
    expect(zeilen(daten)).toEqual([
      'Zeile des Zettels: 7',
      'Spiel: Normalspiel',
      'Re: Anna und Bernd',
      'Augen: Re 130, Kontra 110',
      'Stoß: Clara',
    ])
    const punkte = { a: 1, b: 1, c: -1, d: -1 }
    const spiel = { id: 's', nummer: 7, wert: { vorher: null, nachher: 1 }, punkte }
    expect(zeilen(daten, { namen: {}, spiel })).toContain('Kontra: Clara und Dieter')
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
      'Sitze: Anna, Bernd, Clara und Dieter',
      'Erster Geber: Dieter',
    ])
    expect(zeilen({ endstand: { a: 12, b: -12 } })).toEqual(['Endstand: Anna +12, Bernd −12'])
  })

  it('tells a season, a file, an accepted objection and an invitation', () => {
    const einstellungen = { freieFehltage: 2, kuersoloWiederholung: 'einmal' }
    expect(
      zeilen({ name: '2026', regelwerk: 'urexweiler', einstellungen, spieler: ['a', 'b'] }),
    ).toEqual([
      'Name: 2026',
      'Regelwerk: Urexweiler',
      'Freie Fehltage: 2',
      'Verlorenes Kürsolo: einmal wiederholen',
      'Kader: Anna und Bernd',
    ])
    expect(
      zeilen({ datei: { saison: { name: '2020', spieler: ['Ute', 'Vera'] }, spieltage: [{}] } }),
    ).toEqual(['Saison: 2020', 'Kader: Ute, Vera', 'Spieltage: 1'])
    expect(zeilen({ einspruchId: 'x', aenderung: { art: 'streichung' }, antwort: 'ja' })).toEqual([
      'Angenommen: das Spiel gestrichen',
      'Antwort: ja',
    ])
    const ablauf = Date.UTC(2026, 0, 9, 22, 40)
    expect(zeilen({ tokenHash: 'f', rolle: 'leser', spielerId: 'a', ablauf })).toEqual([
      'Rolle: Leser',
      'Spieler: Anna',
      'Gilt bis: 09.01.26, 23:40 Uhr',
    ])
  })

  it('shows what it does not know as it is stored', () => {
    expect(zeilen({ neu: { x: 1 }, spiel: 'kaputt', datum: 5, spieler: 'x' })).toEqual([
      'neu: {"x":1}',
      'Spiel: kaputt',
      'Datum: 5',
      'Kader: x',
    ])
    expect(zeilen(null)).toEqual([])
    expect(zeilen('x')).toEqual([])
  })
})

describe('textFolge', () => {
  it('tells what there was, as it was then', () => {
    const platz = (rang: number, rangpunkte: string) => ({ rang, rangpunkte })
    const folge = {
      namen: {},
      spieltag: { datum: '2026-01-09', stand: { a: 2, b: -2 } },
      spiel: { id: 's', nummer: 3, wert: { vorher: 1, nachher: 2 }, punkte: { a: 2, b: -2 } },
      unterschiede: [
        { art: 'wert', nummer: 3, vorher: 1, nachher: 2 },
        { art: 'stand', spieler: 'a', vorher: 1, nachher: 2 },
      ],
      saison: {
        id: 'x',
        tabelle: [{ spieler: 'a', vorher: platz(2, '4'), nachher: platz(1, '9/2') }],
      },
    } as const
    expect(textFolge(folge, { namen: NAMEN, form: 'dezimal' })).toEqual([
      { was: 'Spielpunkte', saetze: ['Anna +2, Bernd −2'] },
      { was: 'Sonst geändert', saetze: ['Spiel 3: Wert 2 statt 1.'] },
      { was: 'Stand des Abends', saetze: ['Anna +2, Bernd −2'] },
      { was: 'Saison', saetze: ['Anna vom 2. auf den 1. Platz (4,00 → 4,50).'] },
    ])
    expect(textFolge({ namen: {} }, { namen: NAMEN, form: 'dezimal' })).toEqual([])
  })
})
