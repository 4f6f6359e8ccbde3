import { describe, expect, it } from 'vitest'
import beispiele from '../../../tests/golden/beispiele/werte-urexweiler.json'
import { getRegelwerk } from '../regelwerk/presets'
import { augenVon, beginneEntwurf, entwurfAus, nurSitzende } from './entwurf'
import type { Vorgabe } from './entwurf'
import { fehltIn, felderVon, hoechstensFuer, parteiVon } from './entwurf-felder'
import { spielAus, teileHinweise } from './entwurf-spiel'
import { ziehe } from './entwurf-zug'
import type { Zug } from './entwurf-zug'
import type { Spiel } from './spiel'

const regelwerk = getRegelwerk('urexweiler')
const spieler = ['Anna', 'Bernd', 'Clara', 'Dieter']

const re = (name: string): Zug => ({ zug: 're', spieler: name })
const stoss = (name: string): Zug => ({ zug: 'stoss', spieler: name })
const art = (wahl: Extract<Zug, { zug: 'art' }>['wahl']): Zug => ({ zug: 'art', wahl })
const rueck: Zug = { zug: 'rueck' }
const ziffern = (zahl: string): Zug[] =>
  [...zahl].map((z) => ({ zug: 'ziffer', ziffer: Number(z) }))
const sonderpunktRegel = (name: string) => {
  const regel = regelwerk.sonderpunkte.find((s) => s.art === name)
  if (!regel) throw new Error(name)
  return regel
}

function zieheAlle(zuege: readonly Zug[], vorgabe?: Vorgabe) {
  return zuege.reduce((e, zug) => ziehe(e, zug, regelwerk), beginneEntwurf(vorgabe))
}

function spielNach(zuege: readonly Zug[], vorgabe?: Vorgabe) {
  return spielAus(zieheAlle(zuege, vorgabe), { regelwerk, spieler })
}

describe('the fewest taps to a Spiel (one more for Eintragen)', () => {
  const faelle: [string, readonly Zug[], Spiel, Vorgabe?][] = [
    [
      'a normal game of three digits takes five',
      [re('Anna'), re('Clara'), ...ziffern('158')],
      { art: 'normal', re: ['Anna', 'Clara'], augenRe: 158 },
    ],
    [
      'a normal game of two digits takes four',
      [re('Clara'), re('Anna'), ...ziffern('82')],
      { art: 'normal', re: ['Anna', 'Clara'], augenRe: 82 },
    ],
    [
      "Kontra's two digits take five",
      [re('Anna'), re('Clara'), { zug: 'partei', partei: 'kontra' }, ...ziffern('82')],
      { art: 'normal', re: ['Anna', 'Clara'], augenRe: 158 },
    ],
    [
      'a Stoß is one tap more',
      [re('Anna'), re('Clara'), stoss('Clara'), ...ziffern('158')],
      { art: 'normal', re: ['Anna', 'Clara'], augenRe: 158, stoesse: ['Clara'] },
    ],
    [
      'a solo takes its kind and its soloist',
      [art('solo'), art('solo-damen'), re('Bernd'), ...ziffern('131')],
      { art: 'solo-damen', re: ['Bernd'], augenRe: 131 },
    ],
    [
      'a forced repeat needs nothing but its Augen',
      ziffern('97'),
      { art: 'solo-buben', re: ['Dieter'], augenRe: 97 },
      { art: 'solo-buben', spieler: 'Dieter' },
    ],
    [
      'a won Null takes one digit and the answer',
      [
        art('solo'),
        art('solo-null'),
        re('Anna'),
        ...ziffern('0'),
        { zug: 'stich', ohneStich: 're' },
      ],
      { art: 'solo-null', re: ['Anna'], augenRe: 0, ohneStich: 're' },
    ],
  ]
  it.each(faelle)('%s', (...[, zuege, spiel, vorgabe]) => {
    expect(spielNach(zuege, vorgabe)).toEqual(spiel)
    expect(spielNach(zuege.slice(0, -1), vorgabe)).not.toEqual(spiel)
  })

  it('never takes more than five before Eintragen in a normal game, whoever of the parties is counted', () => {
    for (let augen = 2; augen <= 238; augen++) {
      const vonRe = [re('Anna'), re('Bernd'), ...ziffern(`${augen}`)]
      const vonKontra = [
        re('Anna'),
        re('Bernd'),
        { zug: 'partei', partei: 'kontra' } as const,
        ...ziffern(`${240 - augen}`),
      ]
      const kuerzer = vonRe.length <= vonKontra.length ? vonRe : vonKontra
      expect(spielNach(kuerzer)?.augenRe).toBe(augen)
      expect(kuerzer.length).toBeLessThanOrEqual(5)
    }
  })
})

