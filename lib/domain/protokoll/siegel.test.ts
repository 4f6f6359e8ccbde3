import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { entsiegle, istEcht, versiegle } from './siegel'

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const personen = [
  { id: 'a', name: 'Anna' },
  { id: 'b', name: 'Re' },
]

function werkzeug() {
  let nummer = 0
  return { personen, neuesSalz: () => `salz-${(nummer += 1)}`, sha256 }
}

/** A small season file; one player is called like a word of the format. */
const DATEI = {
  format: 'kallemann/1',
  saison: { name: 'Anna', spieler: [' anna', 'Re', 'Fremd'] },
  einstellungen: { freieFehltage: 2 },
  spieltage: [
    {
      datum: '2026-01-09',
      ort: 'Anna',
      entschuldigt: ['Re'],
      runden: [
        {
          spieler: ['Anna', 'Re', 'C', 'D'],
          ersterGeber: 'Anna',
          spiele: [
            {
              art: 'normal',
              re: ['Anna', 'Re'],
              ansagen: { re: 'keine90' },
              sonderpunkte: { re: { fuchs: 1 } },
              schweine: 'Anna',
              besetzung: ['Anna', 'Re', 'C', 'D'],
              notiz: 'Anna sah es',
            },
          ],
        },
      ],
      endstand: { Anna: 3, Re: -3 },
    },
  ],
}

describe('versiegle', () => {
  it('puts the hash of name and salt in the place of a new name, and keeps both beside it', () => {
    const daten = { spielerId: 'a', name: 'Anna', gast: false }
    const siegel = `siegel:${sha256('salz-1\nAnna')}`
    expect(versiegle('spieler-anlegen', daten, werkzeug())).toEqual({
      daten: { spielerId: 'a', name: siegel, gast: false },
      klartext: [{ siegel, text: 'Anna', salz: 'salz-1', spielerId: 'a' }],
    })
  })

  it('leaves operations alone that speak of players by their ids', () => {
    const daten = { spieltagId: 't', ort: 'Anna', grund: 'Anna' }
    expect(versiegle('spieltag-aendern', daten, werkzeug())).toEqual({ daten, klartext: [] })
  })

  it('finds every name of a file, however it is written, and takes no word of the format for one', () => {
    const { daten, klartext } = versiegle(
      'saison-importieren',
      { saisonId: 's', datei: DATEI },
      werkzeug(),
    )
    expect(klartext.map((k) => [k.text, k.spielerId])).toEqual([
      [' anna', 'a'],
      ['Re', 'b'],
      ['Anna', 'a'],
    ])
    const text = JSON.stringify(daten)
    // The season's name and a note are no places of players.
    expect(text.match(/Anna/g)).toHaveLength(2)
    expect(text).toContain('"ansagen":{"re":"keine90"}')
    expect(text).toContain('"sonderpunkte":{"re":{"fuchs":1}}')
    expect(text).not.toContain('"Re"')
  })
})

describe('entsiegle', () => {
  it('gives back what was sealed', () => {
    const daten = { saisonId: 's', datei: DATEI }
    const versiegelt = versiegle('saison-importieren', daten, werkzeug())
    expect(entsiegle('saison-importieren', versiegelt)).toEqual(daten)
  })

  it('gives the neutral name of whoever was taken out', () => {
    const { daten, klartext } = versiegle(
      'spieler-umbenennen',
      { spielerId: 'a', name: 'Anna' },
      werkzeug(),
    )
    const ohne = klartext.map((k) => ({ ...k, text: 'Ehemals 1', salz: null }))
    expect(entsiegle('spieler-umbenennen', { daten, klartext: ohne })).toEqual({
      spielerId: 'a',
      name: 'Ehemals 1',
    })
  })
})

describe('istEcht', () => {
  const { klartext } = versiegle('spieler-anlegen', { name: 'Anna' }, werkzeug())
  const [anna] = klartext
  if (anna === undefined) throw new Error('nichts versiegelt')

  it('tells the sealed name from another', () => {
    expect(istEcht(anna, sha256)).toBe(true)
    expect(istEcht({ ...anna, text: 'Hanna' }, sha256)).toBe(false)
    expect(istEcht({ ...anna, salz: 'salz-2' }, sha256)).toBe(false)
  })

  it('cannot say anything of one that was taken out', () => {
    expect(istEcht({ ...anna, text: 'Ehemals 1', salz: null }, sha256)).toBe(true)
  })
})
