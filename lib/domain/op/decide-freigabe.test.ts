import { describe, expect, it } from 'vitest'
import {
  ablehnungen,
  eingetragen,
  eroeffnet,
  JETZT,
  kontext,
  mitglied,
  nach,
  NORMAL,
  op,
  RUNDE,
  SAISON,
  spielId,
  SPIELTAG,
  testId,
  verein,
} from '../../../tests/builders/verein'
import { nameAmTisch } from '../freigabe/freigabe'
import type { Kontext } from './aenderung'
import { applyAenderungen } from './apply'
import { decide } from './decide'
import type { Op, VereinStand } from './op'

const LINK = testId(70)
const ANDERER_LINK = testId(71)
const ANDERER_ABEND = testId(72)
const HASH = 'c'.repeat(64)

const freigeben = (freigabeId = LINK, recht: 'lesen' | 'eintragen' = 'eintragen') =>
  op('freigabe-anlegen', 0, { freigabeId, spieltagId: SPIELTAG, recht, tokenHash: HASH })
const saisonFreigeben = op('freigabe-anlegen', 0, {
  ...{ freigabeId: LINK, saisonId: SAISON, recht: 'lesen', tokenHash: HASH },
})
const widerrufen = (basis = 1, freigabeId = LINK) =>
  op('freigabe-widerrufen', basis, { freigabeId, spieltagId: SPIELTAG })
const abschliessen = op('spieltag-abschliessen', 1, { spieltagId: SPIELTAG, ende: 'vorzeitig' })

/** Whoever holds Anna's link. */
const AM_TISCH: Partial<Kontext> = {
  konto: { ...kontext().konto, name: nameAmTisch({ kontoName: kontext().konto.name }) },
  rolle: 'tisch',
  freigabeId: LINK,
}

function amTisch(position: number, freigabeId: string | undefined = LINK): Op {
  const { basis, daten } = eingetragen(position)
  return { ...op('spiel-eintragen', basis, daten as never), daten: { ...daten, freigabeId } } as Op
}

/** The club after an operation that comes through Anna's link. */
function nachTisch(stand: VereinStand, o: Op): VereinStand {
  const entscheidung = decide(stand, o, kontext(AM_TISCH))
  if (!entscheidung.ok) throw new Error(JSON.stringify(entscheidung.fehler))
  return applyAenderungen(stand, entscheidung.wert)
}

const laufend = nach(verein(), eroeffnet(), eingetragen(1))
const offen = nach(laufend, freigeben())

