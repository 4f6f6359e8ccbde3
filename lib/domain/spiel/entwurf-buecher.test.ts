import { describe, expect, it } from 'vitest'
import { art, nachBuch, re, sagt, stoss, zieheAlle, ziffern } from '@/tests/builders/entwurf'
import { entwurfAus } from './entwurf'
import { ansagenIn, hatAngesagt } from './entwurf-ansage'
import { ziehe } from './entwurf-zug'
import { getRegelwerk } from '../regelwerk/presets'
import type { RegelwerkId } from '../regelwerk/regelwerk'
import type { Zug } from './entwurf-zug'
import type { Art } from './spiel'

const ddv = getRegelwerk('ddv')
const RE = [re('Anna'), re('Bernd')]
const verstoss: Zug = { zug: 'regelverstoss', spieler: 'Clara' }

describe('a forced Pflichtsolo', () => {
  const vorgabe = { art: 'solo', spieler: 'Dieter' } as const
  const reNach = (id: RegelwerkId, wahl: Art) =>
    zieheAlle([art(wahl)], vorgabe, getRegelwerk(id)).re

  it('is no Damensolo where that is no Pflichtsolo (B-A)', () => {
    expect(reNach('besenmarkt', 'solo-damen')).toEqual([])
    expect(reNach('besenmarkt', 'solo-buben')).toEqual(['Dieter'])
    expect(reNach('ddv', 'solo-damen')).toEqual(['Dieter'])
  })
})

describe('an Absage by the Turnierspielregeln (D-A)', () => {
  it('may be of both parties, each with the Ansage that it needs', () => {
    const zuege = [...RE, sagt('Anna', 'keine90'), sagt('Clara', 'keine60'), ...ziffern('130')]
    expect(nachBuch('ddv', zuege).stand).toMatchObject({
      art: 'gueltig',
      spiel: { stoesse: ['Anna', 'Clara'], ansagen: { re: 'keine90', kontra: 'keine60' } },
    })
  })

  it('takes as many taps as by Urexweiler: three for a game that Re announced', () => {
    const { stand } = nachBuch('ddv', [sagt('Anna', 'keine60'), re('Bernd'), ...ziffern('185')])
    expect(stand).toMatchObject({
      spiel: { re: ['Anna', 'Bernd'], stoesse: ['Anna'], ansagen: { re: 'keine60' } },
    })
  })

  it('of a partner raises it, taken back leaves the lower one', () => {
    const beide = [...RE, sagt('Anna', 'keine90'), sagt('Bernd', 'keine60')]
    const { entwurf } = nachBuch('ddv', beide)
    expect(ansagenIn(entwurf)).toEqual({ re: 'keine60' })
    expect(hatAngesagt(entwurf, 'Anna', 'keine90')).toBe(true)
    const zurueck = ziehe(entwurf, sagt('Bernd', 'keine60'), ddv)
    expect(ansagenIn(zurueck)).toEqual({ re: 'keine90' })
    expect(zurueck.stoesse).toEqual(['Anna'])
  })

  it('goes with its player when it turns out who was Re', () => {
    const zuege = [sagt('Anna', 'keine90'), sagt('Bernd', 'keine60')]
    expect(ansagenIn(nachBuch('ddv', zuege).entwurf)).toEqual({ re: 'keine90', kontra: 'keine60' })
    const { entwurf } = nachBuch('ddv', [...zuege, re('Bernd')])
    expect(ansagenIn(entwurf)).toEqual({ re: 'keine60' })
    // Anna was Re only by her Ansage: to a second one that is tapped she gives way.
    expect(ansagenIn(ziehe(entwurf, re('Clara'), ddv))).toEqual({
      re: 'keine60',
      kontra: 'keine90',
    })
  })

  it('of two names of a party comes not by itself', () => {
    const { stand } = nachBuch('ddv', [...RE, stoss('Anna'), stoss('Bernd'), ...ziffern('155')])
    // gewonnen, unter 90, Re angesagt 2.
    expect(stand).toMatchObject({ wertung: { wert: 4, ansagen: {} } })
  })

  it('without its Ansage is refused in the words of the book', () => {
    const zuege = [...RE, sagt('Anna', 'keine90'), stoss('Anna'), ...ziffern('155')]
    expect(nachBuch('ddv', zuege).stand).toMatchObject({
      art: 'fehlerhaft',
      fehler: [{ ort: 'ansagen.re', regel: 'D-A', code: 'absage-ohne-ansage' }],
    })
  })

  it('of a stored game is changed for one party and stays for the other', () => {
    const anfang = entwurfAus({
      ...{ art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130, stoesse: ['Anna', 'Clara'] },
      ansagen: { re: 'keine90', kontra: 'keine60' },
    })
    expect(hatAngesagt(anfang, 'Clara', 'keine60')).toBe(true)
    const hoeher = ziehe(anfang, sagt('Clara', 'keine30'), ddv)
    expect(ansagenIn(hoeher)).toEqual({ re: 'keine90', kontra: 'keine30' })
    expect(ansagenIn(ziehe(anfang, sagt('Clara', 'keine60'), ddv))).toEqual({ re: 'keine90' })
  })
})

describe('what the entry shows of a book', () => {
  it.each([
    ['ddv', 'normal', ['doppelkopf', 'fuchs', 'charlie']],
    ['skill7', 'hochzeit', ['doppelkopf', 'fuchs', 'charlie']],
    ['besenmarkt', 'normal', ['doppelkopf', 'fuchs', 'fuchs-letzter']],
    ['ddv', 'solo-karo', []],
    ['besenmarkt', 'stilles-solo', []],
  ] as const)('%s, %s: Sonderpunkte %j, nothing of Urexweiler alone', (id, wahl, sonderpunkte) => {
    const { felder } = nachBuch(id, [art(wahl)])
    expect(felder.sonderpunkte.map((s) => s.art)).toEqual(sonderpunkte)
    expect(felder).toMatchObject({ vorbehalte: false, vorKlaerung: false })
    expect(felder.stufen.re).toEqual(felder.stufen.kontra)
    expect(felder.stufen.re).toHaveLength(4)
  })
})

describe('a broken rule', () => {
  it('ends the game by D-R: no Augen, no Sonderpunkte', () => {
    const { felder, stand } = nachBuch('ddv', [...RE, verstoss])
    expect(felder.sonderpunkte).toEqual([])
    expect(stand).toMatchObject({
      art: 'gueltig',
      wertung: { gewinner: null, wert: 4, punkte: { Anna: 4, Bernd: 4, Clara: -12, Dieter: 4 } },
    })
  })

  it('counts by B-R as the Augen are then: they are asked for, and Sonderpunkte stand', () => {
    expect(nachBuch('besenmarkt', [...RE, verstoss]).stand).toEqual({
      art: 'unvollstaendig',
      fehlt: ['augen'],
    })
    const { felder, stand } = nachBuch('besenmarkt', [...RE, verstoss, ...ziffern('150')])
    expect(felder.sonderpunkte).toHaveLength(3)
    // Kontra loses 1 (gewonnen): Clara bears both shares.
    expect(stand).toMatchObject({
      wertung: { wert: 1, punkte: { Anna: 1, Bernd: 1, Clara: -2, Dieter: 0 } },
    })
  })

  it('by B-R asks whether the party without Augen had a trick', () => {
    const { stand } = nachBuch('besenmarkt', [...RE, verstoss, ...ziffern('240')])
    expect(stand).toEqual({ art: 'unvollstaendig', fehlt: ['kein-stich'] })
  })
})
