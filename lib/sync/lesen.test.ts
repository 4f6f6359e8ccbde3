import { describe, expect, it } from 'vitest'
import {
  absage,
  eintrag,
  korrektur,
  lageMit,
  rundenwechsel,
  serverstand,
} from '../../tests/builders/abendlage'
import { ANNA, BERND, CLARA, DIETER, NORMAL, testId } from '../../tests/builders/verein'
import type { Wartend } from './ausgang'
import { liesWartend } from './lesen'

const VIER = [ANNA, BERND, CLARA, DIETER]
const [EINTRAG, KORREKTUR, RUNDE] = lageMit(
  serverstand(),
  eintrag(1001, { spiel: 501, position: 1, besetzung: VIER }),
  korrektur(1002, { spiel: 501, basis: 1, inhalt: { ...NORMAL, augenRe: 90 } }),
  rundenwechsel(1003, { runde: testId(22), basis: 1, sitze: VIER }),
).wartende as [Wartend, Wartend, Wartend]

const mitDaten = (w: Wartend, daten: object) => ({
  ...w,
  op: { ...w.op, daten: { ...w.op.daten, ...daten } },
})

/** As a store gives it back. */
function gelesen(roh: unknown) {
  return liesWartend(structuredClone(roh))
}

describe('a record of this app', () => {
  it.each<[string, Wartend]>([
    ['an entry', EINTRAG],
    ['a correction with the Spiel that it was decided on', KORREKTUR],
    ['another Runde', RUNDE],
    ['one that the server has taken', { ...EINTRAG, seq: 7 }],
    ['one that was refused', { ...EINTRAG, absage: absage('veraltet', 'position-vergeben') }],
    [
      'one that lost what it was built on',
      { ...EINTRAG, absage: { code: 'abgelehnt', fehler: [] } },
    ],
    ['one of a guest', { ...EINTRAG, kontoId: null, weg: { art: 'freigabe', token: 'abc' } }],
    [
      'an entry whose Augen nobody counted',
      mitDaten(EINTRAG, { spiel: { ...NORMAL, augenRe: { von: 121, bis: 150 } } }) as Wartend,
    ],
    [
      'Sonderpunkte of another rule book',
      mitDaten(EINTRAG, {
        spiel: { ...NORMAL, sonderpunkte: { re: { charlie: 1 }, kontra: { 'fuchs-letzter': 1 } } },
      }) as Wartend,
    ],
  ])('is read: %s', (_, wartend) => {
    expect(gelesen(wartend)).toEqual({ art: 'gut', wartend })
  })
})

describe('what another version of the app has left is kept as it is', () => {
  it.each<[string, unknown]>([
    ['a later shape of the record', { ...EINTRAG, fassung: 2 }],
    [
      'a kind of operation that is not known',
      { ...EINTRAG, op: { ...EINTRAG.op, art: 'spiel-teilen' } },
    ],
    [
      'one that is not about an evening',
      { ...EINTRAG, op: { ...EINTRAG.op, art: 'saison-anlegen' } },
    ],
    [
      'an Art of game that is not known',
      mitDaten(EINTRAG, { spiel: { ...NORMAL, art: 'ramsch' } }),
    ],
    ['other words for Augen', mitDaten(EINTRAG, { spiel: { ...NORMAL, augenRe: 'viele' } })],
    [
      'a Sonderpunkt that is no number',
      mitDaten(EINTRAG, { spiel: { ...NORMAL, sonderpunkte: { re: { charlie: 'ja' } } } }),
    ],
    ['three at the table', mitDaten(EINTRAG, { besetzung: [ANNA, BERND, CLARA] })],
    ['another way to the server', { ...EINTRAG, weg: { art: 'funk' } }],
    ['no place in the line', { ...EINTRAG, nummer: undefined }],
    ['a Runde without seats', mitDaten(RUNDE, { runde: { id: testId(22) } })],
    ['a field that every object has', { ...EINTRAG, op: { ...EINTRAG.op, art: 'toString' } }],
    ['nothing', null],
    ['a text', 'spiel-eintragen'],
  ])('%s', (_, roh) => {
    expect(gelesen(roh)).toEqual({ art: 'fremd', roh })
  })
})
