import { describe, expect, it } from 'vitest'
import { ERSTER_VORGAENGER, hashEintrag, kanonisch } from './protokoll'

describe('kanonisch', () => {
  it('is the same text for the same content, whatever the order of the keys', () => {
    expect(kanonisch({ b: [1, { d: null, c: 'ä' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"ä","d":null}]}',
    )
    expect(kanonisch({ a: true, b: [1, { c: 'ä', d: null }] })).toBe(
      kanonisch({ b: [1, { d: null, c: 'ä' }], a: true }),
    )
  })

  it('is what JSON keeps: absent fields leave no trace', () => {
    expect(kanonisch({ a: undefined, b: 1 })).toBe('{"b":1}')
    expect(kanonisch(JSON.parse(kanonisch({ a: [undefined], z: -0 })))).toBe('{"a":[null],"z":0}')
  })

  it.each([Number.NaN, Infinity, undefined, () => 1])('throws for %s', (wert) => {
    expect(() => kanonisch(wert)).toThrow(TypeError)
  })
})

describe('hashEintrag', () => {
  const eintrag = {
    vereinId: 'v',
    seq: 1,
    opId: 'o',
    art: 'spieler-anlegen',
    basis: 0,
    daten: { name: 'Anna' },
    kontoId: 'k',
    kontoName: 'Anna',
    geraet: 'Firefox auf Linux',
    zeit: 0,
    vorgaengerHash: ERSTER_VORGAENGER,
  }
  // A digest one can read: the text itself.
  const hash = (e: typeof eintrag) => hashEintrag(e, (text) => text)

  it('covers every field', () => {
    for (const feld of Object.keys(eintrag) as (keyof typeof eintrag)[]) {
      expect(hash({ ...eintrag, [feld]: 'anders' }), feld).not.toBe(hash(eintrag))
    }
  })

  it('is over the canonical text of all fields, with and without what it came to', () => {
    expect(hash(eintrag)).toBe(kanonisch(eintrag))
    const mitFolge = { ...eintrag, folge: { namen: { b: 1, a: 2 } } }
    expect(hash(mitFolge)).toBe(kanonisch(mitFolge))
  })
})
