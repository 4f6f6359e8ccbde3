import fc from 'fast-check'
import type { Einstellungen } from '../../lib/domain/regelwerk/einstellungen'
import { regelwerkVon } from '../../lib/domain/regelwerk/presets'
import type { Regelwerk, RegelwerkId } from '../../lib/domain/regelwerk/regelwerk'
import type { Runde, RundeSpiel } from '../../lib/domain/runde/runde'
import { beginneVerlauf, besetzungVon, setzeVerlaufFort } from '../../lib/domain/runde/verlauf'
import { pruefeSpiel } from '../../lib/domain/spiel/pruefe'
import type { Spiel } from '../../lib/domain/spiel/spiel'
import { ABSAGE_STUFEN, PARTEIEN, SONDERPUNKTE } from '../../lib/domain/spiel/spiel'
import { scoreSpiel } from '../../lib/domain/wertung/score'
import { runde as baueRunde } from '../builders/runde'
import { artenVon, BUCHWISSEN } from './buecher'
import { einstellungenArb } from './einstellungen'

/** Names that an object would trip over, and some that letters would. */
export const NAMEN = ['Anna', '__proto__', 'constructor', 'Zoë', '李雷', 'toString'] as const

export const wiederholung = () => fc.constantFrom('einmal', 'bis-gewonnen', 'aus')

const absage = fc.constantFrom(...ABSAGE_STUFEN)

/** What decides one game, whoever sits at the table. */
const wahlArb = (regelwerk: RegelwerkId) =>
  fc.record({
    art: fc.constantFrom(...artenVon(regelwerk)),
    re: fc.tuple(fc.nat(3), fc.nat(2)),
    augenRe: fc.integer({ min: 0, max: 240 }).filter((a) => a !== 1 && a !== 239),
    /** How many more Augen there may have been, where that makes no difference. */
    ungezaehlt: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 29 })),
    stoesse: fc.subarray([0, 1, 2, 3]),
    ansagen: fc.oneof(
      fc.constant({}),
      fc.record({ re: absage }),
      fc.record({ kontra: absage }),
      ...(BUCHWISSEN[regelwerk].absageJeder ? [fc.record({ re: absage, kontra: absage })] : []),
    ),
    sonderpunkte: fc.option(
      fc.record({ partei: fc.constantFrom(...PARTEIEN), art: fc.constantFrom(...SONDERPUNKTE) }),
      { nil: undefined },
    ),
    /** Seat of who broke a rule; mostly nobody. */
    regelverstoss: fc.oneof({ weight: 9, arbitrary: fc.constant(4) }, fc.nat(3)),
  })
type Wahl = ReturnType<typeof wahlArb> extends fc.Arbitrary<infer W> ? W : never

/** Any valid Runde of a rule book: games of every kind, whatever the hints say, also beyond the planned number. */
export function runde(
  p: {
    hoechstens?: number
    regelwerk?: RegelwerkId
    /** Settings of every kind instead of the book's own. */
    beliebigEingestellt?: boolean
  } = {},
): fc.Arbitrary<Runde> {
  const regelwerk = p.regelwerk ?? 'urexweiler'
  const wieDasBuch = wiederholung().map((kuersoloWiederholung): Partial<Einstellungen> => ({
    kuersoloWiederholung,
  }))
  return fc
    .record({
      spieler: fc.shuffledSubarray([...NAMEN], {
        minLength: 4,
        maxLength: regelwerk === 'urexweiler' ? 6 : 5,
      }),
      geber: fc.nat(3),
      einstellungen: p.beliebigEingestellt === true ? einstellungenArb(regelwerk) : wieDasBuch,
      wahlen: fc.array(wahlArb(regelwerk), { maxLength: p.hoechstens ?? 40, size: 'max' }),
    })
    .map(({ spieler, geber, einstellungen, wahlen }) => {
      const ersterGeber = spieler[geber] ?? ''
      const leer = baueRunde({ regelwerk, spieler, ersterGeber, einstellungen })
      return { ...leer, spiele: spieleAus(leer, wahlen) }
    })
}

/** One game a choice, each by those who sit at the table when its turn comes. */
function spieleAus(leer: Runde, wahlen: readonly Wahl[]): readonly RundeSpiel[] {
  const regelwerk = regelwerkVon(leer)
  let verlauf = beginneVerlauf(leer)
  return wahlen.map((w) => {
    const amTisch = besetzungVon(verlauf).spieler
    const spiel = spielAus(w, { regelwerk, spieler: amTisch })
    const { gewinner } = scoreSpiel(spiel, { regelwerk, spieler: amTisch })
    verlauf = setzeVerlaufFort(verlauf, spiel, gewinner)
    return { spiel }
  })
}

interface Tisch {
  readonly regelwerk: Regelwerk
  readonly spieler: readonly string[]
}

/** The game of a choice at a table; extras that the rules forbid there are left out. */
function spielAus(w: Wahl, tisch: Tisch): Spiel {
  const { regelwerk, spieler } = tisch
  const erster = spieler[w.re[0]] ?? ''
  const andere = spieler.filter((s) => s !== erster)
  const zuZweit = BUCHWISSEN[regelwerk.id].zuZweit.includes(w.art)
  const re = zuZweit ? [erster, andere[w.re[1]] ?? ''] : [erster]
  const taeter = spieler[w.regelverstoss]
  const schlicht: Spiel = {
    art: w.art,
    re,
    augenRe: w.augenRe,
    ...(taeter === undefined ? {} : { regelverstoss: taeter }),
  }
  const mitStoss = { ...schlicht, stoesse: w.stoesse.map((i) => spieler[i] ?? '') }
  const mitAnsage =
    Object.keys(w.ansagen).length === 0 ? mitStoss : { ...mitStoss, ansagen: w.ansagen }
  const erlaubt = w.sonderpunkte && w.sonderpunkte.art in BUCHWISSEN[regelwerk.id].grenzen
  const voll =
    w.sonderpunkte === undefined || erlaubt !== true
      ? mitAnsage
      : { ...mitAnsage, sonderpunkte: { [w.sonderpunkte.partei]: { [w.sonderpunkte.art]: 1 } } }
  const bis = Math.min(240, w.augenRe + w.ungezaehlt)
  const gueltig = [voll, mitAnsage, mitStoss]
    .flatMap((s) => (bis > w.augenRe ? [{ ...s, augenRe: { von: w.augenRe, bis } }, s] : [s]))
    .find((s) => pruefeSpiel(s, tisch).length === 0)
  return gueltig ?? schlicht
}
