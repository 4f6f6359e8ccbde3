import { describe, expect, it } from 'vitest'
import { abend } from '../../../tests/builders/spieltag'
import { VIER, normal } from '../../../tests/builders/runde'
import type { SpieltagAkte } from '../spieltag/spieltag'
import { mitVersion } from '../spieltag/vorgriff'
import {
  computeAbnahme,
  computeVerworfene,
  fassungVon,
  findeUnbestaetigten,
  markeVon,
  nochNichtBestaetigt,
} from './abnahme'
import type { AbnahmeAkte } from './akte'

/** Two plain games, each worth one point: first Anna and Bernd win, then Anna and Clara. */
const ABEND = abend({
  spieler: VIER,
  spiele: [normal('Anna', 'Bernd'), normal('Anna', 'Clara')],
  ende: 'vorzeitig',
})

function wort(spielerId: string, mehr: Partial<AbnahmeAkte> = {}): AbnahmeAkte {
  return {
    id: `wort-${spielerId}`,
    spielerId,
    art: 'selbst',
    kontoName: spielerId,
    zeit: 0,
    fassung: fassungVon(ABEND),
    stand: { Anna: 2, Bernd: 0, Clara: 0, Dieter: -2 },
    ...mehr,
  }
}

const mit = (...abnahmen: AbnahmeAkte[]): SpieltagAkte => ({ ...ABEND, abnahmen })
const korrigiert = (akte: SpieltagAkte) =>
  mitVersion(akte, 'spiel-2', { spiel: normal('Anna', 'Dieter') })

describe('computeAbnahme', () => {
  it('takes two, not one', () => {
    expect(computeAbnahme(mit(wort('Anna')))).toMatchObject({ abgenommen: false, hinfaellig: [] })
    expect(computeAbnahme(mit(wort('Anna'), wort('Bernd'))).abgenommen).toBe(true)
  })

  it('is void once a game is corrected, struck or restored, and holds again for who says it anew', () => {
    const danach = korrigiert(mit(wort('Anna'), wort('Bernd')))
    expect(computeAbnahme(danach)).toMatchObject({ abgenommen: false, gueltig: [] })
    expect(computeAbnahme(danach).hinfaellig.map((a) => a.spielerId)).toEqual(['Anna', 'Bernd'])
    for (const gestrichen of [true, false]) {
      const anders = mitVersion(mit(wort('Anna')), 'spiel-1', { gestrichen })
      expect(computeAbnahme(anders).hinfaellig).toHaveLength(1)
    }
    const neu = wort('Clara', { fassung: fassungVon(danach) })
    const wieder = { ...danach, abnahmen: [...danach.abnahmen, neu] }
    expect(computeAbnahme(wieder).gueltig).toEqual([neu])
  })

  it('outlives what is no game: a place, a date, closing again', () => {
    const akte = mit(wort('Anna'), wort('Bernd'))
    const anders: SpieltagAkte = { ...akte, ort: 'Anna', ende: 'gespielt', version: 9 }
    expect(computeAbnahme(anders).abgenommen).toBe(true)
  })

  it('holds for an evening that is known by its result alone', () => {
    const endstand = { Anna: 5, Bernd: -5, Clara: 0, Dieter: 0 }
    const nachgetragen: SpieltagAkte = { ...ABEND, runden: [], endstand, ende: 'gespielt' }
    const worte = [wort('Anna', { fassung: 0 }), wort('Bernd', { fassung: 0 })]
    expect(fassungVon(nachgetragen)).toBe(0)
    expect(computeAbnahme({ ...nachgetragen, abnahmen: worte }).abgenommen).toBe(true)
    expect(nochNichtBestaetigt({ ...nachgetragen, abnahmen: worte })).toEqual(['Clara', 'Dieter'])
  })
})

describe('markeVon', () => {
  it('says signed, no longer signed, or nothing', () => {
    const zwei = mit(wort('Anna'), wort('Bernd'))
    expect(markeVon(zwei)).toBe('bestaetigt')
    expect(markeVon(korrigiert(zwei))).toBe('hinfaellig')
    expect(markeVon(mit(wort('Anna')))).toBeNull()
    expect(markeVon(mit())).toBeNull()
  })

  it('rests while the evening is open again, and for one that was struck', () => {
    const zwei = mit(wort('Anna'), wort('Bernd'))
    expect(markeVon({ ...zwei, ende: null })).toBeNull()
    expect(markeVon({ ...zwei, gestrichen: true })).toBeNull()
  })
})

describe('computeVerworfene', () => {
  it('sets what was confirmed against today, the latest state first', () => {
    // Then: Anna +2, Bernd 0, Clara 0, Dieter −2. Now game 2 is Anna's and Dieter's: +2, 0, −2, 0.
    const danach = korrigiert(mit(wort('Anna'), wort('Bernd'), wort('Clara', { fassung: 1 })))
    expect(computeVerworfene(danach)).toMatchObject([
      {
        abnahmen: [{ spielerId: 'Anna' }, { spielerId: 'Bernd' }],
        anders: [
          { spieler: 'Clara', damals: 0, jetzt: -2 },
          { spieler: 'Dieter', damals: -2, jetzt: 0 },
        ],
      },
      { abnahmen: [{ spielerId: 'Clara' }] },
    ])
  })

  it('finds no other totals where a correction left them as they were', () => {
    const gleich = mitVersion(mit(wort('Anna')), 'spiel-1', { grund: 'Notiz' })
    expect(computeVerworfene(gleich)).toMatchObject([{ anders: [] }])
    expect(computeVerworfene(mit(wort('Anna')))).toEqual([])
  })
})

describe('findeUnbestaetigten', () => {
  const frueher = { ...ABEND, id: 'frueher', datum: '2026-01-02' }
  const fuer = (spielerId: string, tage: readonly SpieltagAkte[], seit = '2025-12-20') =>
    findeUnbestaetigten(tage, { spielerId, seit })?.id

  it('asks for the latest evening that lacks a confirmation', () => {
    expect(fuer('Anna', [ABEND, frueher])).toBe('abend')
    expect(fuer('Anna', [mit(wort('Bernd'), wort('Clara')), frueher])).toBe('frueher')
  })

  it('asks nobody twice, nobody who was not there, and for nothing that is open, struck or long ago', () => {
    expect(fuer('Anna', [mit(wort('Anna'))])).toBeUndefined()
    expect(fuer('Elke', [ABEND])).toBeUndefined()
    expect(fuer('Anna', [{ ...ABEND, ende: null }])).toBeUndefined()
    expect(fuer('Anna', [{ ...ABEND, gestrichen: true }])).toBeUndefined()
    expect(fuer('Anna', [ABEND], '2026-01-10')).toBeUndefined()
  })

  it('asks again once a correction has voided the word', () => {
    expect(fuer('Anna', [korrigiert(mit(wort('Anna'), wort('Bernd')))])).toBe('abend')
  })
})
