import { describe, expect, it } from 'vitest'
import { ergaenzeEinstellungen, getRegelwerk, regelwerkVon } from '@/lib/domain/regelwerk/presets'
import { parseSpiel } from '@/lib/domain/spiel/parse'
import { pruefeSpiel } from '@/lib/domain/spiel/pruefe'
import { scoreSpiel } from '@/lib/domain/wertung/score'
import { aufErwartete } from './beispiele'
import { rufeBefehl, rufeDienst, wertbeispiele } from './werte'

/** skill7 counts as ddv does, and has no examples of its own. */
const BUECHER = [
  ['ddv', wertbeispiele('ddv')],
  ['skill7', wertbeispiele('ddv')],
  ['besenmarkt', wertbeispiele('besenmarkt')],
] as const

const SPIELER = ['Anna', 'Bernd', 'Clara', 'Dieter']

it('every example of record is there, and each is scored', () => {
  expect(BUECHER.map(([, alle]) => alle.filter((b) => b.erwartet).length)).toEqual([12, 12, 6])
  expect(BUECHER.flatMap(([, alle]) => alle.filter((b) => !b.erwartet))).toEqual([])
})

describe.each(BUECHER)('%s', (id, beispiele) => {
  describe.each(beispiele)('$id ($quelle)', (beispiel) => {
    const { spiel, spieler, erwartet } = beispiel

    it('is scored', () => {
      const tisch = { regelwerk: getRegelwerk(id), spieler }
      const gelesen = parseSpiel(spiel, tisch.regelwerk)
      if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
      expect(pruefeSpiel(gelesen.wert, tisch)).toEqual([])
      const { gewinner, wert, punkte } = scoreSpiel(gelesen.wert, tisch)
      expect({ gewinner, wert, punkte }).toEqual(erwartet)
    })

    it('is scored the same by the command line and by the service, with steps that fold to it', async () => {
      const soll = { spiele: [erwartet] }
      const befehl = await rufeBefehl(beispiel, id)
      expect(befehl.code).toBe(0)
      const ausgabe: unknown = JSON.parse(befehl.stdout)
      expect(aufErwartete(ausgabe, soll)).toEqual(soll)
      const { spiele } = ausgabe as { spiele: { schritte: ({ punkte: number } | { faktor: number })[] }[] }
      const wert = spiele[0]?.schritte.reduce((w, s) => ('faktor' in s ? w * s.faktor : w + s.punkte), 0)
      expect(wert).toBe(erwartet?.wert)
      const dienst = await rufeDienst(beispiel, id)
      expect(dienst.status).toBe(200)
      expect(aufErwartete(dienst.koerper, soll)).toEqual(soll)
    })
  })
})