describe('what is missing', () => {
  it('asks for Re and Augen first, for the kind of an open solo before them', () => {
    expect(fehltIn(beginneEntwurf(), regelwerk)).toEqual(['re', 'augen'])
    expect(fehltIn(zieheAlle([art('solo')]), regelwerk)).toEqual(['art', 're', 'augen'])
    expect(fehltIn(zieheAlle([re('Anna'), ...ziffern('130')]), regelwerk)).toEqual(['re'])
  })

  it('takes a lone 1 for the beginning of a number', () => {
    const angefangen = [re('Anna'), re('Bernd'), ...ziffern('1')]
    expect(fehltIn(zieheAlle(angefangen), regelwerk)).toEqual(['augen'])
    expect(spielNach([...angefangen, ...ziffern('2')])?.augenRe).toBe(12)
  })

  it.each([
    ['0', 're'],
    ['240', 'kontra'],
  ] as const)('asks "Kein Stich?" at %s Augen of Re', (augen, partei) => {
    const entwurf = zieheAlle([re('Anna'), re('Bernd'), ...ziffern(augen)])
    expect(felderVon(entwurf, regelwerk).stichfrage).toBe(partei)
    expect(fehltIn(entwurf, regelwerk)).toEqual(['kein-stich'])
    const mitStich = ziehe(entwurf, { zug: 'stich', ohneStich: 'niemand' }, regelwerk)
    expect(spielAus(mitStich, { regelwerk, spieler })).not.toHaveProperty('ohneStich')
    const ohne = ziehe(entwurf, { zug: 'stich', ohneStich: partei }, regelwerk)
    expect(spielAus(ohne, { regelwerk, spieler })?.ohneStich).toBe(partei)
  })

  it('asks "Kein Stich?" anew when the Augen change', () => {
    const beantwortet = zieheAlle([
      re('Anna'),
      re('Bernd'),
      ...ziffern('0'),
      { zug: 'stich', ohneStich: 're' },
      rueck,
      ...ziffern('0'),
    ])
    expect(fehltIn(beantwortet, regelwerk)).toEqual(['kein-stich'])
  })

  it("does not ask for Kontra's tricks in a Null", () => {
    const zuege = [art('solo-null'), re('Anna'), ...ziffern('240')]
    expect(spielNach(zuege)).toEqual({ art: 'solo-null', re: ['Anna'], augenRe: 240 })
  })

  it('needs no Augen and takes no Sonderpunkte after a broken rule (U-R1)', () => {
    const zuege: readonly Zug[] = [
      { zug: 'sonderpunkt', partei: 're', regel: sonderpunktRegel('fuchs'), anzahl: 1 },
      re('Anna'),
      re('Bernd'),
      { zug: 'regelverstoss', spieler: 'Clara' },
    ]
    expect(spielNach(zuege)).toEqual({
      art: 'normal',
      re: ['Anna', 'Bernd'],
      regelverstoss: 'Clara',
    })
  })
})

