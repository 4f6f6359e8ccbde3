import { ABSAGE_STUFEN } from '../spiel/spiel'
import type { Art, Sonderpunkt } from '../spiel/spiel'
import type { ArtRegel, Regelwerk, SonderpunktRegel } from './regelwerk'

/** Kinds of game by the Turnierspielregeln (TSR) and what other books make of them. */

const ABSAGEN = { re: ABSAGE_STUFEN, kontra: ABSAGE_STUFEN } as const

const FARBSOLI = ['solo-kreuz', 'solo-pik', 'solo-herz', 'solo-karo'] as const

function zuZweit(art: Art, sonderpunkte: readonly Sonderpunkt[]): ArtRegel {
  return {
    art,
    re: 2,
    angesagtesSolo: false,
    sonderpunkte,
    ansagen: ABSAGEN,
    stossSagtAn: false,
    vorKlaerung: false,
    vorbehalte: false,
    wertung: 'augen',
  }
}

/** D-S, B-S: no Sonderpunkte where one plays alone. */
function allein(art: Art, angesagtesSolo: boolean): ArtRegel {
  return { ...zuZweit(art, []), re: 1, angesagtesSolo }
}

function arten(sonderpunkte: readonly SonderpunktRegel[], soli: readonly Art[]): ArtRegel[] {
  const erlaubt = sonderpunkte.map((s) => s.art)
  return [
    zuZweit('normal', erlaubt),
    zuZweit('hochzeit', erlaubt),
    allein('stilles-solo', false),
    allein('hochzeit-solo', false),
    ...soli.map((art) => allein(art, true)),
  ]
}

const FUCHS = { art: 'fuchs', hoechstens: 2, augen: 11 } as const

const SONDERPUNKTE_DDV: readonly SonderpunktRegel[] = [
  { art: 'doppelkopf', hoechstens: 4, augen: 40 },
  FUCHS,
  { art: 'charlie', hoechstens: 1, augen: 2 },
]

/** The preset `ddv`: the TSR of the Deutscher Doppelkopf-Verband. */
export const DDV: Regelwerk = {
  id: 'ddv',
  arten: arten(SONDERPUNKTE_DDV, [...FARBSOLI, 'solo-damen', 'solo-buben', 'solo-fehlfarben']),
  sonderpunkte: SONDERPUNKTE_DDV,
  ansagen: 'beide-parteien',
  brichtErstDarueber: null,
  stossWirkung: 'plus2',
  verstoss: 'zaehlt-nicht',
  spieler: [4, 5],
  spielzahl: { 4: 24, 5: 30 },
  soli: { pflicht: true, weitere: 'lustsolo', absageGegenPflicht: true, spieleNachFrist: 0 },
  einstellbar: [],
  standard: {
    kuersoloWiederholung: 'aus',
    stossWirkung: 'plus2',
    abrechnung: null,
    wertung: 'summe',
    abwesenheit: 'zaehlt-nicht',
    freieFehltage: 2,
    streichergebnisse: 0,
    mindestteilnahme: 0,
    gleichstand: 'geteilt',
    fehlgebuehrCent: 0,
  },
}

const SONDERPUNKTE_BESENMARKT: readonly SonderpunktRegel[] = [
  { art: 'doppelkopf', hoechstens: 4, augen: 42 },
  FUCHS,
  { art: 'fuchs-letzter', hoechstens: 1, augen: 11 },
]

/** The preset `besenmarkt`: as `ddv`, but B-G, B-W, B-S, B-A, B-R. */
export const BESENMARKT: Regelwerk = {
  ...DDV,
  id: 'besenmarkt',
  arten: arten(SONDERPUNKTE_BESENMARKT, [...FARBSOLI, 'solo-damen', 'solo-buben']).map((regel) =>
    regel.art === 'solo-damen' ? { ...regel, niePflicht: true } : regel,
  ),
  sonderpunkte: SONDERPUNKTE_BESENMARKT,
  brichtErstDarueber: 're',
  soli: { ...DDV.soli, absageGegenPflicht: false },
  verstoss: 'traegt-allein',
  einstellbar: ['stossWirkung'],
}

/** The preset `skill7`: as `ddv`, but without Pflichtsoli and without a number of games (K-A). */
export const SKILL7: Regelwerk = {
  ...DDV,
  id: 'skill7',
  spielzahl: null,
  soli: { ...DDV.soli, pflicht: false },
}
