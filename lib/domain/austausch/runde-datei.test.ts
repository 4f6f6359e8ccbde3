import { describe, expect, it } from 'vitest'
import { FUENF, VIER } from '../../../tests/builders/runde'
import { parseRundeDatei } from './runde-datei'
import { einstellungen } from '../../../tests/builders/einstellungen'

const normal = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }
const datei = (mehr: object = {}) => ({
  regelwerk: 'urexweiler',
  spieler: VIER,
  ersterGeber: 'Anna',
  spiele: [normal],
  ...mehr,
})
const orte = (roh: unknown) => {
  const gelesen = parseRundeDatei(roh)
  return gelesen.ok ? [] : gelesen.fehler.map((f) => `${f.ort} ${f.regel}`)
}

describe('a Runde file', () => {
  it('is read with complete options', () => {
    expect(parseRundeDatei(datei({ einstellungen: { kuersoloWiederholung: 'aus' } }))).toEqual({
      ok: true,
      wert: {
        regelwerk: 'urexweiler',
        einstellungen: einstellungen({ kuersoloWiederholung: 'aus' }),
        spieler: VIER,
        ersterGeber: 'Anna',
        spiele: [{ spiel: normal }],
      },
    })
  })

  it.each(['ende', 'datum', 'format', 'abrechnung'])('takes no key %s', (schluessel) => {
    expect(orte(datei({ [schluessel]: 'gespielt' }))).toEqual([`${schluessel} Format`])
  })

  it('seats its games by U-T2: a recorded table is the store’s', () => {
    const spiele = [{ ...normal, besetzung: VIER }]
    expect(orte(datei({ spiele }))).toEqual(['spiele[0].besetzung Format'])
  })

  it.each([
    ['Re', { re: ['Anna', 'Bernd'] }, 'spiele[0].re[0] U-P'],
    ['a Stoß', { re: ['Clara', 'Bernd'], stoesse: ['Anna'] }, 'spiele[0].stoesse[0] U-P'],
  ])('of five players has no %s of the dealer, who sits out', (_, mehr, ort) => {
    expect(orte(datei({ spieler: FUENF, spiele: [{ ...normal, ...mehr }] }))).toEqual([ort])
  })

  it('says everything that is missing', () => {
    expect(orte({})).toEqual([
      'regelwerk Format',
      'spieler Format',
      'ersterGeber Format',
      'spiele Format',
    ])
  })

  it.each([null, 7, 'x', [], undefined, true])('is not %j', (roh) => {
    expect(orte(roh)).toEqual([' Format'])
  })

  it.each([
    [{ spieler: [...FUENF, 'Frank', 'Gisela'] }, 'spieler Format'],
    [{ spieler: 'Anna' }, 'spieler Format'],
    [{ ersterGeber: 7 }, 'ersterGeber Format'],
    [{ spiele: [null] }, 'spiele[0] Format'],
    [{ einstellungen: null }, 'einstellungen Format'],
  ])('refuses %j', (mehr, ort) => {
    expect(orte(datei(mehr))).toContain(ort)
  })
})

describe('a Runde file of another book', () => {
  const solo = (spieler: string, art = 'solo-buben') => ({ art, re: [spieler], augenRe: 130 })
  /** Five players: a game in which the one plays who must sit out is refused by its place. */
  const fuenf = (regelwerk: string, ...spiele: object[]) =>
    orte(datei({ regelwerk, spieler: FUENF, spiele }))

  it('deals again after a Pflichtsolo, and on after a Lustsolo (D-T)', () => {
    // Anna deals 1 and, after Bernd's Pflichtsolo, 2; Bernd's Lustsolo moves the deal on to Bernd.
    expect(fuenf('ddv', solo('Bernd'), solo('Bernd'), solo('Anna'), solo('Clara'))).toEqual([])
    expect(fuenf('ddv', solo('Bernd'), solo('Anna'))).toEqual(['spiele[1].re[0] U-P'])
    expect(fuenf('ddv', solo('Bernd'), solo('Bernd'), solo('Bernd'))).toEqual([
      'spiele[2].re[0] U-P',
    ])
    // Anna's first is a Pflichtsolo dealt by Bernd, who sits out once more.
    expect(fuenf('ddv', solo('Bernd'), solo('Bernd'), solo('Anna'), solo('Bernd'))).toEqual([
      'spiele[3].re[0] U-P',
    ])
  })

  it('knows the soloist again in whatever form the letters stand', () => {
    const spieler = ['Anna', 'Zo\u00eb', 'Clara', 'Dieter', 'Elke']
    const spiele = [solo('Zo\u00eb'), solo('Zoe\u0308'), solo('Zo\u00eb')]
    expect(orte(datei({ regelwerk: 'ddv', spieler, spiele }))).toEqual(['spiele[2].re[0] U-P'])
  })

  it('takes a Damensolo for a Lustsolo, the first one too (B-A)', () => {
    expect(fuenf('besenmarkt', solo('Bernd', 'solo-damen'), solo('Anna'))).toEqual([])
    expect(fuenf('besenmarkt', solo('Bernd', 'solo-damen'), solo('Bernd'))).toEqual([
      'spiele[1].re[0] U-P',
    ])
    expect(fuenf('ddv', solo('Bernd', 'solo-damen'), solo('Bernd'))).toEqual([])
  })

  it('still owes the Pflichtsolo after a Damensolo: the next solo is dealt again (B-A)', () => {
    // Dealt by Anna, Bernd (who deals again after Anna's Pflichtsolo), Bernd, Clara; and Clara again, who sits out.
    const spiele = [solo('Bernd', 'solo-damen'), solo('Anna'), { ...normal, re: ['Anna', 'Elke'] }]
    expect(fuenf('besenmarkt', ...spiele, solo('Bernd'), solo('Elke'))).toEqual([])
    expect(fuenf('besenmarkt', ...spiele, solo('Bernd'), solo('Clara'))).toEqual([
      'spiele[4].re[0] U-P',
    ])
  })

  it('deals on after every solo where there is no Pflichtsolo (K-A)', () => {
    expect(fuenf('skill7', solo('Bernd'), solo('Anna'), solo('Bernd'))).toEqual([])
    expect(fuenf('skill7', solo('Bernd'), solo('Bernd'))).toEqual(['spiele[1].re[0] U-P'])
  })

  it('goes on after a game that could not be read, as far as its kind can', () => {
    // The second is a Lustsolo without Augen: what it is does not depend on them.
    const ohneAugen = { art: 'solo-buben', re: ['Bernd'] }
    expect(fuenf('ddv', solo('Bernd'), ohneAugen, solo('Bernd'))).toEqual([
      'spiele[1].augenRe U-P',
      'spiele[2].re[0] U-P',
    ])
  })

  it.each(['ddv', 'besenmarkt', 'skill7'])('%s is played by four or five', (regelwerk) => {
    const spieler = [...FUENF, 'Frank']
    expect(orte(datei({ regelwerk, spieler, spiele: [] }))).toEqual(['spieler Format'])
  })

  it.each([
    ['ddv', { stossWirkung: 'mal2' }, ['einstellungen.stossWirkung Format']],
    ['ddv', { kuersoloWiederholung: 'aus' }, ['einstellungen.kuersoloWiederholung Format']],
    ['besenmarkt', { stossWirkung: 'mal2' }, []],
    ['besenmarkt', { stossWirkung: 'mal3' }, ['einstellungen.stossWirkung Format']],
  ])('%s with %j', (regelwerk, einstellungen, erwartet) => {
    expect(orte(datei({ regelwerk, einstellungen }))).toEqual(erwartet)
  })
})
