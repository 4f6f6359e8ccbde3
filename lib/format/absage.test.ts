import { describe, expect, it } from 'vitest'
import { normal, VIER } from '../../tests/builders/runde'
import { abend } from '../../tests/builders/spieltag'
import type { Op } from '../domain/op/op'
import type { RundeAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import { textAbsage, textDort, textNochmal, textVerwirf } from './absage'

/** Two games were played, the first of them is struck. */
const AKTE = mitGestrichenem(
  abend({ spieler: VIER, spiele: [normal('Anna', 'Bernd'), normal('Anna', 'Clara')] }),
)
const ERSTE = 'abend-runde'
const UMFELD = { akte: AKTE, namen: { Anna: 'Anna B.' } }

function mitGestrichenem(akte: SpieltagAkte): SpieltagAkte {
  const runden = akte.runden.map((r) => ({
    ...r,
    spiele: r.spiele.map((s, i) => ({ ...s, gestrichen: i === 0 })),
  }))
  return { ...akte, runden }
}

/** The evening with one more Runde, which has no game yet. */
function mitRunde(akte: SpieltagAkte, neu: Partial<RundeAkte>): SpieltagAkte {
  const [runde] = akte.runden
  if (runde === undefined) throw new Error('there is one')
  return { ...akte, runden: [...akte.runden, { ...runde, nummer: 2, spiele: [], ...neu }] }
}

function eintrag(rundeId: string, position: number, nachtrag?: true): Op {
  return {
    ...{ id: 'op', art: 'spiel-eintragen', basis: 0 },
    daten: {
      ...{ spieltagId: AKTE.id, rundeId, spielId: 'neu', position },
      ...{ spiel: { ...normal('Anna', 'Bernd') }, besetzung: [...VIER] },
      ...(nachtrag && { nachtrag }),
    },
  }
}

function neueRunde(sitze: readonly string[], tisch?: number): Op {
  const runde = { id: 'neue', sitze: [...sitze], ersterGeber: sitze[0] ?? '' }
  return {
    ...{ id: 'op', art: 'runde-eroeffnen', basis: 1 },
    daten: { spieltagId: AKTE.id, runde, ...(tisch !== undefined && { tisch }) },
  }
}

describe('why it is not saved', () => {
  it('in the words of the server, each sentence once', () => {
    const fehler = [{ text: 'Zu spät.' }, { text: 'Zu spät.' }]
    expect(textAbsage({ code: 'veraltet', fehler })).toEqual({
      titel: 'Der Server hat es nicht angenommen',
      saetze: ['Zu spät.'],
    })
  })

  it('for no fault of its own: what it was built on was dropped', () => {
    expect(textAbsage({ code: 'abgelehnt', fehler: [] })).toEqual({
      titel: 'Es fehlt, worauf es aufbaut',
      saetze: ['Was davor kam, wurde verworfen.'],
    })
  })
})

describe('a kept game says where it goes', () => {
  it('by its number, which struck games do not have', () => {
    expect(textNochmal(eintrag(ERSTE, 3), AKTE)).toBe('Als Spiel 2 eintragen')
  })

  it('late, where its Runde is over', () => {
    const akte = mitRunde(AKTE, { id: 'zweite' })
    expect(textNochmal(eintrag(ERSTE, 3, true), akte)).toBe(
      'Als Spiel 2 der Runde 1 eintragen (nachträglich)',
    )
    expect(textNochmal(eintrag('zweite', 1), akte)).toBe('Als Spiel 1 der Runde 2 eintragen')
  })

  it('and at which table, where there are several', () => {
    const akte = mitRunde(AKTE, { id: 'zweite', tisch: 2 })
    expect(textNochmal(eintrag('zweite', 1), akte)).toBe('Als Spiel 1 an Tisch 2 eintragen')
  })
})

describe('a kept Runde', () => {
  it('says what the button does; any other change is just sent again', () => {
    expect(textNochmal(neueRunde(VIER), AKTE)).toBe('Diese Runde trotzdem beginnen')
    const daten = { spieltagId: AKTE.id, ende: 'gespielt' } as const
    const ende: Op = { id: 'op', art: 'spieltag-abschliessen', basis: 1, daten }
    expect(textNochmal(ende, AKTE)).toBe('Noch einmal senden')
    expect(textDort(ende, UMFELD)).toBeNull()
    expect(textDort(eintrag(ERSTE, 3), UMFELD)).toBeNull()
  })

  it('says who plays there, by seat, and that theirs ends after so many games', () => {
    expect(textDort(neueRunde([...VIER, 'Elke']), UMFELD)).toBe(
      'Jetzt spielen dort Anna B., Bernd, Clara und Dieter, bisher 1 Spiel. Ihre Runde endet damit.',
    )
    const leer = { ...UMFELD, akte: mitRunde(AKTE, { id: 'zweite', tisch: 2, sitze: ['Fritz'] }) }
    expect(textDort(neueRunde(VIER, 2), leer)).toBe(
      'Jetzt spielen dort Fritz, bisher kein Spiel. Ihre Runde endet damit.',
    )
    const zwei = abend({
      spieler: VIER,
      spiele: [normal('Anna', 'Bernd'), normal('Anna', 'Clara')],
    })
    expect(textDort(neueRunde(['Elke', ...VIER]), { akte: zwei, namen: {} })).toContain(
      'bisher 2 Spiele.',
    )
  })

  it('that the same people play there already, whoever is named first; not in another order', () => {
    const [anna, bernd, clara, dieter] = VIER
    expect(textDort(neueRunde([bernd, clara, dieter, anna]), UMFELD)).toBe(
      'Dort spielen schon dieselben.',
    )
    expect(textDort(neueRunde([bernd, anna, clara, dieter]), UMFELD)).toContain('Jetzt spielen')
  })

  it('nothing where nobody plays', () => {
    expect(textDort(neueRunde(VIER, 2), UMFELD)).toBeNull()
    const zu = { ...UMFELD, akte: abend({ spieler: VIER, ende: 'gespielt' }) }
    expect(textDort(neueRunde(['Elke', ...VIER]), zu)).toBeNull()
  })
})

it('what is dropped is named, and what becomes of what followed', () => {
  const satz = 'Anna hat Spiel 2 eingetragen'
  expect(textVerwirf(satz, 'nichts')).toBe(
    '„Anna hat Spiel 2 eingetragen“ steht dann nirgends mehr.',
  )
  expect(textVerwirf(satz, 'geht-mit')).toBe(
    '„Anna hat Spiel 2 eingetragen“ und was darauf folgte, steht dann nirgends mehr.',
  )
  expect(textVerwirf(satz, 'bleibt')).toBe(
    '„Anna hat Spiel 2 eingetragen“ steht dann nirgends mehr. Nach dem, was darauf folgte, wird einzeln gefragt.',
  )
})
