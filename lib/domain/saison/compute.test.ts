import { describe, expect, it } from 'vitest'
import { FUENF, SECHS, VIER, normal, runde, solo } from '../../../tests/builders/runde'
import { textBruch } from '../bruch'
import { getRegelwerk } from '../regelwerk/presets'
import { computeSaison } from './compute'
import type { Saison, SaisonSpieltag } from './saison'

type Endstand = Readonly<Record<string, number>>

function saison(
  spieler: readonly string[],
  spieltage: readonly SaisonSpieltag[],
  freieFehltage = 2,
): Saison {
  const { id, standard } = getRegelwerk('urexweiler')
  const einstellungen = { ...standard, freieFehltage }
  return { name: '2026', regelwerk: id, einstellungen, spieler, spieltage }
}

const tag = (datum: string, endstand: Endstand, entschuldigt: readonly string[] = []) => ({
  datum,
  entschuldigt,
  runden: [],
  endstand,
})

/** `Anna 1 13/2` for each member of the first Spieltag. */
const zeilen = (s: Saison, spieltag = 0) =>
  computeSaison(s).spieltage[spieltag]?.wertung.map(
    (w) => `${w.spieler} ${w.rang} ${textBruch(w.rangpunkte)}`,
  )

describe('Rangpunkte of a Spieltag', () => {
  it.each([
    [VIER, ['9/2', '3', '2', '1']],
    [FUENF, ['11/2', '4', '3', '2', '1']],
    [SECHS, ['13/2', '5', '4', '3', '2', '1']],
    [
      [...SECHS, 'Gisela'],
      ['15/2', '6', '5', '4', '3', '2', '1'],
    ],
  ])('of %j are %j (U-L1)', (spieler, rangpunkte) => {
    const n = spieler.length
    const endstand = Object.fromEntries(spieler.map((s, i) => [s, n - 1 - 2 * i]))
    const tabelle = computeSaison(saison(spieler, [tag('2026-01-09', endstand)])).tabelle
    expect(tabelle.map((z) => textBruch(z.rangpunkte))).toEqual(rangpunkte)
  })

  it('two first of six share the first two places: (6,5 + 5) / 2 (U-L3)', () => {
    const endstand = { Anna: 9, Bernd: 9, Clara: 0, Dieter: -2, Elke: -6, Frank: -10 }
    expect(zeilen(saison(SECHS, [tag('2026-01-09', endstand)]))).toEqual([
      'Anna 1 23/4',
      'Bernd 1 23/4',
      'Clara 3 4',
      'Dieter 4 3',
      'Elke 5 2',
      'Frank 6 1',
    ])
  })

  it('three second of six get (5 + 4 + 3) / 3 each (U-L3)', () => {
    const endstand = { Anna: 9, Bernd: 1, Clara: 1, Dieter: 1, Elke: -5, Frank: -7 }
    expect(zeilen(saison(SECHS, [tag('2026-01-09', endstand)]))?.slice(0, 4)).toEqual([
      'Anna 1 13/2',
      'Bernd 2 4',
      'Clara 2 4',
      'Dieter 2 4',
    ])
  })

  it('seven at 0 share all places to a seventh (U-L3)', () => {
    const sieben = [...SECHS, 'Gisela']
    const endstand = Object.fromEntries(SECHS.map((s) => [s, 0]))
    const stand = computeSaison(saison(sieben, [tag('2026-01-09', endstand)]))
    expect(stand.tabelle.map((z) => textBruch(z.rangpunkte))).toEqual(sieben.map(() => '57/14'))
    expect(stand.spieltage[0]?.wertung[0]).toMatchObject({ geteilt: 7, rang: 1 })
  })

  it('an absent member has 0 Spielpunkte and ties like any other (U-L2, U-L3)', () => {
    const endstand = { Anna: 8, Bernd: 0, Clara: -3, Dieter: -5 }
    expect(zeilen(saison(FUENF, [tag('2026-01-09', endstand)]))).toEqual([
      'Anna 1 11/2',
      'Bernd 2 7/2',
      'Clara 4 2',
      'Dieter 5 1',
      'Elke 2 7/2',
    ])
  })

  it('two of the four in the minus leave the absent fifth third with 3, with 2 once it costs', () => {
    const endstand = { Anna: 8, Bernd: 3, Clara: -5, Dieter: -6 }
    const s = (frei: number) => saison(FUENF, [tag('2026-01-09', endstand)], frei)
    expect(zeilen(s(2))?.at(-1)).toBe('Elke 3 3')
    expect(zeilen(s(0))?.at(-1)).toBe('Elke 3 2')
  })
})

