import { describe, expect, it } from 'vitest'
import {
  abgelehnt,
  abschluss,
  absage,
  eintrag,
  entschieden,
  ICH,
  konflikte,
  korrektur,
  lageMit,
  PLATZ_VERGEBEN,
  rundenwechsel,
  serverstand,
  VERALTET,
  wiederoeffnung,
  zuSenden,
} from '../../tests/builders/abendlage'
import {
  ANNA,
  BERND,
  CLARA,
  DIETER,
  ELKE,
  NORMAL,
  RUNDE,
  testId,
} from '../../tests/builders/verein'
import { nachStand, reiheEin } from './abend'
import type { Abendlage } from './ausgang'
import { entscheide, nimmZurueck } from './entscheid'

const VIER = [ANNA, BERND, CLARA, DIETER]
const ANDERES = { ...NORMAL, augenRe: 90 }
const E1 = eintrag(1001, { spiel: 501, position: 1, besetzung: VIER })
const E2 = eintrag(1002, { spiel: 502, position: 2, besetzung: VIER })
/** Somebody else's. */
const FREMD = eintrag(2001, { spiel: 601, position: 1, inhalt: ANDERES })

/** Of what was not refused itself, but lost what it was built on. */
const OHNE_GRUND = { code: 'abgelehnt', fehler: [] } as const

/** E1, refused for the place of `FREMD`. */
function eintragsstreit(): Abendlage {
  const lage = lageMit(serverstand(), E1)
  return abgelehnt(lage, E1, { absage: PLATZ_VERGEBEN, stand: serverstand(FREMD) })
}