/** Steps by hand, in the order in which they are counted at the table. */
describe.each([
  [
    // D-07: Re's keine 60 with 130 Augen; Kontra has 110.
    'ddv',
    { augenRe: 130, stoesse: ['Anna'], ansagen: { re: 'keine60' } },
    ['gewonnen', 'ansage-re +2', 'keine90-angesagt', 'keine60-angesagt', '90-gegen-keine60'].map((t) => `D-W ${t}`),
    ['D-S gegen-die-alten'],
  ],
  [
    // 100 Augen against keine 30 are 90 against keine 60 and 60 against keine 30.
    'ddv',
    { augenRe: 100, stoesse: ['Clara', 'Dieter'], ansagen: { kontra: 'keine30' } },
    ['gewonnen', 'ansage-kontra +2', 'keine90-angesagt', 'keine60-angesagt', 'keine30-angesagt'].map((t) => `D-W ${t}`),
    ['D-W 90-gegen-keine60', 'D-W 60-gegen-keine30'],
  ],
  [
    // D-12: the winner's Sonderpunkte, then the loser's.
    'skill7',
    { augenRe: 150, sonderpunkte: { re: { fuchs: 1 }, kontra: { charlie: 1, doppelkopf: 1 } } },
    ['D-W gewonnen', 'D-S fuchs'],
    ['D-S doppelkopf −1', 'D-S charlie −1'],
  ],
  [
    // Both miss: Kontra has 115, Re 125.
    'ddv',
    { augenRe: 125, stoesse: ['Anna', 'Clara'], ansagen: { re: 'keine90', kontra: 'keine60' }, sonderpunkte: { kontra: { fuchs: 1 } } },
    ['D-N 120-gegen-keine90', 'D-N 90-gegen-keine60'],
    ['D-S fuchs −1'],
  ],
  [
    // D-R: 4, and a level of the opponents' Absage; their own does not matter.
    'ddv',
    { stoesse: ['Anna', 'Clara'], ansagen: { re: 'keine60', kontra: 'keine90' }, regelverstoss: 'Clara' },
    ['D-R regelverstoss +4'],
    ['D-R keine90-angesagt', 'D-R keine60-angesagt'],
  ],
  [
    // B-03: kept with exactly 90 [B2].
    'besenmarkt',
    { augenRe: 90, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } },
    ['B-W gewonnen', 'B-W keine90', 'B-W ansage-kontra +2', 'B-W keine90-angesagt'],
    ['B-S gegen-die-alten'],
  ],
  [
    'besenmarkt',
    { augenRe: 160, sonderpunkte: { re: { 'fuchs-letzter': 1 } } },
    ['B-W gewonnen', 'B-W keine90'],
    ['B-S fuchs-letzter'],
  ],
] as const)('%s %j', (id, mehr, ...teile) => {
  it('has these steps', () => {
    const spiel = { art: 'normal', re: ['Anna', 'Bernd'], ...mehr } as const
    const { schritte } = scoreSpiel(spiel, { regelwerk: getRegelwerk(id), spieler: SPIELER })
    const zahl = (n: number) => (n === 1 ? '' : n === -1 ? ' −1' : ` +${n}`)
    expect(
      schritte.map((s) => `${s.regel} ${s.code}${'faktor' in s ? ` ×${s.faktor}` : zahl(s.punkte)}`),
    ).toEqual(teile.flat())
  })
})

it('B-W with mal2 doubles everything but Sonderpunkte, once for each Ansage [B1]', () => {
  const regelwerk = regelwerkVon({
    regelwerk: 'besenmarkt',
    einstellungen: ergaenzeEinstellungen('besenmarkt', { stossWirkung: 'mal2' }),
  })
  const spiel = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 85, stoesse: ['Anna', 'Clara', 'Dieter'], sonderpunkte: { re: { fuchs: 1 } } } as const
  const { wert, schritte, punkte } = scoreSpiel(spiel, { regelwerk, spieler: SPIELER })
  // (gewonnen, unter 90) × 2 × 2, gegen die Alten, the loser's Fuchs.
  expect(schritte.map((s) => ('faktor' in s ? `×${s.faktor}` : s.punkte))).toEqual([1, 1, '×2', '×2', 1, -1])
  expect({ wert, punkte }).toEqual({ wert: 8, punkte: { Anna: -8, Bernd: -8, Clara: 8, Dieter: 8 } })
})

/** What the rules forbid: each with the rule and the place that it is refused for. */
const ABGEWIESEN = [
  ['an Absage without Re', { augenRe: 160, ansagen: { re: 'keine90' } }, 'D-A', 'ansagen.re'],
  ["an Absage with the other party's Ansage", { augenRe: 80, stoesse: ['Anna'], ansagen: { kontra: 'keine90' } }, 'D-A', 'ansagen.kontra'],
  ['no card counts 1', { augenRe: 239 }, 'U-P', 'augenRe'],
  ['0 Augen for who made no trick', { augenRe: 2, ohneStich: 're' }, 'U-P', 'ohneStich'],
  ['Re of three', { augenRe: 130, re: ['Anna', 'Bernd', 'Clara'] }, 'U-P', 're'],
  ['a stranger', { augenRe: 130, stoesse: ['Zoe'] }, 'U-P', 'stoesse[0]'],
  ['five Doppelköpfe', { augenRe: 230, sonderpunkte: { re: { doppelkopf: 5 } } }, 'U-P', 'sonderpunkte.re.doppelkopf'],
  ['a Fuchs in a solo', { art: 'solo-karo', re: ['Anna'], augenRe: 130, sonderpunkte: { re: { fuchs: 1 } } }, 'U-P', 'sonderpunkte.re.fuchs'],
  ['a Doppelkopf in a silent solo', { art: 'stilles-solo', re: ['Anna'], augenRe: 130, sonderpunkte: { re: { doppelkopf: 1 } } }, 'U-P', 'sonderpunkte.re.doppelkopf'],
  ['a Null', { art: 'solo-null', re: ['Anna'], augenRe: 0, ohneStich: 're' }, 'Format', 'art'],
  ['Schweine', { augenRe: 130, stoesse: ['Anna'], schweine: 'Anna' }, 'Format', 'schweine'],
] as const

