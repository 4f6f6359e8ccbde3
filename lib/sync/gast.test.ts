import { describe, expect, it } from 'vitest'
import {
  eingetragen,
  eroeffnet,
  JETZT,
  kontext,
  nach,
  NORMAL,
  op,
  SPIELTAG,
  testId,
  verein,
} from '../../tests/builders/verein'
import { tagesaenderungen } from '../domain/op/aenderung'
import { applyAenderungen } from '../domain/op/apply'
import { decide } from '../domain/op/decide'
import type { Op, OpDaten, VereinStand } from '../domain/op/op'
import type { Spiel } from '../domain/spiel/spiel'
import { nachrichtFuerGaeste, standFuerGaeste } from './gast'

const EINSPRUCH = testId(701)
const ANDERES = { ...NORMAL, augenRe: 90 }

const [SPIEL = ''] = nach(verein(), eroeffnet(), eingetragen(1)).spieltage.flatMap((t) =>
  t.runden.flatMap((r) => r.spiele.map((s) => s.id)),
)
const dieses = { spieltagId: SPIELTAG, spielId: SPIEL }
const korrigiere = (basis: number, grund: string, spiel: Spiel = ANDERES) =>
  op('spiel-korrigieren', basis, { ...dieses, spiel: { ...spiel }, grund })
const erhebe = (basis: number) =>
  op('einspruch-erheben', basis, {
    ...{ ...dieses, einspruchId: EINSPRUCH, spielerId: null, grund: 'Das war Schiebung' },
  })
const nimmAn = (basis: number, mehr: Partial<OpDaten<'einspruch-annehmen'>> = {}) =>
  op('einspruch-annehmen', basis, {
    ...{ spieltagId: SPIELTAG, einspruchId: EINSPRUCH },
    aenderung: { art: 'korrektur', spiel: ANDERES },
    ...mehr,
  })

/** The reason at the game for guests, as the last message says it and as a reading does; undefined where none tells of it. */
function gruende(...ops: readonly Op[]) {
  let stand: VereinStand = nach(verein(), eroeffnet(), eingetragen(1))
  let nachricht: string | null | undefined
  ops.forEach((o, i) => {
    const entscheidung = decide(stand, o, kontext({ jetzt: JETZT + i + 1 }))
    if (!entscheidung.ok) throw new Error(JSON.stringify(entscheidung.fehler))
    stand = applyAenderungen(stand, entscheidung.wert)
    const { aenderungen } = nachrichtFuerGaeste({
      ...{ spieltagId: SPIELTAG, opId: o.id, seq: i + 2, vorher: i + 1 },
      aenderungen: tagesaenderungen(entscheidung.wert, SPIELTAG),
    })
    nachricht = aenderungen.flatMap((a) => (a.art === 'spiel' ? [a.zeile.grund] : [])).at(0)
  })
  const [akte] = stand.spieltage
  if (akte === undefined) throw new Error('the evening is there')
  const gelesen = standFuerGaeste({ seq: 9, akte }).akte.runden.flatMap((r) => r.spiele)
  return { nachricht, gelesen: gelesen.at(0)?.grund }
}

describe('the reason at a game, for whoever came by a link', () => {
  it('is told of a correction', () => {
    const erwartet = { nachricht: 'Tippfehler', gelesen: 'Tippfehler' }
    expect(gruende(korrigiere(1, 'Tippfehler'))).toEqual(erwartet)
  })

  it.each([
    ['its words', nimmAn(1)],
    ['the answer to it', nimmAn(1, { antwort: 'Anna hat recht' })],
    ['its words, struck', nimmAn(1, { aenderung: { art: 'streichung' } })],
  ])('is not told where an Einspruch led to it: %s', (_, annahme) => {
    expect(gruende(erhebe(1), annahme)).toEqual({ nachricht: null, gelesen: null })
  })

  it('is told of a correction that an Einspruch was settled by, and of the next one after an Einspruch', () => {
    const bestehende = nimmAn(2, { aenderung: { art: 'bestehende' } })
    expect(gruende(erhebe(1), korrigiere(1, 'Tippfehler'), bestehende)).toEqual({
      nachricht: undefined,
      gelesen: 'Tippfehler',
    })
    const erwartet = { nachricht: 'doch nicht', gelesen: 'doch nicht' }
    expect(gruende(erhebe(1), nimmAn(1), korrigiere(2, 'doch nicht', NORMAL))).toEqual(erwartet)
  })
})