describe('refused for what it is', () => {
  it.each(['freigabe-beendet', 'freigabe-nur-lesen'] as const)(
    'can only be dropped where the link takes nothing any more: %s',
    (code) => {
      const grund = absage('nicht-erlaubt', code)
      const lage = abgelehnt(lageMit(serverstand(), E1), E1, {
        absage: grund,
        stand: serverstand(),
      })
      expect(konflikte(lage)).toMatchObject([
        { art: 'absage', absage: grund, moeglich: ['verwerfen'], neu: undefined },
      ])
    },
  )

  const zu = [FREMD, abschluss(2003, 1)] as const
  const geschlossen = absage('abgelehnt', 'spieltag-abgeschlossen')

  it('a game after the evening was closed waits until it is open again', () => {
    const lage = abgelehnt(lageMit(serverstand(FREMD), E2), E2, {
      absage: geschlossen,
      stand: serverstand(...zu),
    })
    expect(konflikte(lage)).toMatchObject([
      { art: 'absage', absage: geschlossen, moeglich: ['verwerfen'], neu: undefined },
    ])
    const offen = nachStand(lage, serverstand(...zu, wiederoeffnung(2004, 2)))
    expect(konflikte(offen)).toMatchObject([{ art: 'absage', moeglich: ['verwerfen', 'behalten'] }])
    expect(zuSenden(entschieden(offen, 'behalten'))).toMatchObject([{ daten: { position: 2 } }])
  })

  it.each([
    [
      'as the next one of the new Runde, where all four still sit',
      [ELKE, DIETER, CLARA, BERND, ANNA],
      { rundeId: testId(22), position: 1 },
    ],
    [
      'late in its own Runde, when one of the four has left',
      [ELKE, ANNA, BERND, CLARA],
      { rundeId: RUNDE, position: 2, nachtrag: true },
    ],
  ] as const)('a game of a Runde that is over is kept %s', (_, sitze, daten) => {
    const runde = rundenwechsel(2003, { runde: testId(22), basis: 1, sitze: [...sitze] })
    const lage = abgelehnt(lageMit(serverstand(FREMD), E2), E2, {
      absage: absage('veraltet', 'runde-beendet'),
      stand: serverstand(FREMD, runde),
    })
    const erwartet = [{ daten: { ...daten, besetzung: VIER } }]
    expect(konflikte(lage)).toMatchObject([
      { art: 'absage', moeglich: ['verwerfen', 'behalten'], neu: erwartet[0] },
    ])
    expect(zuSenden(entschieden(lage, 'behalten'))).toMatchObject(erwartet)
  })

  it('a hint that was read is confirmed when the game is kept', () => {
    const hinweis = absage('abgelehnt', 'hinweis-unbestaetigt', {
      hinweis: 'spielzahl-ueberschritten',
    })
    const lage = abgelehnt(lageMit(serverstand(), E1), E1, {
      absage: hinweis,
      stand: serverstand(),
    })
    expect(zuSenden(entschieden(lage, 'behalten'))).toMatchObject([
      { daten: { position: 1, spiel: { bestaetigt: ['spielzahl-ueberschritten'] } } },
    ])
  })

  it('a hint that a correction brings in is confirmed when it is sent again', () => {
    const hinweis = absage('abgelehnt', 'hinweis-unbestaetigt', {
      hinweis: 'wiederholung-versaeumt',
    })
    const eigene = korrektur(1003, { spiel: 601, basis: 1, inhalt: NORMAL })
    const stand = serverstand(FREMD)
    const lage = abgelehnt(lageMit(stand, eigene), eigene, { absage: hinweis, stand })
    expect(zuSenden(entschieden(lage, 'behalten'))).toMatchObject([
      { basis: 1, daten: { spiel: { augenRe: 130, bestaetigt: ['wiederholung-versaeumt'] } } },
    ])
  })

  it('a Runde that does not begin leaves its games, each to be asked for', () => {
    const runde = rundenwechsel(1003, { runde: testId(22), basis: 1, sitze: [...VIER] })
    const spiel = eintrag(1004, { spiel: 504, position: 1, runde: testId(22), besetzung: VIER })
    const fehler = korrektur(1005, { spiel: 504, basis: 1, inhalt: ANDERES })
    const lage = abgelehnt(
      lageMit(serverstand(FREMD), runde, spiel, fehler, abschluss(1006, 2)),
      runde,
      {
        absage: VERALTET,
        stand: serverstand(FREMD),
      },
    )
    expect(konflikte(lage)).toMatchObject([
      { art: 'absage', wartend: { op: runde }, moeglich: ['verwerfen', 'behalten'] },
    ])
    const ohne = entschieden(lage, 'verwerfen')
    const hier = { id: spiel.id, daten: { rundeId: RUNDE, position: 2 } }
    expect(konflikte(ohne)).toMatchObject([
      { wartend: { op: hier }, folgen: [{ op: fehler }], absage: OHNE_GRUND },
      { wartend: { op: { art: 'spieltag-abschliessen' } }, folgen: [], absage: OHNE_GRUND },
    ])
    expect(zuSenden(entschieden(ohne, 'behalten'))).toMatchObject([
      { art: 'spiel-eintragen', daten: { rundeId: RUNDE, position: 2 } },
      { art: 'spiel-korrigieren', basis: 1 },
    ])
  })

  it('one change of the evening is dropped without the Runden that followed it, and their games', () => {
    const [neu, zweite, dritte] = [testId(1003), testId(22), testId(23)]
    const { id: spieltagId, ort } = serverstand().akte
    const daten = { spieltagId, datum: '2026-01-17', ort: ort ?? '', entschuldigt: [] }
    const tag = { id: neu, art: 'spieltag-aendern', basis: 1, daten } as const
    const folgen = [
      rundenwechsel(1004, { runde: zweite, basis: 2, sitze: [...VIER] }),
      eintrag(1005, { spiel: 504, position: 1, runde: zweite, besetzung: VIER }),
      rundenwechsel(1006, { runde: dritte, basis: 3, sitze: [ELKE, ...VIER] }),
      eintrag(1007, { spiel: 505, position: 1, runde: dritte, besetzung: VIER }),
    ]
    const stand = serverstand(FREMD)
    const lage = abgelehnt(lageMit(stand, tag, ...folgen), tag, { absage: VERALTET, stand })
    expect(konflikte(lage)).toMatchObject([{ wartend: { op: tag }, folgen: [{}, {}, {}, {}] }])

    const ohneTag = entschieden(lage, 'verwerfen')
    expect(konflikte(ohneTag)).toMatchObject([
      { wartend: { op: folgen[0] }, absage: OHNE_GRUND, moeglich: ['verwerfen', 'behalten'] },
    ])
    const ohneZweite = entschieden(ohneTag, 'verwerfen')
    expect(konflikte(ohneZweite).map((k) => [k.wartend, ...k.folgen].map((w) => w.op.id))).toEqual([
      [testId(1005)],
      [testId(1006), testId(1007)],
    ])
  })

  it('a game that is entered for a Runde which was refused meanwhile goes with that', () => {
    const runde = rundenwechsel(1003, { runde: testId(22), basis: 1, sitze: [...VIER] })
    const spiel = eintrag(1004, { spiel: 504, position: 1, runde: testId(22), besetzung: VIER })
    const stand = serverstand(FREMD)
    const lage = abgelehnt(lageMit(stand, runde), runde, { absage: VERALTET, stand })
    const danach = reiheEin(lage, { absender: ICH, op: spiel, nummer: 2, zeit: 5 })
    expect(konflikte(danach)).toMatchObject([
      { wartend: { op: runde }, folgen: [{ op: spiel, absage: VERALTET }] },
    ])
  })

  it('a game whose four were corrected before anybody saw it is kept as what it is by now, where only those sit', () => {
    const [neu, andere] = [testId(22), testId(23)]
    const jetzt = [ANNA, BERND, CLARA, ELKE]
    const runde = rundenwechsel(1003, { runde: neu, basis: 1, sitze: [...VIER, ELKE] })
    const spiel = eintrag(1004, { spiel: 504, position: 1, runde: neu, besetzung: VIER })
    const fehler = korrektur(1005, { spiel: 504, basis: 1, inhalt: ANDERES, besetzung: jetzt })
    const stand = serverstand(FREMD, rundenwechsel(2003, { runde: andere, basis: 1, sitze: jetzt }))
    const lage = lageMit(serverstand(FREMD), runde, spiel, fehler)
    const ohne = entschieden(abgelehnt(lage, runde, { absage: VERALTET, stand }), 'verwerfen')
    expect(zuSenden(entschieden(ohne, 'behalten'))).toMatchObject([
      {
        art: 'spiel-eintragen',
        daten: { rundeId: andere, position: 1, besetzung: jetzt, spiel: { augenRe: 90 } },
      },
    ])
  })

  it('a signature is given anew by whoever gave it', () => {
    const daten = {
      spieltagId: serverstand().akte.id,
      abnahmeId: testId(801),
      spielerId: ANNA,
      fassung: 0,
    }
    const abnahme = { id: testId(1003), art: 'spieltag-abnehmen', basis: 0, daten } as const
    const lage = abgelehnt(lageMit(serverstand(...zu), abnahme), abnahme, {
      absage: VERALTET,
      stand: serverstand(...zu),
    })
    expect(konflikte(lage)).toMatchObject([{ art: 'absage', moeglich: ['verwerfen'] }])
  })
})

