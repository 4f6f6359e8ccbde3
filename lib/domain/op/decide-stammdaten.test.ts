import { describe, expect, it } from 'vitest'
import {
  ablehnungen,
  ANNA,
  BERND,
  CLARA,
  DIETER,
  ELKE,
  GAST,
  kontext,
  mitglied,
  nach,
  op,
  SAISON,
  testId,
  verein,
} from '../../../tests/builders/verein'
import { decide } from './decide'
import type { OpDaten, VereinStand } from './op'
import { getRegelwerk } from '../regelwerk/presets'

const EINSTELLUNGEN = { freieFehltage: 1, kuersoloWiederholung: 'bis-gewonnen' } as const

describe('spieler-anlegen and spieler-umbenennen', () => {
  const anlegen = (name: string, gast = false) =>
    op('spieler-anlegen', 0, { spielerId: testId(70), name, gast })
  const umbenennen = (basis: number, name: string) =>
    op('spieler-umbenennen', basis, { spielerId: ANNA, name })

  it('add and rename a player', () => {
    const stand = nach(verein(), anlegen('Frank'), umbenennen(1, 'Anna-Maria'))
    expect(stand.spieler.at(-1)).toEqual({
      id: testId(70),
      name: 'Frank',
      gast: false,
      version: 1,
    })
    expect(stand.spieler[0]).toMatchObject({ name: 'Anna-Maria', version: 2 })
  })

  it.each(['anna', 'ANNA', 'gast gerd'])('refuse the name %s, which somebody has', (name) => {
    expect(ablehnungen(verein(), anlegen(name))).toEqual(['abgelehnt name name-vergeben'])
  })

  it.each(['Kasse', 'KASSE'])('refuse the name of the till, %s', (name) => {
    expect(ablehnungen(verein(), anlegen(name))).toEqual(['abgelehnt name name-reserviert'])
    expect(ablehnungen(verein(), umbenennen(1, name))).toEqual(['abgelehnt name name-reserviert'])
  })

  it('let a player change the case of the own name', () => {
    expect(ablehnungen(verein(), umbenennen(1, 'ANNA'))).toEqual([])
  })

  it('refuse a stale rename, an unknown player and a known id', () => {
    const stand = nach(verein(), umbenennen(1, 'Anna-Maria'))
    expect(ablehnungen(stand, umbenennen(1, 'Anne'))).toEqual(['veraltet basis veraltet'])
    const fremd = op('spieler-umbenennen', 1, { spielerId: testId(99), name: 'Ute' })
    expect(ablehnungen(stand, fremd)).toEqual(['nicht-gefunden spielerId spieler-unbekannt'])
    const doppelt = op('spieler-anlegen', 0, { spielerId: ANNA, name: 'Ute', gast: true })
    expect(ablehnungen(stand, doppelt)).toEqual(['abgelehnt spielerId id-vergeben'])
  })

  it('let a Schreiber add guests only', () => {
    const rolle = 'schreiber'
    expect(ablehnungen(verein(), anlegen('Ute', true), { rolle })).toEqual([])
    expect(ablehnungen(verein(), anlegen('Ute'), { rolle })).toEqual([
      'nicht-erlaubt gast nicht-erlaubt',
    ])
  })
})

