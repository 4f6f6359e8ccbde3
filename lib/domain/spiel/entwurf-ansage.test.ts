import { describe, expect, it } from 'vitest'
import {
  art,
  re,
  regelwerk,
  sagt,
  spielNach,
  stoss,
  zieheAlle,
  ziffern,
} from '@/tests/builders/entwurf'
import { entwurfAus } from './entwurf'
import { ansagenIn, hatAngesagt } from './entwurf-ansage'
import { ziehe } from './entwurf-zug'

describe('who stoß before anybody is Re', () => {
  it('is Re, which saves a tap', () => {
    expect(spielNach([stoss('Anna'), re('Clara'), ...ziffern('158')])).toEqual({
      art: 'normal',
      re: ['Anna', 'Clara'],
      augenRe: 158,
      stoesse: ['Anna'],
    })
  })

  it('plays a solo alone', () => {
    expect(spielNach([art('solo-damen'), stoss('Bernd'), ...ziffern('131')])?.re).toEqual(['Bernd'])
  })

  it('gives way to two others who are tapped, and to a soloist, and is Kontra then', () => {
    const normal = zieheAlle([stoss('Bernd'), re('Anna'), re('Clara')])
    expect(normal).toMatchObject({ re: ['Anna', 'Clara'], stoesse: ['Bernd'] })
    const solo = zieheAlle([art('solo-damen'), stoss('Bernd'), re('Anna')])
    expect(solo).toMatchObject({ re: ['Anna'], stoesse: ['Bernd'] })
  })

  it('is taken back with the Stoß, and stays a Stoß when only Re is taken back', () => {
    expect(zieheAlle([stoss('Anna'), stoss('Anna')])).toMatchObject({ re: [], stoesse: [] })
    expect(zieheAlle([stoss('Anna'), re('Anna')])).toMatchObject({ re: [], stoesse: ['Anna'] })
  })

  it('does not change Re once a hand has begun it', () => {
    expect(zieheAlle([re('Anna'), stoss('Bernd')])).toMatchObject({ re: ['Anna'] })
    // Only the Stoß is taken back from whom a hand made Re.
    expect(zieheAlle([re('Anna'), stoss('Anna'), stoss('Anna')]).re).toEqual(['Anna'])
  })

  it('is forgotten when two become one', () => {
    const entwurf = zieheAlle([stoss('Anna'), re('Clara'), art('stilles-solo'), re('Bernd')])
    expect(entwurf).toMatchObject({ re: ['Bernd'], stoesse: ['Anna'], reDurchStoss: null })
  })
})

describe('an Ansage by its player', () => {
  it('comes with Stoß and party: three taps instead of five', () => {
    expect(spielNach([sagt('Anna', 'keine60'), re('Clara'), ...ziffern('185')])).toEqual({
      art: 'normal',
      re: ['Anna', 'Clara'],
      augenRe: 185,
      stoesse: ['Anna'],
      ansagen: { re: 'keine60' },
    })
  })

  it("is Kontra's when Re is known", () => {
    const zuege = [re('Anna'), re('Clara'), sagt('Bernd', 'keine90'), ...ziffern('80')]
    expect(spielNach(zuege)).toMatchObject({ stoesse: ['Bernd'], ansagen: { kontra: 'keine90' } })
  })

  it('follows its player from party to party', () => {
    const kontra = zieheAlle([sagt('Bernd', 'keine90'), re('Anna'), re('Clara')])
    expect(ansagenIn(kontra)).toEqual({ kontra: 'keine90' })
    const doch = zieheAlle([re('Anna'), sagt('Bernd', 'keine90'), re('Bernd')])
    expect(doch.re).toEqual(['Anna', 'Bernd'])
    expect(ansagenIn(doch)).toEqual({ re: 'keine90' })
  })

  it('takes the place of another level or another player, whose Stoß came only with it', () => {
    const stufe = zieheAlle([sagt('Anna', 'keine90'), sagt('Anna', 'keine60')])
    expect(stufe.stoesse).toEqual(['Anna'])
    expect(ansagenIn(stufe)).toEqual({ re: 'keine60' })
    const andere = zieheAlle([
      re('Anna'),
      re('Clara'),
      sagt('Anna', 'keine90'),
      sagt('Bernd', 'keine90'),
    ])
    expect(andere.stoesse).toEqual(['Bernd'])
    expect(ansagenIn(andere)).toEqual({ kontra: 'keine90' })
  })

  it('is taken back with all that came with it, and nothing else', () => {
    const zweimal = [sagt('Anna', 'keine90'), sagt('Anna', 'keine90')]
    expect(zieheAlle(zweimal)).toMatchObject({ re: [], stoesse: [], ansagen: {}, ansager: [] })
    expect(zieheAlle([stoss('Anna'), ...zweimal])).toMatchObject({
      re: ['Anna'],
      stoesse: ['Anna'],
    })
  })

  it('of a stored game is shown at everyone of the party who stoß, and can be taken back', () => {
    const anfang = entwurfAus({
      art: 'normal',
      re: ['Anna', 'Bernd'],
      augenRe: 185,
      stoesse: ['Bernd'],
      ansagen: { re: 'keine60' },
    })
    const wer = ['Anna', 'Bernd', 'Clara'].filter((s) => hatAngesagt(anfang, s, 'keine60'))
    expect(wer).toEqual(['Bernd'])
    const ohne = ziehe(anfang, sagt('Bernd', 'keine60'), regelwerk)
    expect(ohne).toMatchObject({ stoesse: ['Bernd'], ansagen: {} })
  })
})
