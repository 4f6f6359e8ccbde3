import { describe, expect, it } from 'vitest'
import {
  abgelehnt,
  absage,
  abschluss,
  eintrag,
  entschieden,
  ICH,
  konflikte,
  korrektur,
  lageMit,
  PLATZ_VERGEBEN,
  serverstand,
  streichung,
  VERALTET,
  zuSenden,
} from '../../tests/builders/abendlage'
import { ANNA, BERND, CLARA, DIETER, NORMAL, testId } from '../../tests/builders/verein'
import { nachStand, reiheEin } from './abend'
import type { SpielAkte } from '../domain/spieltag/spieltag'
import type { Abendlage, AbendOp } from './ausgang'
import { mitOffenen } from './vorgriff'

const VIER = [ANNA, BERND, CLARA, DIETER]
const ANDERES = { ...NORMAL, augenRe: 90 }
const E1 = eintrag(1001, { spiel: 501, position: 1, besetzung: VIER })
const E2 = eintrag(1002, { spiel: 502, position: 2, besetzung: VIER })
/** Somebody else's. */
const FREMD = eintrag(2001, { spiel: 601, position: 1, inhalt: ANDERES })

/** E1 and what was built on it, refused for the place of `FREMD`. */
function eintragsstreit(...mehr: readonly AbendOp[]): Abendlage {
  const lage = lageMit(serverstand(), E1, ...mehr)
  return abgelehnt(lage, E1, { absage: PLATZ_VERGEBEN, stand: serverstand(FREMD) })
}

/** A correction that somebody else's has overtaken. */
function aenderungsstreit(
  eigene: AbendOp,
  fremde: AbendOp,
  ...mehr: readonly AbendOp[]
): Abendlage {
  const lage = lageMit(serverstand(FREMD), eigene, ...mehr)
  return abgelehnt(lage, eigene, { absage: VERALTET, stand: serverstand(FREMD, fremde) })
}

describe('two entries for one place', () => {
  it('are shown next to each other, with the own corrections that followed', () => {
    const [konflikt] = konflikte(
      eintragsstreit(
        korrektur(1003, { spiel: 501, basis: 1, inhalt: { ...NORMAL, augenRe: 140 } }),
      ),
    )
    expect(konflikt).toMatchObject({
      art: 'eintrag',
      eigenes: { spiel: { augenRe: 140 }, besetzung: VIER },
      anderes: { id: testId(601), position: 1 },
      gleich: false,
      moeglich: ['verwerfen', 'behalten', 'ersetzen'],
      grundNoetig: false,
    })
    expect(konflikt?.folgen.map((w) => w.op.id)).toEqual([testId(1003)])
  })

  it('that say the same need no putting in place', () => {
    const gleiches = eintrag(2001, {
      spiel: 601,
      position: 1,
      inhalt: { ...NORMAL, re: [BERND, ANNA] },
    })
    const lage = abgelehnt(lageMit(serverstand(), E1), E1, {
      absage: PLATZ_VERGEBEN,
      stand: serverstand(gleiches),
    })
    expect(konflikte(lage)).toMatchObject([{ gleich: true, moeglich: ['verwerfen', 'behalten'] }])
  })

  it('the own one is dropped: nothing of it is left, the others stay', () => {
    const lage = entschieden(
      eintragsstreit(korrektur(1003, { spiel: 501, basis: 1, inhalt: ANDERES }), E2),
      'verwerfen',
    )
    expect(lage.wartende.map((w) => w.op.id)).toEqual([E2.id])
  })

  it('both are kept: the own one is the next Spiel under a new id, and its corrections after it', () => {
    const lage = entschieden(
      eintragsstreit(korrektur(1003, { spiel: 501, basis: 1, inhalt: ANDERES }), E2),
      'behalten',
    )
    expect(zuSenden(lage)).toMatchObject([
      { nummer: 3, id: E2.id },
      {
        nummer: 77,
        id: testId(9001),
        daten: { spielId: testId(501), position: 3, besetzung: VIER },
      },
      { nummer: 78, id: testId(9002), art: 'spiel-korrigieren', basis: 1 },
    ])
    expect(konflikte(lage)).toEqual([])
  })

  it('the own one takes the place: a correction of the other to what the own one says in the end', () => {
    const inhalt = { ...NORMAL, augenRe: 140 }
    const lage = entschieden(
      eintragsstreit(korrektur(1003, { spiel: 501, basis: 1, inhalt })),
      'ersetzen',
    )
    expect(zuSenden(lage)).toEqual([
      {
        ...{ nummer: 77, id: testId(9001), art: 'spiel-korrigieren', basis: 1 },
        daten: { spieltagId: lage.stand.akte.id, spielId: testId(601), spiel: inhalt },
      },
    ])
    expect(lage.wartende[0]?.gesehen?.id).toBe(testId(601))
  })
})

