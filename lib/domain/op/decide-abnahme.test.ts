import { describe, expect, it } from 'vitest'
import {
  ablehnungen,
  ANNA,
  BERND,
  CLARA,
  DIETER,
  eingetragen,
  ELKE,
  eroeffnet,
  JETZT,
  mitglied,
  nach,
  NORMAL,
  op,
  spielId,
  SPIELTAG,
  testId,
  verein,
} from '../../../tests/builders/verein'
import { computeAbnahme } from '../abnahme/abnahme'
import type { Kontext } from './aenderung'
import type { Op, VereinStand } from './op'

const BERNDS_KONTO = { id: testId(32), name: 'Bernd B.', anmeldename: 'bernd' }
const alsBernd: Partial<Kontext> = { konto: BERNDS_KONTO, rolle: 'leser' }

/** Two games, closed; the Verwaltung is Anna, Bernd has an account that only reads. */
const beendet = nach(
  verein({
    mitglieder: [
      mitglied({ spielerId: ANNA }),
      mitglied({ id: testId(42), kontoId: BERNDS_KONTO.id, rolle: 'leser', spielerId: BERND }),
    ],
  }),
  eroeffnet(),
  eingetragen(1),
  eingetragen(2),
  op('spieltag-abschliessen', 1, { spieltagId: SPIELTAG, ende: 'vorzeitig' }),
)

let nummer = 60
const bestaetigt = (spielerId: string, fassung = 2): Op =>
  op('spieltag-abnehmen', 0, {
    spieltagId: SPIELTAG,
    abnahmeId: testId(nummer++),
    spielerId,
    fassung,
  })

function abnahmeVon({ spieltage }: VereinStand) {
  const [akte] = spieltage
  if (akte === undefined) throw new Error('kein Spieltag')
  const { gueltig, hinfaellig, abgenommen } = computeAbnahme(akte)
  return {
    gueltig: gueltig.map((a) => a.spielerId),
    hinfaellig: hinfaellig.map((a) => a.spielerId),
    abgenommen,
  }
}

describe('spieltag-abnehmen', () => {
  it('keeps who confirmed what, how and when', () => {
    const danach = nach(beendet, bestaetigt(ANNA), bestaetigt(CLARA))
    // Two plain wins of Anna and Bernd with 130 Augen: keine 120, one point each.
    const stand = { [ANNA]: 2, [BERND]: 2, [CLARA]: -2, [DIETER]: -2 }
    expect(danach.spieltage[0]?.abnahmen).toMatchObject([
      {
        spielerId: ANNA,
        art: 'selbst',
        kontoName: 'Anna Beispiel',
        zeit: JETZT,
        fassung: 2,
        stand,
      },
      { spielerId: CLARA, art: 'am-tisch', kontoName: 'Anna Beispiel', fassung: 2, stand },
    ])
  })

  it('needs two players', () => {
    const einer = nach(beendet, bestaetigt(ANNA))
    expect(abnahmeVon(einer).abgenommen).toBe(false)
    expect(abnahmeVon(nach(einer, bestaetigt(CLARA))).abgenommen).toBe(true)
  })

  it('is each one’s own word, or given by name at the table', () => {
    expect(ablehnungen(beendet, bestaetigt(BERND), alsBernd)).toEqual([])
    expect(ablehnungen(beendet, bestaetigt(CLARA), alsBernd)).toEqual([
      'nicht-erlaubt spielerId abnahme-nur-eigene',
    ])
  })

  it('is given once, by players of the evening, at its end, for the games as they are', () => {
    expect(ablehnungen(nach(beendet, bestaetigt(ANNA)), bestaetigt(ANNA))).toEqual([
      'abgelehnt spielerId abnahme-vorhanden',
    ])
    expect(ablehnungen(beendet, bestaetigt(ELKE))).toEqual([
      'abgelehnt spielerId spieler-nicht-dabei',
    ])
    expect(ablehnungen(beendet, bestaetigt(ANNA, 1))).toEqual(['veraltet fassung veraltet'])
    const offen = nach(verein(), eroeffnet(), eingetragen(1))
    expect(ablehnungen(offen, bestaetigt(ANNA, 1))).toEqual([
      'abgelehnt  spieltag-nicht-abgeschlossen',
    ])
  })

  it('is voided by a later correction, and can be given again', () => {
    const korrigiert = nach(
      beendet,
      bestaetigt(ANNA),
      bestaetigt(CLARA),
      op('spiel-korrigieren', 1, {
        spieltagId: SPIELTAG,
        spielId: spielId(1),
        spiel: { ...NORMAL, notiz: 'nur eine Notiz' },
        grund: 'nachgetragen',
      }),
    )
    expect(abnahmeVon(korrigiert)).toEqual({
      gueltig: [],
      hinfaellig: [ANNA, CLARA],
      abgenommen: false,
    })
    const erneut = nach(korrigiert, bestaetigt(ANNA, 3), bestaetigt(DIETER, 3))
    expect(abnahmeVon(erneut)).toEqual({
      gueltig: [ANNA, DIETER],
      hinfaellig: [ANNA, CLARA],
      abgenommen: true,
    })
  })

  it('is voided by a further Runde, which brings somebody else into the result', () => {
    const mitElke = nach(
      beendet,
      bestaetigt(ANNA),
      op('spieltag-wiederoeffnen', 2, { spieltagId: SPIELTAG, grund: 'Elke kommt noch' }),
      op('runde-eroeffnen', 3, {
        spieltagId: SPIELTAG,
        runde: { id: testId(22), sitze: [ANNA, BERND, CLARA, ELKE], ersterGeber: ELKE },
      }),
      op('spieltag-abschliessen', 4, { spieltagId: SPIELTAG, ende: 'vorzeitig' }),
    )
    expect(abnahmeVon(mitElke)).toMatchObject({ gueltig: [], hinfaellig: [ANNA] })
  })

  it('outlives re-opening as long as no game changes', () => {
    const wieder = nach(
      beendet,
      bestaetigt(ANNA),
      op('spieltag-wiederoeffnen', 2, { spieltagId: SPIELTAG, grund: 'noch ein Spiel?' }),
      op('spieltag-abschliessen', 3, { spieltagId: SPIELTAG, ende: 'vorzeitig' }),
    )
    expect(abnahmeVon(wieder).gueltig).toEqual([ANNA])
  })
})
