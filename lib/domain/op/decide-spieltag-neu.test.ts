import { describe, expect, it } from 'vitest'
import {
  ablehnungen,
  ANNA,
  BERND,
  CLARA,
  DIETER,
  ELKE,
  eroeffnet,
  GAST,
  kontext,
  nach,
  op,
  RUNDE,
  SAISON,
  SPIELTAG,
  testId,
  verein,
} from '../../../tests/builders/verein'
import { decide } from './decide'
import type { OpDaten, VereinStand } from './op'
import { einstellungen } from '../../../tests/builders/einstellungen'

const erster = (stand: VereinStand) => stand.spieltage[0]

describe('spieltag-eroeffnen', () => {
  it('opens the evening and its first Runde with the options of the season', () => {
    const stand = nach(verein(), eroeffnet({ entschuldigt: [ELKE] }))
    expect(erster(stand)).toEqual({
      id: SPIELTAG,
      saisonId: SAISON,
      datum: '2026-01-09',
      reihenfolge: 1,
      ort: 'Anna',
      entschuldigt: [ELKE],
      endstand: null,
      ende: null,
      gestrichen: false,
      version: 1,
      runden: [
        {
          id: RUNDE,
          nummer: 1,
          regelwerk: 'urexweiler',
          einstellungen: einstellungen(),
          tisch: 1,
          sitze: [ANNA, BERND, CLARA, DIETER],
          ersterGeber: DIETER,
          ende: null,
          version: 1,
          spiele: [],
        },
      ],
      einsprueche: [],
      abnahmen: [],
    })
  })

  it('puts a second Spieltag of one date behind the first', () => {
    const zweiter = eroeffnet({
      spieltagId: testId(50),
      runde: { id: testId(51), sitze: [ANNA, BERND, CLARA, DIETER], ersterGeber: ANNA },
    })
    const stand = nach(verein(), eroeffnet(), zweiter)
    expect(stand.spieltage.map((s) => s.reihenfolge)).toEqual([1, 2])
  })

  it('stores an empty place as none', () => {
    expect(erster(nach(verein(), eroeffnet({ ort: '' })))?.ort).toBeNull()
  })

  const sitze = (sitze: string[], ersterGeber = ANNA) =>
    eroeffnet({ runde: { id: RUNDE, sitze, ersterGeber } })
  it.each([
    [
      'a seat of nobody',
      sitze([ANNA, BERND, CLARA, testId(99)]),
      'runde.sitze[3] spieler-unbekannt',
    ],
    ['a player who sits twice', sitze([ANNA, BERND, CLARA, ANNA]), 'runde.sitze[3] sitze-doppelt'],
    [
      'a dealer who is not there',
      sitze([ANNA, BERND, CLARA, DIETER], ELKE),
      'runde.ersterGeber geber-nicht-am-tisch',
    ],
    [
      'an excuse of who plays',
      eroeffnet({ entschuldigt: [ANNA] }),
      'entschuldigt[0] entschuldigt-anwesend',
    ],
    [
      'an excuse of who is not in the season',
      eroeffnet({ entschuldigt: [GAST] }),
      'entschuldigt[0] entschuldigt-nicht-im-kader',
    ],
    [
      'an excuse that stands twice',
      eroeffnet({ entschuldigt: [ELKE, ELKE] }),
      'entschuldigt[1] entschuldigt-doppelt',
    ],
  ])('refuses %s', (_, o, fehler) => {
    expect(ablehnungen(verein(), o)).toEqual([`abgelehnt ${fehler}`])
  })

  it('refuses an unknown season and a known id', () => {
    expect(ablehnungen(verein(), eroeffnet({ saisonId: testId(9) }))).toEqual([
      'nicht-gefunden saisonId saison-unbekannt',
    ])
    expect(ablehnungen(nach(verein(), eroeffnet()), eroeffnet())).toEqual([
      'abgelehnt spieltagId id-vergeben',
    ])
  })

  it('refuses more than the rule book seats, and says how many it does', () => {
    const sechs = sitze([ANNA, BERND, CLARA, DIETER, ELKE, GAST])
    const ddv = verein()
    const saisons = ddv.saisons.map((s) => ({ ...s, regelwerk: 'ddv' as const }))
    expect(ablehnungen(ddv, sechs)).toEqual([])
    expect(decide({ ...ddv, saisons }, sechs, kontext())).toMatchObject({
      fehler: { fehler: [{ code: 'sitze-anzahl', daten: { von: 4, bis: 5 } }] },
    })
  })

  it('seats a guest', () => {
    expect(ablehnungen(verein(), sitze([ANNA, BERND, CLARA, GAST]))).toEqual([])
  })
})

describe('spieltag-nachtragen', () => {
  const nachgetragen = (mehr: Partial<OpDaten<'spieltag-nachtragen'>> = {}) =>
    op('spieltag-nachtragen', 0, {
      spieltagId: SPIELTAG,
      saisonId: SAISON,
      datum: '2026-02-06',
      ort: null,
      entschuldigt: [],
      endstand: { [ANNA]: 12, [BERND]: -4, [CLARA]: -10, [ELKE]: 2 },
      ...mehr,
    })

  it('stores a past evening that is over', () => {
    expect(erster(nach(verein(), nachgetragen()))).toMatchObject({
      ende: 'gespielt',
      endstand: { [ANNA]: 12, [BERND]: -4, [CLARA]: -10, [ELKE]: 2 },
      runden: [],
    })
  })

  it.each([
    [{ [ANNA]: 12, [BERND]: -4, [CLARA]: -10, [ELKE]: 3 }, 'endstand endstand-summe'],
    [{ [ANNA]: 12, [BERND]: -2, [CLARA]: -10 }, 'endstand endstand-zu-wenige'],
    [
      { [ANNA]: 12, [BERND]: -4, [CLARA]: -10, [testId(99)]: 2 },
      `endstand.${testId(99)} spieler-unbekannt`,
    ],
  ])('refuses a result that cannot be: %s', (endstand, fehler) => {
    expect(ablehnungen(verein(), nachgetragen({ endstand }))).toEqual([`abgelehnt ${fehler}`])
  })

  it('cannot be opened again, having no games', () => {
    const stand = nach(verein(), nachgetragen())
    const o = op('spieltag-wiederoeffnen', 1, { spieltagId: SPIELTAG })
    expect(ablehnungen(stand, o)).toEqual(['abgelehnt  spieltag-nur-ergebnis'])
  })
})
