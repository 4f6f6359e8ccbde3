import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ANFANG, vorgangAus, wurf } from '../../tests/arbitraries/vorgang'
import { eroeffnet, kontext, mitglied, nach, testId, verein } from '../../tests/builders/verein'
import type { Op, VereinStand } from '../domain/op/op'
import type { Entscheidung } from '../domain/op/aenderung'
import { applyAenderungen } from '../domain/op/apply'
import { decide } from '../domain/op/decide'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { AbendOp, Wartend } from './ausgang'
import { ABEND_OP_ARTEN } from './ausgang'
import { liesWartend } from './lesen'
import { vorgriff } from './vorgriff'

const { konto } = kontext()
const LEER = verein({ spieler: [], saisons: [], mitglieder: [mitglied()] })
/** Two evenings, of four and of five. */
const ANFANGSSTAND = nach(LEER, ...ANFANG, ...[4, 5].map(eroeffnung))

function eroeffnung(sitze: number): Op {
  const spieler = [1, 2, 3, 4, 5].map(testId).slice(0, sitze)
  return eroeffnet({
    ...{ spieltagId: testId(20 + sitze), ort: null },
    runde: { id: testId(30 + sitze), sitze: spieler, ersterGeber: testId(1) },
  })
}

it(
  'looks like what the server makes of an operation, but for what only the server knows',
  { timeout: 60_000 },
  () => {
    const genommene = new Map<string, number>()
    fc.assert(
      fc.property(fc.array(wurf, { minLength: 25, maxLength: 50 }), (wuerfe) => {
        wuerfe.reduce((stand, w, i) => {
          const op = vorgangAus(w, stand, i)
          if (op === undefined || !istAbendOp(op)) return stand
          const entscheidung = decide(stand, op, kontext())
          vergleiche(stand, op, entscheidung)
          if (!entscheidung.ok) return stand
          genommene.set(op.art, (genommene.get(op.art) ?? 0) + 1)
          return applyAenderungen(stand, entscheidung.wert)
        }, ANFANGSSTAND)
      }),
      { numRuns: 400 },
    )
    // Every kind was really taken.
    expect(ABEND_OP_ARTEN.filter((art) => !genommene.has(art))).toEqual([])
  },
)

function vergleiche(stand: VereinStand, op: AbendOp, entscheidung: Entscheidung) {
  const wartend = wartendVon(op)
  expect(liesWartend(JSON.parse(JSON.stringify(wartend)))).toEqual({ art: 'gut', wartend })
  const vorher = tagVon(stand, op)
  if (vorher === undefined) return
  const bild = vorgriff(vorher, wartend)
  if (!entscheidung.ok) {
    // Of another version by now: nothing shows. An entry for a taken place shows at the next one.
    const { code } = entscheidung.fehler
    if (code === 'veraltet' && op.art !== 'spiel-eintragen') expect(bild).toBe(vorher)
    return
  }
  const nachher = tagVon(applyAenderungen(stand, entscheidung.wert), op)
  if (nachher === undefined) throw new Error('the evening is still there')
  if (op.art === 'spieltag-abnehmen') expect(bild).toBe(vorher)
  else expect(mitServerwissen(bild, nachher)).toEqual(nachher)
  // What the server has taken shows once.
  expect(vorgriff(nachher, wartend)).toBe(nachher)
}

/** `bild` with what only the server knows as `soll` has it. */
function mitServerwissen(bild: SpieltagAkte, soll: SpieltagAkte): SpieltagAkte {
  return {
    ...bild,
    // The place among the evenings of another day.
    reihenfolge: soll.reihenfolge,
    runden: bild.runden.map((runde, i) => ({
      ...runde,
      spiele: runde.spiele.map((spiel, k) => {
        const dort = soll.runden[i]?.spiele[k]
        const { eingetragenAm, erfasstAm } = dort ?? spiel
        return { ...spiel, eingetragenAm, erfasstAm }
      }),
    })),
    einsprueche: bild.einsprueche.map((einspruch, i) => {
      const { erhobenAm, entschiedenAm, quittiert } = soll.einsprueche[i] ?? einspruch
      return { ...einspruch, erhobenAm, entschiedenAm, quittiert }
    }),
  }
}

function tagVon({ spieltage }: VereinStand, op: AbendOp): SpieltagAkte | undefined {
  return spieltage.find((t) => t.id === op.daten.spieltagId)
}

function istAbendOp(op: Op): op is AbendOp {
  return ABEND_OP_ARTEN.some((art) => art === op.art)
}

function wartendVon(op: AbendOp): Wartend {
  return {
    ...{ fassung: 1, nummer: 1, op, weg: { art: 'verein', kurz: 'kreuzdame' } },
    ...{ spieltagId: op.daten.spieltagId, kontoId: konto.id, erfasstVon: konto.name, zeit: 0 },
  }
}
