import { describe, expect, it } from 'vitest'
import { bruch } from '../domain/bruch'
import type { Einstellungen } from '../domain/regelwerk/einstellungen'
import type { Tageswertung } from '../domain/saison/saison'
import type { Tabellenplatz } from '../domain/saison/vergleich'
import type { SaisonVorschau } from '../domain/saison/vorschau'
import { textEinstellungen } from './einstellungen'
import { textAbende, textPlaetze, textTagesgrund } from './saison-vorschau'
import { einstellungen } from '../../tests/builders/einstellungen'

const NAMEN = { a: 'Anna', b: 'Bernd', c: 'Clara' }
const EINMAL = einstellungen({ freieFehltage: 2, kuersoloWiederholung: 'einmal' })

const platz = (rang: number, geteiltMit: readonly string[] = [], punkte = 10): Tabellenplatz => ({
  rang,
  rangpunkte: bruch(punkte),
  bisMindest: 0,
  geteiltMit,
})

const wechsel = (vorher: Partial<Einstellungen> = {}, nachher = vorher) => ({
  vorher: einstellungen(vorher),
  nachher: einstellungen(nachher),
})
const plaetze = (tabelle: SaisonVorschau['tabelle'], regeln = wechsel()) =>
  textPlaetze({ tabelle, einstellungen: regeln }, NAMEN)

describe('textPlaetze', () => {
  it('tells who rises, who falls and with whom a place is shared', () => {
    expect(
      plaetze([
        { spieler: 'b', vorher: platz(2, ['c']), nachher: platz(1, ['a']) },
        { spieler: 'a', vorher: platz(1), nachher: platz(1, ['b']) },
        { spieler: 'c', vorher: platz(2, ['b']), nachher: platz(3) },
      ]),
    ).toEqual([
      'Bernd steigt von Platz 2 auf Platz 1, geteilt mit Anna.',
      'Anna bleibt auf Platz 1, jetzt geteilt mit Bernd.',
      'Clara fällt von Platz 2 auf Platz 3.',
    ])
  })

  it('tells who has a shared place alone now', () => {
    const tabelle = [{ spieler: 'a', vorher: platz(1, ['b']), nachher: platz(1) }]
    expect(plaetze(tabelle)).toEqual(['Anna bleibt auf Platz 1, jetzt allein.'])
  })

  it('says that nothing happens, and when only Rangpunkte change', () => {
    const bleibt = { spieler: 'a', vorher: platz(1, ['b', 'c']), nachher: platz(1, ['c', 'b']) }
    expect(plaetze([bleibt])).toEqual(['Kein Platz ändert sich.'])
    const weniger = { ...bleibt, nachher: platz(1, ['b', 'c'], 9) }
    expect(plaetze([weniger])).toEqual(['Kein Platz ändert sich, nur Rangpunkte.'])
    expect(plaetze([weniger], wechsel({ wertung: 'ligapunkte' }))).toEqual([
      'Kein Platz ändert sich, nur Ligapunkte.',
    ])
  })

  it('says what counts where that is something else now', () => {
    const bleibt = { spieler: 'a', vorher: platz(1), nachher: platz(1) }
    expect(plaetze([bleibt], wechsel({}, { wertung: 'schnitt' }))).toEqual([
      'Kein Platz ändert sich. Es zählt: Schnitt.',
    ])
  })

  it('tells who leaves the ranking and who comes back to it', () => {
    const draussen = (rang: number) => ({ ...platz(rang), bisMindest: 2 })
    expect(
      plaetze([
        { spieler: 'a', vorher: draussen(3), nachher: platz(1) },
        { spieler: 'b', vorher: platz(1), nachher: draussen(3) },
        { spieler: 'c', vorher: platz(2), nachher: draussen(2) },
      ]),
    ).toEqual([
      'Anna steigt von Platz 3 auf Platz 1, wieder in der Wertung.',
      'Bernd fällt von Platz 1 auf Platz 3, außer Wertung.',
      'Clara bleibt auf Platz 2, außer Wertung.',
    ])
  })
})

