import fc from 'fast-check'
import { getRegelwerk } from '../../lib/domain/regelwerk/presets'
import type { Runde, RundeSpiel } from '../../lib/domain/runde/runde'
import { beginneVerlauf, besetzungVon, setzeVerlaufFort } from '../../lib/domain/runde/verlauf'
import { pruefeSpiel } from '../../lib/domain/spiel/pruefe'
import type { Spiel } from '../../lib/domain/spiel/spiel'
import { scoreSpiel } from '../../lib/domain/wertung/score'
import { runde as baueRunde } from '../builders/runde'

const ARTEN = getRegelwerk('urexweiler').arten.map((regel) => regel.art)

/** Names that an object would trip over, and some that letters would. */
export const NAMEN = ['Anna', '__proto__', 'constructor', 'Zoë', '李雷', 'toString'] as const

export const wiederholung = () => fc.constantFrom('einmal', 'bis-gewonnen', 'aus')

/** What decides one game, whoever sits at the table. */
const wahl = fc.record({
  art: fc.constantFrom(...ARTEN),
  re: fc.tuple(fc.nat(3), fc.nat(2)),
  augenRe: fc.integer({ min: 0, max: 240 }).filter((a) => a !== 1 && a !== 239),
  /** How many more Augen there may have been, where that makes no difference. */
  ungezaehlt: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 29 })),
  stoesse: fc.subarray([0, 1, 2, 3]),
  ansage: fc.option(
    fc.record({
      partei: fc.constantFrom('re', 'kontra'),
      stufe: fc.constantFrom('keine90', 'keine60', 'keine30', 'schwarz'),
    }),
    { nil: undefined },
  ),
  sonderpunkte: fc.option(
    fc.record({
      partei: fc.constantFrom('re', 'kontra'),
      art: fc.constantFrom('doppelkopf', 'fuchs', 'kallemann'),
    }),
    { nil: undefined },
  ),
})
type Wahl = typeof wahl extends fc.Arbitrary<infer W> ? W : never

/** Any valid Runde of four to six: games of every kind, whatever the hints say, also beyond the planned number. */
export function runde(p: { hoechstens?: number } = {}): fc.Arbitrary<Runde> {
  return fc
    .record({
      spieler: fc.shuffledSubarray([...NAMEN], { minLength: 4, maxLength: 6 }),
      geber: fc.nat(3),
      wiederholung: wiederholung(),
      wahlen: fc.array(wahl, { maxLength: p.hoechstens ?? 40, size: 'max' }),
    })
    .map(({ spieler, geber, wiederholung, wahlen }) => {
      const ersterGeber = spieler[geber] ?? ''
      const leer = baueRunde({ spieler, ersterGeber, wiederholung })
      return { ...leer, spiele: spieleAus(leer, wahlen) }
    })
}

/** One game a choice, each by those who sit at the table when its turn comes. */
function spieleAus(leer: Runde, wahlen: readonly Wahl[]): readonly RundeSpiel[] {
  const regelwerk = getRegelwerk('urexweiler')
  let verlauf = beginneVerlauf(leer)
  return wahlen.map((w) => {
    const amTisch = besetzungVon(verlauf).spieler
    const spiel = spielAus(w, amTisch)
    const { gewinner } = scoreSpiel(spiel, { regelwerk, spieler: amTisch })
    verlauf = setzeVerlaufFort(verlauf, spiel, gewinner)
    return { spiel }
  })
}

/** The game of a choice at a table; extras that the rules forbid there are left out. */
function spielAus(w: Wahl, amTisch: readonly string[]): Spiel {
  const regelwerk = getRegelwerk('urexweiler')
  const regel = regelwerk.arten.find((a) => a.art === w.art)
  const erster = amTisch[w.re[0]] ?? ''
  const andere = amTisch.filter((s) => s !== erster)
  const re = regel?.re === 2 ? [erster, andere[w.re[1]] ?? ''] : [erster]
  const schlicht: Spiel = { art: w.art, re, augenRe: w.augenRe }
  const mitStoss = { ...schlicht, stoesse: w.stoesse.map((i) => amTisch[i] ?? '') }
  const mitAnsage =
    w.ansage === undefined
      ? mitStoss
      : { ...mitStoss, ansagen: { [w.ansage.partei]: w.ansage.stufe } }
  const voll =
    w.sonderpunkte === undefined
      ? mitAnsage
      : { ...mitAnsage, sonderpunkte: { [w.sonderpunkte.partei]: { [w.sonderpunkte.art]: 1 } } }
  const bis = Math.min(240, w.augenRe + w.ungezaehlt)
  const gueltig = [voll, mitAnsage, mitStoss]
    .flatMap((s) => (bis > w.augenRe ? [{ ...s, augenRe: { von: w.augenRe, bis } }, s] : [s]))
    .find((s) => pruefeSpiel(s, { regelwerk, spieler: amTisch }).length === 0)
  return gueltig ?? schlicht
}
