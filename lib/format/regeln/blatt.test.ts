import { describe, expect, it } from 'vitest'
import { regelDesHinweises } from '../../domain/runde/hinweis-regel'
import { getRegelwerk } from '../../domain/regelwerk/presets'
import { REGEL_IDS } from '../../domain/regelwerk/regel-ids'
import type { RegelId } from '../../domain/regelwerk/regel-ids'
import { REGELWERK_IDS } from '../../domain/regelwerk/regelwerk'
import type { RegelwerkId } from '../../domain/regelwerk/regelwerk'
import { SPIEL_HINWEIS_CODES } from '../../domain/spiel/spiel'
import { pruefeSpiel } from '../../domain/spiel/pruefe'
import { scoreSpiel } from '../../domain/wertung/score'
import { textRegel } from '../regel'
import { regelDerVerteilung } from '../verteilung'
import { REGELBLAETTER } from './blatt'
import { BEISPIEL_TISCH } from './regeltext'

const seite = (buch: RegelwerkId) => REGELBLAETTER[buch].kapitel.flatMap((k) => k.regeln)
const ALLE = REGELWERK_IDS.flatMap((buch) => seite(buch).map((id) => [buch, id] as const))

function worteVon(buch: RegelwerkId, id: RegelId): string {
  const { text, liste = [], beispiele = [], entscheidungen = [] } = textRegel(id, buch)
  return [text, ...liste, ...[...beispiele, ...entscheidungen].map((b) => b.text)].join(' ')
}

