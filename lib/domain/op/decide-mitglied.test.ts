import { describe, expect, it } from 'vitest'
import {
  ablehnungen,
  ANNA,
  BERND,
  JETZT,
  kontext,
  mitglied,
  nach,
  op,
  testId,
  verein,
} from '../../../tests/builders/verein'
import { applyAenderungen } from './apply'
import { decide } from './decide'
import type { OpDaten, VereinStand } from './op'

const TAG = 24 * 60 * 60 * 1000
const EINLADUNG = testId(60)
const BERNDS_KONTO = { id: testId(61), name: 'Bernd Beispiel', anmeldename: 'bernd@example.org' }

const einladen = (mehr: Partial<OpDaten<'mitglied-einladen'>> = {}) =>
  op('mitglied-einladen', 0, {
    einladungId: EINLADUNG,
    tokenHash: 'a'.repeat(64),
    rolle: 'schreiber',
    spielerId: BERND,
    ablauf: JETZT + 14 * TAG,
    ...mehr,
  })
const aufnehmen = op('mitglied-aufnehmen', 0, {
  mitgliedId: testId(62),
  einladungId: EINLADUNG,
  kontoId: BERNDS_KONTO.id,
})
const ALS_BERND = { konto: BERNDS_KONTO, rolle: 'server' } as const

function aufgenommen(stand: VereinStand): VereinStand {
  const entscheidung = decide(stand, aufnehmen, kontext(ALS_BERND))
  if (!entscheidung.ok) throw new Error(JSON.stringify(entscheidung.fehler))
  return applyAenderungen(stand, entscheidung.wert)
}

describe('an invitation', () => {
  const eingeladen = nach(verein(), einladen())

  it('makes its account a member with role and player, once', () => {
    const stand = aufgenommen(eingeladen)
    expect(stand.mitglieder.at(-1)).toEqual({
      id: testId(62),
      kontoId: BERNDS_KONTO.id,
      name: 'Bernd Beispiel',
      anmeldename: 'bernd@example.org',
      rolle: 'schreiber',
      spielerId: BERND,
      version: 1,
    })
    expect(ablehnungen(stand, aufnehmen, ALS_BERND)).toEqual([
      'abgelehnt einladungId einladung-verbraucht',
    ])
  })

  it('is accepted by the server alone, not by an operation that somebody sends', () => {
    expect(ablehnungen(eingeladen, aufnehmen)).toEqual(['nicht-erlaubt  nicht-erlaubt'])
  })

  it('does not make another account a member than the one that accepts', () => {
    expect(ablehnungen(eingeladen, aufnehmen, { rolle: 'server' })).toEqual([
      'nicht-erlaubt kontoId nicht-erlaubt',
    ])
  })

  it('ends', () => {
    const spaeter = { ...ALS_BERND, jetzt: JETZT + 14 * TAG }
    expect(ablehnungen(eingeladen, aufnehmen, spaeter)).toEqual([
      'abgelehnt einladungId einladung-abgelaufen',
    ])
  })

  it('can be withdrawn, on its current version', () => {
    const widerrufen = (basis: number) =>
      op('einladung-widerrufen', basis, { einladungId: EINLADUNG })
    expect(ablehnungen(eingeladen, widerrufen(2))).toEqual(['veraltet basis veraltet'])
    const stand = nach(eingeladen, widerrufen(1))
    expect(ablehnungen(stand, aufnehmen, ALS_BERND)).toEqual([
      'abgelehnt einladungId einladung-verbraucht',
    ])
    expect(ablehnungen(stand, widerrufen(2))).toEqual([
      'abgelehnt einladungId einladung-verbraucht',
    ])
  })

  it('makes a member without the player whom somebody else has become meanwhile', () => {
    const stand = nach(
      eingeladen,
      op('mitglied-aendern', 1, {
        mitgliedId: testId(41),
        rolle: 'verwaltung',
        spielerId: BERND,
      }),
    )
    expect(aufgenommen(stand).mitglieder.at(-1)?.spielerId).toBeNull()
  })

  it.each([
    ['one that is over already', { ablauf: JETZT }, 'ablauf einladung-ablauf'],
    ['one without end', { ablauf: JETZT + 16 * TAG }, 'ablauf einladung-ablauf'],
    ['one for a player nobody knows', { spielerId: testId(99) }, 'spielerId spieler-unbekannt'],
  ])('is not made: %s', (_, mehr, fehler) => {
    expect(ablehnungen(verein(), einladen(mehr))).toEqual([`abgelehnt ${fehler}`])
  })

  it('is not made for somebody who is a member', () => {
    const stand = verein({ mitglieder: [mitglied({ spielerId: ANNA })] })
    expect(ablehnungen(stand, einladen({ spielerId: ANNA }))).toEqual([
      'abgelehnt spielerId spieler-verknuepft',
    ])
  })
})

describe('the last Verwaltung', () => {
  const herabstufen = op('mitglied-aendern', 1, {
    mitgliedId: testId(41),
    rolle: 'schreiber',
    spielerId: null,
  })
  const entfernen = op('mitglied-entfernen', 1, { mitgliedId: testId(41) })

  it('can neither be demoted nor removed', () => {
    expect(ablehnungen(verein(), herabstufen)).toEqual(['abgelehnt mitgliedId letzte-verwaltung'])
    expect(ablehnungen(verein(), entfernen)).toEqual(['abgelehnt mitgliedId letzte-verwaltung'])
  })

  it('can once there is a second one', () => {
    const zweite = mitglied({ id: testId(63), kontoId: BERNDS_KONTO.id })
    const stand = verein({ mitglieder: [mitglied(), zweite] })
    expect(nach(stand, herabstufen).mitglieder[0]).toMatchObject({ rolle: 'schreiber', version: 2 })
    expect(nach(stand, entfernen).mitglieder).toEqual([zweite])
  })
})

describe('a member', () => {
  it('is not changed on a stale version, nor when unknown', () => {
    const stand = verein({
      mitglieder: [mitglied(), mitglied({ id: testId(63), kontoId: testId(64), version: 3 })],
    })
    const entfernen = (mitgliedId: string) => op('mitglied-entfernen', 2, { mitgliedId })
    expect(ablehnungen(stand, entfernen(testId(63)))).toEqual(['veraltet basis veraltet'])
    expect(ablehnungen(stand, entfernen(testId(99)))).toEqual([
      'nicht-gefunden mitgliedId mitglied-unbekannt',
    ])
  })
})
