import { describe, expect, it } from 'vitest'
import {
  art,
  re,
  regelwerk,
  rueck,
  sonderpunktRegel,
  spieler,
  spielNach,
  stoss,
  zieheAlle,
  ziffern,
} from '@/tests/builders/entwurf'
import { beginneEntwurf } from './entwurf'
import { fehltIn, felderVon, hoechstensFuer } from './entwurf-felder'
import { spielAus } from './entwurf-spiel'
import { ziehe } from './entwurf-zug'
import type { Zug } from './entwurf-zug'

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
    expect(spielNach([...angefangen, { zug: 'partei', partei: 're' }])?.augenRe).toBe(1)
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
      { zug: 'sonderpunkt', partei: 're', regel: sonderpunktRegel('fuchs'), um: 1 },
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
    const eins = zieheAlle([{ zug: 'sonderpunkt', partei: 're', regel: fuchs, um: 1 }])
    expect(hoechstensFuer(eins, 'kontra', fuchs)).toBe(1)
    const zuViele = ziehe(
      eins,
      { zug: 'sonderpunkt', partei: 'kontra', regel: fuchs, um: 2 },
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
