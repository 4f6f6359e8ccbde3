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
  GAST,
  nach,
  NORMAL,
  op,
  RUNDE,
  spielId,
  SPIELTAG,
  testId,
  verein,
} from '../../../tests/builders/verein'
import type { Spiel } from '../spiel/spiel'
import type { VereinStand } from './op'

const FUENFER = eroeffnet({
  runde: { id: RUNDE, sitze: [ANNA, BERND, CLARA, DIETER, ELKE], ersterGeber: ELKE },
})

function spieleVon(stand: VereinStand) {
  return stand.spieltage[0]?.runden[0]?.spiele ?? []
}

function korrigiert(basis: number, spiel: Spiel, besetzung?: string[]) {
  return op('spiel-korrigieren', basis, {
    spieltagId: SPIELTAG,
    spielId: spielId(1),
    spiel: { ...spiel },
    ...(besetzung === undefined ? {} : { besetzung }),
    grund: 'falsch gezählt',
  })
}

function eingetragenVon(besetzung: readonly string[]) {
  return op('spiel-eintragen', 0, {
    ...{ spieltagId: SPIELTAG, rundeId: RUNDE, spielId: spielId(1), position: 1 },
    ...{ spiel: { ...NORMAL }, besetzung: [...besetzung] },
  })
}