const JE_BUCH = [
  ['ddv', ['a Doppelkopf in 39 Augen', { augenRe: 39, sonderpunkte: { re: { doppelkopf: 1 } } }, 'U-P', 'sonderpunkte.re.doppelkopf']],
  ['ddv', ['two Charlies', { augenRe: 130, sonderpunkte: { re: { charlie: 1 }, kontra: { charlie: 1 } } }, 'U-P', 'sonderpunkte']],
  ['ddv', ['a Sonderpunkt after a broken rule (D-R)', { augenRe: 130, regelverstoss: 'Anna', sonderpunkte: { re: { fuchs: 1 } } }, 'U-P', 'sonderpunkte']],
  ['skill7', ['a Fuchs in the last trick', { augenRe: 130, sonderpunkte: { re: { 'fuchs-letzter': 1 } } }, 'Format', 'sonderpunkte.re.fuchs-letzter']],
  ['besenmarkt', ['a Doppelkopf in 41 Augen', { augenRe: 41, sonderpunkte: { re: { doppelkopf: 1 } } }, 'U-P', 'sonderpunkte.re.doppelkopf']],
  ['besenmarkt', ['a Charlie', { augenRe: 130, sonderpunkte: { re: { charlie: 1 } } }, 'Format', 'sonderpunkte.re.charlie']],
  ['besenmarkt', ['a Fuchs in the last trick of each', { augenRe: 130, sonderpunkte: { re: { 'fuchs-letzter': 1 }, kontra: { 'fuchs-letzter': 1 } } }, 'U-P', 'sonderpunkte']],
  ['besenmarkt', ['a Fleischloser (B-A)', { art: 'solo-fehlfarben', re: ['Anna'], augenRe: 130 }, 'Format', 'art']],
  ['besenmarkt', ['no Augen after a broken rule (B-R)', { regelverstoss: 'Anna' }, 'U-P', 'augenRe']],
] as const

describe.each([
  ...(['ddv', 'skill7', 'besenmarkt'] as const).flatMap((id) => ABGEWIESEN.map((fall) => [id, fall] as const)),
  ...JE_BUCH,
])('%s %j', (id, [, mehr, regel, ort]) => {
  it('is refused by its rule and place, and by no other, everywhere', async () => {
    const eingabe = { spieler: SPIELER, spiel: { art: 'normal', re: ['Anna', 'Bernd'], ...mehr } }
    const befehl = await rufeBefehl(eingabe, id)
    expect(befehl).toMatchObject({ code: 2, stdout: '' })
    const zeilen = befehl.stderr.trimEnd().split('\n')
    expect(zeilen).toHaveLength(1)
    expect(zeilen[0]?.startsWith(`spiele[0].${ort}: `), zeilen[0]).toBe(true)
    expect(zeilen[0]?.endsWith(`(${regel})`), zeilen[0]).toBe(true)
    const dienst = await rufeDienst(eingabe, id)
    expect(dienst.status).toBe(422)
    expect(dienst.koerper).toMatchObject({ fehler: [{ regel, ort: `spiele[0].${ort}` }] })
  })
})