describe('Re', () => {
  it('makes the others Kontra only when it is complete', () => {
    const eine = zieheAlle([re('Anna')])
    expect(parteiVon(eine, 'Bernd', regelwerk)).toBeNull()
    const zwei = ziehe(eine, re('Clara'), regelwerk)
    expect(spieler.map((s) => parteiVon(zwei, s, regelwerk))).toEqual([
      're',
      'kontra',
      're',
      'kontra',
    ])
  })

  it('takes a tap back, and lets a third tap correct the second', () => {
    expect(zieheAlle([re('Anna'), re('Anna')]).re).toEqual([])
    expect(zieheAlle([re('Anna'), re('Bernd'), re('Clara')]).re).toEqual(['Anna', 'Clara'])
    expect(zieheAlle([art('solo-damen'), re('Anna'), re('Bernd')]).re).toEqual(['Bernd'])
  })

  it('is asked again for who does not sit in this game', () => {
    const entwurf = zieheAlle([
      re('Anna'),
      re('Elke'),
      stoss('Elke'),
      { zug: 'schweine', spieler: 'Elke' },
      { zug: 'regelverstoss', spieler: 'Bernd' },
    ])
    const sitzend = nurSitzende(entwurf, spieler)
    expect(sitzend).toMatchObject({
      re: ['Anna'],
      stoesse: [],
      schweine: null,
      regelverstoss: 'Bernd',
    })
    expect(nurSitzende(sitzend, spieler)).toBe(sitzend)
  })

  it('is asked again when two become one, kept when one becomes two', () => {
    expect(zieheAlle([re('Anna'), re('Bernd'), art('stilles-solo')]).re).toEqual([])
    expect(zieheAlle([art('stilles-solo'), re('Anna'), art('normal')]).re).toEqual(['Anna'])
  })
})

describe('Augen', () => {
  it('takes no digit that makes more than 240', () => {
    expect(zieheAlle(ziffern('2419')).augen.wert).toBe(24)
    expect(zieheAlle(ziffern('915')).augen.wert).toBe(91)
    expect(zieheAlle(ziffern('007')).augen.wert).toBe(7)
  })

  it('fills in the other party and begins anew on its field', () => {
    const entwurf = zieheAlle([...ziffern('158'), { zug: 'partei', partei: 'kontra' }])
    expect(augenVon(entwurf.augen, 'kontra')).toBe(82)
    expect(augenVon(entwurf.augen, 're')).toBe(158)
    const neu = ziffern('70').reduce((e, z) => ziehe(e, z, regelwerk), entwurf)
    expect(augenVon(neu.augen, 're')).toBe(170)
  })

  it('deletes digit by digit what was typed, a filled-in number as a whole', () => {
    expect(zieheAlle([...ziffern('158'), rueck]).augen.wert).toBe(15)
    expect(zieheAlle([...ziffern('1'), rueck]).augen.wert).toBeNull()
    expect(
      zieheAlle([...ziffern('158'), { zug: 'partei', partei: 'kontra' }, rueck]).augen.wert,
    ).toBeNull()
  })
})