describe('textTagesgrund', () => {
  const tag = (mehr: Partial<Tageswertung>): Tageswertung => ({
    spieler: 'a',
    spielpunkte: 0,
    spiele: 0,
    zaehlt: true,
    sieg: false,
    gestrichen: false,
    rang: 3,
    rangpunkte: bruch(3),
    abwesend: true,
    entschuldigt: false,
    abzug: 0,
    geteilt: 1,
    anteil: bruch(3),
    ...mehr,
  })
  const grund = (fehltag: number | null, vorher: object, nachher: object) =>
    textTagesgrund(
      { spieler: 'a', fehltag, vorher: tag(vorher), nachher: tag(nachher) },
      einstellungen(),
    )

  it.each([
    [2, {}, { abzug: 1 }, '2. Fehltag, kostet jetzt 1 Rangpunkt'],
    [3, { abzug: 1 }, {}, '3. Fehltag, kein Abzug mehr'],
    [3, { abzug: 1 }, { abzug: 2 }, '3. Fehltag, kostet jetzt 2 Rangpunkte statt 1'],
    [1, {}, { abzug: 1, rang: 5 }, '1. Fehltag, kostet jetzt 1 Rangpunkt, Platz 5 statt 3'],
    [null, {}, { rang: 2 }, 'Platz 2 statt 3'],
    [null, {}, { gestrichen: true }, 'gestrichen'],
    [null, { gestrichen: true }, {}, 'nicht mehr gestrichen'],
    [1, {}, { zaehlt: false, rang: 4 }, 'zählt nicht mehr, Platz 4 statt 3'],
    [1, { zaehlt: false }, {}, 'zählt jetzt'],
  ])('Fehltag %s: %j → %j', (...[fehltag, vorher, nachher, erwartet]) => {
    expect(grund(fehltag, vorher, nachher)).toBe(erwartet)
  })
})

describe('settings in words', () => {
  it('one sentence for each that differs', () => {
    expect(textEinstellungen(EINMAL, EINMAL)).toEqual([])
    expect(
      textEinstellungen(
        EINMAL,
        einstellungen({ freieFehltage: 0, kuersoloWiederholung: 'bis-gewonnen' }),
      ),
    ).toEqual([
      'Verlorenes Kürsolo: wiederholen, bis es gewonnen ist (bisher einmal wiederholen).',
      'Freie Fehltage: 0 statt 2.',
    ])
  })

  const vorschau = (mehr: Partial<SaisonVorschau>): SaisonVorschau => ({
    einstellungen: { vorher: EINMAL, nachher: { ...EINMAL, kuersoloWiederholung: 'aus' } },
    tabelle: [],
    spieltage: [],
    laufende: [],
    ...mehr,
  })
  const abend = (datum: string, kuersoloWiederholung: 'einmal' | 'aus') => ({
    id: datum,
    datum,
    einstellungen: { ...EINMAL, kuersoloWiederholung },
  })

  it('say from when a rule for evenings holds, and what those under way keep', () => {
    expect(textAbende(vorschau({ laufende: [abend('2026-01-09', 'einmal')] }))).toEqual([
      'Die Regel für verlorene Kürsoli gilt für Abende, die ab jetzt eröffnet werden. Schon eröffnete behalten ihre.',
      'Der laufende Abend vom Fr., 9. Januar 2026 behält seine: einmal wiederholen.',
    ])
  })

  it('put evenings under way with the same rule into one sentence', () => {
    const laufende = [
      abend('2026-01-09', 'einmal'),
      abend('2026-01-10', 'aus'),
      abend('2026-01-16', 'einmal'),
    ]
    expect(textAbende(vorschau({ laufende })).slice(1)).toEqual([
      'Die laufenden Abende vom Fr., 9. Januar 2026 und Fr., 16. Januar 2026 behalten ihre: einmal wiederholen.',
      'Der laufende Abend vom Sa., 10. Januar 2026 behält seine: nicht wiederholen.',
    ])
  })

  it('say nothing of evenings when only the count of the season changes', () => {
    const wechsel = { vorher: EINMAL, nachher: { ...EINMAL, freieFehltage: 3 } }
    expect(textAbende(vorschau({ einstellungen: wechsel }))).toEqual([])
  })
})
