import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fuehreZurAbnahme, istAnkunft, vergissAnkunft } from './abnahme-auftraege'

describe('the Abnahme of an evening is what to look at', () => {
  const fenster = { location: { hash: '' } }
  beforeEach(() => {
    fenster.location.hash = ''
    vi.stubGlobal('window', fenster)
  })
  afterEach(() => {
    vergissAnkunft()
    vi.unstubAllGlobals()
  })

  it('after closing that evening, as often as it is asked, until it was looked at', () => {
    fuehreZurAbnahme('abend')
    expect([istAnkunft('abend'), istAnkunft('abend')]).toEqual([true, true])
    expect(istAnkunft('anderer')).toBe(false)
    vergissAnkunft()
    expect(istAnkunft('abend')).toBe(false)
  })

  it('where the address leads to it', () => {
    fenster.location.hash = '#abnahme'
    expect(istAnkunft('abend')).toBe(true)
    vergissAnkunft()
    expect(istAnkunft('abend')).toBe(true)
  })
})