describe('spiel-eintragen', () => {
  const offen = nach(verein(), eroeffnet())

  it('records the game with the four of the moment and who entered it', () => {
    const spiele = spieleVon(nach(verein(), FUENFER, eingetragen(1)))
    expect(spiele).toEqual([
      expect.objectContaining({
        position: 1,
        version: 1,
        besetzung: [ANNA, BERND, CLARA, DIETER],
        erfasstVon: 'Anna Beispiel',
        gestrichen: false,
      }),
    ])
  })

  it('refuses a second game of one position as stale, so that two phones do not enter one game twice', () => {
    const stand = nach(offen, eingetragen(1))
    const zweites = { ...eingetragen(1), daten: { ...eingetragen(1).daten, spielId: testId(999) } }
    expect(ablehnungen(stand, zweites as typeof FUENFER)).toEqual([
      'veraltet position position-vergeben',
    ])
  })

  it('counts a struck game as a position that is taken', () => {
    const stand = nach(
      offen,
      eingetragen(1),
      op('spiel-streichen', 1, { spieltagId: SPIELTAG, spielId: spielId(1) }),
      eingetragen(2),
    )
    expect(spieleVon(stand).map((s) => [s.position, s.gestrichen])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  it.each([
    ['a party that does not fit the art', { ...NORMAL, re: [ANNA] }, 're anzahl-re'],
    [
      'an Ansage without a Stoß',
      { ...NORMAL, ansagen: { re: 'keine90' } },
      'ansagen.re ansage-ohne-stoss',
    ],
  ] as const)('refuses %s at its place within the game', (_, spiel, fehler) => {
    expect(ablehnungen(offen, eingetragen(1, spiel))).toEqual([`abgelehnt ${fehler}`])
  })

  it('records the four whom the sender names, by their seats, though the deal has moved meanwhile', () => {
    const stand = nach(verein(), FUENFER, eingetragenVon([ELKE, CLARA, BERND, ANNA]))
    expect(spieleVon(stand)[0]?.besetzung).toEqual([ANNA, BERND, CLARA, ELKE])
  })

  it.each([
    ['a stranger', [ANNA, BERND, CLARA, GAST]],
    ['one of them twice', [ANNA, BERND, CLARA, ANNA]],
  ])('refuses four with %s', (_, vier) => {
    expect(ablehnungen(nach(verein(), FUENFER), eingetragenVon(vier))).toEqual([
      'abgelehnt besetzung[3] besetzung-falsch',
    ])
  })

  it('refuses whoever sits out', () => {
    const stand = nach(verein(), FUENFER)
    expect(ablehnungen(stand, eingetragen(1, { ...NORMAL, re: [ANNA, ELKE] }))).toEqual([
      'abgelehnt re[1] spieler-nicht-am-tisch',
    ])
  })

  it('refuses a game against U-T5 until the table confirms it', () => {
    const verloren: Spiel = { art: 'solo-damen', re: [ANNA], augenRe: 100 }
    const stand = nach(
      offen,
      eingetragen(1, { art: 'solo-damen', re: [ANNA], augenRe: 130 }),
      eingetragen(2, verloren),
    )
    expect(ablehnungen(stand, eingetragen(3))).toEqual([
      'abgelehnt bestaetigt hinweis-unbestaetigt',
    ])
    expect(
      ablehnungen(stand, eingetragen(3, { ...NORMAL, bestaetigt: ['wiederholung-versaeumt'] })),
    ).toEqual([])
    expect(ablehnungen(stand, eingetragen(3, verloren))).toEqual([])
  })

  it('refuses new games in a closed evening and in a struck one', () => {
    const stand = nach(offen, eingetragen(1))
    const zu = nach(
      stand,
      op('spieltag-abschliessen', 1, { spieltagId: SPIELTAG, ende: 'vorzeitig' }),
    )
    expect(ablehnungen(zu, eingetragen(2))).toEqual(['abgelehnt  spieltag-abgeschlossen'])
    const weg = nach(stand, op('spieltag-streichen', 1, { spieltagId: SPIELTAG }))
    expect(ablehnungen(weg, eingetragen(2))).toEqual(['abgelehnt spieltagId spieltag-gestrichen'])
  })

  it('refuses unknown places', () => {
    expect(ablehnungen(verein(), eingetragen(1))).toEqual([
      'nicht-gefunden spieltagId spieltag-unbekannt',
    ])
    const fremd = op('spiel-eintragen', 0, {
      spieltagId: SPIELTAG,
      rundeId: testId(77),
      spielId: testId(78),
      position: 1,
      spiel: { ...NORMAL },
    })
    expect(ablehnungen(offen, fremd)).toEqual(['nicht-gefunden rundeId runde-unbekannt'])
  })

  it('refuses a known id for a second game', () => {
    const stand = nach(offen, eingetragen(1))
    const o = op('spiel-eintragen', 0, {
      spieltagId: SPIELTAG,
      rundeId: RUNDE,
      spielId: spielId(1),
      position: 2,
      spiel: { ...NORMAL },
    })
    expect(ablehnungen(stand, o)).toEqual(['abgelehnt spielId id-vergeben'])
  })
})

describe('spiel-korrigieren', () => {
  const gespielt = nach(verein(), FUENFER, eingetragen(1))

  it('makes the next version and keeps position and the four who played', () => {
    const spiele = spieleVon(nach(gespielt, korrigiert(1, { ...NORMAL, augenRe: 151 })))
    expect(spiele).toEqual([
      expect.objectContaining({
        version: 2,
        position: 1,
        besetzung: [ANNA, BERND, CLARA, DIETER],
        spiel: { ...NORMAL, augenRe: 151 },
        grund: 'falsch gezählt',
      }),
    ])
  })

  it('refuses a correction of a version that is not current', () => {
    const stand = nach(gespielt, korrigiert(1, { ...NORMAL, augenRe: 151 }))
    expect(ablehnungen(stand, korrigiert(1, NORMAL))).toEqual(['veraltet basis veraltet'])
  })

  it('refuses players outside of the recorded four, and takes others when they are named', () => {
    const mitElke = { ...NORMAL, re: [ANNA, ELKE] }
    expect(ablehnungen(gespielt, korrigiert(1, mitElke))).toEqual([
      'abgelehnt re[1] spieler-nicht-am-tisch',
    ])
    const spiele = spieleVon(nach(gespielt, korrigiert(1, mitElke, [ANNA, CLARA, DIETER, ELKE])))
    expect(spiele[0]?.besetzung).toEqual([ANNA, CLARA, DIETER, ELKE])
  })

  it('refuses four who are not four of the table', () => {
    const doppelt = korrigiert(1, NORMAL, [ANNA, BERND, CLARA, CLARA])
    expect(ablehnungen(gespielt, doppelt)).toEqual(['abgelehnt besetzung[3] besetzung-falsch'])
    const fremd = korrigiert(1, NORMAL, [ANNA, BERND, CLARA, testId(6)])
    expect(ablehnungen(gespielt, fremd)).toEqual(['abgelehnt besetzung[3] besetzung-falsch'])
  })

  it('is still allowed when the evening is closed', () => {
    const zu = nach(
      gespielt,
      op('spieltag-abschliessen', 1, { spieltagId: SPIELTAG, ende: 'vorzeitig' }),
    )
    expect(ablehnungen(zu, korrigiert(1, { ...NORMAL, augenRe: 140 }))).toEqual([])
  })

  it('of a struck game lets it count again, in one version', () => {
    const weg = nach(
      gespielt,
      op('spiel-streichen', 1, { spieltagId: SPIELTAG, spielId: spielId(1) }),
    )
    const [spiel] = spieleVon(nach(weg, korrigiert(2, { ...NORMAL, augenRe: 140 })))
    expect(spiel).toMatchObject({
      version: 3,
      gestrichen: false,
      spiel: { augenRe: 140 },
      grund: 'falsch gezählt',
    })
  })

  it('leaves a struck game struck when it is refused', () => {
    const weg = nach(
      gespielt,
      op('spiel-streichen', 1, { spieltagId: SPIELTAG, spielId: spielId(1) }),
    )
    const unsinn = korrigiert(2, { ...NORMAL, augenRe: 241 })
    expect(ablehnungen(weg, unsinn)).toEqual(['abgelehnt augenRe augen-bereich'])
  })

  it('asks only for hints that the correction brings in', () => {
    const solo: Spiel = { art: 'solo-damen', re: [ANNA], augenRe: 130 }
    const kuerVerloren: Spiel = { art: 'solo-damen', re: [ANNA], augenRe: 100 }
    const stand = nach(
      verein(),
      eroeffnet(),
      eingetragen(1, solo),
      eingetragen(2, kuerVerloren),
      eingetragen(3, kuerVerloren),
    )
    const dritte = (spiel: Spiel) =>
      op('spiel-korrigieren', 1, {
        spieltagId: SPIELTAG,
        spielId: spielId(3),
        spiel: { ...spiel },
      })
    expect(ablehnungen(stand, dritte(NORMAL))).toEqual([
      'abgelehnt bestaetigt hinweis-unbestaetigt',
    ])
    expect(ablehnungen(stand, dritte({ ...kuerVerloren, augenRe: 90 }))).toEqual([])
    const bestaetigt = nach(stand, dritte({ ...NORMAL, bestaetigt: ['wiederholung-versaeumt'] }))
    const nochmal = op('spiel-korrigieren', 2, {
      spieltagId: SPIELTAG,
      spielId: spielId(3),
      spiel: { ...NORMAL, augenRe: 140 },
    })
    expect(ablehnungen(bestaetigt, nochmal)).toEqual([])
    const gestrichen = nach(
      bestaetigt,
      op('spiel-streichen', 2, { spieltagId: SPIELTAG, spielId: spielId(3) }),
    )
    const wieder = { ...nochmal, basis: 3 }
    expect(ablehnungen(gestrichen, wieder)).toEqual([])
  })
})

describe('spiel-streichen and spiel-wiederherstellen', () => {
  const gespielt = nach(verein(), eroeffnet(), eingetragen(1))
  const streichen = (basis: number) =>
    op('spiel-streichen', basis, { spieltagId: SPIELTAG, spielId: spielId(1), grund: 'doppelt' })
  const zurueck = (basis: number) =>
    op('spiel-wiederherstellen', basis, { spieltagId: SPIELTAG, spielId: spielId(1) })

  it('make new versions with the same content', () => {
    const [weg] = spieleVon(nach(gespielt, streichen(1)))
    expect(weg).toMatchObject({ version: 2, gestrichen: true, grund: 'doppelt', spiel: NORMAL })
    const [da] = spieleVon(nach(gespielt, streichen(1), zurueck(2)))
    expect(da).toMatchObject({ version: 3, gestrichen: false, grund: null, spiel: NORMAL })
  })

  it('refuse what is so already', () => {
    const weg = nach(gespielt, streichen(1))
    expect(ablehnungen(weg, streichen(2))).toEqual(['abgelehnt spielId spiel-gestrichen'])
    expect(ablehnungen(gespielt, zurueck(1))).toEqual(['abgelehnt spielId spiel-nicht-gestrichen'])
  })

  it('refuse a game that the evening does not have', () => {
    const fremd = op('spiel-streichen', 1, { spieltagId: SPIELTAG, spielId: testId(999) })
    expect(ablehnungen(gespielt, fremd)).toEqual(['nicht-gefunden spielId spiel-unbekannt'])
  })
})