describe('absences (U-L4)', () => {
  const ohneElke = { Anna: 8, Bernd: 3, Clara: -5, Dieter: -6 }
  const tage = (entschuldigt: readonly (readonly string[])[]) =>
    entschuldigt.map((e, i) => tag(`2026-0${i + 1}-09`, ohneElke, e))
  const abzuege = (s: Saison) =>
    computeSaison(s).spieltage.map((t) => t.wertung.find((w) => w.spieler === 'Elke')?.abzug)

  it.each([
    [0, [1, 1, 1, 1]],
    [1, [0, 1, 1, 1]],
    [2, [0, 0, 1, 1]],
    [99, [0, 0, 0, 0]],
  ])('with %i free each further one costs a Rangpunkt: %j', (frei, erwartet) => {
    expect(abzuege(saison(FUENF, tage([[], [], [], []]), frei))).toEqual(erwartet)
  })

  it('are counted by date, whatever the order of entry', () => {
    const [a, b, c] = tage([[], [], []])
    const stand = computeSaison(
      saison(
        FUENF,
        [c, a, b].flatMap((t) => t ?? []),
        2,
      ),
    )
    expect(stand.spieltage.map((t) => [t.datum, t.index, t.wertung[4]?.abzug])).toEqual([
      ['2026-01-09', 1, 0],
      ['2026-02-09', 2, 0],
      ['2026-03-09', 0, 1],
    ])
  })

  it('two on one date count in the order of the input', () => {
    const stand = computeSaison(
      saison(FUENF, [tag('2026-01-09', ohneElke), tag('2026-01-09', ohneElke)], 1),
    )
    expect(stand.spieltage.map((t) => [t.index, t.wertung[4]?.abzug])).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('excused are absences without a Fehltag (U-L6, A8)', () => {
    const s = saison(FUENF, tage([[], ['Elke'], [], []]), 2)
    expect(abzuege(s)).toEqual([0, 0, 0, 1])
    const stand = computeSaison(s)
    expect(stand.spieltage[1]?.wertung[4]).toMatchObject({ abwesend: true, entschuldigt: true })
    expect(stand.tabelle.find((z) => z.spieler === 'Elke')).toMatchObject({
      fehltage: 3,
      abzug: 1,
      spieltage: 0,
    })
  })

  it('do not come from playing with 0 points', () => {
    const stand = computeSaison(saison(VIER, [tag('2026-01-09', { Anna: 0, Bernd: 0 })], 0))
    expect(stand.spieltage[0]?.wertung.map((w) => [w.abwesend, w.abzug])).toEqual([
      [false, 0],
      [false, 0],
      [true, 1],
      [true, 1],
    ])
  })

  it('leave the place as it is: only the Rangpunkte fall', () => {
    const stand = computeSaison(saison(FUENF, tage([[]]), 0))
    const elke = stand.spieltage[0]?.wertung[4]
    expect(elke).toMatchObject({ rang: 3, anteil: { zaehler: 3, nenner: 1 } })
    expect(textBruch(elke?.rangpunkte ?? { zaehler: 0, nenner: 1 })).toBe('2')
  })
})

describe('the table (U-L5)', () => {
  it('shares places of equal sums, 1, 1, 3, ties in roster order', () => {
    const stand = computeSaison(
      saison(VIER, [
        tag('2026-01-09', { Anna: 2, Bernd: 6, Clara: -3, Dieter: -5 }),
        tag('2026-02-09', { Anna: 6, Bernd: 2, Clara: -3, Dieter: -5 }),
      ]),
    )
    expect(stand.tabelle.map((z) => [z.spieler, z.rang, textBruch(z.rangpunkte)])).toEqual([
      ['Anna', 1, '15/2'],
      ['Bernd', 1, '15/2'],
      ['Clara', 3, '4'],
      ['Dieter', 4, '2'],
    ])
  })

  it('compares exact sums, not rounded ones', () => {
    // Three first of six get (6,5 + 5 + 4) / 3 = 31/6 each; three times that is 31/2.
    const dreiErste = { Anna: 2, Bernd: 2, Clara: 2, Dieter: -1, Elke: -2, Frank: -3 }
    const stand = computeSaison(saison(SECHS, Array(3).fill(tag('2026-01-09', dreiErste))))
    expect(textBruch(stand.tabelle[0]?.rangpunkte ?? { zaehler: 0, nenner: 1 })).toBe('31/2')
    expect(stand.tabelle.map((z) => z.rang)).toEqual([1, 1, 1, 4, 5, 6])
  })

  it('counts first places as Tagessieg, shared ones and those of absent members too', () => {
    const stand = computeSaison(
      saison(FUENF, [
        tag('2026-01-09', { Anna: 5, Bernd: 5, Clara: -4, Dieter: -6 }),
        tag('2026-02-09', { Anna: 0, Bernd: 0, Clara: 0, Dieter: 0 }),
        tag('2026-03-09', { Anna: -1, Bernd: -1, Gast: 2 }),
      ]),
    )
    const siege = new Map(stand.tabelle.map((z) => [z.spieler, z.tagessiege]))
    // The third day: the guest is left out, so the three absent members are first with 0.
    expect(Object.fromEntries(siege)).toEqual({ Anna: 2, Bernd: 2, Clara: 2, Dieter: 2, Elke: 2 })
  })

  it('stands at 0 before the first Spieltag', () => {
    const stand = computeSaison(saison(VIER, []))
    expect(stand.spieltage).toEqual([])
    expect(stand.tabelle.map((z) => [z.rang, textBruch(z.rangpunkte)])).toEqual(
      VIER.map(() => [1, '0']),
    )
  })
})

describe('a played Spieltag', () => {
  const abend = (spieler: readonly string[]) =>
    runde({ spieler, spiele: [normal(spieler[1] ?? '', spieler[2] ?? '')] })

  it('adds up its Runden (U-L5)', () => {
    const stand = computeSaison(
      saison(FUENF, [
        { datum: '2026-01-09', entschuldigt: [], runden: [abend(VIER), abend(FUENF)] },
      ]),
    )
    // Bernd and Clara win one point in each, Dieter and Anna lose in the first, Dieter and Elke in the second.
    expect(stand.spieltage[0]?.wertung.map((w) => w.spielpunkte)).toEqual([-1, 2, 2, -2, -1])
    expect(stand.spieltage[0]?.wertung.every((w) => !w.abwesend)).toBe(true)
  })

  it('of two tables of four is one ranking of all eight: 8½, then 7 down to 1 (U-L1)', () => {
    const zweiter = ['Elke', 'Frank', 'Gisela', 'Hans']
    const tische = [
      // Anna +3, the others −1 each.
      runde({ spieler: VIER, spiele: [solo('Anna')] }),
      // Elke and Frank +1, Gisela and Hans −1, then Elke +3, the others −1.
      runde({ spieler: zweiter, spiele: [normal('Elke', 'Frank'), solo('Elke')] }),
    ]
    const s = saison(
      [...VIER, ...zweiter],
      [{ datum: '2026-01-09', entschuldigt: [], runden: tische }],
    )
    // Elke 4, Anna 3, Frank 0; at −1 Bernd, Clara and Dieter share (5 + 4 + 3) / 3; at −2 Gisela and Hans (2 + 1) / 2.
    expect(zeilen(s)).toEqual([
      'Anna 2 7',
      'Bernd 4 4',
      'Clara 4 4',
      'Dieter 4 4',
      'Elke 1 17/2',
      'Frank 3 6',
      'Gisela 7 3/2',
      'Hans 7 3/2',
    ])
  })

  it('counts by its result as it does by its games (U-L7)', () => {
    const gespielt = { datum: '2026-01-09', entschuldigt: [], runden: [abend(FUENF)] }
    const stand = computeSaison(saison(FUENF, [gespielt]))
    const endstand = Object.fromEntries(
      stand.spieltage.flatMap((t) => t.wertung.map((w) => [w.spieler, w.spielpunkte])),
    )
    expect(Object.values(endstand).some((punkte) => punkte !== 0)).toBe(true)
    const nachErgebnis = computeSaison(saison(FUENF, [tag('2026-01-09', endstand)]))
    expect(nachErgebnis.tabelle).toEqual(stand.tabelle)
    // The games themselves are the one thing that a result does not tell.
    const ohneSpiele = (s: typeof stand) =>
      s.spieltage.map((t) => t.wertung.map((w) => ({ ...w, spiele: 0 })))
    expect(ohneSpiele(nachErgebnis)).toEqual(ohneSpiele(stand))
  })

  it('leaves guests out of ranking and table but keeps their points (U-L6)', () => {
    const mitGast = ['Gast', 'Bernd', 'Clara', 'Dieter']
    const stand = computeSaison(
      saison(VIER, [{ datum: '2026-01-09', entschuldigt: [], runden: [abend(mitGast)] }]),
    )
    expect(stand.spieltage[0]?.gaeste).toEqual({ Gast: -1 })
    expect(stand.tabelle.map((z) => [z.spieler, z.rang, textBruch(z.rangpunkte)])).toEqual([
      // Anna is absent with 0, behind the two winners.
      ['Bernd', 1, '15/4'],
      ['Clara', 1, '15/4'],
      ['Anna', 3, '2'],
      ['Dieter', 4, '1'],
    ])
  })

  it('counts somebody called __proto__ like everybody', () => {
    const spieler = ['__proto__', 'constructor', 'toString', 'Anna']
    const endstand = Object.fromEntries(spieler.map((s, i) => [s, 3 - 2 * i]))
    const stand = computeSaison(saison(spieler, [tag('2026-01-09', endstand)]))
    expect(stand.tabelle.map((z) => [z.spieler, z.spielpunkte])).toEqual([
      ['__proto__', 3],
      ['constructor', 1],
      ['toString', -1],
      ['Anna', -3],
    ])
  })
})
