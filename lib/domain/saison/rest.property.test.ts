import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { VIER } from '../../../tests/builders/runde'
import { abend, spielAkte } from '../../../tests/builders/spieltag'
import { saison, saisonRegeln } from '../../../tests/arbitraries/saison'
import { computeRunde } from '../runde/compute'
import type { SpieltagAkte } from '../spieltag/spieltag'
import { saisonAus } from '../spieltag/rechnen'
import type { SaisonAkte } from '../verein/verein'
import { computeSaison } from './compute'
import { computeSaisonrest, tabelleMit } from './rest'
import type { Saison, SaisonSpieltag } from './saison'

// Hundreds of whole evenings: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

const akteVon = (tag: SaisonSpieltag, index: number): SpieltagAkte => ({
  ...abend({ spieler: VIER, id: `tag-${index}`, datum: tag.datum }),
  reihenfolge: index,
  entschuldigt: tag.entschuldigt,
  endstand: tag.endstand ?? null,
  ende: tag.ende ?? null,
  runden: tag.runden.map((runde, i) => ({
    id: `tag-${index}-${i}`,
    nummer: i + 1,
    tisch: 1,
    regelwerk: runde.regelwerk,
    einstellungen: runde.einstellungen,
    sitze: runde.spieler,
    ersterGeber: runde.ersterGeber,
    ende: tag.ende ?? null,
    version: 1,
    spiele: computeRunde(runde).spiele.map(({ nummer, spiel, spieler }) =>
      spielAkte({
        rundeId: `tag-${index}-${i}`,
        position: nummer,
        spiel,
        besetzung: spieler,
      }),
    ),
  })),
})

const saisonAkteVon = ({ name, regelwerk, einstellungen, spieler }: Saison): SaisonAkte => ({
  id: 'saison',
  version: 1,
  name,
  regelwerk,
  einstellungen,
  spieler,
})

/** A season, one of its evenings, and what this one becomes: with the content of another, as far as can be. */
const gewechselt = saison()
  .filter((s) => s.spieltage.length > 0)
  .chain((s) =>
    fc.record({
      // By any rules: what an evening changes depends on all others where results are dropped.
      s: saisonRegeln().map((einstellungen) => ({ ...s, einstellungen })),
      stelle: fc.nat(s.spieltage.length - 1),
      vorbild: fc.nat(s.spieltage.length - 1),
      gestrichen: fc.boolean(),
    }),
  )

it('with any change of the left out evening it is the table of the whole season', () => {
  fc.assert(
    fc.property(gewechselt, ({ s, stelle, vorbild, gestrichen }) => {
      const akten = s.spieltage.map(akteVon)
      const [davor, anders] = [akten[stelle], akten[vorbild]]
      if (!davor || !anders) throw new Error('Spieltag fehlt')
      const vorher: SpieltagAkte = { ...davor, ende: 'vorzeitig' }
      const nachher: SpieltagAkte = {
        ...vorher,
        entschuldigt: anders.entschuldigt,
        endstand: anders.endstand,
        // With the last game of each Runde struck, or as it was.
        runden: anders.runden.map((r) => ({
          ...r,
          spiele: r.spiele.map((spiel, i) =>
            gestrichen && i === r.spiele.length - 1 ? { ...spiel, gestrichen } : spiel,
          ),
        })),
      }
      const akte = saisonAkteVon(s)
      // The rest travels to the browser as text.
      const rest = JSON.parse(
        JSON.stringify(computeSaisonrest(akte, akten, vorher.id)),
      ) as ReturnType<typeof computeSaisonrest>
      for (const fassung of [vorher, nachher]) {
        const alle = akten.map((t) => (t.id === fassung.id ? fassung : t))
        expect(tabelleMit(rest, fassung)).toEqual(computeSaison(saisonAus(akte, alle)).tabelle)
      }
    }),
  )
})
