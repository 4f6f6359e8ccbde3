import { describe, expect, it } from 'vitest'
import { FUENF, normal } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import { getSpiel, mitVersion } from '@/lib/domain/spieltag/vorgriff'
import { stufeFuer, stufeNach } from './aenderung-stufe'

const ABEND = abend({ spieler: FUENF, spiele: [normal('Bernd', 'Clara')], ende: 'vorzeitig' })
const gesehen = getSpiel(ABEND, 'spiel-1')
const STREICHEN = { gesehen, wunsch: { art: 'streichung' } } as const
const geaendert = mitVersion(ABEND, 'spiel-1', { grund: 'verzählt' })
const UMFELD = { namen: {}, saison: null }
const ablehnung = (code: 'veraltet' | 'abgelehnt') => ({
  code,
  fehler: [{ ort: 'basis', code: 'veraltet', regel: 'Format', text: 'Zu spät.' }] as const,
})

describe('a change that is looked at first', () => {
  it('says what it changes, of a closed evening the season too', () => {
    expect(stufeFuer(ABEND, STREICHEN, UMFELD)).toMatchObject({
      art: 'vorschau',
      saetze: [
        'Spiel 1 zählt nicht mehr.',
        'Stand: Bernd 0 (bisher +1), Clara 0 (bisher +1), Dieter 0 (bisher −1), Elke 0 (bisher −1).',
        'Die Saisontabelle richtet sich nach dem neuen Stand.',
      ],
    })
  })

  it('says nothing of the season while the evening runs', () => {
    const laufend = abend({ spieler: FUENF, spiele: [normal('Bernd', 'Clara')] })
    const stufe = stufeFuer(
      laufend,
      { ...STREICHEN, gesehen: getSpiel(laufend, 'spiel-1') },
      UMFELD,
    )
    expect(JSON.stringify(stufe)).not.toContain('Saison')
  })

  it('shows what somebody else has stored since instead of writing over it', () => {
    expect(stufeFuer(geaendert, STREICHEN, UMFELD)).toEqual({
      art: 'zweiter',
      wunsch: STREICHEN.wunsch,
      dort: getSpiel(geaendert, 'spiel-1'),
    })
  })
})

describe('a refusal', () => {
  it('of an outdated change leads to the other version', () => {
    expect(stufeNach(ablehnung('veraltet'), geaendert, STREICHEN)).toMatchObject({
      art: 'zweiter',
      dort: { version: 2 },
    })
  })

  it('for another reason says it, as does one that nothing newer explains', () => {
    const gesagt = { art: 'abgelehnt', texte: ['Zu spät.'] }
    expect(stufeNach(ablehnung('abgelehnt'), geaendert, STREICHEN)).toEqual(gesagt)
    expect(stufeNach(ablehnung('veraltet'), ABEND, STREICHEN)).toEqual(gesagt)
  })
})
