import { describe, expect, it } from 'vitest'
import { FUENF, SECHS } from '../../../tests/builders/runde'
import { textBruch } from '../bruch'
import { getRegelwerk } from '../regelwerk/presets'
import { computeSaison } from './compute'
import type { SaisonSpieltag, SaisonStand } from './saison'
import type { SaisonVergleich } from './vergleich'
import { compareSaison } from './vergleich'

type Endstand = Readonly<Record<string, number>>

const tag = (datum: string, endstand: Endstand, entschuldigt: readonly string[] = []) => ({
  datum,
  entschuldigt,
  runden: [],
  endstand,
})

function stand(
  freieFehltage: number,
  { spieler = FUENF, spieltage = ohneElke() }: Partial<Pick<Roh, 'spieler' | 'spieltage'>> = {},
): SaisonStand {
  const { id, standard } = getRegelwerk('urexweiler')
  const einstellungen = { ...standard, freieFehltage }
  return computeSaison({ name: '2026', regelwerk: id, einstellungen, spieler, spieltage })
}

interface Roh {
  readonly spieler: readonly string[]
  readonly spieltage: readonly SaisonSpieltag[]
}

/**
 * Five members, Elke misses all three evenings and is third of each with 3. The others get 5½, 4, 2, 1: Anna 16½ in
 * all, Bernd 4 + 4 + 1 = 9, Clara 2 + 1 + 4 = 7, Dieter 1 + 2 + 2 = 5. Elke has 9 less one for each absence that costs.
 */
function ohneElke(entschuldigt: readonly string[] = []): readonly SaisonSpieltag[] {
  return [
    tag('2026-01-09', { Anna: 8, Bernd: 3, Clara: -5, Dieter: -6 }, entschuldigt),
    tag('2026-02-06', { Anna: 8, Bernd: 3, Dieter: -5, Clara: -6 }),
    tag('2026-03-06', { Anna: 8, Clara: 3, Dieter: -5, Bernd: -6 }),
  ]
}

/** `Elke 3 8 → 2+Bernd 9`, only those whose place, company or Rangpunkte differ. */
const tabelle = (v: SaisonVergleich) =>
  v.tabelle
    .map(({ spieler, vorher, nachher }) => [spieler, ...[vorher, nachher].map(platz)] as const)
    .flatMap(([spieler, alt, neu]) => (alt === neu ? [] : [`${spieler} ${alt} → ${neu}`]))

const platz = (p: SaisonVergleich['tabelle'][number]['vorher']) =>
  `${[p.rang, ...p.geteiltMit].join('+')} ${textBruch(p.rangpunkte)}`

/** `2026-03-06 Elke (3) 2−1 → 3−0`: Rangpunkte and the deduction within them. */
const tage = (v: SaisonVergleich) =>
  v.spieltage.flatMap(({ datum, aenderungen }) =>
    aenderungen.map(({ spieler, fehltag, vorher, nachher }) => {
      const [alt, neu] = [vorher, nachher].map((w) => `${textBruch(w.rangpunkte)}−${w.abzug}`)
      return `${datum} ${spieler} (${fehltag}) ${alt} → ${neu}`
    }),
  )

describe('free absences of a season under way (U-L4)', () => {
  it('2 → 3: the third costs nothing any more, Elke rises to the place of Bernd', () => {
    const v = compareSaison(stand(2), stand(3))
    expect(tage(v)).toEqual(['2026-03-06 Elke (3) 2−1 → 3−0'])
    expect(tabelle(v)).toEqual(['Bernd 2 9 → 2+Elke 9', 'Elke 3 8 → 2+Bernd 9'])
  })

  it('2 → 1: the second costs too, Clara rises to the place that Elke keeps', () => {
    const v = compareSaison(stand(2), stand(1))
    expect(tage(v)).toEqual(['2026-02-06 Elke (2) 3−0 → 2−1'])
    expect(tabelle(v)).toEqual(['Clara 4 7 → 3+Elke 7', 'Elke 3 8 → 3+Clara 7'])
  })

  it('1 → 3: two evenings change, one tie goes and another comes', () => {
    const v = compareSaison(stand(1), stand(3))
    expect(tage(v)).toEqual(['2026-02-06 Elke (2) 2−1 → 3−0', '2026-03-06 Elke (3) 2−1 → 3−0'])
    expect(tabelle(v)).toEqual([
      'Bernd 2 9 → 2+Elke 9',
      'Elke 3+Clara 7 → 2+Bernd 9',
      'Clara 3+Elke 7 → 4 7',
    ])
  })

  it('3 → 99: whoever never missed as often changes nothing', () => {
    const v = compareSaison(stand(3), stand(99))
    expect([tage(v), tabelle(v)]).toEqual([[], []])
    expect(v.tabelle.map((z) => z.spieler)).toEqual(['Anna', 'Bernd', 'Elke', 'Clara', 'Dieter'])
  })

  it('counts no Fehltag for an excused absence (U-L6)', () => {
    const spieltage = ohneElke(['Elke'])
    const v = compareSaison(stand(2, { spieltage }), stand(1, { spieltage }))
    expect(tage(v)).toEqual(['2026-03-06 Elke (2) 3−0 → 2−1'])
  })

  it('is exact where seven share all places: 57/14, less one 43/14', () => {
    const season = {
      spieler: [...SECHS, 'Gisela'],
      spieltage: [tag('2026-01-09', Object.fromEntries(SECHS.map((s) => [s, 0])))],
    }
    const v = compareSaison(stand(1, season), stand(0, season))
    expect(tage(v)).toEqual(['2026-01-09 Gisela (1) 57/14−0 → 43/14−1'])
    expect(v.tabelle.at(-1)).toMatchObject({ spieler: 'Gisela', nachher: { rang: 7 } })
  })

  it('keeps two Spieltage of one date apart', () => {
    const [erster, zweiter, dritter] = ohneElke()
    if (!erster || !zweiter || !dritter) throw new Error('drei Spieltage')
    const spieltage = [dritter, { ...zweiter, datum: erster.datum }, erster]
    const v = compareSaison(stand(2, { spieltage }), stand(1, { spieltage }))
    // On that date place 1 of the input comes first: the absence at place 2 is the second, the one in March the third.
    expect(v.spieltage.map((t) => [t.index, t.datum])).toEqual([[2, '2026-01-09']])
  })
})

describe('any other difference between two counts', () => {
  it('names every place of an evening that moved, and only those', () => {
    const vorher = stand(2, { spieltage: ohneElke().slice(0, 2) })
    const [erster, zweiter] = ohneElke()
    if (!erster || !zweiter) throw new Error('zwei Spieltage')
    const gedreht = { ...zweiter, endstand: { Anna: 3, Bernd: 8, Dieter: -5, Clara: -6 } }
    const v = compareSaison(vorher, stand(2, { spieltage: [erster, gedreht] }))
    expect(v.spieltage.map((t) => t.datum)).toEqual(['2026-02-06'])
    expect(
      v.spieltage[0]?.aenderungen.map((a) => [a.spieler, a.fehltag, a.vorher.rang, a.nachher.rang]),
    ).toEqual([
      ['Anna', null, 1, 2],
      ['Bernd', null, 2, 1],
    ])
    expect(tabelle(v)).toEqual(['Anna 1 11 → 1+Bernd 19/2', 'Bernd 2 8 → 1+Anna 19/2'])
  })

  it('refuses two seasons that are not the same one', () => {
    expect(() => compareSaison(stand(2), stand(2, { spieler: SECHS }))).toThrow()
  })
})
