import fc from 'fast-check'
import type { Einstellungen } from '../../lib/domain/regelwerk/einstellungen'
import { ABWESENHEITEN, GLEICHSTAENDE, WERTUNGEN } from '../../lib/domain/regelwerk/einstellungen'
import { ergaenzeEinstellungen } from '../../lib/domain/regelwerk/presets'
import type { RegelwerkId } from '../../lib/domain/regelwerk/regelwerk'
import type { Saison, SaisonSpieltag } from '../../lib/domain/saison/saison'
import { NAMEN, runde, wiederholung } from './runde'
import { einstellungenArb } from './einstellungen'

const ROSTER = [...NAMEN, 'Gisela'] as const

const datum = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10))

const ort = fc.option(fc.constantFrom('Anna', 'Gasthaus „Zur Post“', '道場'), { nil: undefined })

/** Spielpunkte that sum to 0, of some people of whom the last makes up the rest. */
const endstand = fc
  .tuple(
    fc.shuffledSubarray([...ROSTER, 'Gast'], { minLength: 2 }),
    fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 8, maxLength: 8 }),
  )
  .map(([wer, punkte]) => {
    const andere = wer.slice(1).map((s, i) => [s, punkte[i] ?? 0] as const)
    const rest = andere.reduce((summe, [, p]) => summe - p, 0)
    return Object.fromEntries([...andere, [wer[0] ?? '', rest + 0]])
  })

interface Wahl {
  /** No two Spieltage on one date. */
  readonly eigeneTage?: boolean
  /** `urexweiler` unless said otherwise. */
  readonly regelwerk?: RegelwerkId
  /** Season and evenings with settings of every kind instead of the book's own. */
  readonly beliebigEingestellt?: boolean
}

const gespielt = (p: Wahl) =>
  fc.record({
    runden: fc.array(
      fc
        .tuple(runde({ ...p, hoechstens: 6 }), fc.constantFrom(1, 1, 2, 6))
        .map(([r, tisch]) => ({ ...r, ...(tisch > 1 && { tisch }) })),
      { minLength: 1, maxLength: 2 },
    ),
    ende: fc.constantFrom(undefined, 'gespielt' as const, 'vorzeitig' as const),
  })

const spieltag = (p: Wahl): fc.Arbitrary<SaisonSpieltag> =>
  fc
    .record({
      datum,
      ort,
      inhalt: fc.oneof(
        gespielt(p),
        endstand.map((e) => ({ endstand: e })),
      ),
      fehlt: fc.subarray([...ROSTER]),
    })
    .map(({ datum, ort, inhalt, fehlt }) => {
      const runden = 'runden' in inhalt ? inhalt.runden : []
      const anwesend =
        'endstand' in inhalt ? Object.keys(inhalt.endstand) : runden.flatMap((r) => r.spieler)
      return {
        datum,
        ...(ort === undefined ? {} : { ort }),
        entschuldigt: fehlt.filter((s) => !anwesend.includes(s)),
        runden,
        ...('endstand' in inhalt ? { endstand: inhalt.endstand } : {}),
        ...('ende' in inhalt && inhalt.ende !== undefined ? { ende: inhalt.ende } : {}),
      }
    })

/** Any complete set of a season's settings, under Urexweiler. */
export function saisonRegeln(): fc.Arbitrary<Einstellungen> {
  return fc
    .record({
      wertung: fc.constantFrom(...WERTUNGEN),
      abwesenheit: fc.constantFrom(...ABWESENHEITEN),
      freieFehltage: fc.nat(4),
      streichergebnisse: fc.nat(4),
      mindestteilnahme: fc.nat(5),
      gleichstand: fc.constantFrom(...GLEICHSTAENDE),
    })
    .map((regeln) => ergaenzeEinstellungen('urexweiler', regeln))
}

/** Any valid season of seven, with guests, excused members and evenings by result. */
export function saison(p: Wahl = {}): fc.Arbitrary<Saison> {
  const regelwerk = p.regelwerk ?? 'urexweiler'
  const tage =
    p.eigeneTage === true
      ? fc.uniqueArray(spieltag(p), { selector: (t) => t.datum, maxLength: 6 })
      : fc.array(spieltag(p), { maxLength: 6 })
  const wieDasBuch = fc
    .record({ freieFehltage: fc.nat(4), kuersoloWiederholung: wiederholung() })
    .map((teil) => ergaenzeEinstellungen(regelwerk, teil))
  return fc
    .record({
      tage,
      einstellungen: p.beliebigEingestellt === true ? einstellungenArb(regelwerk) : wieDasBuch,
      roster: fc.shuffledSubarray([...ROSTER], { minLength: 7 }),
    })
    .map(({ tage, einstellungen, roster }) => ({
      name: 'Saison 2031',
      regelwerk,
      einstellungen,
      spieler: roster,
      spieltage: tage,
    }))
}
