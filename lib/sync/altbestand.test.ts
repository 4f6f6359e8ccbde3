import { expect, it } from 'vitest'
import { FUENF, normal } from '../../tests/builders/runde'
import { abend } from '../../tests/builders/spieltag'
import { ergaenzeEinstellungen } from '../domain/regelwerk/presets'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { vervollstaendige } from './altbestand'

const HEUTE = abend({ spieler: FUENF, spiele: [normal('Bernd', 'Clara')] })

/** As the app before there were several rule books has stored it. */
function vonFrueher(einstellungen: object): SpieltagAkte {
  const runden = HEUTE.runden.map(({ tisch: _, ...alt }) => ({ ...alt, einstellungen }))
  return JSON.parse(JSON.stringify({ ...HEUTE, runden })) as SpieltagAkte
}

it('leaves an evening of this version as it is', () => {
  expect(vervollstaendige(HEUTE)).toBe(HEUTE)
})

it('gives an older one its table and the settings that there were not, and keeps those that there were', () => {
  const alt = vonFrueher({ kuersoloWiederholung: 'aus', freieFehltage: 5 })
  const [neu] = vervollstaendige(alt).runden
  expect(neu?.tisch).toBe(1)
  expect(neu?.einstellungen).toEqual(
    ergaenzeEinstellungen('urexweiler', { kuersoloWiederholung: 'aus', freieFehltage: 5 }),
  )
  expect(neu?.einstellungen.abrechnung).toBeNull()
  expect(neu?.spiele).toEqual(HEUTE.runden[0]?.spiele)
})
