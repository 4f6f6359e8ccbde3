import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spielArb } from '../../tests/arbitraries/spiel'
import { BUECHER } from '../../tests/builders/buecher'
import { SPIELER } from '../../tests/builders/spiel'
import { begruendeGewinner } from '../domain/wertung/gewinngrund'
import { scoreSpiel } from '../domain/wertung/score'
import { textGewinngrund } from './gewinngrund'

type Sieger = 'Re' | 'Kontra' | null
const andere = (partei: string | undefined): Sieger => (partei === 'Re' ? 'Kontra' : 'Re')

/** Who has won, from nothing but the words and numbers of the sentence. */
function gelesen(satz: string): Sieger {
  const [, taeter] = /^Regelverstoß von (Re|Kontra)\. Die/.exec(satz) ?? []
  if (taeter !== undefined) return andere(taeter)
  if (/nicht gewertet|^Allein gespielt/.test(satz)) return null
  const [, stich] = /^Re hat (keinen|einen) Stich/.exec(satz) ?? []
  if (stich !== undefined) return stich === 'keinen' ? 'Re' : 'Kontra'
  const [, augen, noetig] = /^Re hat (?:nur )?(\d+) Augen[,;] \D*(\d+)/.exec(satz) ?? []
  if (augen !== undefined) return Number(augen) >= Number(noetig) ? 'Re' : 'Kontra'
  const [hauptsatz = ''] = satz.replace(/ Regelverstoß.*/, '').split(/\.$/)
  const versuche = hauptsatz.split('; ').map(versuch)
  if (versuche.length === 2) {
    expect(versuche.map((v) => v.haelt)).toEqual([false, false])
    return null
  }
  const [eine] = versuche
  return eine?.haelt ? eine.partei : andere(eine?.partei)
}

function versuch(satz: string): { readonly partei: 'Re' | 'Kontra'; readonly haelt: boolean } {
  const teile =
    /^(Re|Kontra) hat (\S+(?: \d+| Augen)?) (?:von selbst )?(?:an|ab)gesagt, (und|aber) (?:Re|Kontra) hat ([^,]+)(?:, nötig (wären|sind) (\d+))?$/.exec(
      satz,
    )
  if (!teile) throw new Error(`nicht lesbar: ${satz}`)
  const [, partei = '', stufe = '', bindewort, ausbeute = '', form, noetig] = teile
  const augen = Number(/\d+/.exec(ausbeute)?.[0] ?? 0)
  const grenze = Number(noetig ?? /\d+/.exec(stufe)?.[0])
  const haelt =
    stufe === 'schwarz'
      ? ausbeute === 'keinen Stich'
      : stufe.startsWith('keine')
        ? augen < grenze
        : ausbeute !== 'keinen Stich' && augen >= grenze
  expect(bindewort).toBe(haelt ? 'und' : 'aber')
  if (form !== undefined) expect(form).toBe(haelt ? 'wären' : 'sind')
  return { partei: partei === 'Re' ? 'Re' : 'Kontra', haelt }
}

describe.each(BUECHER)('$name', ({ id, tisch }) => {
  it('whoever reads only the sentence knows who has won', () => {
    fc.assert(
      fc.property(spielArb(SPIELER, id), (spiel) => {
        const wertung = scoreSpiel(spiel, tisch)
        const { gewinner } = wertung
        const satz = textGewinngrund(begruendeGewinner(spiel, wertung, id), gewinner, id)
        expect(gelesen(satz), satz).toBe(
          gewinner === null ? null : gewinner === 're' ? 'Re' : 'Kontra',
        )
      }),
      { numRuns: 1000 },
    )
  })
})
