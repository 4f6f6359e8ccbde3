import { describe, expect, it } from 'vitest'
import { einstellungen } from '../../../tests/builders/einstellungen'
import {
  ANNA,
  BERND,
  CLARA,
  DIETER,
  eingetragen,
  ELKE,
  eroeffnet,
  nach,
  op,
  RUNDE,
  SAISON,
  spielId,
  SPIELTAG,
  testId,
  verein,
} from '../../../tests/builders/verein'
import type { BuchungAkte } from '../kasse/buchung'
import type { Einstellungen } from '../regelwerk/einstellungen'
import { computeAbendabrechnung, computeKassenstand, computeSaisonabrechnung } from './ansicht'
import { rechnetAb } from './um-geld'

const EURO = { einsatzCent: 100, modus: 'variabel', limitCent: null, kassenanteil: 9 } as const

/** The club with its Saison played for money, and what happened then. */
function nachOps(mehr: Partial<Einstellungen>, ...ops: Parameters<typeof nach>[1][]) {
  const vorher = verein()
  const saisons = vorher.saisons.map((s) => ({ ...s, einstellungen: einstellungen(mehr) }))
  const stand = nach({ ...vorher, saisons }, ...ops)
  const [saison] = stand.saisons
  const [akte] = stand.spieltage
  if (saison === undefined) throw new Error('keine Saison')
  return { saison, spieltage: stand.spieltage, akte }
}

const abschliessen = op('spieltag-abschliessen', 1, { spieltagId: SPIELTAG, ende: 'vorzeitig' })
const gestrichen = op('spiel-streichen', 1, {
  spieltagId: SPIELTAG,
  spielId: spielId(1),
  grund: 'x',
})

describe('the settlement of a stored evening', () => {
  it('is none where it is not played for money, whatever the Saison says since', () => {
    const { akte } = nachOps({}, eroeffnet(), eingetragen(1))
    expect(akte && computeAbendabrechnung(akte)).toBeNull()
  })

  it('leads from each amount to its game, leaves struck ones out, and counts while it runs', () => {
    const { akte } = nachOps(
      { abrechnung: EURO },
      eroeffnet(),
      eingetragen(1),
      eingetragen(2),
      gestrichen,
    )
    // Wert 1: 9 cents for each of four to the till, 164 to two winners.
    const cent = { [ANNA]: 82, [BERND]: 82, [CLARA]: -100, [DIETER]: -100 }
    expect(akte && computeAbendabrechnung(akte)).toEqual({
      ...{ summe: cent, kasse: 36, spiele: 1 },
      zahlungen: [
        { von: CLARA, an: ANNA, cent: 82 },
        { von: CLARA, an: BERND, cent: 18 },
        { von: DIETER, an: BERND, cent: 64 },
        { von: DIETER, an: 'Kasse', cent: 36 },
      ],
      runden: [
        {
          ...{ id: RUNDE, ort: { runde: null }, abrechnung: EURO, summe: cent, kasse: 36 },
          spiele: [
            { id: spielId(2), nummer: 1, cent: expect.objectContaining(cent) as object, kasse: 36 },
          ],
        },
      ],
    })
  })
})

it('names the Runden of an evening by their table', () => {
  const { akte } = nachOps({ abrechnung: EURO }, eroeffnet(), eingetragen(1))
  const runden = [1, 2, 1].flatMap((tisch, i) =>
    (akte?.runden ?? []).map((r) => ({ ...r, id: testId(90 + i), nummer: i + 1, tisch })),
  )
  expect(akte && computeAbendabrechnung({ ...akte, runden })?.runden.map((r) => r.ort)).toEqual([
    { tisch: 1, runde: 1 },
    { tisch: 2, runde: null },
    { tisch: 1, runde: 2 },
  ])
})

