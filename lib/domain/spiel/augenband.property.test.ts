import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spielArb } from '../../../tests/arbitraries/spiel'
import { BUECHER } from '../../../tests/builders/buecher'
import { SPIELER } from '../../../tests/builders/spiel'
import { artRegel } from '../regelwerk/arten'
import { scoreSpiel } from '../wertung/score'
import type { GezaehltesSpiel } from './augen'
import { AUGENFELDER, augenfelderFuer } from './augenfelder'
import { parseSpiel } from './parse'
import { pruefeSpiel } from './pruefe'
import type { Augenband, Spiel } from './spiel'

/** No card counts 1: these two numbers of the band there cannot be. */
const zahlen = ({ von, bis }: Augenband) =>
  Array.from({ length: bis - von + 1 }, (_, i) => von + i).filter((a) => a !== 1 && a !== 239)

const bei = (spiel: Spiel, augenRe: number): GezaehltesSpiel => ({ ...spiel, augenRe })

/** The game without what depends on one number: who took no trick, what the Augen must hold. */
function ohneAnhang({ ohneStich: _, sonderpunkte: __, ...spiel }: Spiel): Spiel {
  return spiel
}

const bandArb = fc
  .tuple(fc.nat(240), fc.nat(240))
  .filter(([a, b]) => a !== b)
  .map(([a, b]): Augenband => ({ von: Math.min(a, b), bis: Math.max(a, b) }))
/** Near the levels: most bands by chance cross one. */
const schmal = fc
  .tuple(fc.nat(240), fc.integer({ min: 1, max: 35 }))
  .map(([von, breite]): Augenband => ({
    von: Math.min(von, 239),
    bis: Math.min(240, von + breite),
  }))
  .filter(({ von, bis }) => von < bis)
const baender = fc.oneof(bandArb, { arbitrary: schmal, weight: 4 })

describe.each(BUECHER)('Augen that are a band ($name)', ({ id, tisch, regelwerk, orakel }) => {
  const spiele = spielArb(SPIELER, id)

  it('are taken exactly when every number in it is worth the same, and then worth just that', () => {
    let genommen = 0
    let abgewiesen = 0
    fc.assert(
      fc.property(spiele, baender, (roh, augenRe) => {
        const spiel = ohneAnhang(roh)
        const urteile = zahlen(augenRe).map((a) => {
          const { punkte, schritte, gewinner } = scoreSpiel(bei(spiel, a), tisch)
          return JSON.stringify({ punkte, schritte, gewinner })
        })
        const einig = urteile.every((u) => u === urteile[0])
        const codes = pruefeSpiel({ ...spiel, augenRe }, tisch).map((f) => f.code)
        expect(codes).toEqual(einig ? [] : ['augenband-uneins'])
        if (!einig) {
          abgewiesen += 1
          return
        }
        genommen += 1
        const { punkte, schritte, gewinner } = scoreSpiel({ ...spiel, augenRe }, tisch)
        expect(JSON.stringify({ punkte, schritte, gewinner })).toBe(urteile[0])
      }),
      { numRuns: 500 },
    )
    expect(Math.min(genommen, abgewiesen)).toBeGreaterThan(100)
  })

  it('are worth what a second scoring, written from the text alone, says of each number', () => {
    let genommen = 0
    fc.assert(
      fc.property(spiele, baender, (roh, augenRe) => {
        const spiel = ohneAnhang(roh)
        if (pruefeSpiel({ ...spiel, augenRe }, tisch).length > 0) return
        genommen += 1
        const { gewinner, wert } = scoreSpiel({ ...spiel, augenRe }, tisch)
        for (const a of zahlen(augenRe)) {
          expect(orakel(bei(spiel, a))).toEqual({ gewinner, wert })
        }
      }),
      { numRuns: 400 },
    )
    expect(genommen).toBeGreaterThan(50)
  })

  it('name the border: below it and from it on the game is worth something else', () => {
    fc.assert(
      fc.property(spiele, baender, (roh, augenRe) => {
        const spiel = ohneAnhang(roh)
        const [fehler] = pruefeSpiel({ ...spiel, augenRe }, tisch)
        if (fehler?.code !== 'augenband-uneins') return
        const { partei, unter, ab } = fehler.daten ?? {}
        const alsRe = (augen: unknown) => (partei === 're' ? Number(augen) : 240 - Number(augen))
        const [eine, andere] = [alsRe(unter), alsRe(ab)].map((a) => {
          const { gewinner, schritte } = scoreSpiel(bei(spiel, a), tisch)
          return JSON.stringify({ gewinner, schritte })
        })
        expect(eine).not.toBe(andere)
        const { von, bis } = augenRe
        for (const a of [alsRe(unter), alsRe(ab)]) expect(a >= von && a <= bis).toBe(true)
      }),
    )
  })

  it('parse to themselves', () => {
    fc.assert(
      fc.property(spiele, baender, (spiel, augenRe) => {
        const mitBand = { ...spiel, augenRe }
        expect(parseSpiel(mitBand, regelwerk)).toEqual({ ok: true, wert: mitBand })
      }),
      { numRuns: 50 },
    )
  })
})

describe.each(BUECHER)('the keys of the entry ($name)', ({ id, tisch, regelwerk }) => {
  const spiele = spielArb(SPIELER, id)

  it('are told apart by no Ansage: in every game each of them scores alike', () => {
    fc.assert(
      fc.property(spiele, (roh) => {
        const spiel = ohneAnhang(roh)
        const regel = artRegel(regelwerk, spiel.art)
        const { ansagen } = scoreSpiel(roh, tisch)
        const stufen = { re: ansagen.re?.stufe, kontra: ansagen.kontra?.stufe }
        const { reihen, mitte } = augenfelderFuer(regelwerk, regel, stufen)
        const felder = [...reihen.re, ...reihen.kontra, ...(mitte ? [mitte] : [])]
        for (const { augenRe, ohneStich } of felder) {
          const mitFeld = { ...spiel, augenRe, ...(ohneStich ? { ohneStich } : {}) }
          expect(pruefeSpiel(mitFeld, tisch)).toEqual([])
        }
        // Together they are all there is.
        const alle = felder.flatMap(({ augenRe }) =>
          typeof augenRe === 'number' ? [augenRe] : zahlen(augenRe),
        )
        expect([...new Set(alle)].sort((a, b) => a - b)).toEqual(zahlen({ von: 0, bis: 240 }))
      }),
      { numRuns: 300 },
    )
  })

  it('are those of the kind of game as long as nothing is announced', () => {
    for (const regel of regelwerk.arten)
      expect(augenfelderFuer(regelwerk, regel, {})).toBe(AUGENFELDER[regel.wertung])
  })
})