it('the place of a Spiel that the device itself corrects meanwhile is taken after that', () => {
  const eigene = korrektur(1003, { spiel: 601, basis: 1, inhalt: { ...NORMAL, augenRe: 50 } })
  const lage = reiheEin(eintragsstreit(), { absender: ICH, op: eigene, nummer: 2, zeit: 0 })
  expect(zuSenden(entschieden(lage, 'ersetzen'))).toMatchObject([
    { id: eigene.id, basis: 1 },
    { id: testId(9001), basis: 2, daten: { spielId: testId(601), spiel: NORMAL } },
  ])
})

describe('a change of a Spiel that others have changed meanwhile', () => {
  const eigene = korrektur(1003, { spiel: 601, basis: 1, inhalt: NORMAL })
  const fremde = korrektur(2002, { spiel: 601, basis: 1, inhalt: { ...NORMAL, augenRe: 100 } })

  it('is compared with what it was decided on and what is there now', () => {
    expect(konflikte(aenderungsstreit(eigene, fremde))).toMatchObject([
      {
        art: 'aenderung',
        gesehen: { version: 1, spiel: { augenRe: 90 } },
        eigenes: { spiel: { augenRe: 130 }, gestrichen: false },
        jetzt: { version: 2, spiel: { augenRe: 100 } },
        gleich: false,
        moeglich: ['verwerfen', 'ersetzen'],
      },
    ])
  })

  it('says so when the other had the same wish', () => {
    expect(konflikte(aenderungsstreit(eigene, { ...eigene, id: testId(2002) }))).toMatchObject([
      { art: 'aenderung', gleich: true, moeglich: ['verwerfen'] },
    ])
  })

  it('is sent again on the version that is there, one change after the other', () => {
    const strich = streichung(1004, { spiel: 601, basis: 2 })
    const lage = entschieden(aenderungsstreit(eigene, fremde, strich), 'ersetzen')
    expect(zuSenden(lage)).toMatchObject([
      { id: testId(9001), art: 'spiel-korrigieren', basis: 2 },
      { id: testId(9002), art: 'spiel-streichen', basis: 3 },
    ])
    expect(lage.wartende.map((w) => w.gesehen?.version)).toEqual([2, 3])
  })

  it('leaves out what is so already', () => {
    const [strich, fremderStrich] = [1004, 2002].map((id) =>
      streichung(id, { spiel: 601, basis: 1 }),
    )
    if (!strich || !fremderStrich) throw new Error('two')
    const danach = korrektur(1005, { spiel: 601, basis: 2, inhalt: NORMAL })
    const lage = entschieden(aenderungsstreit(strich, fremderStrich, danach), 'ersetzen')
    expect(zuSenden(lage)).toMatchObject([{ art: 'spiel-korrigieren', basis: 2 }])
  })

  describe('from a sheet that was opened before', () => {
    const auf = (lage: Abendlage) => {
      const gesehen = mitOffenen(lage).runden[0]?.spiele[0]
      if (gesehen === undefined) throw new Error('the game is there')
      return gesehen
    }
    const nochmal = korrektur(1004, { spiel: 601, basis: 2, inhalt: { ...NORMAL, augenRe: 200 } })
    const vomBlatt = (lage: Abendlage, gesehen: SpielAkte, op = nochmal) =>
      reiheEin(lage, { absender: ICH, op, gesehen, nummer: 9, zeit: 5 })

    it('on an own version that was refused: waits with that, though another has its number', () => {
      const gesehen = auf(lageMit(serverstand(FREMD), eigene))
      expect(konflikte(vomBlatt(aenderungsstreit(eigene, fremde), gesehen))).toMatchObject([
        { art: 'aenderung', wartend: { op: eigene }, folgen: [{ op: nochmal }] },
      ])
    })

    it('on an own version that was dropped: is compared with what is there, be it before or after', () => {
      const gesehen = auf(lageMit(serverstand(FREMD), eigene))
      const mitAnderer = vomBlatt(
        entschieden(aenderungsstreit(eigene, fremde), 'verwerfen'),
        gesehen,
      )
      expect(zuSenden(mitAnderer)).toEqual([])
      expect(konflikte(mitAnderer)).toMatchObject([
        {
          art: 'aenderung',
          gesehen: { version: 2, spiel: { augenRe: 130 } },
          jetzt: { version: 2 },
        },
      ])
      // Nobody has its number yet, but somebody may have when it arrives.
      expect(zuSenden(vomBlatt(lageMit(serverstand(FREMD)), gesehen))).toEqual([])
    })

    it('on a version that came to be another one live, before it was kept: is compared all the same', () => {
      const gesehen = auf(lageMit(serverstand(FREMD)))
      const jetzt = serverstand(FREMD, fremde)
      const lage = vomBlatt(lageMit(jetzt), gesehen, eigene)
      expect(zuSenden(lage)).toHaveLength(1)
      expect(konflikte(abgelehnt(lage, eigene, { absage: VERALTET, stand: jetzt }))).toMatchObject([
        { art: 'aenderung', gesehen: { version: 1 }, jetzt: { version: 2 } },
      ])
    })
  })

  it('takes the reason that a closed evening asks for', () => {
    const zu = serverstand(FREMD, fremde, abschluss(2003, 1))
    const lage = abgelehnt(lageMit(serverstand(FREMD), eigene), eigene, {
      absage: VERALTET,
      stand: zu,
    })
    expect(konflikte(lage)[0]?.grundNoetig).toBe(true)
    expect(zuSenden(entschieden(lage, 'ersetzen', 'verzählt'))[0]?.daten).toMatchObject({
      grund: 'verzählt',
    })
  })

  it.each([
    ['a reason was missing', absage('abgelehnt', 'grund-fehlt'), 'aenderung'],
    ['the server failed on it', absage('abgelehnt', 'serverfehler'), 'aenderung'],
    ['nobody may change it any more', absage('nicht-erlaubt', 'nicht-erlaubt'), 'absage'],
  ] as const)('is compared too when they did it after %s', (_, grund, art) => {
    const lage = abgelehnt(lageMit(serverstand(FREMD), eigene), eigene, {
      ...{ absage: grund, stand: serverstand(FREMD) },
    })
    expect(konflikte(lage)).toMatchObject([{ art: 'absage' }])
    expect(konflikte(nachStand(lage, serverstand(FREMD, fremde)))).toMatchObject([{ art }])
  })

  it('does not confirm a hint that the comparison does not show', () => {
    const hinweis = absage('abgelehnt', 'hinweis-unbestaetigt', {
      hinweis: 'wiederholung-versaeumt',
    })
    const lage = abgelehnt(lageMit(serverstand(FREMD), eigene), eigene, {
      ...{ absage: hinweis, stand: serverstand(FREMD, fremde) },
    })
    const [neu] = zuSenden(entschieden(lage, 'ersetzen'))
    expect(neu).toMatchObject({ art: 'spiel-korrigieren', basis: 2 })
    expect(neu?.daten).toMatchObject({ spiel: NORMAL })
    expect(neu?.daten).not.toHaveProperty('spiel.bestaetigt')
  })

  it('accepts an Einspruch only while that is open', () => {
    const erhoben = einspruch('einspruch-erheben', 2002, {
      spielId: testId(601),
      spielerId: null,
      grund: 'nein',
    })
    const annahme = einspruch('einspruch-annehmen', 1003, {
      aenderung: { art: 'korrektur', spiel: { ...NORMAL } },
      antwort: 'stimmt',
    })
    const ablehnung = einspruch('einspruch-ablehnen', 2003, { antwort: 'doch' })
    const nochOffen = [FREMD, erhoben, fremde] as const
    const lage = (stand: ReturnType<typeof serverstand>) =>
      abgelehnt(lageMit(serverstand(FREMD, erhoben), annahme), annahme, { absage: VERALTET, stand })
    expect(zuSenden(entschieden(lage(serverstand(...nochOffen)), 'ersetzen'))).toMatchObject([
      { art: 'einspruch-annehmen', basis: 2 },
    ])
    expect(
      zuSenden(entschieden(lage(serverstand(...nochOffen, ablehnung)), 'ersetzen')),
    ).toMatchObject([{ art: 'spiel-korrigieren', basis: 2, daten: { grund: 'stimmt' } }])
  })
})

function einspruch(
  art: `einspruch-${'erheben' | 'annehmen' | 'ablehnen'}`,
  id: number,
  daten: object,
): AbendOp {
  const alle = { spieltagId: serverstand().akte.id, einspruchId: testId(701), ...daten }
  // Kind and content belong together at each call.
  return { id: testId(id), art, basis: 1, daten: alle } as AbendOp
}
