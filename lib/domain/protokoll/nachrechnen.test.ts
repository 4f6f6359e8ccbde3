import { expect, it } from 'vitest'
import {
  ANNA,
  BERND,
  CLARA,
  DIETER,
  eingetragen,
  eroeffnet,
  JETZT,
  kontext,
  op,
  SAISON,
  verein,
} from '../../../tests/builders/verein'
import type { Op } from '../op/op'
import type { Bestand } from './bestand'
import { leererBestand } from './bestand'
import { rechneNach } from './nachrechnen'
import { ERSTER_VORGAENGER } from './protokoll'

const { konto } = kontext()

function spiele(bestand: Bestand, { id: opId, art, basis }: Op, daten: unknown) {
  return rechneNach(bestand, {
    ...{ vereinId: bestand.verein.id, seq: 1, opId, art, basis, daten, klartext: [] },
    ...{ kontoId: konto.id, kontoName: konto.name, geraet: '', zeit: JETZT },
    ...{ vorgaengerHash: ERSTER_VORGAENGER, ausFrueher: false },
  })
}

/** Four sit at a table; nothing is played. */
function eroeffneter(): Bestand {
  const { verein: wir, spieler, saisons } = verein()
  const bestand = leererBestand(wir)
  const anlegen = spieler.map(({ id, name, gast }) =>
    op('spieler-anlegen', 0, { spielerId: id, name, gast }),
  )
  const [{ name = '', regelwerk = 'urexweiler', einstellungen, spieler: kader = [] } = {}] = saisons
  if (einstellungen === undefined) throw new Error('the club has a season')
  const saison = op('saison-anlegen', 0, {
    ...{ saisonId: SAISON, name, regelwerk, einstellungen, spieler: [...kader] },
  })
  for (const o of [...anlegen, saison, eroeffnet()])
    expect(spiele(bestand, o, o.daten)).toMatchObject({ ok: true })
  return bestand
}

it.each<[string, unknown]>([
  ['three', [ANNA, BERND, CLARA]],
  ['not a list', 'Anna'],
  ['not players', [1, 2, 3, 4]],
  ['nobody', null],
])('an entry whose four are %s could not have been taken, and checking goes on', (_, besetzung) => {
  const bestand = eroeffneter()
  const eintrag = eingetragen(1)
  expect(spiele(bestand, eintrag, { ...eintrag.daten, besetzung }).ok).toBe(false)
  const vier = [DIETER, ANNA, BERND, CLARA]
  expect(spiele(bestand, eintrag, { ...eintrag.daten, besetzung: vier }).ok).toBe(true)
})
