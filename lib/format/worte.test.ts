import { describe, expect, it } from 'vitest'
import { solo } from '../../tests/builders/runde'
import { VIER } from '../../tests/builders/runde'
import { abend } from '../../tests/builders/spieltag'
import { REGELWERK_IDS } from '../domain/regelwerk/regelwerk'
import { computeTafel } from '../domain/spieltag/tafel'
import { textArt } from './art'
import { stichworte } from './einspruch'
import { textDifferenz } from './differenz'
import { textSpielZeile } from './spielzeile'
import { kurzSolo, satzSolo, textFehlt } from './spielzettel'
import { textLetztesSpiel } from './tafel'
import { textUnterschiede } from './unterschiede'
import { worteVon } from './worte'
import { beginneEntwurf } from '../domain/spiel/entwurf'

describe('the words of a rule book', () => {
  it.each([
    ['urexweiler', 'Stoß', 'gestoßen', 'Ansage', 'angesagt', 'Kürsolo', 'K'],
    ['ddv', 'Ansage', 'angesagt', 'Absage', 'abgesagt', 'Lustsolo', 'L'],
    ['besenmarkt', 'Ansage', 'angesagt', 'Absage', 'abgesagt', 'Lustsolo', 'L'],
    ['skill7', 'Ansage', 'angesagt', 'Absage', 'abgesagt', 'Lustsolo', 'L'],
  ] as const)('%s: %s, %s, %s, %s, %s, %s', (buch, ...worte) => {
    const { stoss, gestossen, absage, abgesagt, kuersolo, kuerzeichen } = worteVon(buch)
    expect([stoss, gestossen, absage, abgesagt, kuersolo, kuerzeichen]).toEqual(worte)
  })

  it('name the solo without trumps, on a key, to be read out, and where it is asked for', () => {
    expect(REGELWERK_IDS.map((buch) => textArt('solo-fehlfarben', buch))).toEqual([
      ...['Fehlfarbensolo', 'Fleischloser', 'Fleischloser', 'Fleischloser'],
    ])
    const name = (buch: 'urexweiler' | 'ddv') => kurzSolo('solo-fehlfarben', buch)
    expect([name('urexweiler'), name('ddv').replace('\u00ad', '')]).toEqual([
      ...['Fehlfarben', 'Fleischlos'],
    ])
    expect(kurzSolo('solo-koehler', 'urexweiler')).toBe('Köhler')
    expect(kurzSolo('solo-kreuz', 'ddv')).toBe('Kreuz')
    expect(satzSolo('solo-fehlfarben', 'ddv')).toBe('Solo: Fleischloser')
    const entwurf = { ...beginneEntwurf(), art: 'solo-fehlfarben' as const }
    expect(textFehlt(['re'], entwurf, 'skill7')).toBe('Wer spielte allein (Fleischloser)?')
  })

  it('are those of the list, the scoreboard, a comparison, an objection and what a correction changes', () => {
    const tafel = computeTafel(
      abend({ spieler: VIER, spiele: [solo('Clara', 'gewonnen'), solo('Clara', 'gewonnen')] }),
      { kader: VIER },
    )
    const stand = tafel.letztes
    if (stand === null) throw new Error('kein Spiel')
    const ddv = { namen: {}, regelwerk: 'ddv' } as const
    expect(textLetztesSpiel(stand, ddv).art).toBe('Damensolo, Lustsolo')
    const fleischlos = { ...stand, spiel: { ...stand.spiel, art: 'solo-fehlfarben' as const } }
    expect(textSpielZeile(fleischlos, { ...ddv, strittig: false })).toBe(
      'Spiel 2, Fleischloser, Re Clara. Wert:',
    )
    expect(stichworte('ddv')).toContain('Ansage fehlt')
    expect(stichworte('urexweiler')).toContain('Stoß fehlt')
    expect(textDifferenz({ feld: 'stoesse', vorher: [], nachher: ['Anna'] }, ddv).was).toBe(
      'Ansage',
    )
    const absage = { feld: 'ansage', partei: 'kontra', vorher: null, nachher: 'keine60' } as const
    expect(textDifferenz(absage, ddv)).toEqual({
      ...{ was: 'Absage Kontra', vorher: 'nichts', nachher: 'keine 60' },
    })
    const soloart = { art: 'soloart', nummer: 3, spieler: 'Anna' } as const
    expect(textUnterschiede([{ ...soloart, vorher: 'pflicht', nachher: 'kuer' }], ddv)).toEqual([
      'Spiel 3 (Anna): Lustsolo statt Pflichtsolo.',
    ])
  })
})