describe('the settlement of a stored season', () => {
  const nachgetragen = op('spieltag-nachtragen', 0, {
    ...{ spieltagId: testId(60), saisonId: SAISON, datum: '2026-02-06', ort: null },
    ...{ entschuldigt: [DIETER], endstand: { [ANNA]: 1, [BERND]: -1, [CLARA]: 0, [ELKE]: 0 } },
  })
  const ergebnisse = (mehr: Partial<Einstellungen>, ...ops: Parameters<typeof nach>[1][]) => {
    const { saison, spieltage } = nachOps(mehr, ...ops)
    return computeSaisonabrechnung(saison, spieltage)
  }

  it('counts evenings once they are over, and says which run or have no games', () => {
    const mitGeld = { abrechnung: EURO, fehlgebuehrCent: 250 }
    const laufend = ergebnisse(mitGeld, eroeffnet(), eingetragen(1), nachgetragen)
    expect(laufend).toMatchObject({
      ...{ abende: [], anteile: 0, kasse: 0, gebuehren: [], zahlungen: [] },
      laufende: [{ id: SPIELTAG, datum: '2026-01-09' }],
      ohneSpiele: [{ id: testId(60), datum: '2026-02-06' }],
    })
    const fertig = ergebnisse(mitGeld, eroeffnet(), eingetragen(1), abschliessen, nachgetragen)
    expect(fertig).toMatchObject({
      abende: [{ id: SPIELTAG, kasse: 36, summe: { [ANNA]: 82, [CLARA]: -100 } }],
      gebuehren: [{ spieler: ELKE, tage: [{ id: SPIELTAG, datum: '2026-01-09' }], cent: 250 }],
      ...{ anteile: 36, gebuehrensumme: 250, kasse: 286, laufende: [] },
      summe: { [ANNA]: 82, [BERND]: 82, [CLARA]: -100, [DIETER]: -100, [ELKE]: -250 },
    })
  })

  it('has fees alone where only those are set', () => {
    const nur = ergebnisse({ fehlgebuehrCent: 250 }, eroeffnet(), eingetragen(1), abschliessen)
    expect(nur).toMatchObject({ abende: [], ohneSpiele: [], anteile: 0, kasse: 250 })
    expect(nur.zahlungen).toEqual([{ von: ELKE, an: 'Kasse', cent: 250 }])
  })

  it.each<[Partial<Einstellungen>, boolean]>([
    [{}, false],
    [{ abrechnung: EURO }, true],
    [{ fehlgebuehrCent: 1 }, true],
  ])('is there with %o: %s', (mehr, ja) => {
    const { saison } = nachOps(mehr)
    expect(rechnetAb(saison, [])).toBe(ja)
  })

  it('is still there for an evening that was for money when the Saison no longer is', () => {
    const { saison, spieltage } = nachOps({ abrechnung: EURO }, eroeffnet())
    const ohne = { ...saison, einstellungen: einstellungen({}) }
    expect(rechnetAb(ohne, spieltage)).toBe(true)
  })
})

describe('the till', () => {
  const buchung = (mehr: Partial<BuchungAkte>): BuchungAkte => ({
    ...{ id: testId(80), saisonId: SAISON, art: 'einzahlung', cent: 0, zweck: 'x' },
    ...{ datum: '2026-01-09', spielerId: null, kontoName: 'Anna', gebuchtAm: 0 },
    ...{ gestrichen: false, grund: null, version: 1 },
    ...mehr,
  })

  it('has the shares, the fees and what was paid in, less what was taken out; struck bookings not', () => {
    const buchungen = [
      buchung({ cent: 2000 }),
      buchung({ cent: 500 }),
      buchung({ art: 'auszahlung', cent: 1290 }),
      buchung({ cent: 99, gestrichen: true, grund: 'doppelt' }),
    ]
    expect(computeKassenstand({ anteile: 36, gebuehrensumme: 250 }, buchungen)).toEqual({
      ...{ anteile: 36, gebuehren: 250, einzahlungen: 2500, auszahlungen: 1290, stand: 1496 },
    })
  })

  it('may owe', () => {
    const stand = computeKassenstand({ anteile: 0, gebuehrensumme: 0 }, [
      buchung({ art: 'auszahlung', cent: 100 }),
    ])
    expect(stand.stand).toBe(-100)
  })
})
