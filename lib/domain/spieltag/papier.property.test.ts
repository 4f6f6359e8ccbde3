import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { runde } from '../../../tests/arbitraries/runde'
import { abend } from '../../../tests/builders/spieltag'
import type { Runde } from '../runde/runde'
import { listTrennungen, vergleichePapier } from './papier'
import { listPapierSpiele, type PapierSpiel } from './papier-abend'
import type { EinzelUrsache, Ursache } from './papier-ursache'
import { computeSpieltag } from './rechnen'

// Hundreds of whole evenings: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

/** Evenings of one or two Runden, for the second of which others may sit down. */
const abende = fc
  .array(runde({ hoechstens: 14 }), { minLength: 1, maxLength: 2 })
  .map((runden) => {
    const akten = runden.map(akteVon)
    const [erste] = akten
    if (!erste) throw new Error('eine Runde')
    const alle = { ...erste, runden: akten.flatMap((a) => a.runden) }
    return listPapierSpiele(computeSpieltag(alle))
  })
  .filter((spiele) => spiele.length > 0)

function akteVon({ spieler, ersterGeber, spiele }: Runde, i: number) {
  return abend({ id: `runde-${i}`, spieler, ersterGeber, spiele: spiele.map((s) => s.spiel) })
}

/** A fault of the pen: what it does to the totals from its game on, and which causes name it. */
interface Fehlgriff {
  readonly wirkung: ReadonlyMap<string, number>
  readonly nennt: (u: EinzelUrsache) => boolean
}
type Griff = (spiel: PapierSpiel, wahl: readonly [number, number, number]) => Fehlgriff

const eins = <T>(liste: readonly T[], i: number): T => {
  const einer = liste[i % liste.length]
  if (einer === undefined) throw new Error('leere Liste')
  return einer
}
const spaltenVon = (spiel: PapierSpiel) => [...spiel.staende.keys()]
const mal = (spiel: PapierSpiel, faktor: number) =>
  new Map([...spiel.punkte].map(([s, p]) => [s, p * faktor]))
const nurFuer = (spieler: string, um: number) => new Map([[spieler, um]])

/** The causes that one column alone may have: a slip by chance looks like the one or the other. */
const EINE_SPALTE: readonly EinzelUrsache['art'][] = [
  'rechenfehler',
  'zahlendreher',
  'vorzeichen-stand',
  'vorzeichen-punkte',
  'punkte-vergessen',
  'punkte-doppelt',
  'solo-nicht-verdreifacht',
]

const GRIFFE: Readonly<Record<string, Griff>> = {
  'game missing': (spiel) => ({
    wirkung: mal(spiel, -1),
    nennt: (u) => u.art === 'spiel-fehlt' && u.spiel === spiel.nummer && !u.verschoben,
  }),
  'game twice': (spiel) => ({
    wirkung: mal(spiel, 1),
    nennt: (u) => u.art === 'spiel-doppelt' && u.spiel === spiel.nummer && !u.verschoben,
  }),
  'value halved': (spiel) => ({
    wirkung: spiel.wert % 2 === 0 ? mal(spiel, -1 / 2) : new Map(),
    nennt: (u) => u.art === 'wert' && u.spiel === spiel.nummer && u.papier === spiel.wert / 2,
  }),
  'value fourfold': (spiel) => ({
    wirkung: mal(spiel, 3),
    nennt: (u) => u.art === 'wert' && u.spiel === spiel.nummer && u.papier === spiel.wert * 4,
  }),
  'wrong sign of the game': (spiel) => ({
    wirkung: mal(spiel, -2),
    nennt: (u) => u.art === 'vorzeichen-spiel' && u.spiel === spiel.nummer,
  }),
  'wrong sign of one': (spiel, [a]) => {
    const [spieler, punkte] = eins([...spiel.punkte], a)
    return {
      wirkung: nurFuer(spieler, -2 * punkte),
      nennt: (u) => u.art === 'vorzeichen-punkte' && u.spieler === spieler,
    }
  },
  'two exchanged': (spiel, [a, b]) => {
    const eine = eins(spaltenVon(spiel), a)
    const andere = eins(
      spaltenVon(spiel).filter((s) => s !== eine),
      b,
    )
    const mehr = (spiel.punkte.get(andere) ?? 0) - (spiel.punkte.get(eine) ?? 0)
    return {
      wirkung: new Map([
        [eine, mehr],
        [andere, -mehr],
      ]),
      nennt: (u) =>
        u.art === 'vertauscht' &&
        u.spiel === spiel.nummer &&
        u.spieler.includes(eine) &&
        u.spieler.includes(andere),
    }
  },
  'solo not tripled': (spiel) => {
    const [solist = '', ...mehr] = spiel.re
    const punkte = mehr.length > 0 ? 0 : (spiel.punkte.get(solist) ?? 0)
    return {
      wirkung: nurFuer(solist, (punkte / 3) * -2),
      nennt: (u) => u.art === 'solo-nicht-verdreifacht' && u.spieler === solist,
    }
  },
  'slip in one column': (spiel, [a, , um]) => {
    const spieler = eins(spaltenVon(spiel), a)
    return {
      wirkung: nurFuer(spieler, um),
      nennt: (u) => EINE_SPALTE.includes(u.art) && 'spieler' in u && u.spieler === spieler,
    }
  },
}

/** The paper with a row after every game, with the fault in its totals from game `ab` on. */
function papier(
  spiele: readonly PapierSpiel[],
  fehler: { readonly ab: number; readonly wirkung: ReadonlyMap<string, number> },
) {
  return spiele.map(({ nummer, staende }) => ({
    nummer,
    staende: new Map(
      [...staende].map(([s, p]) => [s, nummer < fehler.ab ? p : p + (fehler.wirkung.get(s) ?? 0)]),
    ),
  }))
}

