import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runde as rundeArb } from '../../../tests/arbitraries/runde'
import { VIER, normal, runde, solo } from '../../../tests/builders/runde'
import type { Abrechnung } from '../regelwerk/einstellungen'
import type { Runde } from '../runde/runde'
import { computeSaison } from '../saison/compute'
import type { Saison, SaisonSpieltag } from '../saison/saison'
import { rechneAbend } from './abend'
import { geldabendeVon, geldrundeVon } from './akten'
import { rechneSaison } from './saison'
import { listZahlungen } from './zahlungen'

const EURO: Abrechnung = { einsatzCent: 100, modus: 'variabel', limitCent: null, kassenanteil: 9 }

function umGeld(r: Runde, abrechnung: Abrechnung | null = EURO): Runde {
  return { ...r, einstellungen: { ...r.einstellungen, abrechnung } }
}

function saison(
  spieltage: readonly SaisonSpieltag[],
  p: { fehlgebuehrCent?: number; spieler?: readonly string[] } = {},
): Saison {
  const { regelwerk, einstellungen } = runde({ spieler: VIER })
  const { fehlgebuehrCent = 0, spieler = VIER } = p
  return {
    name: '2026',
    regelwerk,
    einstellungen: { ...einstellungen, fehlgebuehrCent },
    spieler,
    spieltage,
  }
}

const tag = (mehr: Partial<SaisonSpieltag>): SaisonSpieltag => ({
  datum: '2026-01-09',
  entschuldigt: [],
  runden: [],
  ...mehr,
})

describe('an evening', () => {
  // Re with 130 Augen: gewonnen, Wert 1. 9 % of 100 is 9, 36 to the till, 164 to two winners.
  const spiele = [normal('Anna', 'Bernd'), normal('Anna', 'Clara')]

  it('is the sum of its games, each Runde by what it is played for', () => {
    const erste = umGeld(runde({ spieler: VIER, spiele }))
    const zweite = umGeld(runde({ spieler: VIER, spiele: [normal('Anna', 'Bernd')] }), {
      ...EURO,
      einsatzCent: 10,
      kassenanteil: 0,
    })
    const { runden, summe, kasse } = rechneAbend([erste, zweite].map(geldrundeVon))
    expect(runden.map((r) => [r?.kasse, r?.spiele.length])).toEqual([
      [72, 2],
      [0, 1],
    ])
    expect(summe).toEqual({ Anna: 174, Bernd: -8, Clara: -28, Dieter: -210 })
    expect(kasse).toBe(72)
  })

  it('leaves out a Runde that is not played for money, and has nobody in it then', () => {
    const ohne = rechneAbend([geldrundeVon(umGeld(runde({ spieler: VIER, spiele }), null))])
    expect(ohne).toEqual({ runden: [null], summe: {}, kasse: 0 })
  })

  it('names whoever sits out with nothing', () => {
    const fuenf = umGeld(runde({ spieler: [...VIER, 'Elke'], spiele: [] }))
    expect(rechneAbend([geldrundeVon(fuenf)]).summe).toEqual({
      ...{ Anna: 0, Bernd: 0, Clara: 0, Dieter: 0, Elke: 0 },
    })
  })
})

describe('a season', () => {
  it('adds up its evenings and the fees of who was missing without an excuse', () => {
    const mitFuenf = saison(
      [
        tag({ runden: [umGeld(runde({ spieler: VIER, spiele: [solo('Anna')] }))] }),
        tag({ endstand: { Anna: 3, Bernd: -1, Clara: -1, Elke: -1 } }),
        tag({ runden: [umGeld(runde({ spieler: VIER }))], entschuldigt: ['Elke'] }),
      ],
      { fehlgebuehrCent: 250, spieler: [...VIER, 'Elke'] },
    )
    const { gebuehren, summe, kasse, anteile, gebuehrensumme, abende } = rechneSaison(
      mitFuenf,
      geldabendeVon(mitFuenf),
    )
    expect(gebuehren).toEqual([
      { spieler: 'Dieter', abende: [1], cent: 250 },
      { spieler: 'Elke', abende: [0], cent: 250 },
    ])
    // A solo of Wert 1: 300 − 36 to Anna, 100 from the others.
    expect(summe).toEqual({ Anna: 264, Bernd: -100, Clara: -100, Dieter: -350, Elke: -250 })
    expect({ kasse, anteile, gebuehrensumme }).toEqual({
      kasse: 536,
      anteile: 36,
      gebuehrensumme: 500,
    })
    // Of an evening known by its result nobody can say who pays whom (U-L7).
    expect(abende.map((a) => a?.kasse ?? null)).toEqual([36, null, 0])
  })

  it('K-B: sums to 0 whatever was played, counts the Fehltage of the table, and settles', () => {
    const abende = fc.array(
      fc.record({ r: rundeArb({ hoechstens: 8 }), prozent: fc.nat(50), umGeld: fc.boolean() }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(abende, fc.nat(500), (tage, fehlgebuehrCent) => {
        const s = saison(
          tage.map(({ r, prozent, umGeld: ja }) =>
            tag({ runden: [umGeld(r, ja ? { ...EURO, kassenanteil: prozent } : null)] }),
          ),
          { fehlgebuehrCent, spieler: ['Anna', '__proto__', 'constructor', 'Zoë'] },
        )
        const { summe, kasse, gebuehren } = rechneSaison(s, geldabendeVon(s))
        expect(Object.values(summe).reduce((a, b) => a + b, kasse)).toBe(0)
        for (const { spieler, fehltage } of computeSaison(s).tabelle) {
          const gebuehr = gebuehren.find((g) => g.spieler === spieler)?.cent ?? 0
          expect(gebuehr).toBe(fehltage * fehlgebuehrCent)
        }
        expect(listZahlungen({ summe, kasse }).every((z) => z.cent > 0)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