describe('spieler-anonymisieren', () => {
  const weg = (spielerId = ELKE, basis = 1) => op('spieler-anonymisieren', basis, { spielerId })
  const elke = (stand: VereinStand) => stand.spieler.find((s) => s.id === ELKE)

  it('gives the player a neutral name and says that earlier ones have to go', () => {
    const entscheidung = decide(verein(), weg(), kontext())
    expect(entscheidung).toEqual({
      ok: true,
      wert: [
        { art: 'spieler', zeile: { id: ELKE, name: 'Ehemals 1', gast: false, version: 2 } },
        { art: 'namen-getilgt', spielerId: ELKE, name: 'Ehemals 1' },
      ],
    })
  })

  it('takes a number that nobody ever had, in whatever spelling', () => {
    const stand = verein({ fruehereNamen: ['EHEMALS 1'] })
    expect(elke(nach(stand, weg(ANNA), weg(ELKE)))?.name).toBe('Ehemals 3')
  })

  it('waits until the member is gone, and is for the Verwaltung alone', () => {
    const mitKonto = verein({ mitglieder: [mitglied({ spielerId: ELKE })] })
    expect(ablehnungen(mitKonto, weg())).toEqual(['abgelehnt spielerId spieler-hat-konto'])
    expect(ablehnungen(verein(), weg(), { rolle: 'schreiber' })).toEqual([
      'nicht-erlaubt  nicht-erlaubt',
    ])
  })

  it('refuses a stale basis and an unknown player', () => {
    expect(ablehnungen(verein(), weg(ELKE, 2))).toEqual(['veraltet basis veraltet'])
    expect(ablehnungen(verein(), weg(testId(99)))).toEqual([
      'nicht-gefunden spielerId spieler-unbekannt',
    ])
  })
})

describe('saison-anlegen and saison-aendern', () => {
  const anlegen = (mehr: Partial<OpDaten<'saison-anlegen'>> = {}) =>
    op('saison-anlegen', 0, {
      saisonId: testId(80),
      name: '2027',
      regelwerk: 'urexweiler',
      einstellungen: EINSTELLUNGEN,
      spieler: [ELKE, ANNA, BERND, CLARA],
      ...mehr,
    })

  it('begin a season with its roster in order', () => {
    const stand = nach(verein(), anlegen())
    expect(stand.saisons.at(-1)).toMatchObject({
      name: '2027',
      spieler: [ELKE, ANNA, BERND, CLARA],
      version: 1,
    })
  })

  it('make a member of a guest who joins the roster', () => {
    const stand = nach(verein(), anlegen({ spieler: [ANNA, BERND, CLARA, GAST] }))
    expect(stand.spieler.find((s) => s.id === GAST)).toMatchObject({ gast: false, version: 2 })
  })

  it.each([
    [
      'an unknown player',
      { spieler: [ANNA, BERND, CLARA, testId(99)] },
      'spieler[3] spieler-unbekannt',
    ],
    ['a player twice', { spieler: [ANNA, BERND, CLARA, ANNA] }, 'spieler[3] kader-doppelt'],
    ['a name that another season has', { name: '2026' }, 'name saisonname-vergeben'],
    ['a known id', { saisonId: SAISON }, 'saisonId id-vergeben'],
    [
      'a named setting that the rule book does not have',
      { einstellungen: { ...EINSTELLUNGEN, stossWirkung: 'plus2' as const } },
      'einstellungen.stossWirkung einstellung-ohne-wirkung',
    ],
    [
      'a named setting that contradicts another',
      {
        einstellungen: {
          ...EINSTELLUNGEN,
          wertung: 'summe' as const,
          abwesenheit: 'letzter-platz' as const,
        },
      },
      'einstellungen.abwesenheit einstellung-ohne-wirkung',
    ],
  ])('refuse %s', (_, mehr, fehler) => {
    expect(ablehnungen(verein(), anlegen(mehr))).toEqual([`abgelehnt ${fehler}`])
  })

  it('take what older apps always send for what the rule book makes of it', () => {
    const stand = nach(
      verein(),
      anlegen({
        regelwerk: 'ddv',
        einstellungen: { freieFehltage: 7, kuersoloWiederholung: 'bis-gewonnen' },
      }),
    )
    expect(stand.saisons.at(-1)?.einstellungen).toEqual(getRegelwerk('ddv').standard)
  })

  it('refuse in a change what has no effect, and change nothing', () => {
    const aendern = op('saison-aendern', 1, {
      saisonId: SAISON,
      name: '2026',
      einstellungen: { ...EINSTELLUNGEN, wertung: 'schnitt', abwesenheit: 'letzter-platz' },
    })
    expect(ablehnungen(verein(), aendern)).toEqual([
      'abgelehnt einstellungen.abwesenheit einstellung-ohne-wirkung',
    ])
  })

  it('change name and options, on the current version only', () => {
    const aendern = (basis: number) =>
      op('saison-aendern', basis, {
        saisonId: SAISON,
        name: 'Saison 2026',
        einstellungen: EINSTELLUNGEN,
      })
    const stand = nach(verein(), aendern(1))
    expect(stand.saisons[0]).toMatchObject({
      name: 'Saison 2026',
      einstellungen: EINSTELLUNGEN,
      version: 2,
    })
    expect(ablehnungen(stand, aendern(1))).toEqual(['veraltet basis veraltet'])
  })
})

