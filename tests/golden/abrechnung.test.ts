import { describe, expect, it } from 'vitest'
import { fuehreAus } from '@/lib/cli/befehle'

const SPIELER = ['Anna', 'Bernd', 'Clara', 'Dieter']
const ABRECHNUNG = { einsatzCent: 100, modus: 'variabel', limitCent: 500, kassenanteil: 9 }

/** A Damensolo and a normal game. */
const RUNDE = {
  regelwerk: 'skill7',
  spieler: SPIELER,
  ersterGeber: 'Dieter',
  // D-W: gewonnen 1, under 90, under 60 and under 30 make Wert 4.
  spiele: [
    { art: 'solo-damen', re: ['Anna'], augenRe: 215 },
    { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 },
  ],
}

async function rufe(befehl: string, eingabe: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(eingabe))
  const { code, stdout, stderr } = await fuehreAus([befehl, '-'], () => Promise.resolve(bytes))
  return { code, stderr, ergebnis: stdout === '' ? null : (JSON.parse(stdout) as unknown) }
}

describe('the command abrechnung', () => {
  it('answers each game, the sums and who pays whom', async () => {
    const { code, stderr, ergebnis } = await rufe('abrechnung', { ...RUNDE, abrechnung: ABRECHNUNG })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(ergebnis).toEqual({
      spiele: [
        // The worked example of K-E.
        { nummer: 1, cent: { Anna: 1056, Bernd: -400, Clara: -400, Dieter: -400 }, kasse: 144 },
        // Wert 1: 9 a player to the till, 200 − 36 to two winners.
        { nummer: 2, cent: { Anna: 82, Bernd: 82, Clara: -100, Dieter: -100 }, kasse: 36 },
      ],
      summe: { Anna: 1138, Bernd: -318, Clara: -500, Dieter: -500 },
      kasse: 180,
      zahlungen: [
        { von: 'Bernd', an: 'Anna', cent: 138 },
        { von: 'Bernd', an: 'Kasse', cent: 180 },
        { von: 'Clara', an: 'Anna', cent: 500 },
        { von: 'Dieter', an: 'Anna', cent: 500 },
      ],
    })
  })

  it('takes a file that runde takes too', async () => {
    const { code } = await rufe('runde', { ...RUNDE, abrechnung: ABRECHNUNG })
    expect(code).toBe(0)
  })

  it.each([
    ['without abrechnung', RUNDE],
    ['with none', { ...RUNDE, abrechnung: null }],
    ['of a season that is not played for money', saison({})],
  ])('refuses a file %s at its place, by K-E', async (_, eingabe) => {
    expect(await rufe('abrechnung', eingabe)).toEqual({
      code: 2,
      ergebnis: null,
      stderr:
        'abrechnung: Hier steht nicht, worum gespielt wird. „abrechnung“ mit „einsatzCent“ und „modus“ angeben. (K-E)\n',
    })
  })

  it('refuses what contradicts itself', async () => {
    const { code, stderr } = await rufe('abrechnung', {
      ...RUNDE,
      abrechnung: { einsatzCent: 10.5, modus: 'fix', limitCent: 500, kassenanteil: 51 },
    })
    expect(code).toBe(2)
    expect(stderr.split('\n').map((zeile) => zeile.split(':')[0])).toEqual([
      'abrechnung.einsatzCent',
      'abrechnung.kassenanteil',
      'abrechnung.limitCent',
      '',
    ])
  })

  it('settles a season, evening by evening, with its fees', async () => {
    const { code, ergebnis } = await rufe(
      'abrechnung',
      saison({ abrechnung: { einsatzCent: 10, modus: 'fix' }, einstellungen: { fehlgebuehrCent: 300 } }),
    )
    expect(code).toBe(0)
    const cent = { Anna: 30, Bernd: -10, Clara: -10, Dieter: -10 }
    expect(ergebnis).toEqual({
      spieltage: [
        {
          datum: '2026-01-09',
          runden: [{ spiele: [{ nummer: 1, cent, kasse: 0 }] }],
          summe: cent,
          kasse: 0,
        },
        { datum: '2026-02-06', runden: null },
      ],
      fehlgebuehren: { Dieter: 300, Elke: 300 },
      summe: { Anna: 30, Bernd: -10, Clara: -10, Dieter: -310, Elke: -300 },
      kasse: 600,
      zahlungen: [
        { von: 'Bernd', an: 'Anna', cent: 10 },
        { von: 'Clara', an: 'Anna', cent: 10 },
        // The largest amounts first: Dieter's to the till, which gets its rest from Elke.
        { von: 'Dieter', an: 'Kasse', cent: 310 },
        { von: 'Elke', an: 'Anna', cent: 10 },
        { von: 'Elke', an: 'Kasse', cent: 290 },
      ],
    })
  })
})

function saison(mehr: object) {
  const { spieler, ersterGeber, spiele } = RUNDE
  return {
    format: 'kallemann/1',
    regelwerk: 'ddv',
    ...mehr,
    saison: { name: '2026', spieler: [...SPIELER, 'Elke'] },
    spieltage: [
      { datum: '2026-01-09', runden: [{ spieler, ersterGeber, spiele: spiele.slice(0, 1) }] },
      { datum: '2026-02-06', endstand: { Anna: 3, Bernd: -1, Clara: -1, Elke: -1 } },
    ],
  }
}