describe('a link', () => {
  it('carries who made it and when, and opens the evening', () => {
    expect(offen.freigaben).toEqual([
      {
        id: LINK,
        ziel: { art: 'spieltag', spieltagId: SPIELTAG },
        recht: 'eintragen',
        kontoId: kontext().konto.id,
        kontoName: 'Anna Beispiel',
        erstelltAm: JETZT,
        widerrufen: false,
        version: 1,
      },
    ])
  })

  it.each(['mitglied', 'leser'] as const)('is not for a %s to make or to withdraw', (rolle) => {
    expect(ablehnungen(laufend, freigeben(), { rolle })).toEqual(['nicht-erlaubt  nicht-erlaubt'])
    expect(ablehnungen(offen, widerrufen(), { rolle })).toEqual(['nicht-erlaubt  nicht-erlaubt'])
  })

  it('may be made and withdrawn by a Schreiber', () => {
    expect(ablehnungen(laufend, freigeben(), { rolle: 'schreiber' })).toEqual([])
    expect(ablehnungen(offen, widerrufen(), { rolle: 'schreiber' })).toEqual([])
  })

  it('is not made for an evening that is over, struck or unknown, nor for an unknown season', () => {
    expect(ablehnungen(nach(laufend, abschliessen), freigeben())).toEqual([
      'abgelehnt  spieltag-abgeschlossen',
    ])
    const gestrichen = nach(laufend, op('spieltag-streichen', 1, { spieltagId: SPIELTAG }))
    expect(ablehnungen(gestrichen, freigeben())).toEqual([
      'abgelehnt spieltagId spieltag-gestrichen',
    ])
    expect(ablehnungen(verein(), freigeben())).toEqual([
      'nicht-gefunden spieltagId spieltag-unbekannt',
    ])
    expect(ablehnungen(verein({ saisons: [] }), saisonFreigeben)).toEqual([
      'nicht-gefunden saisonId saison-unbekannt',
    ])
  })

  it('has an id of its own, and nine others beside it at most', () => {
    expect(ablehnungen(offen, freigeben())).toEqual(['abgelehnt freigabeId id-vergeben'])
    const volle = Array.from({ length: 10 }, (_, i) => freigeben(testId(200 + i)))
    const zehn = nach(laufend, ...volle)
    expect(ablehnungen(zehn, freigeben())).toEqual(['abgelehnt  freigabe-zu-viele'])
    const neun = nach(zehn, widerrufen(1, testId(200)))
    expect(ablehnungen(neun, freigeben())).toEqual([])
  })

  it('is withdrawn once, by whoever has seen it, for its own evening', () => {
    const weg = nach(offen, widerrufen())
    expect(weg.freigaben).toMatchObject([{ id: LINK, widerrufen: true, version: 2 }])
    expect(ablehnungen(weg, widerrufen(2))).toEqual(['abgelehnt freigabeId freigabe-beendet'])
    expect(ablehnungen(offen, widerrufen(0))).toEqual(['veraltet basis veraltet'])
    expect(ablehnungen(laufend, widerrufen())).toEqual([
      'nicht-gefunden freigabeId freigabe-unbekannt',
    ])
    const falsch = op('freigabe-widerrufen', 1, { freigabeId: LINK, saisonId: SAISON })
    expect(ablehnungen(offen, falsch)).toEqual(['nicht-gefunden freigabeId freigabe-unbekannt'])
  })

  it('ends when the evening is closed, and does not come back when it is opened again', () => {
    const zu = nach(offen, abschliessen)
    expect(zu.freigaben).toMatchObject([{ id: LINK, widerrufen: true, version: 2 }])
    const wieder = nach(
      zu,
      op('spieltag-wiederoeffnen', 2, { spieltagId: SPIELTAG, grund: 'noch eins' }),
    )
    expect(wieder.freigaben).toMatchObject([{ id: LINK, widerrufen: true, version: 2 }])
    expect(ablehnungen(wieder, amTisch(2), AM_TISCH)).toEqual([
      'nicht-erlaubt freigabeId freigabe-beendet',
    ])
  })

  it('ends when the evening is struck', () => {
    const weg = nach(offen, op('spieltag-streichen', 1, { spieltagId: SPIELTAG }))
    expect(weg.freigaben).toMatchObject([{ widerrufen: true }])
  })

  it('to a season is left alone by the end of an evening', () => {
    const stand = nach(laufend, saisonFreigeben, abschliessen)
    expect(stand.freigaben).toMatchObject([{ ziel: { art: 'saison' }, widerrufen: false }])
  })

  it('ends with the right to make it: when its maker leaves or enters no more', () => {
    const [anna, bernd] = [mitglied(), mitglied({ id: testId(42), kontoId: testId(32) })]
    const stand = nach(verein({ mitglieder: [anna, bernd] }), saisonFreigeben)
    const setze = (rolle: 'schreiber' | 'mitglied') =>
      op('mitglied-aendern', 1, { mitgliedId: anna.id, rolle, spielerId: null })
    const weg = op('mitglied-entfernen', 1, { mitgliedId: anna.id })
    expect(nach(stand, weg).freigaben).toMatchObject([{ widerrufen: true }])
    expect(nach(stand, setze('mitglied')).freigaben).toMatchObject([{ widerrufen: true }])
    expect(nach(stand, setze('schreiber')).freigaben).toMatchObject([{ widerrufen: false }])
    const andere = op('mitglied-entfernen', 1, { mitgliedId: bernd.id })
    expect(nach(stand, andere).freigaben).toMatchObject([{ widerrufen: false }])
  })
})