describe('the rules pages', () => {
  it("are Urexweiler's with all of its rules, each once and in their order", () => {
    const ids = seite('urexweiler')
    const eigene = REGEL_IDS.filter((id) => id.startsWith('U-'))
    expect([...ids].sort()).toEqual([...eigene, 'D-L', 'K-B', 'K-E'].sort())
    for (const { regeln } of REGELBLAETTER.urexweiler.kapitel) {
      const stellen = regeln.filter((id) => id !== 'U-P').map((id) => REGEL_IDS.indexOf(id))
      expect(stellen).toEqual([...stellen].sort((a, b) => a - b))
    }
  })

  it('hold every rule of every book, each once', () => {
    for (const buch of REGELWERK_IDS) expect(new Set(seite(buch)).size).toBe(seite(buch).length)
    expect(new Set(ALLE.map(([, id]) => id))).toEqual(new Set(REGEL_IDS))
    const eigene = (art: string) => REGEL_IDS.filter((id) => id.startsWith(art))
    expect(seite('ddv')).toEqual(expect.arrayContaining(eigene('D-')))
    expect(seite('besenmarkt')).toEqual(expect.arrayContaining(eigene('B-')))
    expect(seite('skill7')).toEqual(expect.arrayContaining(eigene('K-')))
  })

  it.each(ALLE)(
    '%s, %s: a title, whole sentences, and only rules that stand there too',
    (buch, id) => {
      const { titel, text } = textRegel(id, buch)
      expect(titel).toMatch(/^\p{Lu}[^.]*$/u)
      expect(text).toMatch(/^\p{Lu}.*[.:]$/u)
      for (const genannt of worteVon(buch, id).match(/[UDBK]-[A-Z]\d*/g) ?? [])
        expect(seite(buch)).toContain(genannt)
    },
  )

  it.each(['ddv', 'besenmarkt', 'skill7'] as const)(
    '%s: nothing of what is Urexweiler alone',
    (buch) => {
      const begriffe = REGELBLAETTER[buch].begriffe.map((b) => `${b.wort} ${b.text}`)
      const ohne = { ddv: /Fuchs im letzten/, besenmarkt: /Fleischlos/, skill7: /Lustsolo/ }
      for (const text of [...seite(buch).map((id) => worteVon(buch, id)), ...begriffe]) {
        expect(text).not.toMatch(/Stoß|Stöße|\bstößt|Kürsol|Kallemann|Schweine|Trumpfabgabe|Köhler/)
        expect(text).not.toMatch(ohne[buch])
      }
    },
  )

  it('tell every kind of game of the book, and no other', () => {
    for (const buch of REGELWERK_IDS)
      for (const { art } of getRegelwerk(buch).arten)
        expect(REGELBLAETTER[buch].arten[art], `${buch} ${art}`).toMatch(/\.$/)
  })

  it('give the reason of every decision of the rules files once', () => {
    const kennungen = (buch: RegelwerkId) =>
      seite(buch)
        .flatMap((id) => (textRegel(id, buch).entscheidungen ?? []).map((e) => e.kennung))
        .sort()
    expect(kennungen('urexweiler')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'])
    expect(kennungen('besenmarkt')).toEqual(['A8', 'B1', 'B2', 'B3'])
    for (const buch of ['ddv', 'skill7'] as const) expect(kennungen(buch)).toEqual(['A8'])
  })
})

describe('what the app cites stands on the page of its book', () => {
  it.each(REGELWERK_IDS)('%s: hints, and how a value is shared out', (buch) => {
    const zitiert = [
      ...SPIEL_HINWEIS_CODES.filter((code) => gibtEs(code, buch)).map((code) =>
        regelDesHinweises(buch, code),
      ),
      regelDerVerteilung(buch, {}),
      regelDerVerteilung(buch, { regelverstoss: 'Anna' }),
    ]
    for (const id of zitiert) expect(seite(buch)).toContain(id)
  })

  /** Only a Kürsolo is repeated, only Besenmarkt forbids an Absage. */
  function gibtEs(code: (typeof SPIEL_HINWEIS_CODES)[number], buch: RegelwerkId): boolean {
    if (code.startsWith('wiederholung')) return buch === 'urexweiler'
    if (code === 'absage-gegen-pflichtsolo') return buch === 'besenmarkt'
    return getRegelwerk(buch).soli.pflicht || code === 'besetzung-weicht-ab'
  }
})

describe('the worked examples', () => {
  /** By hand from the rules' text: the values of the examples that are computed, in the order of the page. */
  const WERTE: Readonly<
    Record<RegelwerkId, Readonly<Partial<Record<RegelId, readonly number[]>>>>
  > = {
    urexweiler: {
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
    },
    ddv: TSR(),
    besenmarkt: {
      // Held: gewonnen, unter 90, Kontra 2, keine 90 abgesagt, gegen die Alten. Broken: gewonnen, Kontra 2, keine 90.
      'B-G': [6, 4],
      // gewonnen, Re 2. Then gewonnen, unter 90, unter 60, Kontra 2, keine 90, keine 60, gegen die Alten.
      'B-W': [3, 8],
      // gewonnen, Fuchs im letzten Stich.
      'B-S': [2],
      // Nobody has less than 90: the Fuchs alone.
      'D-N': [1],
      // gewonnen.
      'D-P': [1],
      // gewonnen and gegen die Alten; gewonnen and unter 90, unter 60.
      'B-R': [2, 3],
    },
    skill7: TSR(),
  }

  function TSR(): Readonly<Partial<Record<RegelId, readonly number[]>>> {
    return {
      // Kontra: gewonnen, gegen die Alten. Re with 120: gewonnen, Kontra 2. Kontra: gewonnen, Re 2, keine 90, gegen die Alten.
      'D-G': [2, 3, 5],
      // gewonnen, unter 90, Re 2, keine 90. Re: gewonnen, Kontra 2, three levels, 90 gegen keine 60, 60 gegen keine 30.
      'D-W': [5, 8],
      // gewonnen, gegen die Alten, Fuchs, less the Charlie.
      'D-S': [2],
      // 130 gegen keine 90; Kontra has 110, not 120.
      'D-N': [1],
      'D-P': [1],
      // 4, and one for each of the two levels.
      'D-R': [4, 6, 4],
    }
  }

  it.each(ALLE)('%s, %s', (buch, id) => {
    const spiele = (textRegel(id, buch).beispiele ?? []).flatMap((b) => b.spiel ?? [])
    const tisch = { regelwerk: getRegelwerk(buch), spieler: BEISPIEL_TISCH }
    for (const spiel of spiele) expect(pruefeSpiel(spiel, tisch)).toEqual([])
    expect(spiele.map((spiel) => scoreSpiel(spiel, tisch).wert)).toEqual(WERTE[buch][id] ?? [])
  })

  it('show a step of their rule', () => {
    for (const [buch, id] of ALLE) {
      if (!/^(U-(W[345689]|N[124]|R1)|[DB]-[WSNR])$/.test(id)) continue
      for (const { spiel, text } of textRegel(id, buch).beispiele ?? []) {
        if (!spiel) continue
        // U-W6's second example shows where it does not count; B-R shares out what B-W counts, and D-N's here is a Fuchs.
        if (text === 'Anna verliert ein stilles Solo mit 100 Augen' || id === 'B-R') continue
        const tisch = { regelwerk: getRegelwerk(buch), spieler: BEISPIEL_TISCH }
        const regeln = scoreSpiel(spiel, tisch).schritte.map((s) => s.regel)
        expect(regeln, text).toContain(buch === 'besenmarkt' && id === 'D-N' ? 'B-S' : id)
      }
    }
  })
})
