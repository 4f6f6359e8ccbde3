import { describe, expect, it } from 'vitest'
import {
  ablehnungen,
  BERND,
  CLARA,
  DIETER,
  eingetragen,
  ELKE,
  eroeffnet,
  JETZT,
  kontext,
  mitglied,
  nach,
  NORMAL,
  op,
  spielId,
  SPIELTAG,
  testId,
  verein,
} from '../../../tests/builders/verein'
import type { Kontext } from './aenderung'
import { applyAenderungen } from './apply'
import { decide } from './decide'
import type { Op, OpDaten, VereinStand } from './op'

const BERNDS_KONTO = { id: testId(32), name: 'Bernd B.', anmeldename: 'bernd' }
const LESERIN = { id: testId(33), name: 'Lea Leser', anmeldename: 'lea' }
const EINSPRUCH = testId(50)

/** Bernd is a member with an account, Lea only reads; two games are played. */
const gespielt = nach(
  verein({
    mitglieder: [
      mitglied(),
      mitglied({ id: testId(42), kontoId: BERNDS_KONTO.id, rolle: 'mitglied', spielerId: BERND }),
      mitglied({ id: testId(43), kontoId: LESERIN.id, rolle: 'leser', spielerId: null }),
    ],
  }),
  eroeffnet(),
  eingetragen(1),
  eingetragen(2),
)
const alsBernd: Partial<Kontext> = { konto: BERNDS_KONTO, rolle: 'mitglied' }

function erhoben(
  mehr: Partial<OpDaten<'einspruch-erheben'>> = {},
  basis = 1,
): Extract<Op, { art: 'einspruch-erheben' }> {
  return op('einspruch-erheben', basis, {
    spieltagId: SPIELTAG,
    spielId: spielId(1),
    einspruchId: EINSPRUCH,
    spielerId: BERND,
    grund: 'Es waren 118 Augen.',
    ...mehr,
  }) as Extract<Op, { art: 'einspruch-erheben' }>
}

function angenommen(
  aenderung: OpDaten<'einspruch-annehmen'>['aenderung'],
  { basis = 1, antwort }: { basis?: number; antwort?: string } = {},
): Op {
  return op('einspruch-annehmen', basis, {
    spieltagId: SPIELTAG,
    einspruchId: EINSPRUCH,
    aenderung,
    ...(antwort === undefined ? {} : { antwort }),
  })
}

const abgelehnt = (basis = 1) =>
  op('einspruch-ablehnen', basis, {
    spieltagId: SPIELTAG,
    einspruchId: EINSPRUCH,
    antwort: 'Noch einmal gezählt: 130.',
  })
const meinen = { spieltagId: SPIELTAG, einspruchId: EINSPRUCH }
const gestrichen = op('spiel-streichen', 1, { spieltagId: SPIELTAG, spielId: spielId(1) })

/** The club after an operation of somebody. */
function als(stand: VereinStand, von: Partial<Kontext>, o: Op): VereinStand {
  const entscheidung = decide(stand, o, kontext(von))
  if (!entscheidung.ok) throw new Error(JSON.stringify(entscheidung.fehler))
  return applyAenderungen(stand, entscheidung.wert)
}

const einspruchVon = (stand: VereinStand) => stand.spieltage[0]?.einsprueche[0]
const spielVon = (stand: VereinStand) => stand.spieltage[0]?.runden[0]?.spiele[0]
const strittig = als(gespielt, alsBernd, erhoben())