describe('what the rule book shows', () => {
  it('offers levels to both parties, in Null only Augen to Kontra (U-N3)', () => {
    expect(felderVon(zieheAlle([art('hochzeit')]), regelwerk).stufen).toEqual({
      re: ['keine90', 'keine60', 'keine30', 'schwarz'],
      kontra: ['keine90', 'keine60', 'keine30', 'schwarz'],
    })
    const { stufen } = felderVon(zieheAlle([art('solo-null')]), regelwerk)
    expect(stufen.re).toEqual([])
    expect(stufen.kontra[0]).toBe('augen30')
    expect(stufen.kontra).toHaveLength(8)
  })

  it.each([
    ['normal', ['doppelkopf', 'fuchs', 'kallemann'], { vorbehalte: true, vorKlaerung: false }],
    ['hochzeit', ['doppelkopf', 'fuchs', 'kallemann'], { vorbehalte: true, vorKlaerung: true }],
    ['solo-damen', ['doppelkopf'], { vorbehalte: false, vorKlaerung: false }],
    ['solo-null', [], { vorbehalte: false, vorKlaerung: false }],
    ['solo', [], { vorbehalte: false, vorKlaerung: false }],
  ] as const)('%s: Sonderpunkte %j, %j', (wahl, sonderpunkte, uebrige) => {
    const felder = felderVon(zieheAlle([art(wahl)]), regelwerk)
    expect(felder.sonderpunkte.map((s) => s.art)).toEqual(sonderpunkte)
    expect(felder).toMatchObject(uebrige)
  })

  it('leaves out what a mistaken Art hides and brings it back with the right one', () => {
    const zuege: readonly Zug[] = [
      re('Anna'),
      re('Bernd'),
      stoss('Anna'),
      { zug: 'ansage', partei: 're', stufe: 'keine90' },
      { zug: 'schweine', spieler: 'Anna' },
      ...ziffern('170'),
      art('solo-null'),
      re('Anna'),
    ]
    expect(spielNach(zuege)).toEqual({
      art: 'solo-null',
      re: ['Anna'],
      augenRe: 170,
      stoesse: ['Anna'],
    })
    expect(spielNach([...zuege, art('normal'), re('Bernd')])).toEqual({
      art: 'normal',
      re: ['Anna', 'Bernd'],
      augenRe: 170,
      stoesse: ['Anna'],
      ansagen: { re: 'keine90' },
      schweine: 'Anna',
    })
  })

  it('keeps Sonderpunkte within what both parties together can have (U-W9)', () => {
    const fuchs = sonderpunktRegel('fuchs')
    const eins = zieheAlle([{ zug: 'sonderpunkt', partei: 're', regel: fuchs, anzahl: 1 }])
    expect(hoechstensFuer(eins, 'kontra', fuchs)).toBe(1)
    const zuViele = ziehe(
      eins,
      { zug: 'sonderpunkt', partei: 'kontra', regel: fuchs, anzahl: 2 },
      regelwerk,
    )
    expect(zuViele.sonderpunkte.kontra.fuchs).toBe(1)
  })

  it('takes a level back with a second tap and replaces it with another', () => {
    const ansage = (stufe: 'keine90' | 'keine60'): Zug => ({ zug: 'ansage', partei: 're', stufe })
    expect(zieheAlle([ansage('keine90'), ansage('keine60')]).ansagen).toEqual({ re: 'keine60' })
    expect(zieheAlle([ansage('keine90'), ansage('keine90')]).ansagen).toEqual({})
  })
})

describe('hints', () => {
  const hinweise = [{ code: 'spielzahl-ueberschritten' }] as const

  it('must be confirmed, and again when Art or Re change', () => {
    const bestaetigt = zieheAlle([
      { zug: 'bestaetigt', codes: ['spielzahl-ueberschritten', 'wiederholung-versaeumt'] },
    ])
    expect(teileHinweise(beginneEntwurf(), hinweise)).toEqual({ offen: hinweise, bestaetigt: [] })
    expect(teileHinweise(bestaetigt, hinweise)).toEqual({
      offen: [],
      bestaetigt: ['spielzahl-ueberschritten'],
    })
    expect(ziehe(bestaetigt, re('Anna'), regelwerk).bestaetigt).toEqual([])
    expect(ziehe(bestaetigt, art('hochzeit'), regelwerk).bestaetigt).toEqual([])
  })
})

describe('correcting', () => {
  it.each(
    beispiele
      .filter((b) => 'erwartet' in b)
      .map((b) => [b.id, b.spiel as Spiel, b.spieler] as const),
  )('%s comes out as it went in', (_, spiel, sitzende) => {
    expect(spielAus(entwurfAus(spiel), { regelwerk, spieler: sitzende })).toEqual(spiel)
  })

  it('replaces the Augen with the first digit', () => {
    const entwurf = entwurfAus({ art: 'normal', re: ['Anna', 'Bernd'], augenRe: 158 })
    const neu = ziffern('90').reduce((e, z) => ziehe(e, z, regelwerk), entwurf)
    expect(spielAus(neu, { regelwerk, spieler })?.augenRe).toBe(90)
  })
})