describe('what comes through a link', () => {
  it('is entered, corrected, struck and restored in its name', () => {
    const dieses = { spieltagId: SPIELTAG, spielId: spielId(2), freigabeId: LINK }
    const anders = { ...NORMAL, augenRe: 90 }
    let stand = nachTisch(offen, amTisch(2))
    stand = nachTisch(stand, op('spiel-korrigieren', 1, { ...dieses, spiel: { ...anders } }))
    stand = nachTisch(stand, op('spiel-streichen', 2, dieses))
    stand = nachTisch(stand, op('spiel-wiederherstellen', 3, dieses))
    expect(stand.spieltage[0]?.runden[0]?.spiele.at(-1)).toMatchObject({
      id: spielId(2),
      version: 4,
      erfasstVon: 'Gast (Tischlink von Anna Beispiel)',
    })
  })

  it('may be nothing else, whatever it is', () => {
    const anderes: readonly Op[] = [
      abschliessen,
      widerrufen(),
      freigeben(ANDERER_LINK),
      op('spieler-anlegen', 0, { spielerId: testId(90), name: 'Gerda', gast: true }),
      op('einspruch-erheben', 1, {
        ...{ spieltagId: SPIELTAG, spielId: spielId(1), einspruchId: testId(91) },
        ...{ spielerId: null, grund: 'nein' },
      }),
    ]
    for (const o of anderes)
      expect(ablehnungen(offen, o, AM_TISCH), o.art).toEqual(['nicht-erlaubt  nicht-erlaubt'])
  })

  it('names its link, which must be the one that it came through', () => {
    expect(ablehnungen(offen, eingetragen(2), AM_TISCH)).toEqual([
      'nicht-erlaubt freigabeId freigabe-fremd',
    ])
    const zwei = nach(offen, freigeben(ANDERER_LINK))
    expect(ablehnungen(zwei, amTisch(2, ANDERER_LINK), AM_TISCH)).toEqual([
      'nicht-erlaubt freigabeId freigabe-fremd',
    ])
  })

  it('is about the evening of the link alone', () => {
    const runde = { id: testId(73), sitze: [1, 2, 3, 4].map(testId), ersterGeber: testId(1) }
    const zwei = nach(offen, eroeffnet({ spieltagId: ANDERER_ABEND, runde }))
    const dort = amTisch(1)
    const daten = { ...dort.daten, spieltagId: ANDERER_ABEND, rundeId: runde.id }
    expect(ablehnungen(zwei, { ...dort, daten } as Op, AM_TISCH)).toEqual([
      'nicht-erlaubt freigabeId freigabe-fremd',
    ])
  })

  it('is refused once the link is withdrawn, and where it is only for looking on', () => {
    expect(ablehnungen(nach(offen, widerrufen()), amTisch(2), AM_TISCH)).toEqual([
      'nicht-erlaubt freigabeId freigabe-beendet',
    ])
    expect(ablehnungen(nach(laufend, freigeben(LINK, 'lesen')), amTisch(2), AM_TISCH)).toEqual([
      'nicht-erlaubt freigabeId freigabe-nur-lesen',
    ])
  })

  it('cannot be claimed by a member, nor be in the name of anybody else', () => {
    expect(ablehnungen(offen, amTisch(2))).toEqual(['nicht-erlaubt freigabeId freigabe-fremd'])
    const { konto } = kontext()
    expect(ablehnungen(offen, amTisch(2), { ...AM_TISCH, konto })).toEqual([
      'nicht-erlaubt freigabeId freigabe-fremd',
    ])
    const fremd = { id: testId(99), name: nameAmTisch({ kontoName: konto.name }), anmeldename: '' }
    // As checking the protocol asks.
    expect(ablehnungen(offen, amTisch(2), { rolle: 'server', konto: fremd })).toEqual([
      'nicht-erlaubt freigabeId freigabe-fremd',
    ])
  })

  it('is held to the rules as anybody else: the place must be the next', () => {
    expect(ablehnungen(offen, amTisch(1), AM_TISCH)).toEqual([
      'veraltet position position-vergeben',
    ])
    const { daten } = amTisch(2)
    expect(daten).toMatchObject({ rundeId: RUNDE, position: 2, freigabeId: LINK })
  })
})
