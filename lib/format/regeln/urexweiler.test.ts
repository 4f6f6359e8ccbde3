import { describe, expect, it } from 'vitest'
import { TISCH, werte } from '../../../tests/builders/spiel'
import { REGEL_IDS } from '../../domain/regelwerk/regel-ids'
import { textRegel } from '../regel'
import { BEISPIEL_TISCH } from './regeltext'
import { UREXWEILER_KAPITEL } from './urexweiler'

const IDS = REGEL_IDS.filter((id) => id.startsWith('U-'))

const beispiele = IDS.flatMap((id) => (textRegel(id).beispiele ?? []).map((b) => ({ id, ...b })))

describe('the rules in German', () => {
  it('stand in the chapters of the page, each once and in their order', () => {
    const ids = UREXWEILER_KAPITEL.flatMap((kapitel) => kapitel.regeln)
    expect([...ids].sort()).toEqual([...IDS, 'D-L', 'K-B', 'K-E'].sort())
    for (const kapitel of UREXWEILER_KAPITEL) {
      const stellen = kapitel.regeln.filter((id) => id !== 'U-P').map((id) => REGEL_IDS.indexOf(id))
      expect(stellen).toEqual([...stellen].sort((a, b) => a - b))
    }
  })

  it('have a title and whole sentences, and refer only to rules that there are', () => {
    for (const id of REGEL_IDS) {
      const { titel, text, liste = [] } = textRegel(id)
      expect(titel, id).toMatch(/^\p{Lu}[^.]*$/u)
      expect(text, id).toMatch(liste.length > 0 ? /^\p{Lu}.*[.:]$/u : /^\p{Lu}.*\.$/u)
      for (const genannt of [text, ...liste].join(' ').match(/[UDBK]-[A-Z]\d*/g) ?? [])
        expect(REGEL_IDS, id).toContain(genannt)
    }
  })

  it('give the reason of every decision of the rules file once', () => {
    const kennungen = IDS.flatMap((id) =>
      (textRegel(id).entscheidungen ?? []).map((e) => e.kennung),
    )
    expect([...kennungen].sort()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'])
  })

  it('are explained at the table that the tests know', () => {
    expect(BEISPIEL_TISCH).toEqual(TISCH.spieler)
  })
})

describe('the worked examples', () => {
  /** By hand from the rules' text: the values of the examples that are computed, in the order of the page. */
  const WERTE: Readonly<Partial<Record<(typeof REGEL_IDS)[number], readonly number[]>>> = {
    'U-W1': [1, 0, -1],
    'U-W2': [6],
    'U-W3': [3, 4, 5, 4],
    'U-W4': [18],
    'U-W5': [14, 6, 16, 4],
    'U-W6': [3, 1],
    'U-W8': [8],
    'U-W9': [12, 8, -1],
    'U-W10': [6],
    'U-S2': [6],
    'U-S3': [10, 12],
    'U-N1': [4],
    'U-N2': [8, 1],
    'U-N3': [10],
    'U-N4': [4, 6],
    'U-R1': [24],
  }

  it.each(IDS)('%s', (id) => {
    const ist = beispiele.flatMap((b) => (b.id === id && b.spiel ? [werte(b.spiel).wert] : []))
    expect(ist).toEqual(WERTE[id] ?? [])
  })

  it('show a step of their rule', () => {
    for (const { id, spiel, text } of beispiele) {
      if (!spiel || !/^U-(W[345689]|N[124]|R1)$/.test(id)) continue
      // U-W6's second example shows where it does not count, U-N3's first steps are U-N2's.
      const regeln = werte(spiel).schritte.map((s) => s.regel)
      if (text !== 'Anna verliert ein stilles Solo mit 100 Augen')
        expect(regeln, text).toContain(id)
    }
  })
})
