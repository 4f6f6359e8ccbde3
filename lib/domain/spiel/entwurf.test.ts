import { describe, expect, it } from 'vitest'
import beispiele from '../../../tests/golden/beispiele/werte-urexweiler.json'
import {
  art,
  re,
  regelwerk,
  rueck,
  spieler,
  spielNach,
  stoss,
  zieheAlle,
  ziffern,
} from '@/tests/builders/entwurf'
import { augenVon, entwurfAus, mitZiffer, nurSitzende, offeneHinweise } from './entwurf'
import type { Vorgabe } from './entwurf'
import { parteiVon } from './entwurf-felder'
import { spielAus } from './entwurf-spiel'
import { ziehe } from './entwurf-zug'
import type { Zug } from './entwurf-zug'
import type { Spiel } from './spiel'

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

describe('a preset soloist', () => {
  const wiederholung = { art: 'solo-buben', spieler: 'Dieter' } as const
  const pflichtsolo = { art: 'solo', spieler: 'Dieter' } as const

  it.each(['normal', 'hochzeit', 'stilles-solo', 'solo-damen'] as const)(
    'is no longer Re when the repeat becomes %s',
    (andere) => {
      expect(zieheAlle([art(andere)], wiederholung).re).toEqual([])
    },
  )

  it('is no longer Re when the forced Pflichtsolo becomes a normal game', () => {
    expect(zieheAlle([art('normal')], pflichtsolo).re).toEqual([])
  })

  it('stays Re when the forced Pflichtsolo gets its kind, and when that is chosen anew', () => {
    expect(zieheAlle([art('solo-damen')], pflichtsolo).re).toEqual(['Dieter'])
    expect(zieheAlle([art('solo-damen'), art('solo-null')], pflichtsolo).re).toEqual(['Dieter'])
  })

  it('is Re again when a mistaken Art is taken back', () => {
    expect(zieheAlle([art('normal'), art('solo')], pflichtsolo).re).toEqual(['Dieter'])
    const zuege = [art('normal'), art('solo'), art('solo-buben')]
    expect(zieheAlle(zuege, wiederholung).re).toEqual(['Dieter'])
  })

  it('gives way for good to whom a hand tapped', () => {
    expect(zieheAlle([re('Dieter'), re('Dieter'), art('normal')], wiederholung).re).toEqual([
      'Dieter',
    ])
    expect(zieheAlle([re('Anna'), art('normal')], wiederholung).re).toEqual(['Anna'])
    expect(zieheAlle([art('normal'), re('Anna'), art('solo-buben')], wiederholung).re).toEqual([
      'Anna',
    ])
    expect(zieheAlle([re('Dieter'), art('normal'), art('solo-buben')], wiederholung).re).toEqual([])
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

  it('deletes digit by digit, what was filled in too', () => {
    expect(zieheAlle([...ziffern('158'), rueck]).augen.wert).toBe(15)
    expect(zieheAlle([...ziffern('1'), rueck]).augen.wert).toBeNull()
    expect(
      zieheAlle([...ziffern('158'), { zug: 'partei', partei: 'kontra' }, rueck]).augen.wert,
    ).toBe(8)
  })
})

describe('hints', () => {
  const ueber = { code: 'spielzahl-ueberschritten' } as const
  const versaeumt = { code: 'wiederholung-versaeumt', spieler: ['Anna'] } as const
  const bestaetigt: Zug = { zug: 'bestaetigt', codes: ['spielzahl-ueberschritten'] }
  const ganz = [re('Anna'), re('Bernd'), ...ziffern('158')]

  it('stay open until the table confirmed them, and are then part of the Spiel', () => {
    expect(offeneHinweise(zieheAlle(ganz), [ueber, versaeumt])).toEqual([ueber, versaeumt])
    expect(offeneHinweise(zieheAlle([...ganz, bestaetigt]), [ueber, versaeumt])).toEqual([
      versaeumt,
    ])
    expect(spielNach([...ganz, bestaetigt])?.bestaetigt).toEqual(['spielzahl-ueberschritten'])
    expect(spielNach(ganz)).not.toHaveProperty('bestaetigt')
  })

  it('are asked again when Art or Re change', () => {
    expect(zieheAlle([bestaetigt, re('Anna')]).bestaetigt).toEqual([])
    expect(zieheAlle([bestaetigt, art('hochzeit')]).bestaetigt).toEqual([])
    expect(zieheAlle([bestaetigt, ...ziffern('90')]).bestaetigt).toEqual([
      'spielzahl-ueberschritten',
    ])
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

  describe('Augen of three digits', () => {
    const anfang = entwurfAus({ art: 'normal', re: ['Anna', 'Bernd'], augenRe: 158 })
    const nach = (...zuege: readonly Zug[]) =>
      zuege.reduce((e, z) => ziehe(e, z, regelwerk), anfang).augen.wert

    it('rest no key: the first digit replaces them, later ones continue it', () => {
      for (let ziffer = 0; ziffer <= 9; ziffer++) {
        expect(mitZiffer(anfang.augen, ziffer)).toBe(ziffer)
        expect(nach(...ziffern(`${ziffer}`))).toBe(ziffer)
      }
      expect(nach(...ziffern('90'))).toBe(90)
      expect(nach(...ziffern('151'))).toBe(151)
    })

    it('are edited by deleting: what is left is continued', () => {
      expect(nach(rueck)).toBe(15)
      expect(nach(rueck, ...ziffern('1'))).toBe(151)
      expect(nach(rueck, rueck, ...ziffern('20'))).toBe(120)
      expect(nach(rueck, rueck, rueck)).toBeNull()
      expect(nach(rueck, rueck, rueck, ...ziffern('155'))).toBe(155)
    })

    it('are replaced after another field was changed too, and on the other party', () => {
      expect(nach(stoss('Anna'), ...ziffern('90'))).toBe(90)
      const kontra = { zug: 'partei', partei: 'kontra' } as const
      expect(nach(kontra, ...ziffern('85'))).toBe(85)
    })
  })
})
