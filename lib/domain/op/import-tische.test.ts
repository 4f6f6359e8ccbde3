import { expect, it } from 'vitest'
import {
  eingetragenIn,
  FRITZ,
  GERDA,
  RUNDE_2,
  TISCH_1,
  zweiTische,
} from '../../../tests/builders/tische'
import { nach, op, RUNDE, SPIELTAG, testId } from '../../../tests/builders/verein'
import { writeSaisonDatei } from '../austausch/saison-schreiben'
import { computeSpieltag, saisonMitLaufenden } from '../spieltag/rechnen'
import { rundenort } from '../spieltag/tische'
import type { SpieltagAkte } from '../spieltag/spieltag'
import type { VereinStand } from './op'

const [ANNA = '', BERND = ''] = TISCH_1

/** The season's evenings as a file holds them, with the names of the club. */
function dateiVon({ saisons: [saison], spieltage, spieler }: VereinStand) {
  if (saison === undefined) throw new Error('the club has a season')
  const nameVon = (id: string) => spieler.find((s) => s.id === id)?.name ?? id
  return writeSaisonDatei(
    { ...saisonMitLaufenden(saison, spieltage), name: 'mitgebracht' },
    nameVon,
  )
}

/** By table what each Runde is called and how it ended, and everybody's Spielpunkte by name. */
function bild(stand: VereinStand, tag: SpieltagAkte | undefined) {
  if (tag === undefined) throw new Error('the evening is there')
  const { summe } = computeSpieltag(tag)
  const namen = stand.spieler.filter((s) => s.id in summe).map((s) => [s.name, summe[s.id]])
  const runden = tag.runden.map((r) => [r.tisch, r.ende, rundenort(tag, r.id).tisch])
  return { ende: tag.ende, runden, punkte: Object.fromEntries(namen) as Record<string, number> }
}

it('an evening of two tables that is brought in again has both, with the same standing', () => {
  const vorher = nach(
    zweiTische(),
    eingetragenIn(RUNDE, {
      ...{ spiel: 301, position: 1, inhalt: { art: 'normal', re: [ANNA, BERND], augenRe: 130 } },
    }),
    eingetragenIn(RUNDE_2, {
      ...{ spiel: 302, position: 1, inhalt: { art: 'normal', re: [FRITZ, GERDA], augenRe: 155 } },
    }),
    op('spieltag-abschliessen', 2, { spieltagId: SPIELTAG, ende: 'vorzeitig' }),
  )
  const datei = dateiVon(vorher)
  expect(datei.spieltage[0]).toMatchObject({ runden: [{}, { tisch: 2 }] })
  expect(JSON.stringify(datei)).not.toContain('"tisch":1')
  const nachher = nach(vorher, op('saison-importieren', 0, { saisonId: testId(11), datei }))
  const neu = nachher.spieltage.find((t) => t.saisonId === testId(11))
  expect(bild(nachher, neu)).toEqual(bild(vorher, vorher.spieltage[0]))
  // 130: Re wins, +1. 155: Re wins, keine 90, +2.
  expect(bild(nachher, neu).punkte).toEqual({
    ...{ Anna: 1, Bernd: 1, Clara: -1, Dieter: -1 },
    ...{ Fritz: 2, Gerda: 2, Heinz: -2, Inge: -2 },
  })
})

it('an evening that says nothing of its end is played out when the last Runde of each table is', () => {
  const tag = (zweite: string) => {
    const runden = ['gespielt', zweite].map((ende, i) => ({
      ...{ spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'], ersterGeber: 'Anna', spiele: [] },
      ...{ ende, ...(i > 0 && { tisch: 2 }) },
    }))
    return { datum: '2026-01-09', runden }
  }
  const datei = {
    ...dateiVon(zweiTische()),
    spieltage: [tag('vorzeitig'), tag('gespielt')],
  }
  const stand = nach(zweiTische(), op('saison-importieren', 0, { saisonId: testId(11), datei }))
  const neue = stand.spieltage.filter((t) => t.saisonId === testId(11))
  expect(neue.map((t) => t.ende)).toEqual(['vorzeitig', 'gespielt'])
})