describe('einspruch-erheben', () => {
  it('marks the version of the game that is disputed, and says by whom and through whose account', () => {
    expect(einspruchVon(strittig)).toEqual({
      id: EINSPRUCH,
      spielId: spielId(1),
      spielVersion: 1,
      grund: 'Es waren 118 Augen.',
      spielerId: BERND,
      kontoId: BERNDS_KONTO.id,
      kontoName: 'Bernd B.',
      erhobenAm: JETZT,
      zustand: 'offen',
      antwort: null,
      entschiedenVon: null,
      entschiedenAm: null,
      quittiert: false,
      version: 1,
    })
    expect(spielVon(strittig)?.version).toBe(1)
  })

  it('lets a member object for nobody else, and whoever writes for anyone of the evening', () => {
    expect(ablehnungen(gespielt, erhoben({ spielerId: CLARA }), alsBernd)).toEqual([
      'abgelehnt spielerId einspruch-spieler-fremd',
    ])
    expect(ablehnungen(gespielt, erhoben({ spielerId: null }), alsBernd)).toEqual([])
    expect(ablehnungen(gespielt, erhoben({ spielerId: CLARA }), { rolle: 'schreiber' })).toEqual([])
    expect(ablehnungen(gespielt, erhoben({ spielerId: ELKE }), { rolle: 'schreiber' })).toEqual([
      'abgelehnt spielerId einspruch-spieler-fremd',
    ])
  })

  it('lets a mere reader object who sat at the table, and no other', () => {
    const leserin: Partial<Kontext> = { konto: LESERIN, rolle: 'leser' }
    expect(ablehnungen(gespielt, erhoben({ spielerId: null }), leserin)).toEqual([
      'nicht-erlaubt  nicht-erlaubt',
    ])
    const amTisch = {
      ...gespielt,
      mitglieder: gespielt.mitglieder.map((m) =>
        m.kontoId === LESERIN.id ? { ...m, spielerId: DIETER } : m,
      ),
    }
    expect(ablehnungen(amTisch, erhoben({ spielerId: DIETER }), leserin)).toEqual([])
  })

  it('refuses who has not seen the current version', () => {
    expect(ablehnungen(gespielt, erhoben({}, 2), alsBernd)).toEqual(['veraltet basis veraltet'])
  })

  it('takes one open objection of each, but of several people', () => {
    expect(ablehnungen(strittig, erhoben({ einspruchId: testId(51) }), alsBernd)).toEqual([
      'abgelehnt spielId einspruch-offen',
    ])
    const zweiter = erhoben({ einspruchId: testId(51), spielerId: CLARA })
    expect(als(strittig, {}, zweiter).spieltage[0]?.einsprueche).toHaveLength(2)
  })

  it('is possible again once the first is decided', () => {
    const entschieden = nach(strittig, abgelehnt())
    expect(ablehnungen(entschieden, erhoben({ einspruchId: testId(51) }), alsBernd)).toEqual([])
  })

  it('is possible against a struck game and in a closed evening, not in a struck one', () => {
    const weg = nach(gespielt, gestrichen)
    expect(ablehnungen(weg, erhoben({}, 2), alsBernd)).toEqual([])
    const zu = nach(
      gespielt,
      op('spieltag-abschliessen', 1, { spieltagId: SPIELTAG, ende: 'vorzeitig' }),
    )
    expect(ablehnungen(zu, erhoben(), alsBernd)).toEqual([])
    const ausgestrichen = nach(gespielt, op('spieltag-streichen', 1, { spieltagId: SPIELTAG }))
    expect(ablehnungen(ausgestrichen, erhoben(), alsBernd)).toEqual([
      'abgelehnt spieltagId spieltag-gestrichen',
    ])
  })
})