it('what was decided in another tab already is decided', () => {
  const lage = eintragsstreit()
  const quelle = { absender: ICH, neueId: () => testId(9001), nummer: 77, zeit: 5 }
  const danach = entscheide(lage, { opId: E1.id, entscheid: 'verwerfen' }, quelle)
  expect(entscheide(danach, { opId: E1.id, entscheid: 'behalten' }, quelle)).toBe(danach)
})

describe('a refusal that was told to whoever waited for it', () => {
  it('takes back exactly that one, be it the first of a group or built on it', () => {
    const folge = korrektur(1002, { spiel: 501, basis: 1, inhalt: ANDERES })
    const lage = lageMit(serverstand(), E1, folge)
    const beiseite = abgelehnt(lage, E1, { absage: PLATZ_VERGEBEN, stand: serverstand(FREMD) })
    const bleiben = (opId: string) => nimmZurueck(beiseite, opId).wartende.map((w) => w.op.id)
    expect(bleiben(E1.id)).toEqual([folge.id])
    expect(bleiben(folge.id)).toEqual([E1.id])
    expect(bleiben(FREMD.id)).toEqual([E1.id, folge.id])
    expect(nimmZurueck(beiseite, E1.id).wartende[0]?.absage).toEqual(PLATZ_VERGEBEN)
    // What is in line was not refused.
    expect(nimmZurueck(lage, E1.id)).toEqual(lage)
  })
})
