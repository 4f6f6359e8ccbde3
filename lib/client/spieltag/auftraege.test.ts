import { describe, expect, it } from 'vitest'
import { FUENF, normal } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getSpiel, mitVersion } from '@/lib/domain/spieltag/vorgriff'
import { vorschau } from './vorschau'
import type { SpielAenderung } from './spiel-aenderung'
import { istErfuellt } from './spiel-aenderung'
import { auftragFuer } from './auftraege'

const EINSPRUCH: EinspruchAkte = {
  id: 'einspruch',
  spielId: 'spiel-1',
  spielVersion: 1,
  grund: 'Es waren 118 Augen.',
  spielerId: 'Bernd',
  kontoId: 'konto',
  kontoName: 'Bernd B.',
  erhobenAm: 0,
  zustand: 'offen',
  antwort: null,
  entschiedenVon: null,
  entschiedenAm: null,
  quittiert: false,
  version: 1,
}
// Anna deals and sits out.
const ABEND: SpieltagAkte = {
  ...abend({ spieler: FUENF, spiele: [normal('Bernd', 'Clara')] }),
  einsprueche: [EINSPRUCH],
}
const VIER = ['Bernd', 'Clara', 'Dieter', 'Elke']
const SPIEL = { ...normal('Bernd', 'Clara'), augenRe: 118 }
const KORREKTUR: SpielAenderung = {
  gesehen: getSpiel(ABEND, 'spiel-1'),
  wunsch: { art: 'korrektur', spiel: SPIEL, besetzung: VIER },
  grund: '',
  einspruchId: null,
}

/** Sends nothing: the operation without its id, and what the evening would look like. */
function auftrag(akte: SpieltagAkte, aenderung: SpielAenderung) {
  const { op } = auftragFuer(akte, aenderung)
  const { art, basis, daten } = op
  return { op: { art, basis, daten }, danach: vorschau(akte, op) }
}

describe('a correction', () => {
  it('names the four only when they are others than those on record, in whatever order', () => {
    const umgestellt = { ...KORREKTUR.wunsch, besetzung: [...VIER].reverse() }
    expect(auftrag(ABEND, { ...KORREKTUR, wunsch: umgestellt }).op).toEqual({
      art: 'spiel-korrigieren',
      basis: 1,
      daten: { spieltagId: 'abend', spielId: 'spiel-1', spiel: SPIEL },
    })
    const andere = ['Bernd', 'Clara', 'Dieter', 'Anna']
    const { op, danach } = auftrag(ABEND, {
      ...KORREKTUR,
      wunsch: { art: 'korrektur', spiel: SPIEL, besetzung: andere },
      grund: 'Anna saß da.',
    })
    expect(op.daten).toMatchObject({ besetzung: andere, grund: 'Anna saß da.' })
    expect(getSpiel(danach, 'spiel-1')).toMatchObject({
      spiel: SPIEL,
      besetzung: andere,
      grund: 'Anna saß da.',
      version: 2,
    })
  })

  it('is sent on the version that was seen, not on the one that came meanwhile', () => {
    const weiter = mitVersion(ABEND, 'spiel-1', {})
    expect(auftrag(weiter, KORREKTUR).op.basis).toBe(1)
    const { op } = auftrag(weiter, { ...KORREKTUR, einspruchId: 'einspruch' })
    expect(op.basis).toBe(1)
  })

  it('of a struck game lets it count again with the same operation', () => {
    const gestrichen = mitVersion(ABEND, 'spiel-1', { gestrichen: true })
    const gesehen = getSpiel(gestrichen, 'spiel-1')
    const { op, danach } = auftrag(gestrichen, { ...KORREKTUR, gesehen, grund: 'doch gespielt' })
    expect(op).toMatchObject({
      art: 'spiel-korrigieren',
      basis: 2,
      daten: { spiel: SPIEL, grund: 'doch gespielt' },
    })
    expect(getSpiel(danach, 'spiel-1')).toMatchObject({
      gestrichen: false,
      spiel: SPIEL,
      version: 3,
    })
  })
})

describe('a change that accepts an objection', () => {
  it('is one operation; its reason is the answer, else the objection', () => {
    const mit = { ...KORREKTUR, einspruchId: 'einspruch' }
    const stumm = auftrag(ABEND, mit)
    expect(stumm.op).toEqual({
      art: 'einspruch-annehmen',
      basis: 1,
      daten: {
        spieltagId: 'abend',
        einspruchId: 'einspruch',
        aenderung: { art: 'korrektur', spiel: SPIEL },
      },
    })
    expect(getSpiel(stumm.danach, 'spiel-1').grund).toBe('Es waren 118 Augen.')
    expect(stumm.danach.einsprueche[0]).toMatchObject({ zustand: 'angenommen', antwort: null })

    const beantwortet = auftrag(ABEND, { ...mit, grund: 'Stimmt.' })
    expect(beantwortet.op.daten).toMatchObject({ antwort: 'Stimmt.' })
    expect(getSpiel(beantwortet.danach, 'spiel-1').grund).toBe('Stimmt.')
  })

  it('may be a strike', () => {
    const { op, danach } = auftrag(ABEND, {
      ...KORREKTUR,
      wunsch: { art: 'streichung' },
      einspruchId: 'einspruch',
    })
    expect(op.daten).toMatchObject({ aenderung: { art: 'streichung' } })
    expect(getSpiel(danach, 'spiel-1').gestrichen).toBe(true)
  })

  it('leaves the objection out when it is decided already', () => {
    const entschieden: SpieltagAkte = {
      ...ABEND,
      einsprueche: [{ ...EINSPRUCH, zustand: 'abgelehnt' }],
    }
    const { op } = auftrag(entschieden, { ...KORREKTUR, einspruchId: 'einspruch', grund: 'neu' })
    expect(op.art).toBe('spiel-korrigieren')
  })
})

describe('istErfuellt', () => {
  const gesehen = getSpiel(ABEND, 'spiel-1')
  const wie = (spiel: typeof SPIEL) => ({ art: 'korrektur', spiel, besetzung: VIER }) as const

  it('sees the same content whatever the order of fields and players', () => {
    const dort = {
      ...gesehen,
      spiel: { augenRe: 118, re: ['Clara', 'Bernd'], art: 'normal' } as const,
    }
    expect(istErfuellt(dort, wie(SPIEL))).toBe(true)
    expect(istErfuellt(dort, wie({ ...SPIEL, augenRe: 119 }))).toBe(false)
    expect(istErfuellt({ ...dort, gestrichen: true }, wie(SPIEL))).toBe(false)
    const andereVier = { ...KORREKTUR.wunsch, besetzung: ['Bernd', 'Clara', 'Dieter', 'Anna'] }
    expect(istErfuellt({ ...gesehen, spiel: SPIEL }, andereVier)).toBe(false)
  })

  it('sees a list that is empty as one that is not given', () => {
    expect(istErfuellt({ ...gesehen, spiel: { ...SPIEL, stoesse: [] } }, wie(SPIEL))).toBe(true)
  })

  it('holds for who struck what is struck, and for who restored what counts', () => {
    expect(istErfuellt({ ...gesehen, gestrichen: true }, { art: 'streichung' })).toBe(true)
    expect(istErfuellt(gesehen, { art: 'streichung' })).toBe(false)
    expect(istErfuellt(gesehen, { art: 'wiederherstellung' })).toBe(true)
  })
})
