import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { ANFANG, vorgangAus, wurf } from '../../tests/arbitraries/vorgang'
import { kontext, testId, verein } from '../../tests/builders/verein'
import { applyAenderungen } from '../domain/op/apply'
import { decide } from '../domain/op/decide'
import type { Op, VereinStand } from '../domain/op/op'
import { saisonStandVon } from '../domain/saison/blatt'
import { buildSaisonblatt } from '../domain/saison/blatt-bauen'
import { computeSaison } from '../domain/saison/compute'
import { saisonAus } from '../domain/spieltag/rechnen'
import { beginneBlatt, setzeBlattFort } from './blattlauf'
import type { Blattstand } from './saisonblatt'
import { nachNachtrag } from './saisonblatt'

// Thousands of sheets: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

const SAISON = testId(10)

/** A club without anything, then six players and two seasons. */
function anfang(): VereinStand {
  const leer: VereinStand = { ...verein(), spieler: [], saisons: [], spieltage: [] }
  return ANFANG.reduce((stand, o) => nach(stand, o)?.stand ?? stand, leer)
}

function nach(stand: VereinStand, op: Op) {
  const entscheidung = decide(stand, op, kontext())
  if (!entscheidung.ok) return null
  const aenderungen = entscheidung.wert
  return { stand: applyAenderungen(stand, aenderungen), aenderungen }
}

function nurDiese(stand: VereinStand): VereinStand {
  return {
    ...stand,
    saisons: stand.saisons.filter((s) => s.id === SAISON),
    spieltage: stand.spieltage.filter((t) => t.saisonId === SAISON),
  }
}

function vonVorn(stand: VereinStand) {
  const { saisons, spieltage, spieler } = nurDiese(stand)
  const [saison] = saisons
  if (saison === undefined) throw new Error('die Saison fehlt')
  return buildSaisonblatt({ saison, spieltage, spieler })
}

/** As every other place computes it, from the games. */
function gerechnet(stand: VereinStand) {
  const { saisons, spieltage } = nurDiese(stand)
  const [saison] = saisons
  if (saison === undefined) throw new Error('die Saison fehlt')
  return computeSaison(saisonAus(saison, spieltage))
}

it('a sheet that follows the operations is the sheet computed from all records, for whoever misses some of the news too', () => {
  const schritt = fc.record({ w: wurf, verloren: fc.nat(3).map((n) => n === 0) })
  let nachtraege = 0
  let luecken = 0
  fc.assert(
    fc.property(fc.array(schritt, { minLength: 10, maxLength: 60 }), (schritte) => {
      let stand = anfang()
      let lauf = beginneBlatt(nurDiese(stand), { seq: 1 })
      let leser: Blattstand = lauf.stand
      schritte.forEach(({ w, verloren }, i) => {
        const op = vorgangAus(w, stand, i)
        const folge = op && nach(stand, op)
        if (!folge) return
        stand = folge.stand
        const weiter = setzeBlattFort(lauf, { seq: i + 2, aenderungen: folge.aenderungen })
        lauf = weiter.lauf
        expect(lauf.stand.blatt).toEqual(vonVorn(stand))
        expect(saisonStandVon(lauf.stand.blatt)).toEqual(gerechnet(stand))
        const { nachtrag } = weiter
        if (nachtrag === null || verloren) return
        nachtraege += 1
        const neu = nachNachtrag(leser, nachtrag)
        if (neu === null) luecken += 1
        // Who notices a gap reads the log.
        leser = neu ?? lauf.stand
        expect(leser).toEqual(lauf.stand)
        expect(nachNachtrag(leser, nachtrag)).toBe(leser)
      })
    }),
    { numRuns: 300 },
  )
  expect(nachtraege).toBeGreaterThan(50)
  expect(luecken).toBeGreaterThan(3)
})