describe('saison-importieren', () => {
  const importieren = (datei: unknown) =>
    op('saison-importieren', 0, { saisonId: testId(90), datei })
  const datei = {
    format: 'kallemann/1',
    regelwerk: 'urexweiler',
    saison: { name: '2025', spieler: ['anna', 'Bernd', 'Clara', 'Ute'] },
    spieltage: [
      {
        datum: '2025-01-09',
        runden: [
          {
            spieler: ['Bernd', 'anna', 'Ute', 'Gast Gerd'],
            ersterGeber: 'Ute',
            spiele: [{ art: 'solo-damen', re: ['Ute'], augenRe: 130, schweine: undefined }],
          },
        ],
      },
      { datum: '2025-01-09', endstand: { anna: 3, Bernd: -1, Clara: -1, Ute: -1 } },
    ],
  }
  const sauber: unknown = JSON.parse(JSON.stringify(datei))

  it('knows the players of the club again, whatever the case, and adds the others', () => {
    const stand = nach(verein(), importieren(sauber))
    expect(stand.spieler.map((s) => [s.name, s.gast])).toEqual([
      ['Anna', false],
      ['Bernd', false],
      ['Clara', false],
      ['Dieter', false],
      ['Elke', false],
      ['Gast Gerd', true],
      ['Ute', false],
    ])
    const ute = stand.spieler.at(-1)?.id ?? ''
    expect(stand.saisons.at(-1)?.spieler).toEqual([ANNA, BERND, CLARA, ute])
    const [gespielt, nurErgebnis] = stand.spieltage
    expect(gespielt).toMatchObject({ datum: '2025-01-09', reihenfolge: 1, ende: 'vorzeitig' })
    expect(gespielt?.runden[0]).toMatchObject({
      sitze: [BERND, ANNA, ute, GAST],
      ersterGeber: ute,
      ende: 'vorzeitig',
      spiele: [
        {
          position: 1,
          version: 1,
          spiel: { art: 'solo-damen', re: [ute], augenRe: 130 },
          besetzung: [GAST, BERND, ANNA, ute],
        },
      ],
    })
    expect(nurErgebnis).toMatchObject({
      reihenfolge: 2,
      ende: 'gespielt',
      endstand: { [ANNA]: 3, [BERND]: -1, [CLARA]: -1, [ute]: -1 },
    })
  })

  it('makes the same ids of the same operation', () => {
    const o = importieren(sauber)
    expect(nach(verein(), o)).toEqual(nach(verein(), o))
  })

  it('refuses the whole file for one fault, at its place', () => {
    const falsch = structuredClone(sauber) as typeof datei
    falsch.spieltage[1] = { datum: '2025-02-30', endstand: { anna: 1 } } as never
    expect(ablehnungen(verein(), importieren(falsch))).toEqual([
      'abgelehnt datei.spieltage[1].datum datei-datum',
      'abgelehnt datei.spieltage[1].endstand datei-endstand-summe',
    ])
  })

  it('refuses a season that the club has already', () => {
    const stand = nach(verein(), importieren(sauber))
    const nochmal = op('saison-importieren', 0, { saisonId: testId(91), datei: sauber })
    expect(ablehnungen(stand, nochmal)).toEqual(['abgelehnt name saisonname-vergeben'])
  })
})

describe('rights', () => {
  const umbenennen = op('spieler-umbenennen', 1, { spielerId: DIETER, name: 'Didi' })
  it.each(['schreiber', 'mitglied', 'leser'] as const)(
    'do not let a %s change the club',
    (rolle) => {
      expect(ablehnungen(verein(), umbenennen, { rolle })).toEqual(['nicht-erlaubt  nicht-erlaubt'])
    },
  )
})
