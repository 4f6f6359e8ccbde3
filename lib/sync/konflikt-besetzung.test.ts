import { describe, expect, it } from 'vitest'
import {
  abgelehnt,
  eintrag,
  entschieden,
  ICH,
  konflikte,
  korrektur,
  lageMit,
  rundenwechsel,
  serverstand,
  VERALTET,
  zuSenden,
} from '../../tests/builders/abendlage'
import { ANNA, BERND, CLARA, DIETER, ELKE, NORMAL, testId } from '../../tests/builders/verein'
import { findSpiel, getSpiel } from '../domain/spieltag/vorgriff'
import { alsWartend } from './abend'
import type { AbendOp } from './ausgang'
import { fasseNeu } from './neufassung'
import { mitOffenen } from './vorgriff'

const VIER = [ANNA, BERND, CLARA, DIETER]
const ANDERES = { ...NORMAL, augenRe: 90 }
const eigene = korrektur(1003, { spiel: 601, basis: 1, inhalt: NORMAL })

describe('a change of a Spiel, where the other one has changed who played', () => {
  const zuFuenft = [
    rundenwechsel(2000, {
      ...{ runde: testId(22), basis: 1, sitze: [ELKE, ANNA, BERND, CLARA, DIETER] },
    }),
    eintrag(2001, {
      spiel: 601,
      position: 1,
      runde: testId(22),
      inhalt: ANDERES,
      besetzung: VIER,
    }),
  ]
  const vorher = serverstand(...zuFuenft)
  const andereVier = [ANNA, BERND, CLARA, ELKE]
  const mitElke = (augenRe: number) =>
    korrektur(2002, {
      ...{ spiel: 601, basis: 1, besetzung: andereVier },
      inhalt: { ...NORMAL, augenRe },
    })

  it.each([
    ['and the Augen', 100],
    ['and has typed the same Augen', 130],
  ])('%s: the own version is stored as it was shown, with the four that were seen', (_, augen) => {
    const lage = abgelehnt(lageMit(vorher, eigene), eigene, {
      absage: VERALTET,
      stand: serverstand(...zuFuenft, mitElke(augen)),
    })
    expect(konflikte(lage)).toMatchObject([
      { eigenes: { besetzung: VIER }, gleich: false, moeglich: ['verwerfen', 'ersetzen'] },
    ])
    const danach = entschieden(lage, 'ersetzen')
    expect(zuSenden(danach)).toMatchObject([
      { art: 'spiel-korrigieren', basis: 2, daten: { besetzung: VIER, spiel: NORMAL } },
    ])
    expect(findSpiel(mitOffenen(danach), testId(601))?.besetzung).toEqual(VIER)
  })

  it('an objection accepted with a correction keeps those four too', () => {
    const annahme: AbendOp = {
      ...{ id: testId(1003), art: 'einspruch-annehmen', basis: 1 },
      daten: {
        ...{ spieltagId: serverstand().akte.id, einspruchId: testId(701), antwort: 'ja' },
        aenderung: { art: 'korrektur', spiel: { ...NORMAL } },
      },
    }
    const gesehen = getSpiel(vorher.akte, testId(601))
    const wartend = alsWartend(vorher.akte, { op: annahme, absender: ICH, nummer: 1, zeit: 0 })
    const jetzt = serverstand(...zuFuenft, mitElke(100)).akte
    const neu = fasseNeu({ ...wartend, gesehen }, { akte: jetzt, id: testId(9001) })
    expect(neu).toMatchObject({ art: 'spiel-korrigieren', daten: { besetzung: VIER } })
  })
})