describe('einspruch-annehmen', () => {
  const korrektur = { art: 'korrektur', spiel: { ...NORMAL, augenRe: 118 } } as const

  it('corrects the game and decides in one step; the objection is the reason', () => {
    const danach = nach(strittig, angenommen(korrektur))
    expect(spielVon(danach)).toMatchObject({
      version: 2,
      spiel: { augenRe: 118 },
      grund: 'Es waren 118 Augen.',
    })
    expect(einspruchVon(danach)).toMatchObject({
      zustand: 'angenommen',
      entschiedenVon: 'Anna Beispiel',
      entschiedenAm: JETZT,
      antwort: null,
      quittiert: false,
      version: 2,
    })
  })

  it('takes the answer as the reason when one is given', () => {
    const danach = nach(strittig, angenommen(korrektur, { antwort: 'Stimmt, verzählt.' }))
    expect(spielVon(danach)?.grund).toBe('Stimmt, verzählt.')
    expect(einspruchVon(danach)?.antwort).toBe('Stimmt, verzählt.')
  })

  it('strikes the game, or lets a struck one count again', () => {
    const weg = nach(strittig, angenommen({ art: 'streichung' }))
    expect(spielVon(weg)).toMatchObject({ gestrichen: true, version: 2 })
    const gegenStreichung = als(nach(gespielt, gestrichen), alsBernd, erhoben({}, 2))
    const wieder = nach(gegenStreichung, angenommen({ art: 'wiederherstellung' }, { basis: 2 }))
    expect(spielVon(wieder)).toMatchObject({ gestrichen: false, version: 3 })
  })

  it('corrects a struck game so that it counts again, in one version', () => {
    const gegenStreichung = als(nach(gespielt, gestrichen), alsBernd, erhoben({}, 2))
    const danach = nach(gegenStreichung, angenommen(korrektur, { basis: 2 }))
    expect(spielVon(danach)).toMatchObject({
      version: 3,
      gestrichen: false,
      spiel: { augenRe: 118 },
      grund: 'Es waren 118 Augen.',
    })
    expect(einspruchVon(danach)?.zustand).toBe('angenommen')
  })

  it('stays open when the game is struck otherwise, and can then be accepted without another change', () => {
    const weg = nach(strittig, gestrichen)
    expect(einspruchVon(weg)?.zustand).toBe('offen')
    const danach = nach(weg, angenommen({ art: 'bestehende' }, { basis: 2 }))
    expect(einspruchVon(danach)?.zustand).toBe('angenommen')
    expect(spielVon(danach)?.version).toBe(2)
  })

  it('refuses to accept without any change', () => {
    expect(ablehnungen(strittig, angenommen({ art: 'bestehende' }))).toEqual([
      'abgelehnt aenderung spiel-unveraendert',
    ])
  })

  it('refuses a correction that says the same', () => {
    expect(ablehnungen(strittig, angenommen({ art: 'korrektur', spiel: { ...NORMAL } }))).toEqual([
      'abgelehnt aenderung spiel-unveraendert',
    ])
  })

  it('changes nothing when the correction is no game, or somebody corrected meanwhile', () => {
    const unsinn = { art: 'korrektur', spiel: { ...NORMAL, augenRe: 241 } } as const
    expect(ablehnungen(strittig, angenommen(unsinn))).toEqual(['abgelehnt augenRe augen-bereich'])
    const korrigiert = nach(
      strittig,
      op('spiel-korrigieren', 1, {
        spieltagId: SPIELTAG,
        spielId: spielId(1),
        spiel: { ...NORMAL, augenRe: 119 },
      }),
    )
    expect(ablehnungen(korrigiert, angenommen(korrektur))).toEqual(['veraltet basis veraltet'])
  })

  it('is for those who write', () => {
    expect(ablehnungen(strittig, angenommen(korrektur), alsBernd)).toEqual([
      'nicht-erlaubt  nicht-erlaubt',
    ])
  })
})

describe('an objection', () => {
  it('is rejected with an answer and leaves the game as it is', () => {
    const danach = nach(strittig, abgelehnt())
    expect(einspruchVon(danach)).toMatchObject({
      zustand: 'abgelehnt',
      antwort: 'Noch einmal gezählt: 130.',
    })
    expect(spielVon(danach)?.version).toBe(1)
  })

  it('is decided once: the second decision sees the first', () => {
    const danach = nach(strittig, abgelehnt())
    for (const zweite of [abgelehnt(2), angenommen({ art: 'streichung' })])
      expect(ablehnungen(danach, zweite)).toEqual(['veraltet einspruchId einspruch-entschieden'])
  })

  it('is taken back by whoever raised it, and by nobody else', () => {
    const zurueck = op('einspruch-zuruecknehmen', 1, meinen)
    expect(ablehnungen(strittig, zurueck, { konto: LESERIN, rolle: 'leser' })).toEqual([
      'nicht-erlaubt einspruchId einspruch-nur-eigener',
    ])
    expect(einspruchVon(als(strittig, alsBernd, zurueck))).toMatchObject({
      zustand: 'zurueckgenommen',
      quittiert: true,
    })
  })

  it('is told to whoever objected until the decision was read, also when it came from the phone of the table', () => {
    const vomTisch = als(gespielt, {}, erhoben())
    const gelesen = (basis: number) => op('einspruch-quittieren', basis, meinen)
    expect(ablehnungen(vomTisch, gelesen(1), alsBernd)).toEqual([
      'abgelehnt einspruchId einspruch-offen',
    ])
    const entschieden = nach(vomTisch, abgelehnt())
    expect(einspruchVon(entschieden)?.quittiert).toBe(false)
    expect(einspruchVon(als(entschieden, alsBernd, gelesen(2)))?.quittiert).toBe(true)
  })
})