const OHNE = { ab: 1, wirkung: new Map<string, number>() }
const wahl = fc.tuple(fc.nat(99), fc.nat(99), fc.integer({ min: -99, max: 99 }))

describe('a sheet without a fault', () => {
  it('agrees in every row, and in any choice of rows and columns', () => {
    fc.assert(
      fc.property(abende, fc.infiniteStream(fc.boolean()), (spiele, muenze) => {
        const wirf = () => muenze.next().value !== false
        const ganz = papier(spiele, OHNE)
        const teil = ganz
          .filter(wirf)
          .map((z) => ({ ...z, staende: new Map([...z.staende].filter(wirf)) }))
        for (const zeilen of [ganz, teil]) {
          const vergleich = vergleichePapier(spiele, zeilen)
          expect(vergleich.fehler).toEqual([])
          expect(vergleich.zeilen.filter((z) => z.urteil.art !== 'stimmt')).toEqual([])
        }
      }),
    )
  })
})

describe.each(Object.entries(GRIFFE))('a sheet with one fault: %s', (_, griff) => {
  const faelle = fc.tuple(abende, fc.nat(99), wahl).map(([spiele, wo, wahl]) => {
    const spiel = eins(spiele, wo)
    return { spiele, ab: spiel.nummer, ...griff(spiel, wahl) }
  })
  const wirksame = faelle.filter((f) => [...f.wirkung.values()].some((p) => p !== 0))

  it('is found at its game, explained, and told once', () => {
    fc.assert(
      fc.property(wirksame, (f) => {
        const trennungen = listTrennungen(vergleichePapier(f.spiele, papier(f.spiele, f)))
        expect(trennungen.map(({ urteil }) => [urteil.nach, urteil.bis])).toEqual([
          [f.ab - 1, f.ab],
        ])
        const genannte = genannt(trennungen[0]?.urteil.ursachen ?? [])
        expect(genannte.some(f.nennt)).toBe(true)
        const bewegt = [...f.wirkung].filter(([, um]) => um !== 0).sort()
        for (const u of genannte) expect(bewirktes(u, f.spiele) ?? bewegt).toEqual(bewegt)
      }),
    )
  })

  it('is in the stretch that is named when only some rows are given, and among the causes', () => {
    fc.assert(
      fc.property(wirksame, fc.infiniteStream(fc.boolean()), (f, muenze) => {
        const letzte = f.spiele.length
        const zeilen = papier(f.spiele, f).filter(
          (z) => z.nummer === letzte || muenze.next().value === true,
        )
        const [erste, ...mehr] = listTrennungen(vergleichePapier(f.spiele, zeilen))
        // Somebody may sit down for the first time only after the fault and before the row.
        expect(mehr).toEqual([])
        expect(erste && erste.urteil.nach < f.ab && f.ab <= erste.urteil.bis).toBe(true)
        expect(genannt(erste?.urteil.ursachen ?? []).some(f.nennt)).toBe(true)
      }),
    )
  })
})

describe('any figures at all', () => {
  it('are compared without failing, and each parting is one', () => {
    const zahl = fc.option(fc.integer({ min: -200, max: 200 }), { nil: undefined })
    fc.assert(
      fc.property(abende, fc.array(zahl, { minLength: 200, maxLength: 200 }), (spiele, zahlen) => {
        let i = 0
        const zeilen = spiele.map(({ nummer, staende }) => ({
          nummer,
          staende: new Map(
            [...staende.keys()].flatMap((s) => {
              const p = zahlen[i++]
              return p === undefined ? [] : [[s, p] as const]
            }),
          ),
        }))
        for (const { urteil } of listTrennungen(vergleichePapier(spiele, zeilen))) {
          expect(urteil.nach).toBeLessThan(urteil.bis)
          expect([...urteil.neu.values()].some((p) => p !== 0)).toBe(true)
        }
      }),
    )
  })
})

function genannt(ursachen: readonly Ursache[]): readonly EinzelUrsache[] {
  return ursachen.filter((u): u is EinzelUrsache => u.art !== 'zwei')
}

/** What a cause does to whom, worked out anew; null for what is not as simple. */
function bewirktes(u: EinzelUrsache, spiele: readonly PapierSpiel[]) {
  const spiel = 'spiel' in u ? spiele[u.spiel - 1] : undefined
  const bewegt = (faktor: number) =>
    [...(spiel?.punkte ?? [])].map(([s, p]) => [s, p * faktor] as const).sort()
  switch (u.art) {
    case 'spiel-fehlt':
      return u.verschoben ? null : bewegt(-1)
    case 'spiel-doppelt':
      return u.verschoben ? null : bewegt(1)
    case 'vorzeichen-spiel':
      return bewegt(-2)
    case 'wert':
      return u.app === 0 ? null : bewegt(u.papier / u.app - 1)
    case 'zahlendreher':
    case 'vorzeichen-stand':
      return [[u.spieler, u.papier - u.richtig] as const]
    case 'rechenfehler':
      return [[u.spieler, u.um] as const]
    case 'spiel-fehlt-in-app':
    case 'vertauscht':
    case 'falsche-spalte':
    case 'andere-verteilung':
    case 'solo-nicht-verdreifacht':
    case 'paar-als-solo':
    case 'vorzeichen-punkte':
    case 'punkte-vergessen':
    case 'punkte-doppelt':
    case 'solo-als-paar':
    case 'staende-vertauscht':
    case 'anderes-spiel':
      return null
  }
}
