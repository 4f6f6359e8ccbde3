import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { runde } from '../../../tests/arbitraries/runde'
import { saison } from '../../../tests/arbitraries/saison'
import { FEHLER_CODES } from '../fehler-codes'
import { getRegelwerk } from '../regelwerk/presets'
import { REGELWERK_IDS } from '../regelwerk/regelwerk'
import { computeSaison } from '../saison/compute'
import { schreibeEinstellungen } from './einstellungen'
import { parseJson } from './json'
import { parseRundeDatei } from './runde-datei'
import { parseSaisonDatei } from './saison-datei'
import { writeSaisonDatei } from './saison-schreiben'

// Hundreds of whole evenings: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

describe.each(REGELWERK_IDS)('%s', (regelwerk) => {
  const mitAllenEinstellungen = { regelwerk, beliebigEingestellt: true }

  it('what is written is read again as the same season, with the same figures', () => {
    fc.assert(
      fc.property(saison(mitAllenEinstellungen), (s) => {
        const text = JSON.stringify(writeSaisonDatei(s))
        const roh = parseJson(text)
        const gelesen = roh.ok ? parseSaisonDatei(roh.wert) : roh
        expect(gelesen).toEqual({ ok: true, wert: s })
        if (gelesen.ok) expect(computeSaison(gelesen.wert)).toEqual(computeSaison(s))
      }),
      { numRuns: 60 },
    )
  })

  it('a Runde is read as the one that was written', () => {
    fc.assert(
      fc.property(runde({ ...mitAllenEinstellungen, hoechstens: 30 }), (r) => {
        const datei = {
          regelwerk,
          ...schreibeEinstellungen(getRegelwerk(regelwerk), r.einstellungen),
          spieler: r.spieler,
          ersterGeber: r.ersterGeber,
          spiele: r.spiele.map((s) => s.spiel),
        }
        const roh: unknown = JSON.parse(JSON.stringify(datei))
        expect(parseRundeDatei(roh)).toEqual({ ok: true, wert: r })
      }),
      { numRuns: 60 },
    )
  })
})

it('with names for ids a season says the same as before', () => {
  fc.assert(
    fc.property(saison(), (s) => {
      const nameVon = (id: string) => `${id}!`
      const gelesen = parseSaisonDatei(writeSaisonDatei(s, nameVon))
      if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
      const tabelle = computeSaison(s).tabelle.map((z) => ({ ...z, spieler: nameVon(z.spieler) }))
      expect(computeSaison(gelesen.wert).tabelle).toEqual(tabelle)
    }),
  )
})

it('no JSON makes reading throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (roh) => {
      expect(parseSaisonDatei(roh).ok).toBe(false)
      expect(parseRundeDatei(roh).ok).toBe(false)
    }),
  )
})

it('no damage to a good Runde makes reading throw, and every fault has a code', () => {
  const irgendeine = fc
    .constantFrom(...REGELWERK_IDS)
    .chain((regelwerk) => runde({ regelwerk, hoechstens: 5 }))
  const beschaedigt = fc.tuple(irgendeine, fc.nat(), fc.jsonValue())
  fc.assert(
    fc.property(beschaedigt, ([r, wo, was]) => {
      const datei = {
        regelwerk: r.regelwerk,
        spieler: r.spieler,
        ersterGeber: r.ersterGeber,
        spiele: r.spiele.map((s) => s.spiel),
      }
      const gelesen = parseRundeDatei(ersetze(datei, { zaehler: wo }, was))
      if (gelesen.ok) return
      expect(gelesen.fehler.length).toBeGreaterThan(0)
      for (const f of gelesen.fehler) expect(FEHLER_CODES).toContain(f.code)
    }),
  )
})

/** `wert` with the value at the `zaehler`-th place, counted round, replaced by `was`. */
function ersetze(wert: unknown, stelle: { zaehler: number }, was: unknown): unknown {
  if (stelle.zaehler-- % 23 === 22) return was
  if (Array.isArray(wert)) return wert.map((w) => ersetze(w, stelle, was))
  if (typeof wert !== 'object' || wert === null) return wert
  return Object.fromEntries(Object.entries(wert).map(([k, w]) => [k, ersetze(w, stelle, was)]))
}
