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
