import { describe, expect, it } from 'vitest'
import { re, regelwerk, rueck, spielNach, zieheAlle, ziffern } from '@/tests/builders/entwurf'
import { artRegel } from '../regelwerk/arten'
import { getRegelwerk } from '../regelwerk/presets'
import { AUGENFELDER, augenfelderFuer } from './augenfelder'
import { augenVon, entwurfAus } from './entwurf'
import { felderVon, istGewaehlt } from './entwurf-felder'
import { ziehe } from './entwurf-zug'
import type { Zug } from './entwurf-zug'
import type { Ansage, Augenangabe, Partei } from './spiel'

const feld = (augenRe: Augenangabe, ohneStich: Partei | null = null): Zug => ({
  zug: 'augenfeld',
  feld: { augenRe, ohneStich },
})
const unter90 = { von: 60, bis: 89 }
const zwei = [re('Anna'), re('Clara')]

describe('a key for Augen that nobody counted', () => {
  it('takes three taps before Eintragen', () => {
    expect(spielNach([...zwei, feld(unter90)])).toEqual({
      art: 'normal',
      re: ['Anna', 'Clara'],
      augenRe: unter90,
    })
  })

  it('says at once that there was no trick: nothing is asked', () => {
    expect(spielNach([...zwei, feld(0, 're')])).toMatchObject({ augenRe: 0, ohneStich: 're' })
    expect(spielNach([...zwei, feld(240, 'kontra')])).toMatchObject({ ohneStich: 'kontra' })
  })

  it("is mirrored while the digits are Kontra's, and stays the same game", () => {
    const kontra = { zug: 'partei', partei: 'kontra' } as const
    const entwurf = zieheAlle([...zwei, kontra, feld(unter90)])
    expect(augenVon(entwurf.augen, 'kontra')).toEqual({ von: 151, bis: 180 })
    expect(spielNach([...zwei, kontra, feld(unter90)])?.augenRe).toEqual(unter90)
    expect(spielNach([...zwei, feld(unter90), kontra])?.augenRe).toEqual(unter90)
  })

  it('is taken back by a second tap, by deleting, and replaced by any digit', () => {
    expect(zieheAlle([feld(unter90), feld(unter90)]).augen.wert).toBeNull()
    expect(zieheAlle([feld(unter90), rueck]).augen.wert).toBeNull()
    expect(zieheAlle([feld(unter90), ...ziffern('75')]).augen.wert).toBe(75)
    expect(zieheAlle([feld(120), ...ziffern('9')]).augen.wert).toBe(9)
  })

  it('takes the answer about the last trick away with it', () => {
    const zuege = [feld(0, 're'), feld({ von: 0, bis: 29 })]
    expect(spielNach([...zwei, ...zuege])).not.toHaveProperty('ohneStich')
  })

  it('shows as chosen, typed or tapped, and when a stored game is corrected', () => {
    const gewaehlt = (entwurf: ReturnType<typeof zieheAlle>) => {
      const { reihen, mitte } = felderVon(entwurf, regelwerk).augenfelder
      return [...reihen.re, ...reihen.kontra, ...(mitte ? [mitte] : [])]
        .filter((f) => istGewaehlt(entwurf, f))
        .map((f) => f.augenRe)
    }
    expect(gewaehlt(zieheAlle([feld(unter90)]))).toEqual([unter90])
    expect(gewaehlt(zieheAlle(ziffern('120')))).toEqual([120])
    expect(gewaehlt(zieheAlle(ziffern('75')))).toEqual([])
    const gespeichert = entwurfAus({ art: 'normal', re: ['Anna', 'Clara'], augenRe: unter90 })
    expect(gewaehlt(gespeichert)).toEqual([unter90])
    // With a trick it is none of the keys.
    const null0 = entwurfAus({ art: 'normal', re: ['Anna', 'Clara'], augenRe: 0 })
    expect(gewaehlt(null0)).toEqual([])
    const counted = ziehe(gespeichert, ziffern('8')[0] ?? rueck, regelwerk)
    expect(counted.augen.wert).toBe(8)
  })
})

describe('against an Absage of Kontra in besenmarkt (B-G)', () => {
  const besenmarkt = getRegelwerk('besenmarkt')
  const normal = artRegel(besenmarkt, 'normal')
  const baender = (kontra: Ansage | undefined, partei: Partei = 're') =>
    augenfelderFuer(besenmarkt, normal, { re: 'schwarz', kontra }).reihen[partei].map((f) =>
      typeof f.augenRe === 'number' ? f.augenRe : [f.augenRe.von, f.augenRe.bis],
    )
  const [von90, von60, von30] = [
    [90, 119],
    [60, 89],
    [30, 59],
  ]
  it.each<[Ansage | undefined, (number | number[] | undefined)[]]>([
    [undefined, [0, [0, 29], von30, von60, von90]],
    ['keine90', [0, [0, 29], von30, [60, 90], [91, 119]]],
    ['keine60', [0, [0, 29], [30, 60], [61, 90], [91, 119]]],
    ['keine30', [0, [0, 30], [31, 60], [61, 90], [91, 119]]],
    ['schwarz', [0, [0, 30], [31, 60], [61, 90], [91, 119]]],
  ])('%s lets the key below have the level itself', (absage, erwartet) => {
    expect(baender(absage)).toEqual(erwartet)
  })

  it("Kontra's own keys stay: it breaks with just as many", () => {
    expect(baender('schwarz', 'kontra')).toEqual(baender(undefined, 'kontra'))
  })

  it('stay as they are in every other book', () => {
    for (const id of ['urexweiler', 'ddv', 'skill7'] as const)
      expect(augenfelderFuer(getRegelwerk(id), normal, { kontra: 'keine90' })).toBe(
        AUGENFELDER.augen,
      )
  })
})
